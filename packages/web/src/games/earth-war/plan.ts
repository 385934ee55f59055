// The wounds that a person is about to place: a plan until it is committed.
import type { Asked, Json } from '@xenotable/kernel';

export interface Volley {
  wounds: number;
  slots: number;
  /** What binds them: 'grenades', 'blast', or a free pool. */
  kind: string;
}

/** The wounds that the viewer is asked to place, or null. */
export function volleyOf(ask: Asked | null): Volley | null {
  const space = ask?.spaces.find((one) => one.kind === 'assign');
  return space === undefined
    ? null
    : { wounds: space['wounds'] as number, slots: space['slots'] as number, kind: space['volley'] as string };
}

export const placed = (plan: readonly number[]): number => plan.reduce((sum, count) => sum + count, 0);

export const choiceOf = (plan: readonly number[]): Json => ({ do: 'assign', wounds: plan.slice() });

/** One wound more or fewer on a slot, never more than there are. */
export function change(plan: readonly number[], at: number, by: 1 | -1, volley: Volley): number[] {
  const next = plan.slice();
  if (by > 0 && placed(plan) >= volley.wounds) return next;
  next[at] = Math.max(0, next[at]! + by);
  return next;
}

/** The rest of the wounds one by one over the slots that are worth shooting at. */
export function spread(plan: readonly number[], good: readonly number[], volley: Volley): number[] {
  const next = plan.slice();
  for (let left = volley.wounds - placed(plan), i = 0; left > 0; left--, i++) next[good[i % good.length]!]!++;
  return next;
}
