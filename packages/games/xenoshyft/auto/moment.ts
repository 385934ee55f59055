// What an Ally Commander reads off its own view.
import { type Ask, type RuleId, type Seat, applies } from '@xenotable/kernel';
import { type Choice, type Deed, type Doing, does } from '../choices.ts';
import type { OpenWindow } from '../book/windows.ts';
import { CARDS, type CardId, isItem, isTroop } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import { findTroop, seatOf } from '../viewReaders.ts';
import type { Glimpse, SeatGlimpse, TroopView } from '../viewTypes.ts';

/** A question to one seat, as far as the script reads it. */
export type Asking = Pick<Ask<Choice>, 'seat' | 'rule' | 'offers'>;

/** What is offered first: every question offers something. */
export function firstOffer({ rule, offers }: Asking): Choice {
  const first = offers[0];
  if (first === undefined) throw new Error(`the question of ${rule} offers nothing`);
  return first;
}

/** A question put to an Ally Commander, with what it sees. */
export interface Moment {
  view: Glimpse;
  ask: Asking;
  own: SeatGlimpse;
  hand: readonly CardId[];
}

export function momentOf(view: Glimpse, ask: Asking): Moment {
  const own = seatOf(view, ask.seat);
  if (own.hand === null) throw new Error(`the script does not see the hand of seat ${ask.seat}`);
  return { view, ask, own, hand: own.hand };
}

/** A choice that a rule of the script names, if it names one. */
export function by<C extends Choice | undefined>(rule: RuleId, choice: C): C {
  if (choice !== undefined) applies(rule);
  return choice;
}

export const ready = { do: 'ready' } as const;

/** The first offer of this kind that fits, if there is one. */
export function offered<D extends Deed>(
  m: Moment,
  what: D,
  fits: (choice: Doing<D>) => boolean = () => true,
): Choice | undefined {
  return m.ask.offers.find((offer) => does(offer, what) && fits(offer));
}

export function worth(card: CardId): number {
  if (isTroop(card)) return TROOPS[card].worth;
  return isItem(card) ? ITEMS[card].worth : 0;
}

/** Ties are broken by the alphabet. */
export const byName = (a: CardId, b: CardId): number =>
  Number(CARDS[a].name > CARDS[b].name) - Number(CARDS[a].name < CARDS[b].name);
export const dearestFirst = (a: CardId, b: CardId): number => CARDS[b].cost - CARDS[a].cost || byName(a, b);

export const troopIn = (view: Glimpse, id: number): TroopView | undefined => findTroop(view, id)?.troop;

export const emptyZones = (seat: SeatGlimpse): number => 4 - seat.lane.troops.length;

/** The lane's Overrun has begun (XS-AFT-02) and nobody has come in the way since. */
export const isOverrun = (view: Glimpse, lane: Seat): boolean =>
  view.overrun === lane && seatOf(view, lane).lane.troops.length === 0;

/** The window in which the script answers. */
export function openWindow({ view }: Moment): OpenWindow {
  if (view.window === null) throw new Error('no window is open');
  return view.window;
}
