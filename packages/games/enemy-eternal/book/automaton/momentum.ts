// Momentum of the automaton's Templars.
import type { Cell, Model, Table } from '../../table.ts';
import { distance, ground, spotOf } from '../board/ground.ts';
import { engagedWith, enemiesOf } from '../models.ts';
import { gaitOf, wayTo } from '../movement/reach.ts';
import { retreatCell } from './moves.ts';

/** EE-AUT-22 Always used: a retreat of up to 3 cells from the closest enemy. */
export function momentumFor(w: Table, m: Model): Cell[] {
  const from = enemiesOf(w, m.control).sort(
    (a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell),
  )[0];
  if (from === undefined) return [];
  const leave = { touching: engagedWith(w, m) };
  const to = retreatCell(w, m, from, 3, leave, false);
  if (to < 0) return [];
  const way = wayTo(w, m, gaitOf(m, false), 3, leave, spotOf(ground(w), to), undefined);
  return 'rule' in way ? [] : way.path;
}
