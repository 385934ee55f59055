// Lines of sight and cover, exact in whole numbers.
import { applies } from '@xenotable/kernel';
import { ACROSS, ALONG, lineSteps, neighbour } from '@xenotable/board';
import type { Cell, Table } from '../../table.ts';
import {
  DOOR,
  type Ground,
  HARD,
  MONUMENT,
  OBSTACLE,
  PIECE,
  SOFT,
  WALL,
  adjacent,
  distance,
  ground,
  columnOf,
  rowOf,
  levelOf,
  kindOf,
} from './ground.ts';
import { nightLimit } from '../missions/night.ts';

/** EE-LOS-02 Walls and closed doors block, and ground that is higher than both ends. */
const blocks = (g: Ground, cell: Cell, height: number): boolean =>
  g.kind[cell] === WALL || g.kind[cell] === DOOR || levelOf(g, cell) > height;

/** What is known of a line: 0 before it was looked at. */
const BLOCKED = 1;
const CORNERED = 2;
const FREE = 3;

/** The row of a table by cell in which the lines from one cell are kept. */
function rowFrom(g: Ground, rows: (Uint8Array | undefined)[], from: Cell): Uint8Array {
  return (rows[from] ??= new Uint8Array(g.grid.size));
}

/** EE-LOS-01 EE-LOS-03 EE-LOS-04 EE-LOS-05 The line between both centres is free; a corner between two blocking cells is closed. */
export function freeLine(g: Ground, from: Cell, to: Cell): boolean {
  const row = rowFrom(g, g.known.sight, from);
  const line = row[to] || (row[to] = lineFrom(g, from, to));
  if (line === CORNERED) applies('EE-LOS-04');
  if (line !== FREE) return false;
  applies('EE-LOS-03');
  applies('EE-LOS-05');
  return true;
}

function lineFrom(g: Ground, from: Cell, to: Cell): number {
  const { grid } = g;
  const dx = columnOf(g, to) - columnOf(g, from);
  const dy = rowOf(g, to) - rowOf(g, from);
  const across = dx < 0 ? -1 : 1;
  const along = dy < 0 ? -grid.width : grid.width;
  const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
  const height = Math.max(levelOf(g, from), levelOf(g, to));
  let cell = from;
  for (let i = 0; i < line.length; i++) {
    const step = line[i]!;
    if (step === ACROSS) cell += across;
    else if (step === ALONG) cell += along;
    else {
      if (blocks(g, cell + across, height) && blocks(g, cell + along, height)) return CORNERED;
      cell += across + along;
    }
    if (cell !== to && blocks(g, cell, height)) return BLOCKED;
  }
  return FREE;
}

/** EE-LOS-06 Sight reaches across the board unless the mission is played at night. */
export function sees(w: Table, from: Cell, to: Cell): boolean {
  const limit = nightLimit(w);
  if (limit > 0) {
    applies('EE-M-SE16-01');
    if (distance(w, from, to) > limit) return false;
  }
  applies('EE-LOS-06');
  const free = freeLine(ground(w), from, to);
  applies(free ? 'EE-LOS-01' : 'EE-LOS-02');
  return free;
}

export type Cover = 0 | 1 | 2;

const less = (a: Cover, b: Cover): Cover => (a < b ? a : b);
const more = (a: Cover, b: Cover): Cover => (a > b ? a : b);

/** EE-TER-14 An Obstacle gives no cover. */
function coverOf(kind: number): Cover {
  if (kind === HARD || kind === PIECE || kind === MONUMENT) return 2;
  return kind === SOFT ? 1 : 0;
}

/**
 * EE-TER-04 EE-TER-05 EE-TER-06 EE-TER-15 The cover of a target against a shooter: 2 Hard, 1 Soft, 0 none. A cover cell counts when it lies within 1 of the target,
 * on its level, and the line crosses it; at a corner point the weaker of the two cells covers. Only the best counts.
 */
export function coverAgainst(w: Table, shooter: Cell, target: Cell): Cover {
  const g = ground(w);
  // EE-TER-07 In base contact nobody is in cover from the other.
  if (adjacent(g, shooter, target)) {
    applies('EE-TER-07');
    return 0;
  }
  const row = rowFrom(g, g.known.cover, shooter);
  const known = row[target] || (row[target] = coverOnLine(g, shooter, target));
  if ((known & PAST_OBSTACLE) !== 0) applies('EE-TER-14');
  if ((known & BEHIND_PIECE) !== 0) applies('EE-TER-15');
  const cover = (known & COVER) === 2 ? 2 : (known & COVER) === 1 ? 1 : 0;
  if (cover > 0) applies('EE-TER-04');
  if (g.kind[target] === SOFT) applies('EE-TER-05');
  if (cover > 1 && g.kind[target] === SOFT) applies('EE-TER-06');
  return cover;
}

/** What is kept of the cover on a line: the cover itself, and what the line met beside the target. */
const COVER = 3;
const LOOKED_AT = 4;
const PAST_OBSTACLE = 8;
const BEHIND_PIECE = 16;

function coverOnLine(g: Ground, shooter: Cell, target: Cell): number {
  const { grid } = g;
  let cover: Cover = g.kind[target] === SOFT ? 1 : 0;
  let met = LOOKED_AT;
  const dx = columnOf(g, target) - columnOf(g, shooter);
  const dy = rowOf(g, target) - rowOf(g, shooter);
  const across = dx < 0 ? -1 : 1;
  const along = dy < 0 ? -grid.width : grid.width;
  const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
  const gives = (cell: Cell): Cover => {
    if (
      cell === shooter ||
      cell === target ||
      g.level[cell] !== g.level[target] ||
      Math.abs(columnOf(g, cell) - columnOf(g, target)) > 1 ||
      Math.abs(rowOf(g, cell) - rowOf(g, target)) > 1
    )
      return 0;
    const kind = kindOf(g, cell);
    if (kind === OBSTACLE) met |= PAST_OBSTACLE;
    if (kind === PIECE) met |= BEHIND_PIECE;
    return coverOf(kind);
  };
  let cell = shooter;
  for (let i = 0; i < line.length; i++) {
    const step = line[i]!;
    let gained: Cover;
    if (step === ACROSS) gained = gives((cell += across));
    else if (step === ALONG) gained = gives((cell += along));
    else {
      const beside = less(gives(cell + across), gives(cell + along));
      cell += across + along;
      gained = more(beside, gives(cell));
    }
    if (gained > cover) cover = gained;
  }
  return met | cover;
}

/** EE-TER-04 Cover on the four sides of a cell: up, right, down, left. */
export function coverAround(g: Ground, cell: Cell): [Cover, Cover, Cover, Cover] {
  const beside = (d: number): Cover => {
    const next = neighbour(g.grid, cell, d);
    const near = next < 0 || g.level[next] !== g.level[cell] ? 0 : coverOf(kindOf(g, next));
    return more(near, g.kind[cell] === SOFT ? 1 : 0);
  };
  return [beside(0), beside(1), beside(2), beside(3)];
}
