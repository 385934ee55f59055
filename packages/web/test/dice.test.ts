// The dice of log lines: in every game that rolls, lines show the results, and nothing that their words do not also say.
import { Session, anyChoice, canAct, fastChance, newsOf, seeded } from '@xenotable/kernel';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { describe, expect, test } from 'vitest';
import { facesOf, throwWords } from '../src/table/prompt/typing.ts';

const SEED = '5eed'.repeat(16);

describe('the dice beside a line match its words', () => {
  for (const name of gameNames.filter((name) => name !== 'xenoshyft'))
    test(name, async () => {
      const { game, trials } = await gamePackage(name);
      const { options, seats } = trials[0]!;
      const session = Session.start(game, { options, seats }, seeded(SEED));
      const chance = fastChance(3);
      let shown = 0;
      for (let i = 0; i < 400 && session.world.over === null; i++) {
        const ask = game.asks(session.world).find(canAct)!;
        session.choose(
          ask.seat,
          anyChoice(game, session.world, ask, (below) => chance.roll(below, 'test') - 1, chance),
        );
        for (const { dice = [], words } of newsOf(session, ask.seat, session.entries.length - 1).lines) {
          const said = (words.match(/\d+/g) ?? []).map(Number);
          expect(said, words).toEqual(expect.arrayContaining([...dice]));
          shown += dice.length;
        }
      }
      expect(shown).toBeGreaterThan(0);
    });
});

test('the words that ask people to roll or draw', () => {
  expect(throwWords({ why: 'X-1', sides: 6 })).toBe('Roll a d6 and type what it shows.');
  expect(throwWords({ why: 'X-1', sides: 6, dice: 2 })).toBe('Roll 2D6 and type what they show.');
  expect(throwWords({ why: 'X-1', sides: 2, names: ['Ranger', ''] })).toBe('Draw, and say what it is.');
  expect(facesOf({ why: 'X-1', sides: 2, names: ['Ranger', ''] })).toEqual([{ value: 0, label: 'Ranger' }]);
});
