// Where the wounds that are still in hand belong, by what the person who places them knows: known enemies first, then
// whole kills on the face-down cards that can be an enemy, and what is left where it costs nothing, or evenly.
import { itemAt } from '@xenotable/kernel';
import { toKill, willAmbush } from './auto/autopilot.ts';
import { isEnemy, isShadow } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { cancels, candidates, planOdds } from './planOdds.ts';
import type { SlotView } from './shadowsView.ts';
import { type Slot, type Volley, combatOf } from './table.ts';
import type { View } from './view.ts';

/** Wounds that kill the likeliest enemy under a face-down card, less those that it has from earlier rounds; 0: no enemy can be killed there. */
function woundsWanted(view: View, slot: Slot): number {
  if (slot.card >= 0) return 0;
  const needs = new Map<number, number>();
  for (const one of candidates(combatOf(view.table), slot)) {
    if (!isEnemy(one.card) || cancels(view.table, slot, one)) continue;
    const { wounds, armoured = 0 } = kindOf(view.table, one.card);
    const need = wounds + armoured - one.wounds;
    needs.set(need, (needs.get(need) ?? 0) + one.weight);
  }
  let wanted = 0;
  // Of two that are as likely the larger number kills both.
  for (const [need, weight] of needs)
    if (wanted === 0 || weight > (needs.get(wanted) ?? 0) || (weight === needs.get(wanted) && need > wanted))
      wanted = need;
  return wanted;
}

/** How little it hurts to waste wounds on a slot, least first: an enemy costs nothing, a shadow AMMO, a bystander points. */
function wasteOf({ card }: Slot, { could }: SlotView): number {
  if (card >= 0) return isEnemy(card) ? 0 : isShadow(card) ? 3 : 5;
  if (could === null || could.enemy > 0) return 1;
  return could.bystander > 0 ? 4 : 2;
}

/** Fills a plan slot by slot. */
class Filling {
  readonly into: number[];
  left: number;

  constructor(plan: readonly number[], wounds: number) {
    this.into = plan.slice();
    this.left = wounds - plan.reduce((sum, count) => sum + count, 0);
  }

  put(at: number, count: number): void {
    const placed = Math.min(this.left, Math.max(0, count));
    this.into[at] = itemAt(this.into, at) + placed;
    this.left -= placed;
  }
}

/** The slots in the order in which they are worth a wound, and how many each of them takes. */
function wishes(view: View, into: readonly number[]): { at: number; wounds: number }[] {
  const { slots } = combatOf(view.table);
  const known = slots.flatMap((slot, at) => {
    if (slot.card < 0 || !isEnemy(slot.card) || willAmbush(view, slot)) return [];
    const wounds = toKill(view, slot) - itemAt(into, at);
    return wounds > 0 ? [{ at, wounds }] : [];
  });
  known.sort((a, b) => a.wounds - b.wounds || a.at - b.at);
  const blind = slots.flatMap((slot, at) => {
    const wounds = woundsWanted(view, slot) - slot.wounds - itemAt(into, at);
    return wounds > 0 ? [{ at, wounds }] : [];
  });
  // A card that was begun is finished first.
  blind.sort((a, b) => a.wounds - b.wounds || a.at - b.at);
  return [...known, ...blind];
}

/** Grenades and blasts lie on neighbours: the pair that wants most, one wound on each of them at least. */
function neighbours(view: View, volley: Pick<Volley, 'wounds'>): number[] {
  const { slots } = combatOf(view.table);
  const none = slots.map(() => 0);
  const wanted = wishes(view, none);
  const wish = (at: number): number => wanted.find((one) => one.at === at)?.wounds ?? 0;
  const price = (at: number): number => wasteOf(itemAt(slots, at), itemAt(view.slots, at));
  let first = 0;
  const worth = (at: number): number =>
    Math.min(volley.wounds, wish(at) + wish(at + 1)) - 2 * (price(at) + price(at + 1));
  for (let at = 1; at + 1 < slots.length; at++) if (worth(at) > worth(first)) first = at;
  const pair = [first, first + 1].sort((a, b) => price(a) - price(b) || wish(a) - wish(b));
  const filling = new Filling(none, volley.wounds);
  for (const at of pair) filling.put(at, 1);
  for (const at of pair) filling.put(at, wish(at) - 1);
  filling.put(itemAt(pair, 0), filling.left);
  return filling.into;
}

/** Wounds that might take the last AMMO are not laid on a card that is sooner a shadow than an enemy which they kill. */
function pays(view: View, at: number, wounds: number): boolean {
  if (wounds < view.table.mission.ammo) return true;
  const { could } = itemAt(view.slots, at);
  if (could === null) return true;
  const plan = view.slots.map((_, i) => (i === at ? wounds : 0));
  return itemAt(planOdds(view, plan).slots, at).kill * could.of > could.shadow;
}

/** A plan with all wounds of a volley placed; what is planned already stays. */
export function spread(
  view: View,
  plan: readonly number[],
  volley: Pick<Volley, 'kind' | 'wounds'>,
): number[] {
  if (volley.kind === 'grenades' || volley.kind === 'blast') return neighbours(view, volley);
  const { slots } = combatOf(view.table);
  const filling = new Filling(plan, volley.wounds);
  const prices = slots.map((slot, at) => wasteOf(slot, itemAt(view.slots, at)));
  const cheapest = prices.indexOf(Math.min(...prices));
  // Wounds that cannot kill any more go where they cost nothing, if there is such a place.
  const free = prices[cheapest] === 0;
  for (const { at, wounds } of wishes(view, plan))
    if (!free || itemAt(prices, at) === 0 || (wounds <= filling.left && pays(view, at, wounds)))
      filling.put(at, wounds);
  if (free) filling.put(cheapest, filling.left);
  else level(filling, slots, (at) => prices[at] === prices[cheapest]);
  return filling.into;
}

/** What is too much costs as much on one card as on another like it: laid evenly it is never lost all at once. */
function level(filling: Filling, slots: readonly Slot[], test: (at: number) => boolean): void {
  const alike = slots.flatMap((_, at) => (test(at) ? [at] : []));
  const load = (at: number): number => itemAt(slots, at).wounds + itemAt(filling.into, at);
  while (filling.left > 0)
    filling.put(
      itemAt(
        alike.toSorted((a, b) => load(a) - load(b)),
        0,
      ),
      1,
    );
}
