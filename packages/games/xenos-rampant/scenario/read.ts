// A scenario from a file or an editor: every word is known or named as wrong.
import {
  BadInput,
  type Reader,
  aNumber,
  aText,
  fields,
  headOf,
  headReaders,
  listOf,
  oneOf,
  scenarioData,
  textOf,
  aMark,
} from '@xenotable/kernel';
import { UNIT_KIND } from '../detachment/own.ts';
import { TERRAIN } from '../content/terrain.ts';
import { UNIT_NAMES } from '../content/units.ts';
import {
  BUILDING_KINDS,
  type Goal,
  OBSTACLE_KINDS,
  type Piece,
  ROLES,
  type Scenario,
  type Spot,
  type ZoneTerms,
} from './scenario.ts';

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export const AREA_KINDS: readonly string[] = TERRAIN.filter(({ letter }) => letter !== '.').map(
  ({ name }) => name,
);
/** Letters of a map in rows, each with its ground. */
export const GROUND_LETTERS: readonly (readonly [letter: string, ground: string])[] = TERRAIN.map(
  ({ letter, name }) => [letter, name],
);
export const POINTS = [12, 18, 24, 30, 36] as const;

/** Inches in halves. */
const inches =
  (least: number, most: number): Reader<number> =>
  (value, where) => {
    if (typeof value !== 'number' || !Number.isInteger(value * 2) || value < least || value > most)
      throw new BadInput(where, `must be inches from ${least} to ${most}, in halves`);
    return value;
  };

const pair =
  (reader: Reader<number>): Reader<Spot> =>
  (value, where) => {
    const [x, y, ...more] = listOf(reader)(value, where);
    if (x === undefined || y === undefined || more.length > 0)
      throw new BadInput(where, 'must be two lengths in inches');
    return [x, y];
  };

const aSpot = pair(inches(0, 48));

const aTurn: Reader<number> = (value, where) => {
  const turn = aNumber(0, 165)(value, where);
  if (turn % 15 !== 0) throw new BadInput(where, 'must be a multiple of 15 degrees');
  return turn;
};

const readPiece: Reader<Piece> = (value, where) => {
  const { turn, ...piece } = fields(
    { kind: oneOf([...AREA_KINDS, ...OBSTACLE_KINDS]), at: aSpot, size: pair(inches(0.5, 48)) },
    { turn: aTurn },
  )(value, where);
  return { ...piece, turn: turn ?? 0 };
};

/** One of several shapes, told apart by a field that only it has. */
function byField<T>(shapes: Record<string, Reader<T>>): Reader<T> {
  return (value, where) => {
    const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const key = Object.keys(shapes).find((one) => given.includes(one));
    const reader = key === undefined ? undefined : shapes[key];
    if (reader === undefined)
      throw new BadInput(where, `must be an object with ${Object.keys(shapes).join(', ')}`);
    return reader(value, where);
  };
}

const aDepth: Reader<number | 'usual'> = (value, where) =>
  value === 'usual' ? value : inches(2, 24)(value, where);

const readZone: Reader<ZoneTerms> = byField<ZoneTerms>({
  depth: fields({ depth: aDepth }, { edge: oneOf(EDGES) }),
  from: fields({ from: aSpot, to: aSpot }),
  middle: fields({ middle: aSpot, radius: inches(2, 24) }),
});

const aWho = oneOf([...ROLES, 'both'] as const);
const aRole = oneOf(ROLES);
const points = aNumber(1, 10);
const byCost: Reader<'cost' | number> = (value, where) => (value === 'cost' ? value : points(value, where));
const verb = <V extends string>(name: V): Reader<V> => oneOf([name] as const);

const GOALS: Record<Goal['verb'], Reader<Goal>> = {
  kill: fields({ verb: verb('kill'), side: aWho, points: oneOf(['kill points', 'cost'] as const) }),
  destroy: fields({ verb: verb('destroy'), what: oneOf(['commander'] as const), side: aWho, points }),
  hold: fields(
    { verb: verb('hold'), points, when: oneOf(['end', 'turn'] as const) },
    { from: aNumber(1, 12), name: textOf(1, 30) },
  ),
  reach: fields({ verb: verb('reach'), side: aRole, points: byCost }),
  exit: fields({ verb: verb('exit'), side: aRole, edge: oneOf([...EDGES, 'own'] as const), points: byCost }),
  survive: fields({ verb: verb('survive'), side: aRole, points }),
  carry: fields({ verb: verb('carry'), at: aSpot, out: points, held: aNumber(0, 10) }),
  control: fields(
    { verb: verb('control'), ground: oneOf(TERRAIN.map(({ letter }) => letter)), at: aSpot, points },
    { else: fields({ side: aRole, points }), name: textOf(1, 30) },
  ),
  convoy: fields({
    verb: verb('convoy'),
    edge: oneOf(EDGES),
    from: inches(0, 48),
    to: inches(0, 48),
    truck: points,
    escort: points,
    lost: points,
    left: points,
  }),
};
const VERBS = ['kill', 'destroy', 'hold', 'reach', 'exit', 'survive', 'carry', 'control', 'convoy'] as const;

const readGoal: Reader<Goal> = (value, where) => {
  const given: unknown =
    typeof value === 'object' && value !== null && 'verb' in value ? value.verb : undefined;
  return GOALS[oneOf(VERBS)(given, `${where}.verb`)](value, where);
};

export const readRows: Reader<string[]> = (value, where) => {
  const rows = listOf(aText)(value, where);
  const letters = TERRAIN.map(({ letter }) => letter);
  if (rows.length !== 0 && rows.length !== 24)
    throw new BadInput(where, `must have 24 rows or none, not ${rows.length}`);
  rows.forEach((row, i) => {
    if (row.length !== 24) throw new BadInput(`${where}[${i}]`, `must have 24 letters, not ${row.length}`);
    const strange = [...row].find((letter) => !letters.includes(letter));
    if (strange !== undefined)
      throw new BadInput(
        `${where}[${i}]`,
        `nobody knows the letter ${JSON.stringify(strange)}; known: ${letters.join(' ')}`,
      );
  });
  return rows;
};

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where);

const readStance = fields(
  { is: oneOf(['SEIZE', 'HUNT', 'HOLD'] as const) },
  { seizeLate: aNumber(1, 12), coverEarly: aNumber(1, 12), holds: oneOf(UNIT_NAMES) },
);

/** No list of a scenario is longer; how many there may be of each, its problems say. */
const MOST = 200;
const zones = listOf(readZone, MOST);
const HEAD = headReaders('xenos-rampant', [UNIT_KIND]);

const readBody = fields(
  {
    ...HEAD.needed,
    turns: aNumber(1, 12),
    goals: listOf(readGoal, MOST),
    zones: fields({ attacker: zones, defender: zones }),
  },
  {
    ...HEAD.free,
    rows: readRows,
    pieces: listOf(readPiece, MOST),
    buildings: oneOf(BUILDING_KINDS),
    points: oneOf(POINTS),
    lists: fields({}, { A: orNull(textOf(1, 4000)), B: orNull(textOf(1, 4000)) }),
    attacks: oneOf(['dice', 'A', 'B', 'automaton'] as const),
    edges: orNull(fields({ attacker: orNull(oneOf(EDGES)), defender: orNull(oneOf(EDGES)) })),
    first: aRole,
    deployment: fields({}, { attacker: zones, defender: zones }),
    reserve: listOf(aRole, MOST),
    drop: listOf(aRole, MOST),
    half: aMark,
    trucks: fields({ count: aNumber(1, 4) }, { on: oneOf(TERRAIN.map(({ letter }) => letter)) }),
    apart: inches(1, 24),
    markers: listOf(aSpot, MOST),
    placedMarkers: aNumber(0, 5),
    reinforcements: listOf(
      fields({ side: aRole, turn: aNumber(1, 12), edge: oneOf(EDGES), units: listOf(textOf(1, 200), MOST) }),
      MOST,
    ),
    stances: fields({ attacker: readStance, defender: readStance }),
  },
);

export function readScenario(value: unknown, where = 'scenario'): Scenario {
  const given = readBody(scenarioData(value, where), where);
  return {
    ...headOf(given),
    rows: given.rows ?? [],
    pieces: given.pieces ?? [],
    buildings: given.buildings ?? 'house',
    turns: given.turns,
    points: given.points ?? 24,
    lists: { A: given.lists?.A ?? null, B: given.lists?.B ?? null },
    attacks: given.attacks ?? 'dice',
    edges: given.edges ?? null,
    first: given.first ?? 'attacker',
    zones: given.zones,
    deployment: given.deployment ?? {},
    reserve: given.reserve ?? [],
    ...(given.drop !== undefined && { drop: given.drop }),
    ...(given.half !== undefined && { half: given.half }),
    ...(given.trucks !== undefined && { trucks: given.trucks }),
    ...(given.apart !== undefined && { apart: given.apart }),
    markers: given.markers ?? [],
    placedMarkers: given.placedMarkers ?? 0,
    goals: given.goals,
    reinforcements: given.reinforcements ?? [],
    stances: given.stances ?? { attacker: { is: 'HUNT' }, defender: { is: 'HUNT' } },
  };
}
