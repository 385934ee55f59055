// Several choices that are meant as one, in words: a purchase that is paid for on the way, a placement.
import { onPhone } from '../../kit/size.ts';
import { CARDS, type CardId, type Goods, TROOPS, shortName } from '@xenotable/xenoshyft/content';
import type { Choice, View } from '@xenotable/xenoshyft';
import type { Asked, Seat, Worded } from '@xenotable/kernel';
import { planOf } from './border.ts';
import { cardWords } from './keeping.ts';
import { findTroop, payAndBuy, priceFor, purchaseWords, seatOf } from '@xenotable/xenoshyft/preview';

/** XS-ACQ-04 The question in which cards are bought. */
export const BUYING = 'XS-ACQ-04';

/** How each card would be paid and bought now. */
export function waysToBuy(view: View, ask: Asked | null, seat: Seat): Map<Goods, readonly Choice[]> {
  const { purse, hand } = seatOf(view, seat);
  const ways = new Map<Goods, readonly Choice[]>();
  // Nothing is sold while another question is open.
  if (ask === null || ask.seat !== seat || ask.rule !== BUYING) return ways;
  for (const goods of [...view.market.troops, ...view.market.items]) {
    const way = goods === null || goods.locked !== null ? null : payAndBuy(goods, purse, hand ?? []);
    if (goods !== null && way !== null) ways.set(goods.card, way);
  }
  return ways;
}

/** Purchases that are paid from the hand on the way: no single offer has the name of their card. */
export const paidPurchases = (view: View, ask: Asked): Worded[] =>
  [...waysToBuy(view, ask, ask.seat)].flatMap(([card, way]) =>
    way.length > 1 ? [{ choice: planOf(way), words: `Buy ${CARDS[card].name}` }] : [],
  );

/** The cards that a plan buys. */
export const boughtIn = (way: readonly Choice[]): Goods[] =>
  way.flatMap((choice) => ('do' in choice && choice.do === 'buy' ? [choice.card] : []));

/** What the cards cost their buyer; the own price cut is used where a choice says so. */
function costOf(way: readonly Choice[], { market }: View): number {
  let cost = 0;
  for (const choice of way) {
    if (!('do' in choice) || choice.do !== 'buy') continue;
    const goods = [...market.troops, ...market.items].find((one) => one?.card === choice.card);
    if (goods) cost += choice.cut ? priceFor(goods).value : goods.price.value;
  }
  return cost;
}

/** What a purchase takes from the hand beyond its price: it stays in the purse, which is emptied when buying ends. */
function overpaid(way: readonly Choice[], view: View, seat: Seat): { paid: number; over: number } | null {
  const spent = way.reduce(
    (sum, choice) => sum + ('do' in choice && choice.do === 'spend' ? CARDS[choice.card].value : 0),
    0,
  );
  const paid = spent + seatOf(view, seat).purse;
  const over = paid - costOf(way, view);
  return spent > 0 && over > 0 && boughtIn(way).length > 0 ? { paid, over } : null;
}

/** A planned purchase that is paid with more than its price, as a question. */
export function plannedPurchase(
  way: readonly Choice[],
  view: View,
  seat: Seat,
): { sentence: string; button: string } | null {
  const more = overpaid(way, view, seat);
  if (more === null) return null;
  const words = planWords(way, view);
  const rest = `${more.over} ${more.over === 1 ? 'is' : 'are'} left in the purse, which does not keep`;
  return { sentence: `${words}? You pay ${more.paid}: ${rest}.`, button: words };
}

export function planWords(way: readonly Choice[], view: View): string {
  const deployed: string[] = [];
  const moved: string[] = [];
  const discarded: CardId[] = [];
  for (const choice of way) {
    if (!('do' in choice)) continue;
    if (choice.do === 'deploy') deployed.push(`${shortName(CARDS[choice.card].name)} to ${choice.zone}`);
    if (choice.do === 'discard') discarded.push(choice.card);
    const mover = choice.do === 'move' ? findTroop(view, choice.troop)?.troop : undefined;
    if (mover !== undefined && choice.do === 'move')
      moved.push(`${shortName(TROOPS[mover.card].name)} to ${choice.zone}`);
  }
  const cards = boughtIn(way);
  const price = costOf(way, view);
  // The market shows which.
  if (cards.length > 1 && onPhone()) return `Buy ${cards.length} cards for ${price}`;
  if (cards.length > 0) return purchaseWords({ cards, price });
  if (discarded.length > 0) return `Discard ${cardWords(discarded)}`;
  if (deployed.length > 0) return `Deploy ${deployed.join(', ')}`;
  return moved.length > 0 ? `Move ${moved.join(', ')}` : 'Do it';
}
