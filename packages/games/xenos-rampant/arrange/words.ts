// The words in which a position is given: what each may hold.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  anything,
  fields,
  listOf,
  oneOf,
  recordOf,
} from '@xenotable/kernel';
import { BOASTS, BOAST_IDS } from '../book/setup/boasts.ts';
import { POWERS } from '../content/powers.ts';
import { TRAITS } from '../content/traits.ts';
import { SCENARIO_NAMES } from '../options.ts';
import type { BoastId, Edge } from '../table.ts';

/** Inches with up to two decimals, as hundredths. */
const anInch: Reader<number> = (value, where) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new BadInput(where, 'must be a number of inches');
  return Math.round(value * 100);
};

const aSpot: Reader<[number, number]> = (value, where) => {
  const list = listOf(anInch)(value, where);
  const [x, y] = list;
  if (list.length !== 2 || x === undefined || y === undefined)
    throw new BadInput(where, 'must be [x, y] in inches');
  return [x, y];
};

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** A boast by its id or its title. */
const aBoast: Reader<BoastId> = (value, where) => {
  const named = BOAST_IDS.find(
    (id) => typeof value === 'string' && BOASTS[id].title.toLowerCase() === value.toLowerCase(),
  );
  return named ?? oneOf(BOAST_IDS)(value, where);
};

/** A side: a seat's letter, or 0 and 1 as in reports. */
const aSide: Reader<0 | 1 | string> = (value, where) =>
  value === 0 || value === 1 ? value : aText(value, where);

/** What can be used once in a turn: traits of Commanders, and the doctrine Drilled. */
const ONCE_A_TURN = [...TRAITS.map((trait) => trait.name), 'Drilled'];

const aUnit = fields(
  { unit: aText },
  {
    at: aSpot,
    sp: aNumber(0, 15),
    facing: aNumber(0, 359),
    suppressed: aFlag,
    grounded: aFlag,
    tried: aFlag,
    answered: aFlag,
    commander: aFlag,
    cost: aNumber(0, 12),
    powers: listOf(oneOf(POWERS.map((power) => power.name))),
    species: aText,
    faith: aText,
    mercenary: aNumber(0, 6),
    due: aNumber(0, 12),
    reserve: oneOf(EDGES),
    waits: aFlag,
    in: aText,
    house: aNumber(1, 9),
    state: oneOf(['destroyed', 'routed', 'withdrawn', 'absent'] as const),
    dropped: aFlag,
    extra: oneOf(['truck', 'brood', 'wave', 'underdog', 'ranks'] as const),
    'fixed gun': aFlag,
    driven: anInch,
    'got in': aFlag,
    'got out': aFlag,
    edge: oneOf(EDGES),
    where: oneOf([
      'table',
      'transport',
      'building',
      'reserve',
      'destroyed',
      'routed',
      'withdrawn',
      'absent',
    ] as const),
    fray: aFlag,
    held: aFlag,
    post: aSpot,
    number: aNumber(0, 99),
  },
);

const aSeat = fields(
  {},
  {
    units: recordOf(aUnit),
    traits: listOf(oneOf(TRAITS.map((trait) => trait.name))),
    total: aNumber(0, 72),
    lost: aNumber(0, 72),
    hates: aText,
    crusades: aText,
    automaton: aFlag,
    elite: oneOf(['Attack', 'Move', 'Shoot'] as const),
    doctrine: oneOf(['Drilled', 'Marksmen', 'Headlong', 'Endless ranks'] as const),
    secret: oneOf(['Assassinate', 'Sabotage', 'Survey'] as const),
    boasts: listOf(aBoast),
    'half tested': aFlag,
    'commander lost': aFlag,
    wounded: aFlag,
    'gave up': aFlag,
    name: aText,
    list: aText,
    used: listOf(oneOf(ONCE_A_TURN)),
    cards: listOf(aBoast),
  },
);

/** Reads a position in words. */
export const readGiven = fields(
  { seats: recordOf(aSeat) },
  {
    scenario: oneOf(SCENARIO_NAMES),
    map: aText,
    options: recordOf(anything),
    turn: aNumber(1, 20),
    attacker: aText,
    acting: aText,
    step: oneOf(['phase', 'wild charges', 'orders', 'turn ends', 'count'] as const),
    markers: listOf(aSpot),
    vip: fields({}, { at: aSpot, carrier: aText, out: aSide }),
    buildings: listOf(aNumber(0, 15)),
    'no obstacles': aFlag,
    surveyed: aFlag,
    edges: recordOf(oneOf([...EDGES, 'none'] as const)),
    wave: oneOf(EDGES),
    'only free': aFlag,
    score: listOf(fields({ side: aSide, vp: aNumber(-99, 99), rule: aText, why: aText })),
    powers: listOf(
      fields({ power: oneOf(POWERS.map((power) => power.name)), by: aText, on: aText }, { begun: aFlag }),
    ),
    removed: listOf(
      fields(
        { unit: aText, by: oneOf(['attack', 'shot', 'other'] as const) },
        { killer: aText, how: oneOf(['destroyed', 'routed'] as const) },
      ),
    ),
  },
);

export type Given = ReturnType<typeof readGiven>;
export type GivenSeat = ReturnType<typeof aSeat>;
export type GivenUnit = ReturnType<typeof aUnit>;
/** Where the book is open. */
export type GivenStep = NonNullable<Given['step']>;
