// One screen with several seats, some of whom had better wait: whose view comes first.
import type { Seat } from '@xenotable/kernel';
import type { TableState } from '../client/tableState.ts';

/** The seat here that had better decide before the viewer's, if there is one. */
export function shownBefore({
  viewer,
  waiting,
  later = [],
  mine,
}: Pick<TableState, 'viewer' | 'waiting' | 'later' | 'mine'>): Seat | null {
  if (viewer === 'table' || !later.includes(viewer)) return null;
  return waiting.find((seat) => mine.includes(seat) && !later.includes(seat)) ?? null;
}
