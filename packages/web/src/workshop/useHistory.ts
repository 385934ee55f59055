// Undo and redo: a stroke of the brush is one step.
import { itemAt } from '@xenotable/kernel';
import { useCallback, useState } from 'react';

interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const MOST = 200;

export function useHistory<T>(first: () => T) {
  const [history, setHistory] = useState<History<T>>(() => ({ past: [], now: first(), future: [] }));
  /** One step. */
  const change = useCallback(
    (next: T) =>
      setHistory(({ past, now }) =>
        next === now
          ? { past, now, future: [] }
          : { past: [...past, now].slice(-MOST), now: next, future: [] },
      ),
    [],
  );
  const undo = useCallback(
    () =>
      setHistory((h) =>
        h.past.length === 0
          ? h
          : {
              past: h.past.slice(0, -1),
              now: itemAt(h.past, h.past.length - 1),
              future: [h.now, ...h.future],
            },
      ),
    [],
  );
  const redo = useCallback(
    () =>
      setHistory((h) =>
        h.future.length === 0
          ? h
          : { past: [...h.past, h.now], now: itemAt(h.future, 0), future: h.future.slice(1) },
      ),
    [],
  );
  return {
    now: history.now,
    change,
    undo,
    redo,
    undoes: history.past.length,
    redoes: history.future.length,
  };
}
