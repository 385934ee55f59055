// How cards are paid for from purse and hand.
import type { Choice } from './choices.ts';
import type { Price } from './book/acquire/prices.ts';
import { CARDS, type CardId, type Goods, cardName, isCrystal, shortName } from './content/cards.ts';
import type { CrystalId } from './content/troops.ts';
import type { GoodsView } from './viewTypes.ts';

/** The crystals of a hand that cover what is missing with the least waste; null if they do not reach. */
export function crystalsFor(missing: number, hand: readonly CardId[]): CrystalId[] | null {
  let best: CrystalId[] | null = null;
  let least = Infinity;
  const search = (left: readonly CrystalId[], chosen: readonly CrystalId[], sum: number): void => {
    if (sum >= missing) {
      const waste = (sum - missing) * 100 + chosen.length;
      if (waste >= least) return;
      least = waste;
      best = [...chosen];
      return;
    }
    left.forEach((crystal, i) => {
      if (i === 0 || crystal !== left[i - 1])
        search(left.slice(i + 1), [...chosen, crystal], sum + CARDS[crystal].value);
    });
  };
  search(hand.filter(isCrystal), [], 0);
  return best;
}

/** XS-ACQ-16 What a card costs its buyer: with the own Division's price cut as long as it is there. */
export const priceFor = ({ price, cutPrice }: Pick<GoodsView, 'price' | 'cutPrice'>): Price =>
  cutPrice ?? price;

/** XS-ACQ-05 XS-ACQ-06 XS-ACQ-16 The choices that pay for a card and buy it, the own price cut first; null when it cannot be paid. */
export function payAndBuy(
  goods: Pick<GoodsView, 'card' | 'price' | 'cutPrice'>,
  purse: number,
  hand: readonly CardId[],
): Choice[] | null {
  const crystals = crystalsFor(Math.max(0, priceFor(goods).value - purse), hand);
  if (crystals === null) return null;
  const { card, cutPrice } = goods;
  return [
    ...crystals.map((crystal): Choice => ({ do: 'spend', card: crystal })),
    { do: 'buy', card, ...(cutPrice !== null && { cut: true }) },
  ];
}

/** Cards that are bought together, and what they cost. */
export interface Bought {
  cards: Goods[];
  price: number;
}

/** 'Medic, Ranger and Shotgun'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Equal names together: 'Ranger ×3', 'Medic'. */
export const grouped = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });

/** 'Buy Medic and Shotgun for 6', 'Buy Ranger ×3 for 6'. */
export const purchaseWords = ({ cards, price }: Bought): string =>
  `Buy ${listed(grouped(cards.map((card) => shortName(cardName(card)))))} for ${price}`;
