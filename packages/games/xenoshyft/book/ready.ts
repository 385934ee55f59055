// Phases that everybody does at the same time.
import { type Seat, applies } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import { type Table, commanderOf, isAlly } from '../table.ts';
import { otherNames } from './deployment/arranging.ts';

/**
 * XS-GEN-07 Each acts freely, and a seat that is ready may withdraw it; the phase ends when every seat is ready at the same moment.
 * XS-GEN-08 Ally Commanders that are not ready come first, from the first player to the left.
 */
export function stillBusy(w: Table): Seat[] {
  const count = w.commanders.length;
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (w.first + i) % count;
    if (!isAlly(w, seat) || isReady(w, seat)) continue;
    applies('XS-GEN-08');
    seats.push(seat);
  }
  let busy = seats.length > 0;
  for (let seat = 0; seat < count; seat++) {
    if (isAlly(w, seat)) continue;
    seats.push(seat);
    busy ||= !isReady(w, seat);
  }
  return busy ? seats : [];
}

/** XS-GEN-07 A phase that everybody does at the same time is over: nobody is ready any more. */
export function nobodyReady(w: Table): void {
  for (const one of w.commanders) one.ready = false;
}

export const isReady = (w: Table, seat: Seat): boolean => commanderOf(w, seat).ready;

export const withdrawals = (w: Table, _f: unknown, seat: Seat): Choice[] =>
  isReady(w, seat) ? [{ do: 'not ready' }] : [];

/** The same in a phase in which lanes are arranged. */
export const withdrawalsOrSwaps = (w: Table, f: unknown, seat: Seat): Choice[] =>
  isReady(w, seat) ? withdrawals(w, f, seat) : otherNames(w, seat);

export function markReady(w: Table, seat: Seat, ready: boolean): 'again' {
  applies('XS-GEN-07');
  commanderOf(w, seat).ready = ready;
  return 'again';
}
