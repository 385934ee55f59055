// The wounds that a person is about to place: a plan until it is committed.
import { type Asked, type Json, itemAt } from '@xenotable/kernel';
import { isSpace } from '@xenotable/earth-war/preview';

export interface Volley {
  wounds: number;
  slots: number;
  /** What binds them: 'grenades', 'blast', or a free pool. */
  kind: string;
}

/** The wounds that the viewer is asked to place, or null. */
export function volleyOf(ask: Asked | null): Volley | null {
  for (const space of ask?.spaces ?? [])
    if (isSpace(space)) return { wounds: space.wounds, slots: space.slots, kind: space.volley };
  return null;
}

export const placed = (plan: readonly number[]): number => plan.reduce((sum, count) => sum + count, 0);

export const choiceOf = (plan: readonly number[]): Json => ({ do: 'assign', wounds: plan.slice() });

/** One wound more or fewer on a slot, never more than there are. */
export function change(plan: readonly number[], at: number, by: 1 | -1, volley: Volley): number[] {
  const next = plan.slice();
  if (by > 0 && placed(plan) >= volley.wounds) return next;
  next[at] = Math.max(0, (next[at] ?? 0) + by);
  return next;
}

/** The rest of the wounds one by one over the slots that are worth shooting at. */
export function spread(plan: readonly number[], good: readonly number[], volley: Volley): number[] {
  const next = plan.slice();
  for (let left = volley.wounds - placed(plan), i = 0; left > 0; left--, i++) {
    const at = itemAt(good, i % good.length);
    next[at] = (next[at] ?? 0) + 1;
  }
  return next;
}
