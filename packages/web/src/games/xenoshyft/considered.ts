// The plan under the pointer: the board says what it is, the panel beside it shows what it would lead to.
import type { Choice } from '@xenotable/xenoshyft';
import { useSyncExternalStore } from 'react';

type Plan = readonly Choice[];

let now: Plan | null = null;
const listeners = new Set<() => void>();

export function consider(plan: Plan | null): void {
  if (now === plan) return;
  now = plan;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useConsidered = (): Plan | null => useSyncExternalStore(subscribe, () => now);
