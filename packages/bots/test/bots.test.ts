// Bots are legal, see views only, and better thought beats worse.
import { type AnyGame, type AnyPlayer, fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { MINDS, greedyPlayer, patienceOf, playerOf, randomPlayer, searchPlayer } from '../src/index.ts';

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

/** Mean score over games in which both seats are played by both. */
function strength(game: AnyGame, one: AnyPlayer, other: AnyPlayer, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++)
    sum += i % 2 === 0 ? match(game, [one, other], i) : 1 - match(game, [other, one], i);
  return sum / games;
}

describe('every choice of a bot is legal', () => {
  for (const game of [connectFour, diceDuel, smugglers] as AnyGame[]) {
    test(game.title, () => {
      const players = [randomPlayer(game), greedyPlayer(game, 2), searchPlayer(game, { iterations: 20 })];
      for (let i = 0; i < 6; i++)
        expect(match(game, [players[i % 3]!, players[(i + 1) % 3]!], i)).toBeGreaterThanOrEqual(0);
    });
  }
});

test('search beats random play at connect four', () => {
  const result = strength(
    connectFour,
    searchPlayer(connectFour, { iterations: 150, depth: 42 }),
    randomPlayer(connectFour),
    20,
  );
  expect(result).toBeGreaterThan(0.85);
});

test('the same seed thinks the same', () => {
  const player = searchPlayer(diceDuel, { iterations: 50 });
  const w = diceDuel.setup({}, people(2), fastChance(1));
  const ask = diceDuel.asks(w)[0]!;
  expect(player(w, ask, fastChance(9))).toEqual(player(w, ask, fastChance(9)));
});

test('each strength beats the one before it at connect four', () => {
  const [easy, steady, hard] = (['easy', 'steady', 'hard'] as const).map((strength) =>
    playerOf(connectFour, MINDS[strength].thinker, Math.min(MINDS[strength].looks, 300)),
  );
  expect(strength(connectFour, steady!, easy!, 20)).toBeGreaterThan(0.7);
  expect(strength(connectFour, hard!, steady!, 20)).toBeGreaterThan(0.6);
});

test('a turn takes seconds, however many choices it has', () => {
  const turn = Array.from({ length: 8 }, (_, before) => patienceOf('hard', before));
  expect(turn).toEqual(turn.toSorted((a, b) => b - a));
  expect(turn.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000);
  expect(patienceOf('hard', Infinity)).toBe(patienceOf('easy', Infinity));
});
