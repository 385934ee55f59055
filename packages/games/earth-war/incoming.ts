// Wounds that units have been given in this round: those that armour may still stop, and those that came through.
import type { View } from './view.ts';

export interface Incoming {
  toStop: number;
  through: number;
}

/** Steps in which armour has not met every wound. */
const BEFORE = new Set(['bodyguards', 'armour']);

/** The wounds on a unit of the squad. While armour is rolled, `at` of all wounds in roster order have come through. */
export function incomingOf({ table: { combat, squad }, flow }: View, id: number): Incoming {
  const count = squad.find((unit) => unit.id === id)?.incoming.length ?? 0;
  if (combat === null || combat.step < 7) return { toStop: count, through: 0 };
  if (!BEFORE.has(flow.at(-1)?.step ?? '')) return { toStop: 0, through: count };
  let rolled = combat.at;
  for (const unit of squad) {
    if (unit.id === id) break;
    rolled -= unit.incoming.length;
  }
  const through = Math.min(count, Math.max(0, rolled));
  return { toStop: count - through, through };
}

/** In the steps before the enemies strike one may ask who will be bitten. */
export const hasRisks = ({ table: { combat } }: View): boolean =>
  combat !== null && combat.step >= 1 && combat.step <= 4;
