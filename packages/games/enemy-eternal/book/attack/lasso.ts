// Lasso and other ways of being dragged about.
import { applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { columnOf, distance, ground, mayStop, rowOf, spotOf, touching } from '../board/ground.ts';
import { engage } from './harm.ts';
import { has, isDown, modelAt } from '../models.ts';
import { leastOf } from '../ties.ts';

/** EE-SPC-33 The free cell beside the shooter that is closest to the target. */
function besideShooter(w: Table, by: Model, at: Model): Cell | null {
  const g = ground(w);
  const free = touching(g, by.cell).filter(
    (cell) => mayStop(g, cell) && [null, at].includes(modelAt(w, cell)),
  );
  return leastOf(free, (cell) => {
    const dx = columnOf(g, cell) - columnOf(g, at.cell);
    const dy = rowOf(g, cell) - rowOf(g, at.cell);
    return [distance(w, cell, at.cell), dx * dx + dy * dy, cell];
  });
}

/** EE-SPC-33 Where the target is pulled to; EE-SPO-11 an emplaced one stays. */
export function pulledTo(w: Table, by: Model, at: Model): Cell {
  if (has(at, 'Emplaced')) {
    applies('EE-SPO-11');
    return at.cell;
  }
  return besideShooter(w, by, at) ?? at.cell;
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
