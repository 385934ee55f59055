// Where the automaton goes: towards a goal, or away from somebody.
import { applies } from '@xenotable/kernel';
import { FAR_AWAY } from '@xenotable/board';
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import { distance, ground, mayStop, spotOf, touching } from '../board/ground.ts';
import { enemiesOf, skill } from '../models.ts';
import { type Leave, ends, moveTerms, remaining } from '../movement/reach.ts';
import { sees } from '../board/sight.ts';
import { covered } from './shots.ts';
import { leastOf } from '../ties.ts';
import { gaitOf } from '../movement/prices.ts';

/** Cells beside some others where one can stand. */
export function besides(w: Table, cells: readonly Cell[]): Cell[] {
  const g = ground(w);
  return [...new Set(cells.flatMap((cell) => touching(g, cell)).filter((cell) => mayStop(g, cell)))];
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
  const to = leastOf(choice, (cell) => [watchers(w, m, cell), cell]);
  if (to === null || to === m.cell) return [];
  return [{ do: climbs ? 'climb' : 'run', actions, to: spotOf(g, to) }];
}

/** EE-AUT-15 The cell to which a model withdraws from somebody; null when none is better than its own. */
export function retreatCell(
  w: Table,
  m: Model,
  from: Model,
  allowance: number,
  leave: Leave,
  reckless: boolean,
): Cell | null {
  applies('EE-AUT-15');
  const { cells } = ends(w, m, gaitOf(m, false), allowance, leave);
  const foes = enemiesOf(w, m.control);
  const second = foes
    .filter((foe) => foe !== from)
    .sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
  const here = distance(w, from.cell, m.cell);
  const away = (cell: Cell): number => distance(w, from.cell, cell);
  const better = leave.touching.length > 0 ? cells : cells.filter((cell) => away(cell) > here);
  return leastOf(better, (cell) => {
    const last = [-away(cell), second === undefined ? 0 : -distance(w, second.cell, cell), cell];
    if (reckless) return last;
    const seen = foes.some((foe) => sees(w, foe.cell, cell));
    return [Number(seen), Number(!covered(w, cell, from)), ...last];
  });
}

/** EE-AUT-15 A retreat as an order. */
export function retreat(w: Table, m: Model, from: Model, actions: 1 | 2, reckless: boolean): Order[] {
  const terms = moveTerms(w, m, false, actions);
  const to = retreatCell(w, m, from, terms.allowance, terms.leave, reckless);
  return to === null ? [] : [{ do: 'run', actions, to: spotOf(ground(w), to) }];
}
