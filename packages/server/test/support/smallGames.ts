// The kernel's small games, for a server.
import { type AnyGame, BadInput, closest, defineGame } from '@xenotable/kernel';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import type { Games } from '../../src/index.ts';

/** Dice duel with a scripted second seat: a seat of kind 'dummy' is asked like any other, but nobody needs to sit there. */
const withDummies: AnyGame = defineGame({
  ...diceDuel,
  name: 'dummies',
  title: 'Dummies',
  seats: { least: 2, most: 2, kinds: ['person', 'dummy'] },
});

const reason = () => ({ words: 'it is as good as any', rule: 'X-01' });

/** Connect four whose programs say why. */
const reasoned: AnyGame = defineGame({ ...connectFour, name: 'reasoned', title: 'Reasoned four', reason });

/** Smugglers in which everybody but the first had better wait for the first, and programs say why. */
const patient: AnyGame = defineGame({
  ...smugglers,
  name: 'patient',
  title: 'Patient smugglers',
  later: (w) => w.smugglers.map((_, seat) => seat).slice(1),
  reason,
});

/** A game that never finishes judging a choice or imagining a world. */
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
  patient,
  reasoned,
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
