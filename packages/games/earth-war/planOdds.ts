// What wounds that are only planned would do, by what everybody knows: exact on average, from the first wound on.
import { itemAt } from '@xenotable/kernel';
import { extras, hiddenCards } from './book/combat/deck.ts';
import { THE_UNKNOWN, firstOf, isBystander, isEnemy, isShadow } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { type Combat, type Position, type Slot, combatOf } from './table.ts';
import type { View } from './view.ts';

export interface SlotOdds {
  /** That an enemy dies there. */
  kill: number;
  /** That the wounds do nothing there: an ambush cancels them. */
  ambush: number;
  /** That they kill a bystander. */
  bystander: number;
}

export interface PlanOdds {
  slots: SlotOdds[];
  /** On average. */
  kills: number;
  /** AMMO lost on shadows, never more than there is. */
  wasted: number;
  bystanders: number;
}

/** A card that may lie in a slot, with its weight; an unknown extra is a fresh one. */
export interface Candidate {
  card: number;
  weight: number;
  wounds: number;
  sprung: boolean;
}

export function candidates(combat: Combat, slot: Slot): Candidate[] {
  const known = (card: number, weight: number): Candidate => {
    const state = combat.cards.find((one) => one.card === card);
    return { card, weight, wounds: state?.wounds ?? 0, sprung: state?.sprung ?? false };
  };
  if (slot.card >= 0) return [known(slot.card, 1)];
  const { kinds, left } = hiddenCards(combat);
  return kinds.flatMap((card, i) => {
    const weight = itemAt(left, i);
    if (card !== THE_UNKNOWN) return weight > 0 ? [known(card, weight)] : [];
    const extra = extras(combat);
    return extra.map((kind) => ({
      card: firstOf(kind),
      weight: weight / extra.length,
      wounds: 0,
      sprung: false,
    }));
  });
}

/** EW-S4-05, EW-S4-09 Whether this card would cancel its wounds in this round. */
export const cancels = (w: Position, slot: Slot, { card, sprung }: Candidate): boolean =>
  kindOf(w, card).ambush === true &&
  !sprung &&
  !(w.options.detection && slot.early) &&
  !w.squad.some((unit) => unit.type === 'Dog Team' && unit.status === 'standing');

/** EW-TASTE-04 Wounds of the open volley are free on shadows if they are made by MELEE and that is tracked. */
const isFree = (w: Position): boolean => w.options.meleeSaves && combatOf(w).volleys[0]?.kind === 'melee';

function slotOdds(w: Position, slot: Slot, planned: number): SlotOdds {
  const wounds = slot.wounds + planned;
  const odds: SlotOdds = { kill: 0, ambush: 0, bystander: 0 };
  if (wounds === 0) return odds;
  const cards = candidates(combatOf(w), slot);
  const of = cards.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of cards) {
    const chance = one.weight / of;
    const kind = kindOf(w, one.card);
    if (cancels(w, slot, one)) odds.ambush += chance;
    else if (one.wounds + Math.max(0, wounds - (kind.armoured ?? 0)) >= kind.wounds) {
      if (isEnemy(one.card)) odds.kill += chance;
      if (isBystander(one.card)) odds.bystander += chance;
    }
  }
  return odds;
}

/** What the wounds on a card cost if it is a shadow. */
const priceOf = (w: Position, slot: Slot, planned: number): number =>
  slot.wounds - slot.blades + (isFree(w) ? 0 : planned);

const shadowsAmong = (cards: readonly Candidate[]): number =>
  cards.reduce((sum, { card, weight }) => sum + (isShadow(card) ? weight : 0), 0);

/** EW-AMO-03 AMMO lost on average: no more than there is, so it matters which cards are shadows together. */
function lostAmmo(w: Position, plan: readonly number[]): number {
  const combat = combatOf(w);
  const prices = combat.slots.map((slot, i) => ({ slot, price: priceOf(w, slot, plan[i] ?? 0) }));
  const sure = prices.reduce(
    (sum, { slot, price }) => sum + (slot.card >= 0 && isShadow(slot.card) ? price : 0),
    0,
  );
  const dark = prices.filter(({ slot, price }) => slot.card < 0 && price > 0);
  const cards = dark.flatMap(({ slot }, i) => (i === 0 ? candidates(combat, slot) : []));
  const shadows = shadowsAmong(cards);
  const all = cards.reduce((sum, { weight }) => sum + weight, 0);
  /** The cards from one on, after so many shadows and so much AMMO spent. */
  const from = (at: number, met: number, spent: number): number => {
    const next = dark[at];
    if (next === undefined || spent >= w.mission.ammo) return Math.min(w.mission.ammo, spent);
    const chance = (shadows - met) / (all - at);
    const hit = chance > 0 ? chance * from(at + 1, met + 1, spent + next.price) : 0;
    return hit + (chance < 1 ? (1 - chance) * from(at + 1, met, spent) : 0);
  };
  return from(0, 0, sure);
}

/** Averages of kills add up whatever lies where, so each slot is computed alone. */
export function planOdds({ table }: Pick<View, 'table'>, plan: readonly number[]): PlanOdds {
  const slots = combatOf(table).slots.map((slot, i) => slotOdds(table, slot, plan[i] ?? 0));
  const sum = (of: (one: SlotOdds) => number): number => slots.reduce((all, one) => all + of(one), 0);
  return {
    slots,
    kills: sum((one) => one.kill),
    wasted: lostAmmo(table, plan),
    bystanders: sum((one) => one.bystander),
  };
}
