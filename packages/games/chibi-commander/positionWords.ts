// The words in which a position is written.
import {
  type Bag,
  type Reader,
  aFlag,
  aNumber,
  aText,
  anything,
  bagOf,
  fields,
  listOf,
  oneOf,
  recordOf,
} from '@xenotable/kernel';
import { fieldSigns, layoutNames } from './content/maps.ts';
import { FACTIONS, isOwnType, type TypeName, typeNamed, typeNames } from './content/units.ts';
import { bookMissions } from './missions/index.ts';
import { aCell } from './places.ts';
import { MODES as SCENARIO_MODES } from './scenario/scenario.ts';
import type { Mode } from './table.ts';

const MODES: readonly Mode[] = [...SCENARIO_MODES, 'FOLLOWER'];

/** 'Soldier 2' is a Soldier. */
export const aType = (name: string, where: string): TypeName => aPlainType(name.replace(/ \d+$/, ''), where);

/** CC-SCN-15 A type of the book, or one of one's own, whose name says its card. */
const aPlainType: Reader<TypeName> = (value, where) =>
  typeof value === 'string' && isOwnType(value) ? typeNamed(value) : oneOf(typeNames)(value, where);

const PASTS = ['inside', 'came out', 'from the left'] as const;

const readUnit = fields(
  {},
  {
    at: aCell,
    lost: aNumber(0, 6),
    coma: aFlag,
    activated: aFlag,
    panics: aNumber(0, 4),
    groggy: aFlag,
    wounded: aFlag,
    swayed: aFlag,
    moved: aFlag,
    'stars used': aNumber(0, 2),
    mode: oneOf(MODES),
    follows: aText,
    side: oneOf(['Earth', 'Invaders', 'neutral', 'undead'] as const),
    waiting: aFlag,
    fate: oneOf(['dead', 'captured', 'abducted', 'evacuated'] as const),
    by: oneOf(FACTIONS),
    killer: aText,
    exit: aCell,
    borrowed: aFlag,
    faction: oneOf(FACTIONS),
    seat: oneOf(['A', 'B', 'C', 'D', 'nobody'] as const),
    covered: aFlag,
    sent: aFlag,
    excess: aNumber(0, 99),
    'excess in': aNumber(),
    wary: aText,
    involved: aFlag,
    known: aFlag,
    past: oneOf(PASTS),
    point: aNumber(),
  },
);

const readArmy = fields(
  {},
  {
    purse: aNumber(),
    goal: aNumber(),
    spare: aNumber(),
    ghosts: aNumber(),
    landing: aNumber(),
    dragged: aFlag,
    pulled: aFlag,
    bought: listOf(aText),
    squad: listOf(aPlainType),
    ready: aFlag,
    points: aNumber(),
  },
);

/** How many of each kind are left in a bag, those that have run out included. */
const readBag: Reader<Bag<string>> = (value, where) => {
  const counts = recordOf(aNumber(0, 99))(value, where);
  return { ...bagOf<string>([]), kinds: Object.keys(counts), left: Object.values(counts) };
};

const readTypes: Reader<Bag<TypeName>> = (value, where) => {
  const bag = readBag(value, where);
  return {
    ...bagOf<TypeName>([]),
    kinds: bag.kinds.map((kind) => aPlainType(kind, where)),
    left: bag.left,
  };
};

/** Wounds and marks of a unit that a Blip hides. */
export const HIDDEN_MARKS = ['lost', 'panics', 'groggy', 'wounded', 'swayed', 'stars used', 'past'] as const;

const readHidden = fields(
  { is: aText },
  {
    mode: oneOf(MODES),
    faction: oneOf(FACTIONS),
    follows: aText,
    number: aNumber(),
    pool: aNumber(),
    activated: aFlag,
    lost: aNumber(0, 6),
    panics: aNumber(0, 4),
    groggy: aFlag,
    wounded: aFlag,
    swayed: aFlag,
    'stars used': aNumber(0, 2),
    past: oneOf(PASTS),
  },
);

const readBlip: typeof readHidden = (value, where) =>
  readHidden(typeof value === 'string' ? { is: value } : value, where);

const aThing: Reader<string> = (value, where) => {
  const name = oneOf(Object.values(fieldSigns))(value, where);
  return Object.keys(fieldSigns).find((sign) => fieldSigns[sign] === name) ?? '.';
};

export const EDGES: Record<string, string> = {
  fence: 'f',
  rim: 'r',
  window: 'W',
  wall: '|',
  door: 'D',
  'Alien door': 'A',
  nothing: ' ',
};

/** A number, or a unit, field or side by its name. */
const aMark: Reader<number | string> = (value, where) =>
  typeof value === 'string' ? value : aNumber()(value, where);

export const readGiven = fields(
  {},
  {
    mission: oneOf(bookMissions),
    variation: aNumber(0, 4),
    map: oneOf(['open', ...layoutNames]),
    things: recordOf(aThing),
    edges: recordOf(oneOf(Object.keys(EDGES))),
    'open doors': listOf(aText),
    round: aNumber(1, 99),
    turn: oneOf(FACTIONS),
    at: oneOf(['turn', 'start of round', 'end of round', 'end of turn', 'level up'] as const),
    purses: recordOf(aNumber(0, 99)),
    rosters: recordOf(listOf(fields({ type: oneOf(typeNames) }, { involved: aFlag, promoted: aFlag }))),
    dead: recordOf(listOf(oneOf(typeNames))),
    players: aNumber(1, 4),
    allies: aFlag,
    programs: listOf(oneOf(['A', 'B', 'C', 'D'])),
    taste: recordOf(anything),
    campaign: aFlag,
    quick: aFlag,
    units: recordOf(readUnit),
    blips: recordOf(readBlip),
    pool: fields(
      { blips: listOf(oneOf(['Ghost', 'any', 'any LV3', ...typeNames])) },
      { types: listOf(aPlainType) },
    ),
    goals: recordOf(aNumber(0, 6)),
    reserve: recordOf(aNumber(0, 20)),
    bought: recordOf(listOf(aText)),
    marks: recordOf(listOf(aMark)),
    'take-off': aNumber(0, 99),
    quiet: aNumber(0, 99),
    bus: aCell,
    monster: aCell,
    crater: aCell,
    crystals: listOf(aCell),
    ship: aFlag,
    ended: listOf(oneOf(['A', 'B', 'C', 'D'])),
    names: listOf(aText),
    standard: aFlag,
    'round limit': aNumber(0, 99),
    'blips so far': aNumber(),
    pools: listOf(fields({ blips: readBag, types: readTypes, 'types LV3': readTypes }, {})),
    armies: recordOf(readArmy),
    stir: aFlag,
    activation: aNumber(),
  },
);

export type Given = ReturnType<typeof readGiven>;
export type GivenUnit = ReturnType<typeof readUnit>;
export type GivenBlip = ReturnType<typeof readBlip>;
