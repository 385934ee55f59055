// How the automaton finds its way.
import type { Play } from '../chapter.ts';
import { FAR_AWAY, type Ground, type Reach, cheapestWays, edgeId, neighbour } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import { EDGE } from '../../content/maps.ts';
import type { Side } from '../../content/units.ts';
import { type Blip, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { moveBlip, spot } from '../blips/blips.ts';
import { closedFor, noWallBetween, openDoor } from '../movement/movement.ts';
import { distance, inCover, lineFree, withoutWalker } from '../fight/sight.ts';
import { isBarred, mission, occupants, unitOf } from '../who.ts';
import { named } from '../../names.ts';

/** Somebody whom the automaton moves: a unit or a Blip. */
export interface Walker {
  side: Side | 'undead';
  cell: Cell;
}

/** CC-NPC-17 Closed doors are opened on the way, for nothing or for a point as the mission says. */
const pricesOf = (w: Table): Uint8Array =>
  terrainOf(w.board).throughDoors[mission(w).doors === 'free' ? 0 : 1];

const ground = (w: Table, side: Side | 'undead'): Ground => ({
  grid,
  prices: pricesOf(w),
  closed: closedFor(w, side, NONE, false),
});

/** Everything within `budget` points of a walker, or on the whole board. */
export const within = (w: Table, walker: Walker, budget?: number): Reach =>
  cheapestWays(ground(w, walker.side), [walker.cell], { budget });

/** Walking distance to a field that somebody stands on; straight distance behind everything else where no way leads there. */
function walkingDistance(ways: Reach, prices: Uint8Array, from: Cell, to: Cell): number {
  let least = FAR_AWAY;
  for (let d = 0; d < 4; d++) {
    const cell = neighbour(grid, to, d);
    if (cell === NONE) continue;
    const step = prices[cell * 8 + ((d + 2) & 3)] ?? 0;
    if (step > 0 && ways.reached(cell)) least = Math.min(least, ways.priceOf(cell) + step);
  }
  return least < FAR_AWAY ? least : 10_000 + distance(from, to);
}

/** CC-NPC-12 The nearest of several by walking distance on the whole board; all that are equally near. `ways`: `within` of the walker. */
export function nearestByWay(
  w: Table,
  walker: Walker,
  targets: readonly Unit[],
  ways: Reach = within(w, walker),
): Unit[] {
  const prices = pricesOf(w);
  let least = Infinity;
  let nearest: Unit[] = [];
  for (const target of targets) {
    const far = walkingDistance(ways, prices, walker.cell, target.cell);
    if (far < least) [least, nearest] = [far, []];
    if (far === least) nearest.push(target);
  }
  return nearest;
}

/** Fields where the walker may stop. */
const mayStop = (standing: readonly number[], walker: Walker, cell: Cell): boolean =>
  cell === walker.cell || standing[cell] === 0;

const rings: Cell[][] = [];

/** The fields at a distance from a field. */
function ringAround(centre: Cell, far: number): readonly Cell[] {
  const key = centre * 64 + far;
  const known = rings[key];
  if (known !== undefined) return known;
  const ring: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++) if (distance(cell, centre) === far) ring.push(cell);
  return (rings[key] = ring);
}

/** Goal fields around a target: at the stopping distance with a free line; failing that farther away up to `most`, then nearer. */
function goals(
  w: Table,
  walker: Walker,
  target: Cell,
  stop: number,
  most: number,
  reachable: (cell: Cell) => boolean,
): Cell[] {
  const standing = occupants(w);
  const shut = terrainOf(w.board).closed;
  const fitting = (from: number, to: number): Cell[] => {
    const fields: Cell[] = [];
    for (let far = from; far <= to; far++)
      for (const cell of ringAround(target, far)) {
        if (shut[cell] !== 0 || !mayStop(standing, walker, cell) || !reachable(cell)) continue;
        if (stop === 1 ? far > 1 || noWallBetween(w, cell, target) : lineFree(w, cell, target))
          fields.push(cell);
      }
    return fields;
  };
  const exact = fitting(stop, stop);
  if (exact.length > 0) return exact;
  const farther = fitting(stop + 1, most);
  return farther.length > 0 ? farther : fitting(1, stop - 1);
}

export interface Way {
  to: Cell;
  path: Cell[];
  /** Price of what is left after it; straight distance where no way exists. */
  left: number;
  /** The same where the walker stands now. */
  before: number;
}

/**
 * CC-NPC-16, CC-NPC-17 The best field within `points` on the way to a target: least remaining way, then in cover from it, then
 * fewest points, then lowest y and x. Null where no step brings it nearer. `ways`: `within` of the walker, on the whole board.
 */
export function approach(
  w: Table,
  walker: Walker,
  target: Cell,
  points: number,
  stop: number,
  most: number,
  ways: Reach = within(w, walker),
): Way | null {
  const reachable = (cell: Cell): boolean => ways.reached(cell);
  return bestWay(w, walker, goals(w, walker, target, stop, most, reachable), points, target, undefined, ways);
}

/** The best field within `points` on the way to any of some fields. */
export function bestWay(
  w: Table,
  walker: Walker,
  ends: readonly Cell[],
  points: number,
  lookOut: Cell,
  jumpTo?: readonly Cell[],
  known?: Reach,
): Way | null {
  const g = known?.ground ?? ground(w, walker.side);
  // Only what is nearer to the ends than the walker is asked for.
  const back = ends.length > 0 ? cheapestWays(g, ends, { backwards: true, until: walker.cell }) : null;
  const remaining = (cell: Cell): number =>
    back?.reached(cell) === true ? back.priceOf(cell) : 10_000 + distance(cell, lookOut);
  const ways = known ?? cheapestWays(g, [walker.cell], { budget: points });
  const standing = occupants(w);
  const others = withoutWalker(w, walker.cell);
  const before = remaining(walker.cell);
  let best: Way | null = null;
  let bestCover = false;
  let bestPrice = 0;
  const consider = (cell: Cell, price: number): void => {
    const left = remaining(cell);
    if (left >= before || (best !== null && left > best.left)) return;
    const cover = inCover(w, lookOut, cell, others);
    const better =
      best === null ||
      left < best.left ||
      (cover && !bestCover) ||
      (cover === bestCover && (price < bestPrice || (price === bestPrice && cell < best.to)));
    if (!better) return;
    best = { to: cell, path: [], left, before };
    bestCover = cover;
    bestPrice = price;
  };
  if (jumpTo !== undefined) for (const cell of jumpTo) consider(cell, 0);
  else
    for (const cell of ways.order) {
      const price = ways.priceOf(cell);
      if (price > points) break;
      if (cell !== walker.cell && mayStop(standing, walker, cell)) consider(cell, price);
    }
  const found = best as Way | null;
  if (found !== null && jumpTo === undefined) found.path = ways.path(found.to);
  return found;
}

/** CC-NPC-22 Free fields that an Invader teleports to without a test: three away with one die, six with two. */
export function jumpsOf(w: Table, from: Cell, dice: number): Cell[] {
  if (dice === 0) return [];
  const standing = occupants(w);
  const shut = terrainOf(w.board).closed;
  const far = w.options.teleport === 'three' ? 3 : 3 * dice;
  const fields: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++)
    if (
      shut[cell] === 0 &&
      standing[cell] === 0 &&
      distance(from, cell) <= far &&
      !isBarred(w, 'Invaders', cell)
    )
      fields.push(cell);
  return fields;
}

/** How far an Earth unit gets on a path: up to an Alien door, which it opens instead of going on; where somebody else stands before it, only up to there. */
function upToAlienDoor(w: Table, unit: Unit, path: readonly Cell[]): { way: readonly Cell[]; door: number } {
  const standing = occupants(w);
  let from = unit.cell;
  for (const [i, cell] of path.entries()) {
    const d = directionOf(from, cell);
    if (terrainOf(w.board).edges[from * 4 + d] === EDGE.alienDoor) {
      let last = i;
      while (last > 0 && standing[path[last - 1] ?? 0] !== 0) last--;
      return { way: path.slice(0, last), door: last === i ? edgeId(grid, from, d) : NONE };
    }
    from = cell;
  }
  return { way: path, door: NONE };
}

/** Walks a path field by field; doors on it are opened. An Alien door ends an Earth unit's walk. Returns false when the walker is gone. */
export function follow(play: Play, who: { unit: UnitId; blip: Blip | null }, path: readonly Cell[]): boolean {
  const w = play.w;
  const { blip } = who;
  const unit = blip === null ? unitOf(w, who.unit) : null;
  const walker = blip ?? unitOf(w, who.unit);
  const { way, door } = unit?.side === 'Earth' ? upToAlienDoor(w, unit, path) : { way: path, door: NONE };
  const start = walker.cell;
  if (way.length > 0)
    play.tell?.(
      {
        type: 'walked',
        ...('type' in walker ? { ...named(walker) } : { blip: walker.id }),
        from: start,
        to: way[way.length - 1] ?? start,
        by: way.length,
        path: way.slice(),
      },
      'CC-NPC-17',
    );
  for (const cell of way) {
    const from = walker.cell;
    const d = directionOf(from, cell);
    const kind = terrainOf(w.board).edges[from * 4 + d];
    if (kind === EDGE.door || kind === EDGE.alienDoor)
      openDoor(play, edgeId(grid, from, d), who.unit, 'CC-NPC-17', who.blip);
    if (blip !== null) {
      moveBlip(w, blip, cell);
      if (blip.unit >= 0) mission(w).on.entered?.(play, unitOf(w, blip.unit), 'walked', null, from);
    } else if (unit !== null) {
      unit.cell = cell;
      mission(w).on.entered?.(play, unit, 'walked', null, from);
      if (unit.cell === NONE) return false;
    }
    spot(play, NONE, who.blip);
  }
  if (door !== NONE) openDoor(play, door, who.unit, 'CC-MOV-10');
  return true;
}

function directionOf(from: Cell, to: Cell): number {
  for (let d = 0; d < 4; d++) if (neighbour(grid, from, d) === to) return d;
  return 0;
}
