// Statistics of a person's own games.
import { expect, test } from 'vitest';
import type { TableRow } from '../src/storage/tableRow.ts';
import { grouped, resultOf, tallyOf, verdict } from '../src/screens/you/tally.ts';

const table = (changes: Partial<TableRow> = {}): TableRow => ({
  id: '1',
  game: 'xenoshyft',
  edition: '2',
  name: 'A siege',
  seats: [{ kind: 'person', name: 'Mara' }],
  options: {},
  updated: 0,
  entries: 40,
  cover: false,
  over: { winners: [0], rule: 'XS-END-02', why: 'the base holds' },
  waiting: [],
  read: {},
  typed: null,
  rolling: null,
  programs: {},
  origin: 'here',
  ...changes,
});
const against = [
  { kind: 'person', name: 'Mara' },
  { kind: 'automaton', name: 'The Brood' },
];
const ended = (winners: number[]) => ({ winners, rule: 'XR-VIC-01', why: 'points' });

test('games that began and ended here count, with the result for the people at this device', () => {
  expect(resultOf(table())).toBe('won');
  expect(resultOf(table({ over: ended([]) }))).toBe('lost');
  expect(resultOf(table({ seats: against, over: ended([1]) }))).toBe('lost');
  expect(resultOf(table({ seats: against, over: ended([0, 1]) }))).toBe('draw');
});

test('lessons, brought records, tables from a moment of another and open tables do not count', () => {
  expect(resultOf(table({ over: null }))).toBeNull();
  expect(resultOf(table({ lesson: 'First siege' }))).toBeNull();
  expect(resultOf(table({ origin: 'record' }))).toBeNull();
  expect(resultOf(table({ origin: 'fork' }))).toBeNull();
});

test('people against each other do not count, people together do, and games of programs do not', () => {
  const two = [
    { kind: 'person', name: 'Mara' },
    { kind: 'person', name: 'Jon' },
  ];
  expect(resultOf(table({ seats: two, over: ended([1]) }))).toBeNull();
  expect(resultOf(table({ seats: two, over: ended([0, 1]) }))).toBe('won');
  expect(resultOf(table({ programs: { 0: 'hard' } }))).toBeNull();
});

const games = (won: number, lost: number, expected: number | null = 0.5) => [
  ...Array.from({ length: won }, () => ({ result: 'won' as const, expected })),
  ...Array.from({ length: lost }, () => ({ result: 'lost' as const, expected })),
];

test('few games leave a wide interval, many a narrow one', () => {
  const few = tallyOf(games(2, 1));
  expect(few.high - few.low).toBeGreaterThan(0.6);
  const many = tallyOf(games(200, 100));
  expect(many.low).toBeGreaterThan(0.6);
  expect(many.high).toBeLessThan(0.73);
  expect(tallyOf(games(3, 0)).high).toBe(1);
});

test('better or worse is only said if chance alone would hardly cause it', () => {
  expect(verdict(tallyOf(games(3, 0)))).toMatch(/too few games to tell/);
  expect(verdict(tallyOf(games(18, 2)))).toMatch(/10\.0 to be expected.*: better$/);
  expect(verdict(tallyOf(games(2, 18)))).toMatch(/: worse$/);
  expect(verdict(tallyOf(games(11, 9)))).toMatch(/about the same$/);
  expect(verdict(tallyOf(games(5, 5, null)))).toMatch(/nobody has measured/);
});

test('games are grouped by a word, and those without one are left out', () => {
  const own = games(2, 2).map((game, i) => ({
    ...game,
    plays: [null, 'XCOM', 'ADVENT', 'ADVENT'][i] ?? null,
  }));
  expect(grouped(own, ({ plays }) => plays).map(({ word, tally }) => [word, tally.games])).toEqual([
    ['ADVENT', 2],
    ['XCOM', 1],
  ]);
});
