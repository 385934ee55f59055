// Choices are compared fairly: with the same luck, and at the same moment.
import { type AnyGame, type Foresight, fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { expect, test } from 'vitest';
import { AlikeChance, type Thinker, mindOf, searchThinker } from '../src/index.ts';

test('what a rule rolls does not depend on what other rules have rolled', () => {
  const [one, other] = [new AlikeChance(5), new AlikeChance(5)];
  const attack = (chance: AlikeChance): number => chance.roll(6, 'XS-01');
  const first = Array.from({ length: 20 }, () => attack(one));
  const second = Array.from({ length: 20 }, () => {
    other.roll(6, 'XS-02');
    other.pick([1, 2, 3], 'XS-03');
    return attack(other);
  });
  expect(second).toEqual(first);
  expect(Array.from({ length: 20 }, () => one.roll(6, 'XS-02'))).not.toEqual(first);
  const elsewhere = new AlikeChance(6);
  expect(Array.from({ length: 20 }, () => attack(elsewhere))).not.toEqual(first);
});

test('its dice are fair and its draws follow their weights', () => {
  const chance = new AlikeChance(1);
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 6000; i++) faces[chance.roll(6, 'XS-01') - 1]!++;
  for (const often of faces) expect(Math.abs(often - 1000)).toBeLessThan(120);
  const drawn = [0, 0, 0];
  for (let i = 0; i < 6000; i++) drawn[chance.pick([1, 0, 2], 'XS-02')]!++;
  expect(drawn[1]).toBe(0);
  expect(Math.abs(drawn[0]! - 2000)).toBeLessThan(150);
});

/** Connect Four whose clock grows with every disc, and the clocks at which positions are scored. */
function clocked(foresight?: Foresight): { game: AnyGame; scored: Set<number> } {
  const scored = new Set<number>();
  const game: typeof connectFour = {
    ...connectFour,
    clock: ({ discs }) => discs,
    score(w, seat) {
      scored.add(w.discs);
      return connectFour.score(w, seat);
    },
    ...(foresight !== undefined && { foresight }),
  };
  return { game: game as AnyGame, scored };
}

function looked(game: AnyGame, thinker: Thinker): void {
  const w = game.setup({}, people(2), fastChance(1));
  const thought = thinker(game, w, game.asks(w)[0]!, fastChance(2), new Set());
  for (let i = 0; i < 40 && thought.look(); i++);
}

test('a choice that moves the clock itself is compared at the same moment as the others', () => {
  const { game, scored } = clocked();
  looked(game, searchThinker({ ticks: 1 }));
  expect([...scored]).toEqual([1]);
});

test('a hard program looks as far ahead as the game says', () => {
  const { game, scored } = clocked({ ticks: 3, worlds: 1 });
  looked(game, mindOf('hard', 0));
  expect([...scored]).toEqual([3]);
});
