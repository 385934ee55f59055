// Wrong set-ups are refused by name.
import { readFileSync } from 'node:fs';
import { fastChance, isObject } from '@xenotable/kernel';
import { randomGame } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { book } from '../book/index.ts';
import { caseWords } from '../caseWords.ts';
import { game, trials } from '../game.ts';
import type { Table } from '../table.ts';

const person = { kind: 'person', name: 'Ann' };
const set = (options: unknown, seats: unknown) => () => game.setup(options, seats, fastChance(1));

test('options and seats that do not fit are named, with the nearest right word', () => {
  expect(set({ mision: 3 }, [person])).toThrow(/options\.mision: unknown option; did you mean "mission"/);
  expect(set({ mission: 9 }, [person])).toThrow(/options\.mission/);
  expect(set({ difficulty: 'hart' }, [person])).toThrow(/did you mean "hard"/);
  expect(set({ hive: true }, [person])).toThrow(/options\.hive: a hive player needs a seat/);
  expect(set({ hive: true }, [person, { kind: 'autopilot', name: 'X' }])).toThrow(
    /the hive is played by a person/,
  );
  expect(set({}, [person, person, person, person, person])).toThrow(/at most four seats/);
});

test('a position with unknown words is refused by name', () => {
  expect(() => game.arrange({ squad: [{ unit: 'Riflman' }] })).toThrow(
    /given\.squad\[0\]\.unit: "Riflman" is unknown; did you mean "Rifleman"/,
  );
  expect(() => game.arrange({ squad: [], at: 'squad wound' })).toThrow(/did you mean "squad wounds"/);
  expect(() => game.arrange({ squad: [{ unit: 'Rifleman' }], combat: { cards: { D9: {} } } })).toThrow(
    /"D9" is unknown/,
  );
  expect(() =>
    game.arrange({ squad: [{ unit: 'Rifleman' }], combat: { cards: { D1: {} }, slots: ['D2'] } }),
  ).toThrow(/not among the cards/);
});

test('a position that cannot be is refused by name', () => {
  const ann = { unit: 'Rifleman', name: 'Ann' };
  const wrong = (given: object) => () => game.arrange({ squad: [ann], ...given });
  expect(wrong({ at: 'losses' })).toThrow(/given\.combat: is missing: 'losses' is a step of a combat event/);
  expect(wrong({})).toThrow(/given\.combat: is missing/);
  expect(wrong({ at: 'a check' })).toThrow(/given\.node: 'a check' needs a node of another kind/);
  expect(wrong({ at: 'a check', mission: 2, node: 2 })).toThrow(/given\.branch: .*'The drains'/);
  expect(wrong({ squad: [ann, ann] })).toThrow(/two units have the name Ann/);
  expect(wrong({ squad: [{ ...ann, raised: ['ARM'] }] })).toThrow(/"ARM" is unknown/);
  const cards = { D1: {}, M1: {} };
  expect(wrong({ combat: { cards, slots: ['D1', 'D1'] } })).toThrow(/two slots hold D1/);
  expect(wrong({ combat: { cards, killed: ['D1'] } })).toThrow(/twice D1/);
});

test('cases name units, bands and directions as players do', () => {
  const w = game.arrange({
    at: 'a choice',
    mission: 2,
    node: 2,
    squad: [{ unit: 'Rifleman', name: 'Ann', id: 7 }],
  });
  expect(caseWords.choice({ do: 'range', unit: 'Ann', by: 'nearer' }, w)).toEqual({
    do: 'range',
    unit: 7,
    by: -1,
  });
  expect(caseWords.choice({ do: 'promote', unit: 7, gain: 'FIRE', bands: ['CLOSE', 3] }, w)).toEqual({
    do: 'promote',
    unit: 7,
    gain: 'FIRE',
    bands: [0, 3],
  });
  expect(caseWords.choice('Ann fires', w)).toBe('Ann fires');
  expect(() => caseWords.choice({ do: 'fire', unit: 'Anne' }, w)).toThrow(
    /"Anne" is nobody of the squad.*"Ann"/,
  );
});

const README = readFileSync(new URL('../cases/README.md', import.meta.url), 'utf8');

test('the README of the cases names every step of the book', () => {
  const steps = [...book.chapters.values()].flatMap((chapter) => [...chapter.keys()]);
  expect(steps.filter((step) => !README.includes(`\`${step}\``))).toEqual([]);
});

test('the README of the cases names every word that the game says of a position', () => {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value))
      for (const [word, part] of Object.entries(value)) {
        if (/^[a-z]/.test(word)) words.add(word);
        collect(part);
      }
  };
  for (const [seed, trial] of trials.entries())
    randomGame(game, trial, seed + 1, ({ w }) => collect(game.given!(w as Table)), 5_000);
  expect(words.size).toBeGreaterThan(80);
  expect([...words].filter((word) => !new RegExp(`\\b${word}\\b`).test(README))).toEqual([]);
});
