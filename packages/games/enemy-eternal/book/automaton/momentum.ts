// Momentum of the automaton's Templars.
import type { Cell, Model, Table } from '../../table.ts';
import { distance } from '../board/ground.ts';
import { engagedWith, enemiesOf } from '../models.ts';
import { retreatCell } from './moves.ts';

/** EE-AUT-22 Always used: a retreat of up to 3 cells from the closest enemy; null where there is none. */
export function momentumTo(w: Table, m: Model): Cell | null {
  const from = enemiesOf(w, m.control).sort(
    (a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell),
  )[0];
  if (from === undefined) return null;
  return retreatCell(w, m, from, 3, { touching: engagedWith(w, m) }, false);
}
