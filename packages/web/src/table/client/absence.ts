// People who are away from an online table: how long the table waits for them, and who plays for them.
import type { Awaited, Pace, TableInfo, Wish } from '@xenotable/server/protocol';

export type { Awaited, Pace, Wish };

export interface AbsenceFacts {
  pace: Pace | null;
  /** The people ended the game early. */
  ended: boolean;
  seats: readonly SeatAbsence[];
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead: number;
  /** The invitation for a substitute on a seat. */
  invited: { seat: number; link: string } | null;
}

export interface SeatAbsence {
  /** Whether a program plays for somebody who is away. */
  standIn: boolean;
  awaited: Awaited | null;
}

export const absenceIn = (
  { pace, ended, now, seats }: TableInfo,
  invited: AbsenceFacts['invited'],
): AbsenceFacts => ({
  pace,
  ended,
  seats: seats.map(({ standIn, awaited }) => ({ standIn, awaited })),
  ahead: now - Date.now(),
  invited,
});

/** Seats whose time has run out by the server's clock. */
export const overdue = ({ seats, ahead }: AbsenceFacts, now: number): number[] =>
  seats.flatMap(({ awaited }, seat) =>
    awaited?.until != null && awaited.until <= now + ahead ? [seat] : [],
  );
