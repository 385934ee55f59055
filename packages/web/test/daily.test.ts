// The daily deal: which set-up, seed and seats belong to a day.
import { titles } from '@xenotable/shelf';
import { expect, test } from 'vitest';
import { dayOf, daySeed, dealOf, seatsOf, wrongDay } from '../src/table/daily.ts';

const DAYS = Array.from(
  { length: 60 },
  (_, i) => `2026-${i < 30 ? '11' : '12'}-${String((i % 30) + 1).padStart(2, '0')}`,
);

test.each(titles.map((title) => [title.name, title] as const))(
  '%s has the same deal for everybody, and others on other days',
  (_name, title) => {
    expect(dealOf(title, '2026-11-15')).toBe(dealOf(title, '2026-11-15'));
    expect(daySeed(title.game, '2026-11-15')).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(DAYS.map((day) => daySeed(title.game, day))).size).toBe(DAYS.length);
    // In two months nearly every set-up is dealt once.
    const had = new Set(DAYS.map((day) => title.deals.indexOf(dealOf(title, day))));
    expect(had.size).toBeGreaterThan(Math.min(title.deals.length, 30) * 0.6);
  },
);

test('titles have different dice', () => {
  expect(new Set(titles.map(({ game }) => daySeed(game, '2026-11-15'))).size).toBe(titles.length);
});

test('the day is stored in the name of the first person', () => {
  for (const title of titles) expect(dayOf(seatsOf(title, '2026-11-15'))).toBe('2026-11-15');
  expect(dayOf([{ kind: 'person', name: 'Daily bread' }])).toBeNull();
  expect(dayOf([{ kind: 'automaton', name: 'Daily 2026-11-15' }])).toBeNull();
});

test('an invalid or future day is refused in words', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  expect(wrongDay('2026-11-15', now)).toBeNull();
  expect(wrongDay('2026-02-30', now)).toMatch(/A day is written as/);
  expect(wrongDay('yesterday', now)).toMatch(/A day is written as/);
  expect(wrongDay('2026-11-16', now)).toMatch(/has not been dealt yet/);
});
