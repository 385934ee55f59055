// The orders in a row: as suggested for the present position, or as somebody arranged them in this phase.
import type { previews } from '@xenotable/xenos-rampant';
import { type PlanRow, type View, keptRows } from '@xenotable/xenos-rampant/preview';
import { useMemo, useState } from 'react';
import { previewsOf } from '../../table/usePreview.ts';

const usePreview = previewsOf<typeof previews>('xenos-rampant');

/** Rows that somebody arranged, and the phase in which they did. */
export interface Arranged {
  phase: string;
  rows: readonly PlanRow[];
}

/** The turn, and whose orders are given. */
export const phaseOf = (view: View): string =>
  `${view.turn} ${view.units[view.orders[0]?.order.unit ?? -1]?.owner ?? ''}`;

/** What is left of an arranged plan; null once its phase is over or all of it is given. One that was emptied by hand stays empty. */
export function arrangedNow(view: View, arranged: Arranged | null): readonly PlanRow[] | null {
  if (arranged === null || arranged.phase !== phaseOf(view)) return null;
  if (arranged.rows.length === 0) return arranged.rows;
  const kept = keptRows(view, arranged.rows);
  return kept.length === 0 ? null : kept;
}

export interface PlanRows {
  rows: readonly PlanRow[];
  /** Whether somebody arranged them. */
  mine: boolean;
  /** Whether they are still being suggested. */
  waiting: boolean;
  /** Null to have them suggested again. */
  arrange(rows: readonly PlanRow[] | null): void;
}

export function usePlanRows(view: View): PlanRows {
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const kept = useMemo(() => arrangedNow(view, arranged), [view, arranged]);
  const isSought = kept === null && view.orders.length > 0;
  const suggested = usePreview('suggestedPlan', isSought ? [view] : null);
  // Until the answer has come, what can still be done of the one before it.
  const rows = useMemo(() => kept ?? keptRows(view, suggested ?? []), [view, kept, suggested]);
  return {
    rows,
    mine: kept !== null,
    waiting: isSought && suggested === null,
    arrange: (rows) => setArranged(rows === null ? null : { phase: phaseOf(view), rows }),
  };
}
