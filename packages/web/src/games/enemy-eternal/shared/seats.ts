// Who sits at a table: what a seat is called, and who tries a scenario out.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import type { Model, View } from '@xenotable/enemy-eternal/preview';
import { commanderOf, isShared } from './faces.ts';
import { type SeatPlan, seatLetter } from '@xenotable/kernel';

export const seatName = (seats: readonly SeatPlan[], seat: number): string =>
  seats[seat]?.name ?? seatLetter(seat);

/** ' of Program B': who decides for a model, where several people lead a side. */
export function ownerWords(
  view: View,
  m: Pick<Model, 'player' | 'mind' | 'control' | 'neutral'>,
  seats: readonly SeatPlan[],
): string {
  const seat = commanderOf(view, m);
  return seat >= 0 && !m.neutral && isShared(view, m.control) ? ` of ${seatName(seats, seat)}` : '';
}

/** Alone, or against a program. */
export const seatsFor = (scenario: Scenario): SeatPlan[] => [
  { kind: 'person', name: 'Commander' },
  ...(scenario.play === 'versus' ? [{ kind: 'program', name: 'Program' }] : []),
];
