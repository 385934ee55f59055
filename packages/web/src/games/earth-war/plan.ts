// The wounds that a person is about to place: a plan until it is committed.
import type { Asked, Json } from '@xenotable/kernel';
import { partsOf } from '../../table/together.ts';
import { type Space, choiceIn, isSpace } from '@xenotable/earth-war/preview';

export interface Volley {
  wounds: number;
  slots: number;
  /** What binds them: 'grenades', 'blast', or a free pool. */
  kind: Space['volley'];
}

/** The wounds that the viewer is asked to place, or null. */
export function volleyOf(ask: Asked | null): Volley | null {
  for (const space of ask?.spaces ?? [])
    if (isSpace(space)) return { wounds: space.wounds, slots: space.slots, kind: space.volley };
  return null;
}

export const placed = (plan: readonly number[]): number => plan.reduce((sum, count) => sum + count, 0);

/** The wounds of a choice that places them, or null. */
export function splitIn(json: Json | null): readonly number[] | null {
  if (json === null || partsOf(json).length > 1) return null;
  const choice = choiceIn(json);
  return choice.do === 'assign' ? choice.wounds : null;
}

/** What is laid by hand, and what lay there before the last change. */
export interface Laid {
  wounds: readonly number[];
  before: readonly number[];
}

/** What lies on the cards: the split that is planned; if that was taken back, what lay there before it. */
export function shownSplit(picked: Json | null, laid: Laid, volley: Volley): readonly number[] {
  const planned = splitIn(picked);
  if (planned !== null && planned.length === volley.slots) return planned;
  return placed(laid.wounds) < volley.wounds ? laid.wounds : laid.before;
}

export const choiceOf = (plan: readonly number[]): Json => ({ do: 'assign', wounds: plan.slice() });

/** One wound more or fewer on a slot, never more than there are. */
export function change(plan: readonly number[], at: number, by: 1 | -1, volley: Volley): number[] {
  const next = plan.slice();
  if (by > 0 && placed(plan) >= volley.wounds) return next;
  next[at] = Math.max(0, (next[at] ?? 0) + by);
  return next;
}
