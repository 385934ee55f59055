// Where the automaton goes: towards a goal, or away from somebody.
import { applies } from '@xenotable/kernel';
import { FAR_AWAY, neighbour } from '@xenotable/board';
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import { distance, ground, mayStop, spotOf } from '../board/ground.ts';
import { enemiesOf, skill } from '../models.ts';
import { type Leave, ends, moveTerms, remaining } from '../movement/reach.ts';
import { sees } from '../board/sight.ts';
import { covered } from './shots.ts';
import { isLess } from '../ties.ts';
import { gaitOf } from '../movement/prices.ts';

/** Cells beside some others where one can stand. */
export function besides(w: Table, cells: readonly Cell[]): Cell[] {
  const g = ground(w);
  const found: Cell[] = [];
  for (const cell of cells)
    for (let d = 0; d < 8; d++)
      if (g.touch[cell * 8 + d] === 1 && mayStop(g, neighbour(g.grid, cell, d)))
        found.push(neighbour(g.grid, cell, d));
  return [...new Set(found)];
}

const closestEnemy = (w: Table, m: Model): Model | null =>
  enemiesOf(w, m.control).sort(
    (a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell) || a.id - b.id,
  )[0] ?? null;

const watchers = (w: Table, m: Model, cell: Cell): number =>
  enemiesOf(w, m.control).filter((foe) => sees(w, foe.cell, cell)).length;

/** EE-AUT-14 The move that brings a model closer to a goal; nothing when it cannot come closer. */
export function approach(
  w: Table,
  m: Model,
  goals: readonly Cell[],
  actions: 1 | 2,
  reckless: boolean,
  fits: (cell: Cell) => boolean = () => true,
): Order[] {
  applies('EE-AUT-14');
  if (goals.length === 0 || skill(w, m, 'MOBILITY') <= 0) return [];
  const way = remaining(w, goals);
  const left = (cell: Cell): number => way.priceOf(cell);
  const next = way.cellBefore(m.cell);
  const g = ground(w);
  // The cheapest way begins with a climb.
  const climbs =
    next >= 0 &&
    g.level[next] !== g.level[m.cell] &&
    g.ramp[next] === 0 &&
    g.ramp[m.cell] === 0 &&
    actions === 2;
  const terms = moveTerms(w, m, climbs, actions);
  const { cells } = ends(w, m, terms.gait, terms.allowance, terms.leave);
  const can = cells.filter((cell) => fits(cell) && left(cell) < FAR_AWAY);
  let best = fits(m.cell) && !terms.fleeing ? left(m.cell) : FAR_AWAY;
  for (const cell of can) best = Math.min(best, left(cell));
  if (best === FAR_AWAY) return [];
  const foe = closestEnemy(w, m);
  const here = terms.fleeing ? [] : [m.cell];
  let choice = [...here, ...can].filter((cell) => left(cell) === best);
  if (!reckless && foe !== null) {
    const safe = [...here, ...can].filter((cell) => left(cell) <= best + 3 && covered(w, cell, foe));
    const least = Math.min(...safe.map(left));
    if (safe.length > 0) choice = safe.filter((cell) => left(cell) === least);
  }
  let to = -1;
  let rank: number[] = [];
  for (const cell of choice) {
    const score = [watchers(w, m, cell), cell];
    if (to < 0 || isLess(score, rank)) {
      to = cell;
      rank = score;
    }
  }
  if (to < 0 || to === m.cell) return [];
  return [{ do: climbs ? 'climb' : 'run', actions, to: spotOf(g, to) }];
}

/** EE-AUT-15 The cell to which a model withdraws from somebody; -1 when none is better than its own. */
export function retreatCell(
  w: Table,
  m: Model,
  from: Model,
  allowance: number,
  leave: Leave,
  reckless: boolean,
): Cell {
  applies('EE-AUT-15');
  const { cells } = ends(w, m, gaitOf(m, false), allowance, leave);
  const foes = enemiesOf(w, m.control);
  const second = foes
    .filter((foe) => foe !== from)
    .sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
  const here = distance(w, from.cell, m.cell);
  let to = -1;
  let rank: number[] = [];
  for (const cell of cells) {
    const far = distance(w, from.cell, cell);
    if (far <= here && leave.touching.length === 0) continue;
    const unseen = reckless ? 0 : foes.some((foe) => sees(w, foe.cell, cell)) ? 1 : 0;
    const open = reckless ? 0 : covered(w, cell, from) ? 0 : 1;
    const score = [unseen, open, -far, second === undefined ? 0 : -distance(w, second.cell, cell), cell];
    if (to < 0 || isLess(score, rank)) {
      to = cell;
      rank = score;
    }
  }
  return to;
}

/** EE-AUT-15 A retreat as an order. */
export function retreat(w: Table, m: Model, from: Model, actions: 1 | 2, reckless: boolean): Order[] {
  const terms = moveTerms(w, m, false, actions);
  const to = retreatCell(w, m, from, terms.allowance, terms.leave, reckless);
  return to < 0 ? [] : [{ do: 'run', actions, to: spotOf(ground(w), to) }];
}
