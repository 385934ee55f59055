// What a commander does in one go: a whole purchase in Acquire, a whole placement in Deployment.
import type { Planned, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { CARDS, type CardId, cardName, isItem, isTroop, shortName } from './content/cards.ts';
import { ITEMS } from './content/items.ts';
import type { TroopId } from './content/troops.ts';
import { TROOPS } from './content/troops.ts';
import { type Bought, payAndBuy, priceFor, purchaseWords } from './paying.ts';
import { whyBuyAll } from './reason/buying.ts';
import { LANE_ZONES } from './table.ts';
import { seatOf } from './viewReaders.ts';
import type { GoodsView, SeatView, Seen, TroopView } from './viewTypes.ts';

/** Cards of one purchase, purchases and placements that are compared. */
const MOST_CARDS = 4;
const MOST_PURCHASES = 28;
const MOST_PLACEMENTS = 24;

/** Cards that are bought together, and how. */
export interface Purchase extends Bought {
  choices: Choice[];
}

interface Money {
  purse: number;
  hand: readonly CardId[];
  /** The price cut of the own Division has been used. */
  cut: boolean;
}

/** One more card for a purchase, with what is left then; null if it cannot be paid. */
function oneMore(
  goods: GoodsView,
  { purse, hand, cut }: Money,
): { choices: Choice[]; left: Money; price: number } | null {
  const offered = cut ? { ...goods, cutPrice: null } : goods;
  const choices = payAndBuy(offered, purse, hand);
  if (choices === null) return null;
  const rest = [...hand];
  let paid = 0;
  for (const choice of choices)
    if ('do' in choice && choice.do === 'spend') {
      paid += CARDS[choice.card].value;
      rest.splice(rest.indexOf(choice.card), 1);
    }
  const price = priceFor(offered).value;
  return {
    choices,
    price,
    left: { purse: purse + paid - price, hand: rest, cut: cut || offered.cutPrice !== null },
  };
}

/** What is for sale now. */
const forSale = ({ market }: Seen): GoodsView[] =>
  [...market.troops, ...market.items].flatMap((one) =>
    one === null || one.locked !== null || one.left === 0 ? [] : [one],
  );

/** XS-ACQ-04 Everything that can be bought with what is there, each time until nothing can be added. */
function allPurchases(view: Seen, seat: Seat): Purchase[] {
  const { purse, hand } = seatOf(view, seat);
  const goods = forSale(view);
  const found: Purchase[] = [];
  const search = (from: number, so: Purchase, money: Money): void => {
    const more =
      so.cards.length === MOST_CARDS
        ? []
        : goods.flatMap((one, at) => {
            const taken = so.cards.filter((card) => card === one.card).length;
            const next = taken < one.left ? oneMore(one, money) : null;
            return next === null ? [] : [{ at, card: one.card, ...next }];
          });
    if (more.length === 0 && so.cards.length > 0) found.push(so);
    for (const { at, card, price, choices, left } of more)
      if (at >= from)
        search(
          at,
          { cards: [...so.cards, card], price: so.price + price, choices: [...so.choices, ...choices] },
          left,
        );
  };
  search(0, { cards: [], price: 0, choices: [] }, { purse, hand: hand ?? [], cut: false });
  return found;
}

/** A first guess at what a purchase gives this round, by the Worths of the script: the best line that it makes, with what somebody can carry or play. */
function guess({ hand, lane }: SeatView, { cards }: Purchase): number {
  const troops = [...(hand ?? []), ...cards].filter(isTroop).map((card) => TROOPS[card].worth);
  const line = troops.toSorted((a, b) => b - a).slice(0, LANE_ZONES - lane.troops.length);
  let carriers = line.length + lane.troops.length;
  let sum = line.reduce((all, one) => all + one, 0);
  for (const card of cards.filter(isItem)) {
    const { kind, worth } = ITEMS[card];
    if (kind === 'instant' || carriers > 0) sum += worth;
    if (kind !== 'instant') carriers--;
  }
  return sum;
}

/** The purchases that are worth comparing, the likeliest first: of every card on sale the likeliest that has it, then the likeliest of all. */
export function purchasesOf(view: Seen, seat: Seat, most: number = MOST_PURCHASES): Purchase[] {
  const own = seatOf(view, seat);
  const sorted = allPurchases(view, seat)
    .map((purchase) => ({ purchase, worth: guess(own, purchase) }))
    .toSorted((a, b) => b.worth - a.worth || a.purchase.price - b.purchase.price)
    .map(({ purchase }) => purchase);
  const seen = new Set<CardId>();
  const firsts = sorted.filter(({ cards }) => {
    const fresh = cards.some((card) => !seen.has(card));
    for (const card of cards) seen.add(card);
    return fresh;
  });
  const kept = new Set([...new Set([...firsts, ...sorted])].slice(0, most));
  return sorted.filter((purchase) => kept.has(purchase));
}

/** All orders of some cards, each once. */
function orders(cards: readonly TroopId[], length: number): TroopId[][] {
  if (length === 0) return [[]];
  return [...new Set(cards)].flatMap((card) => {
    const rest = [...cards];
    rest.splice(rest.indexOf(card), 1);
    return orders(rest, length - 1).map((order) => [card, ...order]);
  });
}

/** All ways to put newcomers between those who are there, whose order stays. */
function between<Old, New>(old: readonly Old[], fresh: readonly New[]): (Old | New)[][] {
  const [first, ...others] = old;
  const [next, ...later] = fresh;
  if (first === undefined) return [[...fresh]];
  if (next === undefined) return [[...old]];
  return [
    ...between(others, fresh).map((rest) => [first, ...rest]),
    ...between(old, later).map((rest) => [next, ...rest]),
  ];
}

/** XS-DEP-12 How those who are there come to their places in a new order without meeting: those who go back from the last one on, then those who go forward. */
function makeRoom(order: readonly (TroopView | TroopId)[]): Choice[] {
  const going = order.flatMap((one, i) =>
    typeof one === 'string' || one.zone === i + 1 ? [] : [{ troop: one, zone: i + 1 }],
  );
  const back = going.filter(({ troop, zone }) => zone > troop.zone).toReversed();
  const forward = going.filter(({ troop, zone }) => zone < troop.zone);
  return [...back, ...forward].map(({ troop, zone }) => ({ do: 'move', troop: troop.id, zone }));
}

/** One placement as a plan: those who are there make room, then everybody of the hand comes. */
function placement(order: readonly (TroopView | TroopId)[], seat: Seat): Planned<Choice> {
  const room = makeRoom(order);
  const come = order.flatMap((one, i) => (typeof one === 'string' ? [{ card: one, zone: i + 1 }] : []));
  const names = come.map(({ card, zone }) => `${shortName(cardName(card))} to ${zone}`).join(', ');
  return {
    choices: [...room, ...come.map(({ card, zone }): Choice => ({ do: 'deploy', card, lane: seat, zone }))],
    words: `Deploy ${names}${room.length > 0 ? ': those in the lane make room' : ''}`,
  };
}

/** How much a Troop is worth in front; a Medic helps from behind. */
function frontWorth(one: TroopView | TroopId): number {
  const card = typeof one === 'string' ? one : one.card;
  const { power, hp } = TROOPS[card];
  if (card === 'medic') return 0;
  return typeof one === 'string' ? power + hp : one.power.value + one.remaining;
}

/** Lines with the strongest in front come first: of plans that come to the same a hint names the first. */
const strongestFirst = (a: readonly (TroopView | TroopId)[], b: readonly (TroopView | TroopId)[]): number =>
  a.map((one, i) => frontWorth(b[i] ?? one) - frontWorth(one)).find((difference) => difference !== 0) ?? 0;

/** XS-DEP-02 XS-DEP-04 The Troops of the hand into the own lane, in every order: behind, between and in front of those who stand there. */
function placements(view: Seen, seat: Seat): Planned<Choice>[] {
  const { hand, lane } = seatOf(view, seat);
  const troops = (hand ?? []).filter(isTroop).toSorted((a, b) => TROOPS[b].worth - TROOPS[a].worth);
  const count = Math.min(troops.length, LANE_ZONES - lane.troops.length);
  if (count === 0) return [];
  return orders(troops, count)
    .flatMap((fresh) => between(lane.troops, fresh))
    .toSorted(strongestFirst)
    .slice(0, MOST_PLACEMENTS)
    .map((order) => placement(order, seat));
}

/** What hints compare as a whole. */
export function plans(view: Seen, seat: Seat): Planned<Choice>[] {
  if (seatOf(view, seat).ready) return [];
  if (view.phase === 'deployment') return placements(view, seat);
  if (view.phase !== 'acquire') return [];
  const eyes = { view, own: seatOf(view, seat) };
  const bought = purchasesOf(view, seat).map((one) => {
    const reason = whyBuyAll(one.cards, eyes);
    return { choices: one.choices, words: purchaseWords(one), ...(reason !== null && { reason }) };
  });
  return bought.length === 0
    ? []
    : [...bought, { choices: [{ do: 'ready' }], words: 'Ready, and nothing is bought' }];
}
