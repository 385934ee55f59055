// Splits of a volley that a sensible player would think of: the drill's first, then other sizes and other orders of the cards.
import { type Seat, itemAt, same } from '@xenotable/kernel';
import { split, toKill, willAmbush } from './auto/autopilot.ts';
import { isEnemy } from './content/cards.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import { type Slot, type Table, combatOf, openVolley } from './table.ts';

/** So many wounds on each face-down card. */
const SIZES = [2, 3, 4, 1, 5] as const;
const MOST = 40;

const isTarget = (w: Table, slot: Slot): boolean =>
  slot.up && isEnemy(slot.card) && toKill({ table: w }, slot) > 0;

/** Places wounds by the wish of each slot in an order; what is left lies on the first of them. */
function filled(w: Table, order: readonly number[], wish: (slot: Slot) => number): number[] {
  const { slots } = combatOf(w);
  const into = slots.map(() => 0);
  let left = openVolley(w).wounds;
  for (const at of order) {
    const placed = Math.min(left, Math.max(0, wish(itemAt(slots, at))));
    into[at] = placed;
    left -= placed;
  }
  const first = order[0] ?? 0;
  into[first] = itemAt(into, first) + left;
  return into;
}

/** Grenades and blasts: every pair of neighbours, the wounds this way and that way. */
function pairs(w: Table): number[][] {
  const { slots } = combatOf(w);
  const { wounds } = openVolley(w);
  const splits: number[][] = [];
  for (let at = 0; at + 1 < slots.length; at++)
    for (let near = wounds - 1; near > 0; near--) {
      const into = slots.map(() => 0);
      into[at] = near;
      into[at + 1] = wounds - near;
      splits.push(into);
    }
  return splits;
}

function pools(w: Table): number[][] {
  const { slots } = combatOf(w);
  const all = slots.map((_, at) => at);
  const up = all.filter((at) => isTarget(w, itemAt(slots, at)));
  const sure = up.filter((at) => !willAmbush({ table: w }, itemAt(slots, at)));
  const hidden = all.filter((at) => !itemAt(slots, at).up);
  const kill = (slot: Slot): number => (slot.up ? toKill({ table: w }, slot) : 0);
  const splits: number[][] = [];
  for (const size of SIZES) {
    const wish = (slot: Slot): number => (slot.up ? kill(slot) : size - slot.wounds);
    splits.push(filled(w, [...sure, ...hidden], wish), filled(w, [...hidden, ...sure], wish));
    // The card with most wounds to take before the others.
    splits.push(
      filled(
        w,
        [...sure.toSorted((a, b) => kill(itemAt(slots, b)) - kill(itemAt(slots, a))), ...hidden],
        wish,
      ),
    );
  }
  for (const at of [...up, ...hidden]) splits.push(filled(w, [at], () => openVolley(w).wounds));
  for (const at of up) splits.push(filled(w, [at, ...hidden], (slot) => (slot.up ? kill(slot) : 3)));
  return splits;
}

export function sensible(w: Table, _seat: Seat, _space: Space): Choice[] {
  const { kind } = openVolley(w);
  const found: Choice[] = [split({ table: w })];
  for (const wounds of kind === 'grenades' || kind === 'blast' ? pairs(w) : pools(w)) {
    const choice: Choice = { do: 'assign', wounds };
    if (found.length < MOST && !found.some((one) => same(one, choice))) found.push(choice);
  }
  return found;
}
