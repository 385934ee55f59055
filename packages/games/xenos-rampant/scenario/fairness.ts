// XR-SCN-02 Whether a board treats both zones alike: cover before them, rough ground, the way to each marker, sight on the middle.
import { type Box, type Net, NO_WAY, costsTo, nodeBeside, squaredToBox } from '@xenotable/board';
import { TERRAIN } from '../content/terrain.ts';
import { type Board, boardOf } from './board.ts';
import { areasOf } from './problems.ts';
import { ROLES, type Scenario, type Spot } from './scenario.ts';

export interface FairRow {
  name: string;
  /** What is compared. */
  about: string;
  unit: '%' | '"';
  /** Of the first and the second zone. */
  values: [number, number];
  bound: number;
}

export interface Fairness {
  /** 'north' and 'south', or the roles where edges are named. */
  zones: [string, string];
  rows: FairRow[];
}

const FRONT = 1200;
const MIDDLE: Spot = [24, 24];

const typeAt = (board: Board, x: number, y: number) =>
  TERRAIN[board.codes[Math.floor(y / board.size) * board.columns + Math.floor(x / board.size)] ?? 0];

/** Cells of one inch, by their middles. */
function* inchCells(): Generator<[x: number, y: number]> {
  for (let y = 50; y < 4800; y += 100) for (let x = 50; x < 4800; x += 100) yield [x, y];
}

/** Share of the cells for which something holds, in tenths of a percent, of each zone's part of the table. */
function shares(
  zones: readonly [Box, Box],
  counts: (from: number) => boolean,
  holds: (x: number, y: number) => boolean,
): [number, number] {
  const all = [0, 0];
  const good = [0, 0];
  for (const [x, y] of inchCells()) {
    const far = zones.map((zone) => Math.sqrt(squaredToBox(x, y, zone)));
    const own = (far[0] ?? 0) <= (far[1] ?? 0) ? 0 : 1;
    if (!counts(far[own] ?? 0)) continue;
    all[own] = (all[own] ?? 0) + 1;
    if (holds(x, y)) good[own] = (good[own] ?? 0) + 1;
  }
  const share = (own: number): number =>
    Math.round((1000 * (good[own] ?? 0)) / Math.max(1, all[own] ?? 0)) / 10;
  return [share(0), share(1)];
}

/** Nodes an inch apart, for units with a core of an inch; rough ground counts double. */
function netOf(board: Board): Net {
  const columns = 48;
  const at = (node: number): Spot => [(node % columns) * 100 + 50, Math.floor(node / columns) * 100 + 50];
  const around = [-75, 0, 75];
  const closed = Uint8Array.from({ length: columns * columns }, (_, node) => {
    const [x, y] = at(node);
    const solid = around.some((dx) =>
      around.some((dy) => {
        const [px, py] = [x + dx, y + dy];
        return (
          px >= 0 && py >= 0 && px < 4800 && py < 4800 && typeAt(board, px, py)?.movement === 'impassable'
        );
      }),
    );
    return solid ? 1 : 0;
  });
  const net: Net = { columns, rows: columns, step: 100, price: new Int32Array(closed.length * 8), closed };
  for (let node = 0; node < closed.length; node++)
    for (let direction = 0; direction < 8; direction++) {
      const next = nodeBeside(net, node, direction);
      if (next < 0 || closed[node] === 1 || closed[next] === 1) continue;
      const slow = typeAt(board, ...at(next))?.movement === 'rough' ? 2 : 1;
      net.price[node * 8 + direction] = (direction % 2 === 0 ? 100 : 142) * slow;
    }
  return net;
}

/** Inches from the nearest place of each zone to a point. */
function waysTo(net: Net, zones: readonly [Box, Box], [x, y]: Spot): [number, number] {
  const node = Math.min(47, Math.floor(y)) * 48 + Math.min(47, Math.floor(x));
  const costs = costsTo(net, node);
  const way = (zone: Box): number => {
    let least = NO_WAY;
    costs.forEach((cost, at) => {
      const [px, py] = [(at % 48) * 100 + 50, Math.floor(at / 48) * 100 + 50];
      if (px > zone.west && px < zone.east && py > zone.south && py < zone.north)
        least = Math.min(least, cost);
    });
    return least === NO_WAY ? 999 : Math.round(least / 10) / 10;
  };
  return [way(zones[0]), way(zones[1])];
}

/** Whether a line meets nothing that hides what is behind it. */
function isClear(board: Board, [ax, ay]: Spot, [bx, by]: Spot): boolean {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 50);
  let within = false;
  for (let i = 0; i <= steps; i++) {
    const x = ax + ((bx - ax) * i) / steps;
    const y = ay + ((by - ay) * i) / steps;
    const sight = typeAt(board, Math.min(4799, x), Math.min(4799, y))?.sight ?? 'clear';
    if (sight === 'blocking') return false;
    // Woods and ruins hide what is behind them, not what stands in them.
    if (within && sight !== 'dense') return false;
    within = sight === 'dense' && i > 0;
  }
  return true;
}

/** Share of the lines from the front of a zone to the middle that are clear. */
function sightOf(board: Board, zone: Box): number {
  const toMiddle: Spot[] = [-300, 0, 300].flatMap((dx) =>
    [-300, 0, 300].map((dy): Spot => [2400 + dx, 2400 + dy]),
  );
  let all = 0;
  let clear = 0;
  const horizontal = zone.east - zone.west >= zone.north - zone.south;
  const front = horizontal
    ? zone.south >= 2400
      ? zone.south
      : zone.north
    : zone.west >= 2400
      ? zone.west
      : zone.east;
  const [from, to] = horizontal ? [zone.west, zone.east] : [zone.south, zone.north];
  for (let at = from + 100; at < to; at += 200) {
    const start: Spot = horizontal ? [at, front] : [front, at];
    for (const end of toMiddle) {
      all++;
      if (isClear(board, start, end)) clear++;
    }
  }
  return Math.round((1000 * clear) / Math.max(1, all)) / 10;
}

/** A corner is written on the wrong side of the other: nobody can stand in it. */
const isEmpty = ({ west, south, east, north }: Box): boolean => east <= west || north <= south;

/** The two zones that are compared: those in the north and south where the Defender chooses, else those of the roles. */
export function zonesCompared(scenario: Scenario): { names: [string, string]; boxes: [Box, Box] } | null {
  const areas = ROLES.map((role) => {
    const zone = (scenario.deployment[role] ?? scenario.zones[role])[0];
    return zone === undefined ? [] : areasOf(scenario, role, zone);
  });
  const [first, second] =
    scenario.edges === null ? [areas[0]?.[0], areas[1]?.[1]] : [areas[0]?.[0], areas[1]?.[0]];
  if (first === undefined || second === undefined || isEmpty(first) || isEmpty(second)) return null;
  return {
    names: scenario.edges === null ? ['north', 'south'] : ['attacker', 'defender'],
    boxes: [first, second],
  };
}

export function fairnessOf(scenario: Scenario): Fairness | null {
  const compared = zonesCompared(scenario);
  if (compared === null) return null;
  const { names, boxes } = compared;
  const board = boardOf(scenario);
  const net = netOf(board);
  const points: Spot[] = scenario.markers.length === 0 ? [MIDDLE] : scenario.markers;
  const ways = points.map((point) => waysTo(net, boxes, point));
  // Markers need not lie between the zones: their ways are compared nearest with nearest.
  const sorted = (own: 0 | 1): number[] => ways.map((way) => way[own]).sort((a, b) => a - b);
  const [mine, theirs] = [sorted(0), sorted(1)];
  return {
    zones: names,
    rows: [
      {
        name: 'Cover in front of the zone',
        about: 'up to 12" before it',
        unit: '%',
        values: shares(
          boxes,
          (far) => far > 0 && far <= FRONT,
          (x, y) => (typeAt(board, x, y)?.cover ?? 0) > 0,
        ),
        bound: 3,
      },
      {
        name: 'Rough ground, own half',
        about: 'slows to half, or cannot be crossed',
        unit: '%',
        values: shares(
          boxes,
          () => true,
          (x, y) => typeAt(board, x, y)?.movement !== 'open',
        ),
        bound: 3,
      },
      ...points.map((_, i): FairRow => ({
        name: scenario.markers.length === 0 ? 'Way to the middle' : `Way to marker ${i + 1}`,
        about: 'nearest start, rough counts double',
        unit: '"',
        values: [mine[i] ?? 0, theirs[i] ?? 0],
        bound: 2,
      })),
      {
        name: 'Sees the middle',
        about: 'from the front of the zone',
        unit: '%',
        values: [sightOf(board, boxes[0]), sightOf(board, boxes[1])],
        bound: 5,
      },
    ],
  };
}

export const apart = ({ values: [a, b] }: FairRow): number => Math.round(Math.abs(a - b) * 10) / 10;
export const isFair = ({ rows }: Fairness): boolean => rows.every((row) => apart(row) <= row.bound);
