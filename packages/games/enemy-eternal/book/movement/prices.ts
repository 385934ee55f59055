// What one step costs, by kind of move.
import { applies } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import type { Cell, Model } from '../../table.ts';
import {
  DOOR,
  type Ground,
  HARD,
  MONUMENT,
  OBSTACLE,
  PIECE,
  SOFT,
  WALL,
  WATER,
  columnOf,
  kindOf,
  levelOf,
  levelsMeet,
  rowOf,
} from '../board/ground.ts';
import { carriesItem, has } from '../models.ts';

export type Gait = 'run' | 'fly' | 'climb' | 'grapple';

export function gaitOf(m: Model, climbing: boolean): Gait {
  if (climbing && carriesItem(m, 'Grapple Hook')) applies('EE-I-14');
  if (climbing) return has(m, 'Grapple') ? 'grapple' : 'climb';
  return has(m, 'Flight') ? 'fly' : 'run';
}

/** EE-MOV-01 EE-TER-08 EE-TER-09 EE-TER-10 EE-TER-11 EE-TER-12 EE-MOV-07 EE-SPO-05 EE-SPO-14 What one step costs; 0 where there is none. */
function stepCost(g: Ground, from: Cell, to: Cell, d: number, gait: Gait): number {
  const kind = kindOf(g, to);
  if (kind === WALL || kind === DOOR || kind === PIECE) {
    applies('EE-TER-10');
    return 0;
  }
  const touching = g.touch[from * 8 + d] === 1;
  if (gait === 'fly') applies('EE-SPO-14');
  if (gait === 'fly')
    return touching || (d < 4 && !levelsMeet(g, from, to)) || (d >= 4 && !cornerClosed(g, from, to)) ? 1 : 0;
  if (kind === WATER) return 0;
  if (gait === 'run') {
    if (kind === SOFT) applies('EE-TER-09');
    if (kind !== OBSTACLE && kind !== MONUMENT) return touching ? 1 : 0;
    applies('EE-TER-11');
    applies('EE-TER-12');
    return touching ? 2 : 0;
  }
  if (kind === HARD || kind === OBSTACLE || kind === MONUMENT) {
    applies('EE-MOV-07');
    return 0;
  }
  if (touching) return 1;
  if (d >= 4) return 0;
  applies('EE-BRD-07');
  if (levelOf(g, from) > levelOf(g, to)) applies('EE-MOV-10');
  return gait === 'grapple' ? 1 : 1 + 2 * Math.abs(levelOf(g, from) - levelOf(g, to));
}

/** EE-MOV-04 For a flier water is no wall. */
function cornerClosed(g: Ground, from: Cell, to: Cell): boolean {
  const shut = (cell: Cell): boolean =>
    g.kind[cell] === WALL || g.kind[cell] === DOOR || g.kind[cell] === PIECE;
  return (
    shut(rowOf(g, from) * g.grid.width + columnOf(g, to)) &&
    shut(rowOf(g, to) * g.grid.width + columnOf(g, from))
  );
}

/** EE-OPT-14 With alternating diagonals prices count in halves: a diagonal is one and a half. */
export function pricesFor(g: Ground, gait: Gait, halves: boolean): Uint8Array {
  const key = halves ? `${gait} in halves` : gait;
  const known = g.prices.get(key);
  if (known !== undefined) return known;
  const prices = new Uint8Array(g.grid.size * 8);
  for (let cell = 0; cell < g.grid.size; cell++) {
    for (let d = 0; d < 8; d++) {
      const next = neighbour(g.grid, cell, d);
      if (next < 0) continue;
      const cost = stepCost(g, cell, next, d, gait);
      prices[cell * 8 + d] = cost === 0 || !halves ? cost : 2 * cost + (d >= 4 ? 1 : 0);
    }
  }
  g.prices.set(key, prices);
  return prices;
}
