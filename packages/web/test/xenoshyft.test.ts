// The board reads whatever the rules show it: random games, every view, every offer.
import { Session, newsOf, seeded } from '@xenotable/kernel';
import { game } from '@xenotable/xenoshyft';
import { describe, expect, it } from 'vitest';
import { detailOf } from '../src/games/xenoshyft/details.ts';
import { modifiersOf } from '../src/games/xenoshyft/modifiers.ts';
import { noteOf } from '../src/games/xenoshyft/notes.ts';
import { crystalsFor, payAndBuy } from '../src/games/xenoshyft/payment.ts';
import type { CardId, Choice, View } from '../src/games/xenoshyft/rulebook.ts';
import { thingsOf } from '../src/games/xenoshyft/things.ts';

/** Numbers below a bound, the same in every run. */
function dealer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

const PLACES = /^(hand|goods|crystal|troop|enemy|zone|lane|seat|division|discard|request)(:|$)/;
const hex = (n: number): string => n.toString(16).padStart(64, '0');

describe('things, notes and details in random games', () => {
  for (const seats of [1, 2, 4]) {
    it(`with ${seats} seats`, () => {
      for (let n = 0; n < 4; n++) {
        const pick = dealer(n + 100 * seats);
        const session = Session.start(
          game,
          { seats: Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `Seat ${i}` })) },
          seeded(hex(n)),
        );
        for (let i = 0; i < 400 && session.world.over === null; i++) {
          const waiting = newsOf(session, 'table', session.entries.length).waiting;
          const seat = waiting[pick(waiting.length)]!;
          const { view: seen, ask } = newsOf(session, seat, session.entries.length);
          const view = seen as unknown as View;
          for (const { choice } of [...ask!.offers, ...ask!.refused]) {
            const things = thingsOf(choice as unknown as Choice, view, seat);
            for (const thing of things) {
              expect(thing).toMatch(PLACES);
              detailOf(thing, view);
            }
            expect(noteOf(choice as unknown as Choice, view, seat).icon).toBeTruthy();
            modifiersOf(choice as unknown as Choice, view);
          }
          session.choose(seat, ask!.offers[pick(ask!.offers.length)]!.choice);
        }
      }
    });
  }
});

describe('paying from the hand', () => {
  const hand: CardId[] = ['x1', 'x1', 'x3', 'x6', 'militia'];
  it('wastes as little as it can', () => {
    expect(crystalsFor(2, hand)).toEqual(['x1', 'x1']);
    expect(crystalsFor(3, hand)).toEqual(['x3']);
    expect(crystalsFor(6, hand)).toEqual(['x6']);
    expect(crystalsFor(11, hand)).toEqual(['x1', 'x1', 'x3', 'x6']);
  });
  it('does not promise what the hand cannot pay', () => expect(crystalsFor(12, hand)).toBeNull());
  it('spends nothing where the purse is enough', () =>
    expect(payAndBuy('ranger', 2, 2, hand)).toEqual([{ do: 'buy', card: 'ranger' }]));
});
