// The kernel's own small games, as a server offers them.
import { type AnyGame, BadInput, closest, defineGame } from '@xenotable/kernel';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import type { Games } from '../../src/index.ts';

/** Dice duel with a scripted second: a seat of kind 'dummy' is like any other here, but nobody needs to sit on it. */
const withDummies: AnyGame = defineGame({
  ...diceDuel,
  name: 'dummies',
  title: 'Dummies',
  seats: { least: 2, most: 2, kinds: ['person', 'dummy'] },
});

/** Never comes to an end with judging a choice, nor with imagining a world to think about. */
const endless: AnyGame = {
  ...defineGame({ ...diceDuel, name: 'endless', title: 'Endless' }),
  judge() {
    for (;;);
  },
  imagine() {
    for (;;);
  },
};

const small: Record<string, AnyGame> = {
  'connect-four': connectFour,
  'dice-duel': diceDuel,
  smugglers,
  dummies: withDummies,
  endless,
};

export const games: Games = {
  module: import.meta.url,
  names: Object.keys(small),
  async load(name, edition) {
    const game = small[name];
    if (game === undefined)
      throw new BadInput(
        'game',
        `there is no game ${JSON.stringify(name)}${closest(name, Object.keys(small))}`,
      );
    if (edition !== undefined && edition !== game.edition)
      throw new BadInput('edition', `there is no edition ${JSON.stringify(edition)} of ${name} here`);
    return game;
  },
};
