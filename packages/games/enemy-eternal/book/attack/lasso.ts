// Lasso and other ways of being dragged about.
import { applies } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import type { Cell, Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { distance, ground, mayStop, spotOf, columnOf, rowOf } from '../board/ground.ts';
import { engage } from './harm.ts';
import { has, isDown, modelAt } from '../models.ts';

/** EE-SPC-33 The free cell beside the shooter that is closest to the target. */
function besideShooter(w: Table, by: Model, at: Model): Cell {
  const g = ground(w);

  let best = -1;
  let rank = Infinity;
  for (let d = 0; d < 8; d++) {
    const cell = neighbour(g.grid, by.cell, d);
    if (g.touch[by.cell * 8 + d] !== 1 || !mayStop(g, cell)) continue;
    const standing = modelAt(w, cell);
    if (standing !== null && standing !== at) continue;
    const dx = columnOf(g, cell) - columnOf(g, at.cell);
    const dy = rowOf(g, cell) - rowOf(g, at.cell);
    const score = (distance(w, cell, at.cell) * 10_000 + dx * dx + dy * dy) * 10_000 + cell;
    if (score < rank) {
      rank = score;
      best = cell;
    }
  }
  return best;
}

/** EE-SPC-33 Where the target is pulled to; EE-SPO-11 an emplaced one stays. */
export function pulledTo(w: Table, by: Model, at: Model): Cell {
  if (has(at, 'Emplaced')) {
    applies('EE-SPO-11');
    return at.cell;
  }
  const cell = besideShooter(w, by, at);
  return cell < 0 ? at.cell : cell;
}

/** EE-SPC-33 EE-DWN-08 The target is pulled into base contact; whether it was moved. */
export function lasso(play: Play, by: Model, at: Model): boolean {
  const { w } = play;
  const cell = pulledTo(w, by, at);
  if (cell === at.cell) return false;
  at.cell = cell;
  if (isDown(at)) applies('EE-DWN-08');
  play.tell?.({ type: 'pulled', model: at.name, by: by.name, to: spotOf(ground(w), cell) }, 'EE-SPC-33');
  engage(play);
  return true;
}
