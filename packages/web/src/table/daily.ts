// The daily deal: one set-up and one seed a day for each title, the same for everybody.
import { type SeatPlan, fingerprint } from '@xenotable/kernel';
import type { Deal, Title } from '@xenotable/shelf';
import { seedOf } from '../kit/seedOf.ts';

const MARK = 'Daily ';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days change at midnight UTC, for everybody at once. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** Why a day cannot be played, in words; null if it can. */
export function wrongDay(date: string, now = Date.now()): string | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!DAY.test(date) || Number.isNaN(time) || today(time) !== date)
    return `A day is written as 2026-11-15, not “${date}”.`;
  return date > today(now) ? `The deal of ${date} has not been dealt yet: today is ${today(now)}.` : null;
}

const wordsOf = (game: string, date: string): string => `${game}, daily deal ${date}`;

/** The set-up of a day: the set-ups take turns by a number that depends only on the date. */
export function dealOf({ game, deals }: Pick<Title, 'game' | 'deals'>, date: string): Deal {
  const deal = deals[Number.parseInt(fingerprint(wordsOf(game, date)).slice(0, 8), 16) % deals.length];
  if (deal === undefined) throw new Error(`${game} has no deals`);
  return deal;
}

export const daySeed = (game: string, date: string): string => seedOf(wordsOf(game, date));

/** The day is kept in the name of the first person, so that it is part of the record. */
export function seatsOf({ quick }: Pick<Title, 'quick'>, date: string): SeatPlan[] {
  const first = quick.seats.findIndex(({ kind }) => kind === 'person');
  return quick.seats.map((seat, i) => (i === first ? { ...seat, name: `${MARK}${date}` } : seat));
}

/** The day of a table; null if it is not a daily deal. */
export function dayOf(seats: readonly SeatPlan[]): string | null {
  const name = seats.find((seat) => seat.kind === 'person')?.name ?? '';
  const date = name.slice(MARK.length);
  return name.startsWith(MARK) && DAY.test(date) ? date : null;
}
