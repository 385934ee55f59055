// A Squad that comes from outside, field by field.
import {
  type OwnThing,
  type Reader,
  aFlag,
  aText,
  contentReader,
  fields,
  listOf,
  oneOf,
  BadInput,
} from '@xenotable/kernel';
import { itemNames, vestNames } from '../../content/gear.ts';
import { unitNames } from '../../content/units.ts';
import { weaponNames } from '../../content/weapons.ts';
import type { Recruit, Squad } from '../../table.ts';
import { KINDS } from '../../own/kinds.ts';
import { standard } from './recruit.ts';

/** More than the largest limit pays for (EE-SQD-03): a longer list is no Squad at all. */
export const MOST_MODELS = 60;

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where);

const readCarried = fields({ item: oneOf(itemNames) }, { on: orNull(oneOf(weaponNames)) });

const readThings = contentReader(KINDS);
const aThing =
  (kind: string): Reader<OwnThing> =>
  (value, where) => {
    const [thing] = readThings([value], where);
    if (thing === undefined || thing.kind !== kind) throw new BadInput(where, `must be a ${kind}`);
    return thing;
  };

/** EE-SCN-12 What of a model is home-made. */
const readOwn = fields({}, { unit: aThing('unit'), primary: aThing('weapon'), secondary: aThing('weapon') });

export const LONGEST_NAME = 24;

/** EE-SQD-16 A name for a soldier: one line without the signs that texts of Squads need. */
export const readName: Reader<string> = (value, where) => {
  const name = aText(value, where);
  if (!/^[^\s":*()][^":*()\n]*$/.test(name) || name.trim() !== name || name.length > LONGEST_NAME)
    throw new BadInput(
      where,
      `must be a name of at most ${LONGEST_NAME} characters without quotation marks, colons, asterisks and brackets`,
    );
  return name;
};

const readRecruit: Reader<Recruit> = (value, where) => {
  const read = fields(
    { unit: oneOf(unitNames) },
    {
      leader: aFlag,
      primary: orNull(oneOf(weaponNames)),
      secondary: orNull(oneOf(weaponNames)),
      vest: orNull(oneOf(vestNames)),
      items: listOf(readCarried),
      free: aFlag,
      own: readOwn,
      called: readName,
    },
  )(value, where);
  const { own, called } = read;
  const made = {
    unit: read.unit,
    ...(own !== undefined && { own }),
    ...(called !== undefined && { called }),
  };
  return {
    ...made,
    leader: read.leader ?? false,
    primary: read.primary === undefined ? standard(made, 'primary') : read.primary,
    secondary: read.secondary === undefined ? standard(made, 'secondary') : read.secondary,
    vest: read.vest ?? null,
    items: (read.items ?? []).map((carried) => ({ item: carried.item, on: carried.on ?? null })),
    free: read.free ?? false,
  };
};

export const squadReader: Reader<Squad> = (value, where) => {
  const read = fields(
    { faction: oneOf(['XCOM', 'ADVENT'] as const), models: listOf(readRecruit) },
    { name: aText },
  )(value, where);
  const name = read.name ?? 'Squad';
  if (name.length > 60) throw new BadInput(`${where}.name`, 'must have at most 60 characters');
  if (read.models.length > MOST_MODELS)
    throw new BadInput(`${where}.models`, `must be at most ${MOST_MODELS} models`);
  return { name, faction: read.faction, models: read.models };
};
