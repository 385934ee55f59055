// Moves that score at the end of this turn, before anybody is shot at for their sake.
import { Playing, fastChance } from '@xenotable/kernel';
import { vpOf } from '../book/turn/victory.ts';
import { copy } from '../copy.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { type Side, type Table, type UnitId, other } from '../table.ts';
import type { OrderView, View } from '../view.ts';
import type { PlanRow } from './planOdds.ts';
import { nearestChoice } from './spaces.ts';
import { tableOf, tableWith } from './table.ts';
import { spaceAfterOrder, wayOf } from './ways.ts';

/** XR-M-ENCOUNTER-03 Whether markers score at the end of this turn already. */
const scoresNow = ({ scenario, turn }: { scenario: string; turn: number }): boolean =>
  scenario === 'ENCOUNTER' && turn >= 2;

/** How far a side would be ahead if the battle ended on this table. */
function leadOn(table: Table, side: Side): number {
  const w = copy(table);
  const play = new Playing(w, fastChance(1));
  if (scoresNow(w)) scenarioOf(w).turnEnds?.(play);
  scenarioOf(w).count(play);
  return vpOf(w, side) - vpOf(w, other(side));
}

/** The move of one unit to a goal that gains most; null if none gains anything. */
function scoringMove(view: View, side: Side, { order, free, ways }: OrderView): PlanRow | null {
  const w = tableOf(view);
  const unit = view.units[order.unit];
  const space = unit?.state !== 'table' ? null : spaceAfterOrder(view, unit);
  if (unit === undefined || space === null || unit.suppressed) return null;
  const before = leadOn(w, side);
  let best: PlanRow | null = null;
  for (const goal of [...w.markers, ...(scenarioOf(w).goals?.(w, side) ?? [])]) {
    const step = nearestChoice(w, space, goal.x, goal.y);
    const way = step === null ? null : wayOf(view, unit.id, step, space);
    if (step === null || way === null) continue;
    const gains = leadOn(tableWith(view, unit.id, way), side) - before;
    if (gains > (best?.gains ?? 0)) best = { order, follow: [step], free, ways, gains };
  }
  return best;
}

/**
 * In the last turn, and where every turn scores, the moves that gain points at once, surest first; of units that gain the same thing only one goes.
 * `spares` says what a unit could do instead: who has least to lose by it goes.
 */
export function scoringMoves(view: View, side: Side, spares: (unit: UnitId) => number): PlanRow[] {
  if (view.turn === 0 || (view.turn < view.lastTurn && !scoresNow(view))) return [];
  const moves = view.orders
    .filter(({ order }) => order.order === 'move' && order.by === undefined)
    .flatMap((order) => scoringMove(view, side, order) ?? [])
    .toSorted(
      (a, b) =>
        (b.gains ?? 0) * b.ways - (a.gains ?? 0) * a.ways || spares(a.order.unit) - spares(b.order.unit),
    );
  const chosen: PlanRow[] = [];
  let table = tableOf(view);
  let lead = leadOn(table, side);
  for (const move of moves) {
    const [step] = move.follow;
    const unit = view.units[move.order.unit];
    const way =
      step === undefined || unit === undefined
        ? null
        : wayOf(view, unit.id, step, spaceAfterOrder(view, unit));
    if (way === null) continue;
    const next = copy(table);
    const moved = next.units[move.order.unit];
    if (moved === undefined) continue;
    moved.x = way.x;
    moved.y = way.y;
    const after = leadOn(next, side);
    if (after <= lead) continue;
    chosen.push(move);
    table = next;
    lead = after;
  }
  return chosen;
}
