// What an Ally Commander reads off its own view.
import type { Ask, Seat } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import { CARDS, type CardId, isItem, isTroop } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import type { SeatView, TroopView, View } from '../view.ts';

/** A question put to an Ally Commander, with what it sees. */
export interface Moment {
  view: View;
  ask: Ask<Choice>;
  own: SeatView;
  hand: readonly CardId[];
}

export const ready = { do: 'ready' } as const;

type Deed = Extract<Choice, { do: string }>['do'];

/** The first offer of this kind that fits, if there is one. */
export function offered<K extends Deed>(
  m: Moment,
  what: K,
  fits: (choice: Extract<Choice, { do: K }>) => boolean = () => true,
): Choice | undefined {
  return m.ask.offers.find(
    (offer) => 'do' in offer && offer.do === what && fits(offer as Extract<Choice, { do: K }>),
  );
}

export const worth = (card: CardId): number =>
  isTroop(card) ? TROOPS[card].worth : isItem(card) ? ITEMS[card].worth : 0;

/** Ties are broken by the alphabet. */
export const byName = (a: CardId, b: CardId): number =>
  CARDS[a].name < CARDS[b].name ? -1 : CARDS[a].name > CARDS[b].name ? 1 : 0;
export const dearestFirst = (a: CardId, b: CardId): number => CARDS[b].cost - CARDS[a].cost || byName(a, b);

export const troopOf = (view: View, id: number): TroopView | undefined =>
  view.seats.flatMap(({ lane }) => lane.troops).find((troop) => troop.id === id);

export const emptyZones = (seat: SeatView): number => 4 - seat.lane.troops.length;

/** The lane has Enemies and nobody in their way. */
export const isOverrun = (view: View, lane: Seat): boolean => view.seats[lane]!.lane.troops.length === 0;
