// Mindspin: panic, disorientation, control.
import { applies } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import type { Cell, Model, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { WAITS, adjustDice, freeMind, victimOf } from '../round/dice.ts';
import { distance, ground, mayStop, spotOf, columnOf, rowOf } from '../board/ground.ts';
import { dropTokens, engage, goDown } from './harm.ts';
import { isLess } from '../ties.ts';
import { skill } from '../models.ts';
import { budget, closedFor, explore } from '../movement/reach.ts';

/** EE-SPC-13 Two dice: 2-5 panic, 6-10 disorientation, 11-12 control. */
export const mindEffectOf = (sum: number): 'panic' | 'disorientation' | 'control' =>
  sum <= 5 ? 'panic' : sum <= 10 ? 'disorientation' : 'control';

export function mindEffect(play: Play, caster: Model, target: Model): void {
  const dice = play.rolls(2, 6, 'EE-SPC-13');
  const effect = mindEffectOf(dice[0]! + dice[1]!);
  play.tell?.({ type: 'mindspin', model: caster.name, at: target.name, dice, effect }, 'EE-SPC-13');
  if (effect === 'panic') panic(play, caster, target);
  else if (effect === 'disorientation') goDown(play, target, 'forced', 'EE-SPC-15');
  else takeControl(play, caster, target);
}

/** EE-SPC-14 EE-DWN-08 The target stands up and runs directly away. EE-MOV-11 Forced movement draws no reactions. */
export function panic(play: Play, caster: Model, m: Model): void {
  const { w } = play;
  if (m.down !== 'no') applies('EE-DWN-08');
  m.down = 'no';
  const start = m.cell;
  let safe = start;
  let left = budget(w, skill(w, m, 'MOBILITY'));
  for (;;) {
    const next = awayFrom(w, caster, m, start, left);
    if (next === null) break;
    m.cell = next.cell;
    left -= next.cost;
    applies('EE-MOV-11');
    if (mayStop(ground(w), m.cell)) safe = m.cell;
    play.tell?.({ type: 'panics', model: m.name, to: spotOf(ground(w), m.cell) }, 'EE-SPC-14');
  }
  if (m.cell !== safe) m.cell = safe;
  engage(play);
}

/** The neighbouring cell that leads straight away from the caster, or null. */
function awayFrom(
  w: Table,
  caster: Model,
  m: Model,
  start: Cell,
  left: number,
): { cell: Cell; cost: number } | null {
  const g = ground(w);

  const cx = columnOf(g, caster.cell);
  const cy = rowOf(g, caster.cell);
  const reach = explore(w, m, 'run', 2, closedFor(w, m));
  let best: { cell: Cell; cost: number } | null = null;
  let rank: readonly number[] = [];
  for (let d = 0; d < 8; d++) {
    const cell = neighbour(g.grid, m.cell, d);
    if (cell < 0 || !reach.reached(cell) || reach.cellBefore(cell) !== m.cell || reach.priceOf(cell) > left)
      continue;
    if (distance(w, caster.cell, cell) <= distance(w, caster.cell, m.cell)) continue;
    const dx = columnOf(g, cell) - cx;
    const dy = rowOf(g, cell) - cy;
    const off = Math.abs((columnOf(g, start) - cx) * dy - (rowOf(g, start) - cy) * dx);
    const score = [off, -(dx * dx + dy * dy), rowOf(g, cell), columnOf(g, cell)];
    if (best === null || isLess(score, rank)) {
      best = { cell, cost: reach.priceOf(cell) };
      rank = score;
    }
  }
  return best;
}

/** EE-SPC-16 EE-SPC-19 The target comes under the caster's side; one that is controlled by the other side is only freed. */
function takeControl(play: Play, caster: Model, m: Model): void {
  const { w } = play;
  if (m.mind !== null) {
    freeMind(play, m);
    return;
  }
  if (victimOf(w, caster) !== null) return;
  // EE-SPC-18 A caster that falls under control loses its own victim.
  const victim = victimOf(w, m);
  if (victim !== null) freeMind(play, victim);
  m.mind = { by: caster.id, until: w.round + 1 };
  m.control = caster.control;
  m.overwatch = null;
  m.watched = [];
  dropTokens(play, m, m.cell);
  applies('EE-SPC-19');
  play.tell?.({ type: 'mind controlled', model: m.name, by: caster.name }, 'EE-SPC-16');
  if (m.activated === 0) {
    m.activated = WAITS;
    adjustDice(play, m);
  }
  engage(play);
}
