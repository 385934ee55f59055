// A declared path: how far the mover has come, and where on it it may be now.
import type { Cell, Down, Table } from '../../table.ts';
import { modelOf } from '../../tableReaders.ts';
import { adjacent, ground, mayStop } from '../board/ground.ts';
import type { Discovery } from '../deployment/infiltrator.ts';
import { engages } from '../models.ts';

export interface Move {
  model: number;
  path: Cell[];
  /** How many cells of the path have been entered. */
  next: number;
  /** The cell of the last legal stop. */
  safe: Cell;
  /** Where the move began. */
  start: Cell;
  /** Enemies whose base contact may be passed: those it flees from. */
  past: number[];
  /** The declared target of a charge; -1 otherwise. */
  target: number;
  /** EE-MOV-11 EE-ENG-10 Free attacks draw no reactions. */
  quiet: boolean;
  down: Down;
  /** Something has come into view in this cell. */
  appeared: boolean;
  /** What became of a marker that was discovered. */
  answer?: Discovery | null;
}

/** The cell of the path at which the mover should be now; elsewhere it was moved by force. */
export const here = (f: Move): Cell => f.path[f.next - 1] ?? f.safe;

/**
 * EE-BRD-02 EE-BRD-06 Why the mover cannot be in a cell of its path now, though it could when the path was declared: somebody stands there, or it is in
 * base contact with an enemy that this move may not touch. A charge may touch others in its last cell (EE-CHG-02).
 */
export function barOf(w: Table, f: Move, cell: Cell, last: boolean): 'EE-BRD-02' | 'EE-BRD-06' | null {
  const m = modelOf(w, f.model);
  const g = ground(w);
  const clear = engages(m) && !(last && f.target >= 0);
  for (const one of w.models) {
    if (one.place !== 'board' || one === m) continue;
    if (one.cell === cell) return 'EE-BRD-02';
    if (
      clear &&
      one.control !== m.control &&
      !one.neutral &&
      one.id !== f.target &&
      adjacent(g, one.cell, cell) &&
      engages(one) &&
      !f.past.includes(one.id)
    )
      return 'EE-BRD-06';
  }
  return null;
}

/** The last cell that the mover has come through in which it may stop now. */
export function lastStop(w: Table, f: Move): Cell {
  const back = [f.start, ...f.path.slice(0, f.next)].reverse();
  return back.find((cell) => mayStop(ground(w), cell) && barOf(w, f, cell, false) === null) ?? f.safe;
}
