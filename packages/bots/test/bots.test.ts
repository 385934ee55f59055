// Programs play legally, see only views, finish their turns, and stronger ones beat weaker ones.
import { type AnyGame, type AnyPlayer, fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import {
  STRENGTHS,
  bestOfTallies,
  chanceOf,
  greedyPlayer,
  mindOf,
  patienceOf,
  playerOf,
  randomPlayer,
  searchPlayer,
  searchThinker,
} from '../src/index.ts';

/** Score of seat 0 after one game. */
function match(game: AnyGame, players: AnyPlayer[], seed: number): number {
  const chance = fastChance(seed);
  const w = game.setup({}, people(2), chance);
  while (w.over === null) {
    const ask = game.asks(w)[0]!;
    const choice = players[ask.seat]!(game.view(w, ask.seat), ask, chance);
    expect(game.judge(w, ask.seat, choice)).toBeNull();
    game.play(w, ask.seat, choice, chance);
  }
  return game.score(w, 0);
}

/** Mean score over games in which both players play both seats. */
function strength(game: AnyGame, one: AnyPlayer, other: AnyPlayer, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++)
    sum += i % 2 === 0 ? match(game, [one, other], i) : 1 - match(game, [other, one], i);
  return sum / games;
}

describe('every choice of a program is legal', () => {
  for (const game of [connectFour, diceDuel, smugglers] as AnyGame[]) {
    test(game.title, () => {
      const players = [
        randomPlayer(game),
        greedyPlayer(game, 2),
        searchPlayer(game, { looks: 20 }),
        ...STRENGTHS.map((one) => playerOf(game, mindOf(one, 0), 30)),
      ];
      for (let i = 0; i < 12; i++)
        expect(match(game, [players[i % 6]!, players[(i + 1) % 6]!], i)).toBeGreaterThanOrEqual(0);
    });
  }
});

test('search beats random play at connect four', () => {
  const search = searchPlayer(connectFour, { looks: 150, ticks: 2, sure: 0 });
  expect(strength(connectFour, search, randomPlayer(connectFour), 20)).toBeGreaterThan(0.85);
});

test('the same seed thinks the same', () => {
  const w = diceDuel.setup({}, people(2), fastChance(1));
  const ask = diceDuel.asks(w)[0]!;
  const once = (): unknown => searchPlayer(diceDuel, { looks: 50 })(w, ask, fastChance(9));
  expect(once()).toEqual(once());
});

test('where it has decided before, it plays by the script instead of going round in circles', () => {
  const w = connectFour.setup({}, people(2), fastChance(1));
  const ask = connectFour.asks(w)[0]!;
  const looked = { times: 0 };
  const counting = {
    ...connectFour,
    score: (...args: Parameters<typeof connectFour.score>) => (looked.times++, connectFour.score(...args)),
  };
  const again = searchPlayer(counting as AnyGame, { looks: 200, sure: 0 });
  again(w, ask, fastChance(3));
  const first = looked.times;
  again(w, ask, fastChance(3));
  expect(first).toBeGreaterThanOrEqual(200);
  expect(looked.times - first).toBeLessThan(first);
});

test('what changes nothing is not compared', () => {
  const w = connectFour.setup({}, people(2), fastChance(1));
  const ask = connectFour.asks(w)[0]!;
  const compared = (game: AnyGame): unknown[] =>
    searchThinker()(game, w, ask, fastChance(3), new Set())
      .tallies()
      .map(({ choice }) => choice);
  const all = compared(connectFour);
  const [script, idle, ...rest] = all;
  expect(compared({ ...connectFour, idle: (_view, _seat, choice) => choice === idle })).toEqual([
    script,
    ...rest,
  ]);
});

test('thoughts in different streams consider the same choices in different worlds, and are added up', () => {
  const w = diceDuel.setup({}, people(2), fastChance(1));
  const ask = diceDuel.asks(w)[0]!;
  const tallies = [0, 1].map((stream) => {
    const thought = searchThinker({ stream })(diceDuel as AnyGame, w, ask, fastChance(9), new Set());
    for (let i = 0; i < 60 && thought.look(); i++);
    return thought.tallies();
  });
  const [one = [], other = []] = tallies;
  expect(one.length).toBeGreaterThan(1);
  expect(one.map(({ choice }) => choice)).toEqual(other.map(({ choice }) => choice));
  expect(one.map(({ gain }) => gain)).not.toEqual(other.map(({ gain }) => gain));
  const tally = (choice: string, looks: number, gain: number, squares: number, sure = 1.5) => ({
    choice,
    looks,
    gain,
    squares,
    running: true,
    sure,
  });
  // Five looks with a gain are not enough for one thought; ten are enough for both together.
  const half = [tally('script', 5, 0, 0), tally('other', 5, 2.5, 1.3)];
  expect(bestOfTallies([half])).toBe('script');
  expect(bestOfTallies([half, half])).toBe('other');
  // A game in which much depends on chance asks for more.
  const doubtful = [tally('script', 10, 0, 0, 9), tally('other', 10, 5, 2.8, 9)];
  expect(bestOfTallies([doubtful])).toBe('script');
});

test('a turn takes seconds, however many choices it has', () => {
  let spent = 0;
  for (let choice = 0; choice < 100; choice++) {
    expect(patienceOf(spent)).toBeLessThanOrEqual(1000);
    spent += patienceOf(spent);
  }
  expect(spent).toBeLessThanOrEqual(5000);
});

test('a fitted table turns a score into a chance', () => {
  const table = [
    [0.4, 0.1],
    [0.6, 0.9],
  ] as const;
  for (const [score, chance] of [
    [0, 0],
    [0.2, 0.05],
    [0.4, 0.1],
    [0.5, 0.5],
    [0.8, 0.95],
    [1, 1],
  ] as const)
    expect(chanceOf(table, score)).toBeCloseTo(chance, 9);
  expect(chanceOf(undefined, 0.3)).toBe(0.3);
});
