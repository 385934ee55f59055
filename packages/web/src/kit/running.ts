// What the laboratory is doing on this page: every page shows it in its header, also outside the laboratory.
import { useSyncExternalStore } from 'react';

export interface Running {
  /** Where it is shown. */
  href: string;
  /** '46 %', 'paused'. */
  words: string;
}

let running: Running | null = null;
const listeners = new Set<() => void>();

export function setRunning(now: Running | null): void {
  if (running?.href === now?.href && running?.words === now?.words) return;
  running = now;
  for (const listener of listeners) listener();
}

export const useRunning = (): Running | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
