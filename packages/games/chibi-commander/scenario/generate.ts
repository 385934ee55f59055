// Maps drawn from a seed: pieces of the box laid as CC-MAP-20 and CC-MAP-21 allow, each with its twin where the map is turned by half.
import { type Chance, fastChance } from '@xenotable/kernel';
import { blockOf, columnOf, field, grid, rowOf } from '../board.ts';
import { type Lie, emptyGround, layOn, lies } from '../book/preparation/ground.ts';
import { type PieceName, pieces } from '../content/pieces.ts';
import { aCell, cellsOf } from '../places.ts';
import { SIDES } from '../content/units.ts';
import type { Cell } from '../table.ts';
import { fairnessOf, isFair } from './fairness.ts';
import { mapProblems } from './mapProblems.ts';
import type { ScenarioEvent } from './events.ts';
import type { Scenario } from './scenario.ts';

/** So many pairs of a piece, from the first number to the second. */
type Pairs = readonly [piece: PieceName, least: number, most: number];

interface Ground {
  name: string;
  /** A street through the middle, never, perhaps or always. */
  street: 0 | 1 | 2;
  pairs: readonly Pairs[];
}

/** CC-MAP-20 No ground needs more than the box has. */
export const GROUNDS: readonly Ground[] = [
  {
    name: 'town',
    street: 2,
    pairs: [
      ['house', 1, 2],
      ['low piece', 4, 6],
      ['small palm', 2, 3],
      ['tall stone', 1, 2],
      ['large palm', 1, 2],
    ],
  },
  {
    name: 'farms',
    street: 1,
    pairs: [
      ['house', 1, 1],
      ['low piece', 5, 6],
      ['large palm', 1, 2],
      ['tall stone', 1, 2],
      ['small palm', 2, 3],
    ],
  },
  {
    name: 'wilderness',
    street: 0,
    pairs: [
      ['large palm', 2, 2],
      ['tall stone', 2, 2],
      ['small palm', 3, 3],
      ['low piece', 3, 6],
      ['crater', 0, 1],
    ],
  },
  {
    name: 'craters',
    street: 0,
    pairs: [
      ['crater', 2, 4],
      ['tall stone', 1, 2],
      ['low piece', 2, 5],
      ['small palm', 1, 3],
    ],
  },
];

/** Houses stand so far from the edge that one can go around them. */
const fromEdge = (piece: PieceName): number => (piece === 'house' ? 2 : piece === 'crater' ? 1 : 0);

/** A house turned by half has its door on the other side; everything else looks the same. */
const turnedWay = (piece: PieceName, way: number): number => (piece === 'house' ? 1 - way : way);

/** Columns and rows that a way of laying a piece takes; lines on edges have no width across. */
function sizeOf(piece: PieceName, way: number): [width: number, height: number] {
  const { cells, upright, level } = pieces[piece][way]!;
  const most = (marks: typeof cells, axis: 0 | 1): number =>
    marks.reduce((all, mark) => Math.max(all, mark[axis] + 1), 0);
  if (cells.length > 0) return [most(cells, 0), most(cells, 1)];
  return upright.length > 0 ? [0, most(upright, 1)] : [most(level, 0), 0];
}

/** Where a piece lies when the whole map is turned by half; null where that is off the board. */
export function twinOf(piece: PieceName, lie: Lie): Lie | null {
  const way = Math.floor(lie / grid.size);
  const cell = lie % grid.size;
  const [width, height] = sizeOf(piece, way);
  const [x, y] = [grid.width - columnOf(cell) - width, grid.height - rowOf(cell) - height];
  return x < 0 || y < 0 || x >= grid.width || y >= grid.height
    ? null
    : turnedWay(piece, way) * grid.size + field(x, y);
}

/** A lie one field aside, or the same where that leaves the board. */
function nudged(lie: Lie, chance: Chance): Lie {
  const cell = lie % grid.size;
  const [dx, dy] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ][chance.roll(4, 'nudge') - 1] ?? [0, 0];
  const [x, y] = [columnOf(cell) + (dx ?? 0), rowOf(cell) + (dy ?? 0)];
  return x < 0 || y < 0 || x >= grid.width || y >= grid.height
    ? lie
    : Math.floor(lie / grid.size) * grid.size + field(x, y);
}

/** Places that are tried for one pair. */
const TRIES = 6;
/** Of three twins of vegetation one stands a field aside. */
const ASIDE = 3;

/** The map with a piece and its twin, or as it was where no pair fits. */
function layPair(
  map: string,
  piece: PieceName,
  keep: readonly Cell[],
  chance: Chance,
  loose: boolean,
): string {
  const free = lies(map, piece, keep, fromEdge(piece));
  for (let i = 0; i < TRIES && free.length > 0; i++) {
    const lie = free[chance.roll(free.length, 'lie') - 1]!;
    const aside = chance.roll(ASIDE, 'aside') === 1;
    const twin = twinOf(piece, lie);
    if (twin === null) continue;
    const one = layOn(map, piece, lie);
    const fits = lies(one, piece, keep, fromEdge(piece));
    const other = loose && aside && piece !== 'house' && piece !== 'crater' ? nudged(twin, chance) : twin;
    if (fits.includes(other)) return layOn(one, piece, other);
    if (fits.includes(twin)) return layOn(one, piece, twin);
  }
  return map;
}

/** CC-MAP-16 A street through the middle looks the same from both sides. */
const MIDDLE = [field(0, 7), grid.size + field(11, 0)] as const;

function draw(seed: number, keep: readonly Cell[], loose: boolean): string {
  const chance = fastChance(seed);
  const ground = GROUNDS[chance.roll(GROUNDS.length, 'ground') - 1]!;
  let map = emptyGround();
  const street = MIDDLE[chance.roll(MIDDLE.length, 'street') - 1]!;
  const paved = ground.street === 2 || (ground.street === 1 && chance.roll(2, 'paved') === 1);
  if (paved) map = layOn(map, 'street', street);
  // CC-MAP-15, CC-MAP-20 There is one big tree: it stands in the middle or nowhere.
  const tree = field(11, 7);
  if (!paved && chance.roll(2, 'tree') === 1 && lies(map, 'big tree', keep).includes(tree))
    map = layOn(map, 'big tree', tree);
  for (const [piece, least, most] of ground.pairs) {
    const pairs = least + chance.roll(most - least + 1, 'pairs') - 1;
    for (let i = 0; i < pairs; i++) map = layPair(map, piece, keep, chance, loose);
  }
  return map;
}

const fits = (map: string): boolean =>
  mapProblems(map).every(({ severity }) => severity !== 'stop') && isFair(fairnessOf(map));

/** A map from a seed, the same everywhere: legal, and fair within `FAIR`. `keep`: fields that stay open. */
export function drawMap(seed: number, keep: readonly Cell[] = []): string {
  const lively = draw(seed, keep, true);
  return fits(lively) ? lively : draw(seed, keep, false);
}

/** Fields that an event counts on. */
function fieldsOf(event: ScenarioEvent): Cell[] {
  switch (event.event) {
    case 'reinforce':
      return cellsOf(event.at);
    case 'force':
      return cellsOf(event.in);
    case 'assault':
      return cellsOf(event.entries.flat());
    case 'waves':
      return typeof event.points === 'number' ? [] : cellsOf(event.points).flatMap(blockOf);
    case 'bus':
      return cellsOf([event.at]);
    case 'strike':
    case 'purpose':
    case 'hatchery':
      return [];
  }
}

/** Fields of a scenario on which nothing may be laid: zones, targets, posts, what events count on, and whoever stands somewhere. */
export const keptFields = (scenario: Scenario): Cell[] => [
  ...cellsOf([
    ...scenario.targets,
    ...SIDES.flatMap((side) => Object.values(scenario.zones[side]).flat()),
    ...(scenario.posts?.areas ?? []).flat(),
    ...(scenario.hidden?.scatter ?? []).flatMap(({ in: area, blips }) => (blips === undefined ? area : [])),
  ]),
  ...(scenario.events ?? []).flatMap(fieldsOf),
  ...scenario.units.map((one) => aCell(one.at, 'at')),
];

/** The same scenario on a map drawn from a seed; the doors of the old map are gone. */
export function drawnScenario({ open: _doors, ...scenario }: Scenario, seed: number): Scenario {
  return { ...scenario, map: drawMap(seed, keptFields(scenario)).split('\n') };
}
