// The next step on a way: a walk as far as it goes, or a door that is opened.
import { type Reach, cheapestWays, edgeId, neighbour } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import { type Mover, cellOf, closedFor, reachOf } from '../../book/movement/movement.ts';
import { mission, unitOf } from '../../book/who.ts';
import type { Choice } from '../../choices.ts';
import { EDGE } from '../../content/maps.ts';
import { type Cell, NONE, type Table } from '../../table.ts';

const sideOf = (w: Table, m: Mover): 'Earth' | 'Invaders' =>
  m.unit === NONE || unitOf(w, m.unit).side === 'Invaders' ? 'Invaders' : 'Earth';

/** Everything within some points of a mover, doors opened on the way; an Alien door is an action of its own for the Earth. */
export function waysOf(w: Table, m: Mover, budget: number): Reach {
  const side = sideOf(w, m);
  const closed = closedFor(w, side, m.drag, m.crystal !== NONE);
  const { throughDoors, throughOwnDoors } = terrainOf(w.board);
  const prices = (side === 'Earth' ? throughOwnDoors : throughDoors)[mission(w).doors === 'free' ? 0 : 1];
  return cheapestWays({ grid, prices, closed }, [cellOf(w, m)], { budget });
}

const directionOf = (from: Cell, to: Cell): number => {
  for (let d = 0; d < 4; d++) if (neighbour(grid, from, d) === to) return d;
  return NONE;
};

/** What lies between two neighbours, if it is a closed door. */
function doorBetween(w: Table, from: Cell, to: Cell): { door: number; alien: boolean } | null {
  const d = directionOf(from, to);
  if (d === NONE) return null;
  const kind = terrainOf(w.board).edges[from * 4 + d];
  return kind === EDGE.door || kind === EDGE.alienDoor
    ? { door: edgeId(grid, from, d), alien: kind === EDGE.alienDoor }
    : null;
}

/** Whether whoever moves may stop on a field. */
const mayStop = (standing: readonly number[], m: Mover, cell: Cell): boolean => {
  const who = standing[cell] ?? 0;
  return who === 0 || (m.drag !== NONE && who === m.drag + 1);
};

/** The first step of a path: to its end, to the last field before a door, or through the door. Null where it cannot be begun. */
export function firstStep(
  w: Table,
  m: Mover,
  path: readonly Cell[],
  standing: readonly number[],
): Choice | null {
  const here = cellOf(w, m);
  const [first] = path;
  if (first === undefined) return null;
  const shut = doorBetween(w, here, first);
  if (shut !== null) {
    const price = shut.alien || mission(w).doors === 'free' ? 0 : 1;
    return m.points >= price ? { do: 'open', door: shut.door } : null;
  }
  if (m.points <= 0) return null;
  const reach = reachOf(w, m);
  let best = NONE;
  let from = here;
  for (const cell of path) {
    if (doorBetween(w, from, cell) !== null || !reach.reached(cell)) break;
    if (mayStop(standing, m, cell) && (m.crystal === NONE || reach.path(cell).length <= m.pull)) best = cell;
    from = cell;
  }
  return best === NONE || best === here ? null : { do: 'walk', to: best };
}
