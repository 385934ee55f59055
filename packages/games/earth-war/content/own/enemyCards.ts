// EW-SCN-08 The cards of home-made enemies.
import { type OwnThing, type OwnWhole, type Printed, wholeOf } from '@xenotable/kernel';
import {
  type CardKind,
  KINDS,
  OWN_COPIES,
  type PrintedKind,
  type Targeting,
  isEnemyKind,
  ownName,
} from '../cards.ts';
import { fromBands, toBands } from './bands.ts';

const ENEMIES = KINDS.filter(({ name }) => isEnemyKind(name));

/** Words of a card that are either on it or not, with what they do. */
export const ABILITIES = [
  { field: 'ambush', name: 'AMBUSH', says: 'cancels the wounds of its first round in the Setup' },
  {
    field: 'implant',
    name: 'IMPLANT',
    says: 'a wound that armour does not stop puts the unit DOWN, implanted',
  },
  {
    field: 'opens',
    name: 'OPENS',
    says: 'at the end of a round on 1 to 4 it is gone and a Facehugger joins',
  },
  {
    field: 'grows',
    name: 'GROWS',
    says: 'at the end of a round on 1 to 3 it escapes, on 4 or 5 it is a Drone',
  },
  { field: 'royal', name: 'ROYAL', says: 'calls a Drone each round while fewer than four others are about' },
  { field: 'guards', name: 'GUARDS', says: 'takes the wounds beyond the fourth on whoever is ROYAL' },
  { field: 'spits', name: 'SPITS', says: 'against it an Acid-proof Plate gives ARM +3' },
] as const satisfies readonly { field: keyof CardKind; name: string; says: string }[];

export const TARGETS: Record<Targeting, string> = {
  NEAREST: 'whoever stands nearest',
  FARTHEST: 'whoever stands farthest',
  WEAKEST: 'whoever has the fewest HITS left',
  LEADER: 'the acting leader',
  FOCUS: 'all its wounds on one unit',
};

const printedWhole = (kind: CardKind): OwnWhole => ({
  figures: {
    ...fromBands(kind.attack),
    cap: kind.cap,
    wounds: kind.wounds,
    armoured: kind.armoured ?? 0,
    acid: kind.acid ?? 0,
    fast: Math.max(0, -(kind.shift ?? 0)),
    distant: Math.max(0, kind.shift ?? 0),
  },
  words: {
    abilities: ABILITIES.filter(({ field }) => kind[field] === true).map(({ name }) => name),
    target: [kind.target],
  },
});

/** Enemies of the box as a home-made one may be like them. */
export const PRINTED: readonly Printed[] = ENEMIES.map((kind) => ({
  name: kind.name,
  ...printedWhole(kind),
}));

const printedNamed = (name: string): CardKind & { name: PrintedKind } => {
  const kind = ENEMIES.find((one) => one.name === name);
  if (kind === undefined) throw new RangeError(`there is no enemy called ${name}`);
  return kind;
};

/** What its abilities do, as a card says it. */
const textOf = (abilities: readonly string[]): string =>
  ABILITIES.filter(({ name, field }) => field !== 'ambush' && abilities.includes(name))
    .map(({ name, says }) => `${name}: ${says}.`)
    .join(' ');

const targetNamed = (name: string | undefined): Targeting =>
  name !== undefined && Object.hasOwn(TARGETS, name)
    ? // Its names are those of the table.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      (name as Targeting)
    : 'NEAREST';

/** The card of a home-made enemy. */
export function enemyCard(thing: OwnThing): CardKind {
  const { figures, words } = wholeOf({ printed: PRINTED }, thing);
  const of = (field: string): number => figures[field] ?? 0;
  const abilities = words['abilities'] ?? [];
  const shift = of('distant') - of('fast');
  const like = printedNamed(thing.like);
  return {
    id: 'EW-SCN-08',
    name: ownName(thing.name),
    like: like.name,
    letter: like.letter,
    copies: OWN_COPIES,
    attack: toBands(figures),
    cap: of('cap'),
    wounds: of('wounds'),
    ...(of('armoured') > 0 && { armoured: of('armoured') }),
    ...(of('acid') > 0 && { acid: of('acid') }),
    ...(shift !== 0 && { shift }),
    ...Object.fromEntries(
      ABILITIES.filter(({ name }) => abilities.includes(name)).map(({ field }) => [field, true]),
    ),
    target: targetNamed(words['target']?.[0]),
    text: textOf(abilities),
  };
}
