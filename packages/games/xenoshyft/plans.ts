// What a commander does in one go: a whole purchase in Acquire, a whole placement in Deployment.
import type { Planned, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { CARDS, type CardId, cardName, isTroop, shortName } from './content/cards.ts';
import type { TroopId } from './content/troops.ts';
import { TROOPS } from './content/troops.ts';
import { ZONES } from './placing.ts';
import { type Bought, payAndBuy, priceFor, purchaseWords } from './paying.ts';
import { seatOf } from './viewReaders.ts';
import type { GoodsView, Seen } from './viewTypes.ts';

/** Cards of one purchase, and plans that are compared. */
const MOST_CARDS = 3;
const MOST_PLANS = 24;

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

/** XS-ACQ-04 What can be bought with what is there, as long as something can be added; the ways that spend most first. */
export function purchasesOf(view: Seen, seat: Seat): Purchase[] {
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
  return found.toSorted((a, b) => b.price - a.price || a.cards.length - b.cards.length).slice(0, MOST_PLANS);
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

/** XS-DEP-02 XS-DEP-04 The Troops of the hand into the empty zones of the own lane, in every order. */
function placements(view: Seen, seat: Seat): Planned<Choice>[] {
  const { hand, lane } = seatOf(view, seat);
  const troops = (hand ?? []).filter(isTroop).toSorted((a, b) => TROOPS[b].worth - TROOPS[a].worth);
  const empty = ZONES.filter((zone) => !lane.troops.some((troop) => troop.zone === zone));
  const count = Math.min(troops.length, empty.length);
  if (count === 0) return [];
  const zones = empty.slice(0, count);
  return orders(troops, count)
    .slice(0, MOST_PLANS)
    .map((order) => ({
      choices: order.map((card, i): Choice => ({ do: 'deploy', card, lane: seat, zone: zones[i] ?? 1 })),
      words: `Deploy ${order.map((card, i) => `${shortName(cardName(card))} to ${zones[i]}`).join(', ')}`,
    }));
}

/** What hints compare as a whole. */
export function plans(view: Seen, seat: Seat): Planned<Choice>[] {
  if (seatOf(view, seat).ready) return [];
  if (view.phase === 'deployment') return placements(view, seat);
  if (view.phase !== 'acquire') return [];
  const bought = purchasesOf(view, seat).map((one) => ({ choices: one.choices, words: purchaseWords(one) }));
  return bought.length === 0
    ? []
    : [...bought, { choices: [{ do: 'ready' }], words: 'Ready, and nothing is bought' }];
}
