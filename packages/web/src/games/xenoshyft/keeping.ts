// What keeping cards in Wrap-Up costs: each takes the place of one that would be drawn.
import { byTouch } from '../../kit/size.ts';
import type { LeftToDo } from '../../table/contract.ts';
import type { SeatView } from '@xenotable/xenoshyft';
import { CARDS, type CardId, shortName } from '@xenotable/xenoshyft/content';
import { grouped, handThing, listed, refillOf } from '@xenotable/xenoshyft/preview';
import { planOf } from './border.ts';
import { counted } from '../../kit/words.ts';

/** What a card is worth at the market, or pays there. */
const priceOf = (card: CardId): number => CARDS[card].cost + CARDS[card].value;

/** The mean price of what can be drawn. */
function drawnPrice({ unseen, discard }: SeatView): number {
  let [cards, price] = [discard.length, discard.reduce((sum, card) => sum + priceOf(card), 0)];
  for (const { card, count } of unseen) {
    cards += count;
    price += count * priceOf(card);
  }
  return cards === 0 ? 0 : price / cards;
}

/** 'Militia ×2 and Med Pack' */
export const cardWords = (cards: readonly CardId[]): string =>
  listed(grouped(cards.map((card) => shortName(CARDS[card].name))));

/** XS-WRP-02 Cards that cost less than those that would be drawn for them; where a finger may have slipped, any cards. */
export function keepsInstead(own: SeatView): LeftToDo | null {
  const hand = own.hand ?? [];
  const rest = own.deckSize + own.discard.length;
  const draws = refillOf(hand.length, rest);
  // With a smaller rest a discarded card would only be drawn again.
  if (hand.length === 0 || rest <= draws) return null;
  const mean = drawnPrice(own);
  const weak = hand.filter((card) => priceOf(card) < mean);
  if (weak.length === 0 && !byTouch()) return null;
  const said = `You keep ${counted(hand.length, 'card')} and draw ${draws}.`;
  const fewer = refillOf(hand.length - weak.length, rest + weak.length) - draws;
  if (weak.length === 0)
    return { kind: 'keeping', words: `${said} Nothing is discarded after that.`, next: null };
  return {
    kind: 'keeping',
    words: `${said} ${cardWords(weak)} cost${weak.length === 1 ? 's' : ''} less than what you draw on average.`,
    ...(fewer > 0 && { loses: counted(fewer, 'new card') }),
    next: planOf(weak.map((card) => ({ do: 'discard', card }))),
    things: [...new Set(weak)].map(handThing),
  };
}
