// Absence in words.
import type { AbsenceFacts, Pace } from '../client/absence.ts';

interface PaceWords {
  value: Pace | null;
  words: string;
  meaning: string;
}

export const NO_PACE: PaceWords = {
  value: null,
  words: 'None',
  meaning: 'Everybody takes the time they need.',
};

export const PACES: readonly PaceWords[] = [
  NO_PACE,
  { value: 'live', words: 'Live', meaning: 'Whoever is asked and leaves is waited for two minutes.' },
  { value: 'hour', words: 'An hour', meaning: 'Whoever is asked has an hour.' },
  { value: 'day', words: 'A day', meaning: 'Whoever is asked has a day.' },
];

const MINUTE = 60_000;

/** A span of time, rounded as people say it. */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE));
  if (minutes < 1) return `${Math.max(0, Math.round(ms / 1000))} s`;
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Shorter waits, in milliseconds, are not mentioned. */
const AT_ONCE = 30_000;

/** 'asked 3 min ago, 57 min left'. A table without a pace gets no times, so it says nothing. */
export function awaitedWords({ pace, seats }: AbsenceFacts, seat: number, now: number): string | null {
  const awaited = seats[seat]?.awaited ?? null;
  if (awaited === null || pace === null) return null;
  const { since, until } = awaited;
  const asked = now - since < AT_ONCE ? [] : [`asked ${span(now - since)} ago`];
  const left = until === null ? [] : [until > now ? `${span(until - now)} left` : 'time has run out'];
  return [...asked, ...left].join(', ') || null;
}
