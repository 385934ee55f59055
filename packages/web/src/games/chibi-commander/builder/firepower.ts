// How many hearts each unit takes on average with its best attack, by distance.
import { type TypeName, typeOf } from '@xenotable/chibi-commander/content';
import { hitChance } from '@xenotable/chibi-commander/preview';
import { type SquadList, calledIn } from '@xenotable/chibi-commander/workshop';
import type { FirepowerRow } from '../../../table/builder/Firepower.tsx';

/** Distances in fields; melee reaches the first. */
const FAR = [1, 2, 4, 6];

export const columns = FAR.map((far) => (far === 1 ? '1 field' : `${far} fields`));

/** CC-DMG-01 A damage die takes one heart on average. */
const heartsAt = (type: TypeName, far: number): number =>
  Math.max(
    0,
    ...typeOf(type)
      .chains.filter(({ deed, range }) => (deed === 'attack' || deed === 'blast') && (range > 0 || far === 1))
      .map(({ range, dice, twice }) => (twice ? 2 : 1) * dice * hitChance(range, far)),
  );

export const rowsOf = (list: SquadList): FirepowerRow[] =>
  list.types.map((type, i) => ({
    name: [calledIn(list, i), type].filter(Boolean).join(', '),
    values: FAR.map((far) => heartsAt(type, far)),
  }));
