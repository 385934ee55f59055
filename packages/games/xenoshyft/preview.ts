// What the table wants to know before a choice is made: how a card would be paid, what a face-down Enemy can be, what is about to hit.
import type { Choice } from './choices.ts';
import type { Price } from './book/acquire/prices.ts';
import { CARDS, type CardId, isCrystal } from './content/cards.ts';
import { ENEMIES, type EnemyId, isEnemy } from './content/enemies.ts';
import type { CrystalId } from './content/troops.ts';
import type { Hidden } from './table.ts';
import type { Count, GoodsView, Seen } from './viewTypes.ts';

export { zonesFilled } from './options.ts';
export * from './placing.ts';
export * from './things.ts';
export * from './viewReaders.ts';

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

/** What a face-down Enemy of one shuffle can be, by what this viewer knows. */
export interface Unseen {
  /** Cards whose values are known; a Boss whose name is not known is left out. */
  cards: number;
  /** Means of their Power and Hit Points. */
  power: number;
  hp: number;
  /** The kinds that are left, the most frequent first; null is one of the wave's Bosses. */
  kinds: { card: EnemyId | null; count: number }[];
}

const kindOf = ({ card, count }: Count<Hidden>): Unseen['kinds'][number] => ({
  card: isEnemy(card) ? card : null,
  count,
});

export function unseenOf(view: Seen, from: number): Unseen {
  const kinds = (view.encounter.unseen[from] ?? [])
    .filter(({ count }) => count > 0)
    .map(kindOf)
    .sort((a, b) => b.count - a.count);
  let cards = 0;
  let power = 0;
  let hp = 0;
  for (const { card, count } of kinds) {
    if (card === null) continue;
    cards += count;
    power += ENEMIES[card].power * count;
    hp += ENEMIES[card].hp * count;
  }
  return { cards, power: cards === 0 ? 0 : power / cards, hp: cards === 0 ? 0 : hp / cards, kinds };
}

/** Damage that is about to be placed on a card in a lane. */
export const damageComing = (view: Seen, unit: number): number =>
  (view.window?.hits ?? []).reduce((sum, hit) => (hit.unit === unit ? sum + hit.amount : sum), 0);
