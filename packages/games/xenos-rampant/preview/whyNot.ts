// Why an enemy cannot be shot at, as the nearest unit that may be ordered would say it.
import { shotFault } from '../book/shooting/targets.ts';
import { gap } from '../distances.ts';
import { type UnitId, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** 'L1 cannot see X2.', 'L1: X2 is too far away.'; null if nobody may be ordered or nothing forbids it. */
export function whyNotAt(view: View, target: UnitId): string | null {
  const w = tableOf(view);
  const aim = unitOf(w, target);
  const near = [...new Set(view.orders.map(({ order }) => order.unit))]
    .map((id) => unitOf(w, id))
    .filter((unit) => unit.state === 'table' || unit.state === 'building')
    .toSorted((a, b) => gap(w, a, aim) - gap(w, b, aim));
  for (const unit of near) {
    const fault = shotFault(w, unit, aim);
    if (fault !== null)
      return fault.reason.startsWith(`${unit.name} `) ? fault.reason : `${unit.name}: ${fault.reason}`;
  }
  return null;
}
