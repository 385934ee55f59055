// Several choices that are meant as one, in words: a purchase that is paid for on the way, a placement.
import { CARDS, type Goods, shortName } from '@xenotable/xenoshyft/content';
import type { Choice, View } from '@xenotable/xenoshyft';
import { priceFor, purchaseWords } from '@xenotable/xenoshyft/preview';

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

export function planWords(way: readonly Choice[], view: View): string {
  const cards: Goods[] = [];
  const deployed: string[] = [];
  for (const choice of way) {
    if (!('do' in choice)) continue;
    if (choice.do === 'buy') cards.push(choice.card);
    if (choice.do === 'deploy') deployed.push(`${shortName(CARDS[choice.card].name)} to ${choice.zone}`);
  }
  if (cards.length > 0) return purchaseWords({ cards, price: costOf(way, view) });
  return deployed.length === 0 ? 'Do it' : `Deploy ${deployed.join(', ')}`;
}
