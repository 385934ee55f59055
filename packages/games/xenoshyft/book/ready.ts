// Phases that everybody does at the same time.
import type { Seat, Next } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';

/** XS-GEN-07 Each acts freely, and a seat that is ready may withdraw it; the phase ends when every seat is ready at the same moment. */
export const stillBusy = (w: Table): Seat[] =>
  w.commanders.every((one) => one.ready) ? [] : w.commanders.map((_, seat) => seat);

export const allStart = (w: Table): void => w.commanders.forEach((one) => void (one.ready = false));

export const isReady = (w: Table, seat: Seat): boolean => w.commanders[seat]!.ready;

export const withdrawals = (w: Table, _f: unknown, seat: Seat): Choice[] =>
  isReady(w, seat) ? [{ do: 'not ready' }] : [];

export function markReady(w: Table, seat: Seat, ready: boolean): Next {
  w.commanders[seat]!.ready = ready;
  return 'again';
}
