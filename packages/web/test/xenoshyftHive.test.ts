// What is told of the Bosses and of the cards that the Hive may send agrees with the deck.
import { fastChance } from '@xenotable/kernel';
import { type View, game } from '@xenotable/xenoshyft';
import { ENEMIES } from '@xenotable/xenoshyft/content';
import { unseenOf } from '@xenotable/xenoshyft/preview';
import { describe, expect, it } from 'vitest';
import { bossesInDeck, isBoss, worstFirst } from '../src/games/xenoshyft/bosses.ts';
import { briefing } from '../src/games/xenoshyft/story.ts';

const DIVISIONS = ['med bay', 'barracks', 'command center', 'science labs'];

function viewWith(seats: number, rest: object = {}): View {
  const w = game.arrange({
    phase: 'acquire',
    round: 1,
    seats: DIVISIONS.slice(0, seats).map((division) => ({ division, hand: ['militia'] })),
    ...rest,
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const kindsOf = (view: View) => unseenOf(view, view.encounter.unseen.length - 1).kinds;
const told = (view: View): string => JSON.stringify(briefing(view));

describe('the Bosses of a wave', () => {
  it.each([1, 2])('one with %i seats', (seats) => {
    const view = viewWith(seats);
    expect(bossesInDeck(view, kindsOf(view))).toBe('A Boss is in the deck.');
    expect(told(view)).toContain('A **Boss** is in the deck of each wave.');
  });
  it.each([3, 4])('two with %i seats', (seats) => {
    const view = viewWith(seats);
    expect(bossesInDeck(view, kindsOf(view))).toBe('2 Bosses are in the deck.');
    expect(told(view)).toContain('2 **Bosses** are in the deck of each wave.');
  });
  it('that join in the last round', () => {
    const view = viewWith(4, { round: 3, options: { waves: 'gradual' } });
    expect(bossesInDeck(view, kindsOf(view))).toBe('2 Bosses join the deck after buying.');
    expect(told(view)).toContain('In the last round of each wave 2 **Bosses** join the deck.');
  });
});

it('the worst cards come first', () => {
  for (const seats of [1, 4]) {
    const kinds = worstFirst(kindsOf(viewWith(seats)));
    const bosses = kinds.filter(({ card }) => isBoss(card)).length;
    expect(kinds.slice(0, bosses).every(({ card }) => isBoss(card))).toBe(true);
    const rest = kinds.slice(bosses).flatMap(({ card }) => (card === null ? [] : [ENEMIES[card]]));
    const sums = rest.map(({ power, hp }) => power + hp);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  }
});
