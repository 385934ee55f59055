// How an Ally Commander buys.
import type { Choice } from '../choices.ts';
import { CARDS, type Goods, isTroop } from '../content/cards.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import { type SoldTroopId, TROOPS, type TroopId } from '../content/troops.ts';
import type { GoodsView } from '../viewTypes.ts';
import { type Moment, by, byName, emptyZones, offered, ready, worth } from './moment.ts';

export function buying(m: Moment): Choice {
  return (
    by('XS-ALLY-01', opening(m)) ??
    by('XS-ALLY-02', offered(m, 'spend')) ??
    by('XS-ALLY-03', buyTroop(m)) ??
    by('XS-ALLY-04', buyItem(m)) ??
    by('XS-ALLY-05', exchange(m)) ??
    ready
  );
}

/** XS-ALLY-01 Division abilities that serve itself: draw and discard, return a card, one more for the purse. */
function opening(m: Moment): Choice | undefined {
  const { seat, division } = m.own;
  if (division === 'command center')
    return offered(m, 'division', (use) => use.ability === 1 && use.to === seat);
  return offered(m, 'division', (use) => use.ability === 2 && use.to === seat);
}

const best = (goods: GoodsView): number => (goods.cutPrice ?? goods.price).value;

interface Plan {
  value: number;
  picks: SoldTroopId[];
}

type Stack = GoodsView<SoldTroopId>;

/** XS-ALLY-02 comes first: all Xenosathem is in the purse. XS-ALLY-03 The picks that make the best line of Troops, counting what is left in the purse. */
function buyTroop(m: Moment): Choice | undefined {
  const free = emptyZones(m.own);
  const held = m.hand.filter(isTroop);
  const goods = m.view.market.troops.filter((one) => one.locked === null && best(one) <= m.own.purse);
  const plan = bestPlan(goods, held, free, m.own.purse);
  const dearest = plan.picks.toSorted((a, b) => TROOPS[b].cost - TROOPS[a].cost || byName(a, b))[0];
  return dearest === undefined ? undefined : purchase(m, dearest);
}

function bestPlan(goods: readonly Stack[], held: readonly TroopId[], free: number, purse: number): Plan {
  /** The best line that hand and picks can fill, and 1 for each unit left over. */
  const value = (picks: readonly TroopId[], left: number): number => {
    const line = [...held, ...picks]
      .map(worth)
      .sort((a, b) => b - a)
      .slice(0, free);
    return line.reduce((all, one) => all + one, left);
  };
  let top: Plan = { value: value([], purse), picks: [] };
  /** Adds picks of these stacks, the last pick's own first among them. */
  const extend = (stacks: readonly Stack[], picks: readonly SoldTroopId[], spent: number): void => {
    if (picks.length >= free) return;
    for (const [i, { card, left: copies, cost }] of stacks.entries()) {
      const more = [...picks, card];
      // A price cut counts once, on the dearest pick.
      const left = purse - spent - cost + reduction(goods, more);
      if (left < 0 || more.filter((pick) => pick === card).length > copies) continue;
      const plan = { value: value(more, left), picks: more };
      if (plan.value > top.value || (plan.value === top.value && more.length < top.picks.length)) top = plan;
      extend(stacks.slice(i), more, spent + cost);
    }
  };
  extend(goods, [], 0);
  return top;
}

/** What a price cut takes off the dearest pick. */
function reduction(goods: readonly Stack[], picks: readonly SoldTroopId[]): number {
  const dearest = goods.filter((one) => picks.includes(one.card)).sort((a, b) => b.cost - a.cost)[0];
  return dearest === undefined ? 0 : dearest.cost - best(dearest);
}

/** With the own cut if there is one. */
const purchase = (m: Moment, card: Goods): Choice | undefined =>
  offered(m, 'buy', (buy) => buy.card === card && buy.cut === true) ??
  offered(m, 'buy', (buy) => buy.card === card);

/** XS-ALLY-04 The Item with the most Worth for its cost, as long as there is somebody to carry it and not too many Instants are in hand. */
function buyItem(m: Moment): Choice | undefined {
  let top: { item: ItemId; ratio: number } | null = null;
  for (const goods of m.view.market.items) {
    if (goods === null || goods.locked !== null || best(goods) > m.own.purse) continue;
    const item = goods.card;
    if (worth(item) < 10 || !wanted(m, item)) continue;
    const ratio = worth(item) / best(goods);
    if (top === null || ratio > top.ratio) top = { item, ratio };
  }
  return top === null ? undefined : purchase(m, top.item);
}

function wanted(m: Moment, item: ItemId): boolean {
  const { kind } = ITEMS[item];
  const held = m.hand.filter((card) => CARDS[card].kind === kind).length;
  if (kind === 'instant') return held < 4;
  const carriers =
    m.own.lane.troops.filter((troop) => troop[kind] === '').length + m.hand.filter(isTroop).length;
  return held < carriers;
}

/** XS-ALLY-05 Three 1s for a 3 whenever legal; two 3s for a 6 while there are more 6s than seats. */
function exchange(m: Moment): Choice | undefined {
  const sixes = m.view.market.crystals.x6;
  return (
    offered(m, 'exchange', (trade) => trade.for === 'x3') ??
    (sixes > m.view.seats.length ? offered(m, 'exchange', (trade) => trade.for === 'x6') : undefined)
  );
}
