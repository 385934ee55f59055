// Rows of advice that are sorted anew while it is computed.
import { useState } from 'react';
import { byTouch } from '../../kit/size.ts';
import { inOrder } from './inOrder.ts';

/**
 * While somebody points at the rows, each keeps its place, so that nobody clicks the wrong one. Touch has no pointing
 * before a tap, so there rows always keep their places. Places belong to their question: the next one has its own order.
 */
export function useHeldRows<R extends { words: string }>(rows: readonly R[], question?: unknown) {
  const [held, setHeld] = useState<{ words: readonly string[]; question: unknown } | null>(null);
  const places = held !== null && held.question === question ? held.words : null;
  const areOthers = places !== null && !rows.some(({ words }) => places.includes(words));
  const keep = (kept: readonly R[]): void => setHeld({ words: kept.map(({ words }) => words), question });
  if (byTouch() && rows.length > 0 && (places === null || areOthers)) keep(rows);
  const shown = places === null ? rows : inOrder(rows, places);
  return {
    rows: shown,
    hold: () => places ?? keep(shown),
    release: () => byTouch() || setHeld(null),
  };
}
