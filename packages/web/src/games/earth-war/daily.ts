// The daily deal in the browser: which day a table belongs to, and its result as text.
import type { SeatPlan } from '@xenotable/kernel';
import { type View, dailyResult } from '@xenotable/earth-war/preview';

const MARK = 'Daily ';

/** The day is kept in the name of the seat, so that it travels with the record. */
export const dailySeat = (date: string): SeatPlan => ({ kind: 'person', name: `${MARK}${date}` });

export const today = (): string => new Date().toISOString().slice(0, 10);

export function sharedResult(plans: readonly SeatPlan[], view: View): string | null {
  const name = plans[0]?.name ?? '';
  return name.startsWith(MARK) ? dailyResult(name.slice(MARK.length), view) : null;
}
