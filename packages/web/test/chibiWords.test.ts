// Chibi Commander in words: what Blips can be, what counts, who leaves.
import { game } from '@xenotable/chibi-commander';
import { scoringOf } from '@xenotable/chibi-commander/content';
import type { View } from '@xenotable/chibi-commander/preview';
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { goalsOf } from '../src/games/chibi-commander/goals.ts';
import { letterOf, standing } from '../src/games/chibi-commander/shared/faces.ts';
import { kindsWords } from '../src/games/chibi-commander/shared/words.ts';

const percents = (words: string): number =>
  [...words.matchAll(/(\d+)\u00a0%/g)].reduce((sum, [, number]) => sum + Number(number), 0);

test('what a Blip can be adds up, however many kinds are named', () => {
  const could = [44, 20, 16, 11, 5, 4].map((part, i) => ({ what: `Kind ${i}`, chance: part / 100 }));
  for (const most of [1, 3, 5, 8]) expect(percents(kindsWords(could, most))).toBe(100);
  expect(kindsWords(could, 3)).toMatch(/ and 3 more kinds 20\u00a0%$/);
  expect(kindsWords(could, 5)).not.toContain('more kinds');
});

test('the goal counts people only, and the briefing says that animals do not count', () => {
  const w = game.arrange({
    mission: 'COOP 1',
    variation: 1,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '2,2' }, Postman: { at: '5,5' }, Cow: { at: '8,8' } },
  });
  game.resume(w, fastChance(1));
  const goals = goalsOf(game.view(w, 0) as View, 0);
  expect(goals.map(({ detail }) => detail)).toContain('1 person on the map');
  expect(scoringOf('CC-M-CO1-15')?.how).toContain('Animals do not count');
});

test('a goal says what it brings, then what it has brought of the most', () => {
  const w = game.arrange({
    mission: 'COOP 1',
    variation: 2,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '2,2' } },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0) as View;
  const words = (points: number) =>
    goalsOf(
      {
        ...view,
        armies: view.armies.map((army) => ({
          ...army,
          goals: army.goals.map((goal) => ({ ...goal, points: goal.rule === 'CC-M-CO1-17' ? points : 0 })),
        })),
      },
      0,
    ).find(({ rule }) => rule === 'CC-M-CO1-17')?.points;
  expect(words(0)).toBe('2 each, up to 4');
  expect(words(2)).toBe('2 of 4 points');
});

test('no badge stands for a friend and a foe', () => {
  const w = game.arrange({
    mission: 'COOP 1',
    variation: 1,
    map: 'open',
    players: 1,
    quick: true,
    units: { Gunner: { at: '2,2' }, Medic: { at: '3,2' }, Grey: { at: '5,5' }, Goose: { at: '8,8' } },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0) as View;
  const letters = standing(view)
    .filter(({ faction }) => faction !== null)
    .map((unit) => letterOf(view, unit));
  expect(letters).toEqual(['Gu', 'M', 'Gr']);
});
