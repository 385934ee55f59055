// What Overwatch would come to if nothing changed: who of the automaton's models is going to cross it, and how likely the shot hurts.
import { type Seat, fastChance } from '@xenotable/kernel';
import { cellOf, ground } from '../book/board/ground.ts';
import { mayReact } from '../book/movement/overwatch.ts';
import { SIDES, type Cell, type Model, type Table } from '../table.ts';
import { isAutomaton } from '../book/seats.ts';
import type { Choice } from '../choices.ts';
import { imagine } from '../imagine.ts';
import { modelOf } from '../tableReaders.ts';
import type { View } from '../view.ts';
import { reactAim } from './aims.ts';
import { hurtBy, killBy } from './dangers.ts';
import { actsOf, awaited } from './intents.ts';

/** The shot at one enemy, in the best cell of each way that its card may send it. */
export interface WatchedFoe {
  model: number;
  /** That its card sends it through the watched area. */
  crosses: number;
  /** That the shot hurts or kills it, if it does. */
  hurt: number;
  kill: number;
  /** Where the likeliest shot is best. */
  cell: Cell;
}

interface Best {
  cell: Cell;
  hurt: number;
  kill: number;
}

function bestShot(w: Table, watcher: Model, mover: Model, path: readonly Cell[]): Best | null {
  let best: Best | null = null;
  for (const cell of path) {
    if (mayReact(w, watcher, mover, cell) === null) continue;
    const aim = reactAim(w, watcher, mover, cell);
    const hurt = hurtBy(aim);
    if (best === null || hurt > best.hurt) best = { cell, hurt, kill: killBy(aim, mover.wounds) };
  }
  return best;
}

function foeOf(w: Table, watcher: Model, mover: Model): WatchedFoe | null {
  let crosses = 0;
  let hurt = 0;
  let kill = 0;
  let cell: Cell | null = null;
  for (const act of actsOf(w, mover.id)) {
    const shot = bestShot(
      w,
      watcher,
      mover,
      act.path.map((spot) => cellOf(ground(w), spot)),
    );
    if (shot === null) continue;
    cell ??= shot.cell;
    crosses += act.chance;
    hurt += act.chance * shot.hurt;
    kill += act.chance * shot.kill;
  }
  return cell === null
    ? null
    : { model: mover.id, crosses, hurt: hurt / crosses, kill: kill / crosses, cell };
}

/** EE-OVW-02 Who would come into the area of a planned Overwatch, in the order in which they act; null where people decide for the enemy. */
export function watchedFoes(v: View, _seat: Seat, choice: Choice): WatchedFoe[] | null {
  if (choice.do !== 'overwatch' || v.shown.active === null) return null;
  const w = imagine(v, fastChance(1));
  if (!SIDES.some((side) => isAutomaton(w, side))) return null;
  const watcher = modelOf(w, v.shown.active.model);
  watcher.overwatch = choice.weapon;
  return awaited(w).flatMap((mover) => foeOf(w, watcher, mover) ?? []);
}
