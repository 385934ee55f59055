// The Shadows Setup and its deck as a viewer knows them, and what a face-down card may be.
import { itemAt } from '@xenotable/kernel';
import { extras, hiddenCards, unseen } from './book/combat/deck.ts';
import {
  CIVILIAN,
  KIND_OF,
  THE_UNKNOWN,
  identifierOf,
  isBystander,
  isEnemy,
  kindAt,
  kindOf,
} from './content/cards.ts';
import type { Combat } from './table.ts';

/** How likely a face-down card is something, in parts of `of`. */
export interface CouldBe {
  enemy: number;
  bystander: number;
  shadow: number;
  of: number;
  kinds: { kind: string; parts: number }[];
}

export interface SlotView {
  number: number;
  up: boolean;
  /** The card, as far as this viewer knows it. */
  card: string | null;
  kind: string | null;
  wounds: number;
  /** Wounds that it had before this round, and those that kill it. */
  before: number;
  kills: number;
  could: CouldBe | null;
}

export interface DeckCard {
  card: string;
  kind: string;
  wounds: number | null;
  of: number;
  ambush: boolean;
  seen: boolean;
}

/** Cards that nobody has seen, by kind. */
export function unseenKinds(combat: Combat): { kind: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const { card } of unseen(combat)) {
    const kind = itemAt(KIND_OF, card);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind: kindAt(kind).name, count }));
}

/** Weights of a face-down card by what it may be. */
interface Weights {
  enemy: number;
  bystander: number;
  shadow: number;
  of: number;
}

/** So many parts make one card, so that the parts of the unknown extra are whole numbers. */
const scaleOf = (extra: readonly number[]): number => Math.max(1, extra.length);

/** EW-M-COM-03 The unknown extra counts as each of the kinds that it may turn out to be. */
function addWeight(into: Weights, card: number, weight: number, extra: readonly number[]): void {
  const parts = weight * scaleOf(extra);
  into.of += parts;
  if (card !== THE_UNKNOWN) {
    if (isEnemy(card)) into.enemy += parts;
    else if (isBystander(card)) into.bystander += parts;
    else into.shadow += parts;
    return;
  }
  for (const kind of extra) {
    if (kind === CIVILIAN) into.bystander += weight;
    else into.enemy += weight;
  }
}

/** What any face-down card may be, by the weights with which the deck is drawn. */
function couldBe(combat: Combat): CouldBe {
  const { kinds: cards, left } = hiddenCards(combat);
  const extra = cards.includes(THE_UNKNOWN) ? extras(combat) : [];
  const sum: Weights = { enemy: 0, bystander: 0, shadow: 0, of: 0 };
  const byKind = new Map<number, number>();
  cards.forEach((card, i) => {
    const weight = left[i] ?? 0;
    addWeight(sum, card, weight, extra);
    const kind = itemAt(KIND_OF, card);
    byKind.set(kind, (byKind.get(kind) ?? 0) + weight * scaleOf(extra));
  });
  const kinds = [...byKind].map(([kind, parts]) => ({ kind: kindAt(kind).name, parts }));
  return { enemy: sum.enemy, bystander: sum.bystander, shadow: sum.shadow, of: sum.of, kinds };
}

export function slotsOf(combat: Combat): SlotView[] {
  const could = couldBe(combat);
  return combat.slots.map((slot, i) => {
    const known = slot.card >= 0;
    return {
      number: i + 1,
      up: slot.up,
      card: known ? identifierOf(slot.card) : null,
      kind: known ? kindOf(slot.card).name : null,
      wounds: slot.wounds,
      before: known ? (combat.cards.find((one) => one.card === slot.card)?.wounds ?? 0) : 0,
      kills: known ? kindOf(slot.card).wounds : 0,
      could: known ? null : could,
    };
  });
}

/** The cards of the event with what everybody knows of them. */
export function deckOf(combat: Combat, hiddenWounds: boolean): DeckCard[] {
  return combat.cards.map((one) => {
    const seen = combat.slots.some((slot) => slot.card === one.card);
    return {
      card: identifierOf(one.card),
      kind: kindOf(one.card).name,
      wounds: hiddenWounds && !seen ? null : one.wounds,
      of: kindOf(one.card).wounds,
      ambush: kindOf(one.card).ambush === true && !one.sprung,
      seen,
    };
  });
}
