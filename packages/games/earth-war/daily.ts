// The daily deal: one patrol a day, the same cards and dice for everybody.
import { type Json, fingerprint, itemAt } from '@xenotable/kernel';
import type { View } from './view.ts';

const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** A number from a date, the same everywhere. */
const digest = (date: string, salt: number): string => fingerprint(`Earth War ${date} ${salt}`);

/** The set-up of a day: its threat and difficulty go round with the date. */
export function dailyOptions(date: string): Record<string, Json> {
  if (!isDay(date)) throw new RangeError(`a day is written as 2026-11-15, not ${JSON.stringify(date)}`);
  const number = Number.parseInt(digest(date, 0).slice(0, 6), 16);
  return {
    play: 'patrol',
    threat: 6 + (number % 9),
    difficulty: itemAt(['easy', 'standard', 'standard', 'hard'], (number >> 8) % 4),
  };
}

/** The seed of a day: 64 hexadecimal digits. */
export const dailySeed = (date: string): string => [1, 2, 3, 4].map((salt) => digest(date, salt)).join('');

/** A result to share, without giving the cards away. */
export function dailyResult(date: string, v: View): string {
  const { over } = v;
  const { squad, points, mission, options } = v.table;
  const standing = squad.filter((unit) => unit.status === 'standing').length;
  const marks = squad
    .map((unit) =>
      unit.implanted
        ? '✚'
        : unit.status === 'down'
          ? '✖'
          : '▮'.repeat(unit.hits - unit.wounds) + '▯'.repeat(unit.wounds),
    )
    .join(' ');
  return [
    `Coaliens Earth War, daily deal ${date}`,
    `${over === null ? 'still out there' : `${points} of ${options.threat} points`}: ${mission.rounds} rounds, ${standing} of ${squad.length} standing, ${mission.wasted} AMMO on shadows`,
    marks,
  ].join('\n');
}
