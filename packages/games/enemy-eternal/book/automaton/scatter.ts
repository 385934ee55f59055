// Where the automaton lets a stray shot explode.
import { applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { scatterSpots } from '../attack/explosion.ts';
import { HARD, SOFT, cellsThat, distance, ground } from '../board/ground.ts';
import { leastOf } from '../ties.ts';
import { modelAt } from '../models.ts';

/** EE-AUT-19 On an enemy, the weakest first; otherwise where the fewest own cover cells stand, then farthest from its own models. */
export function spotOfAutomaton(w: Table, target: Model): Cell {
  applies('EE-AUT-19');
  const g = ground(w);
  const cover = cellsThat(g, (cell) => g.kind[cell] === HARD || g.kind[cell] === SOFT);
  const coverNear = (cell: Cell): number => cover.filter((one) => distance(w, cell, one) <= 2).length;
  const own = w.models.filter((m) => m.place === 'board' && m.control === target.control);
  const closest = (cell: Cell): number => Math.min(...own.map((m) => distance(w, m.cell, cell)));
  const spot = leastOf(scatterSpots(w, target.cell), (cell) => {
    const standing = modelAt(w, cell);
    if (standing !== null && standing.control !== target.control) return [0, standing.wounds, cell];
    return [standing === null ? 1 : 2, coverNear(cell), -closest(cell), cell];
  });
  if (spot === null) throw new Error(`nothing is 3 Range from ${target.name}`);
  return spot;
}
