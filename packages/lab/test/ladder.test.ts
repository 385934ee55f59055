// A ladder's JSON: who won how often against whom, or against the game.
import { afterEach, expect, test, vi } from 'vitest';
import { Flags } from '../src/command.ts';
import { ladder } from '../src/commands/ladder.ts';

afterEach(() => vi.restoreAllMocks());

async function printed(setup: string, players: string): Promise<unknown> {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await ladder.run(['earth-war'], new Flags({ setup, players, games: '4', json: true }));
  expect(print).toHaveBeenCalledTimes(1);
  return JSON.parse(String(print.mock.calls[0]?.[0]));
}

const rate = { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };

test('where sides play against each other, every two players are a pair', async () => {
  expect(await printed('hive patrol', 'random,easy,steady')).toMatchObject({
    players: ['random', 'easy', 'steady'],
    pairs: [
      { a: 'random', b: 'easy', games: 4, ...rate },
      { a: 'random', b: 'steady', games: 4, ...rate },
      { a: 'easy', b: 'steady', games: 4, ...rate },
    ],
  });
});

test('where nobody does, everybody is paired with the game', async () => {
  expect(await printed('mission 4', 'random,steady')).toMatchObject({
    players: ['random', 'steady'],
    pairs: [
      { a: 'random', b: 'game', games: 4, rate: 0, low: 0, high: expect.any(Number) },
      { a: 'steady', b: 'game', games: 4, ...rate },
    ],
  });
});
