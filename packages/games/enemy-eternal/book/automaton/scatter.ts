// Where the automaton lets a stray shot explode.
import { applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { scatterSpots } from '../attack/explosion.ts';
import { HARD, SOFT, distance, ground } from '../board/ground.ts';
import { isLess } from '../ties.ts';
import { modelAt } from '../models.ts';

/** EE-AUT-19 On an enemy, the weakest first; otherwise where the fewest own cover cells stand, then farthest from its own models. */
export function spotOfAutomaton(w: Table, target: Model): Cell {
  applies('EE-AUT-19');
  const g = ground(w);
  let best = -1;
  let rank: number[] = [];
  for (const cell of scatterSpots(w, target.cell)) {
    const standing = modelAt(w, cell);
    const enemy = standing !== null && standing.control !== target.control;
    const own = standing !== null && !enemy;
    let cover = 0;
    let closest = 1000;
    for (let near = 0; near < g.grid.size; near++)
      if ((g.kind[near] === HARD || g.kind[near] === SOFT) && distance(w, cell, near) <= 2) cover++;
    for (const m of w.models)
      if (m.place === 'board' && m.control === target.control)
        closest = Math.min(closest, distance(w, m.cell, cell));
    const score = [
      enemy ? 0 : own ? 2 : 1,
      enemy ? standing.wounds : 0,
      enemy ? 0 : cover,
      enemy ? 0 : -closest,
      cell,
    ];
    if (best < 0 || isLess(score, rank)) {
      best = cell;
      rank = score;
    }
  }
  return best;
}
