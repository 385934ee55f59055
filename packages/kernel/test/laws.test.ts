import { describe, expect, test } from 'vitest';
import { laws, people } from '../proof/index.ts';
import { connectFour } from '../examples/connectFour.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

const games = [
  { game: connectFour, trials: [{ name: 'two', options: {}, seats: people(2) }], bound: 42 },
  {
    game: diceDuel,
    trials: [3, 5].map((hearts) => ({ name: `${hearts} hearts`, options: { hearts }, seats: people(2) })),
    bound: 5000,
  },
  {
    game: smugglers,
    trials: [2, 3].map((seats) => ({ name: `${seats} seats`, options: {}, seats: people(seats) })),
    bound: 200,
  },
];

for (const { game, trials, bound } of games) {
  describe(`the laws hold for ${game.title}`, () => {
    for (const law of laws(game, trials, { decisions: 5000, bound })) {
      test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
    }
  });
}
