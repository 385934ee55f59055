// The Shadows Setup and its deck as a viewer knows them, and what a face-down card may be.
import { applies, itemAt } from '@xenotable/kernel';
import { extras, faceOf, hiddenCards, unseen } from './book/combat/deck.ts';
import { THE_UNKNOWN, firstOf, isBystander, isEnemy, isShadow, kindNumber } from './content/cards.ts';
import { identifierOf, kindAt, kindOf, kindsOf } from './content/kinds.ts';
import type { Combat, Position } from './table.ts';

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
export function unseenKinds(w: Position, combat: Combat): { kind: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const { card } of unseen(combat)) {
    const kind = kindNumber(card);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind: kindAt(w, kind).name, count }));
}

/**
 * What any face-down card may be, by the weights with which the deck is drawn. EW-M-COM-03 The unknown extra counts as
 * each of the kinds that it may turn out to be: so many parts make one card that its parts are whole numbers.
 */
function couldBe(w: Position, combat: Combat): CouldBe {
  const { kinds: cards, left } = hiddenCards(combat);
  const extra = cards.includes(THE_UNKNOWN) ? extras(combat) : [];
  const scale = Math.max(1, extra.length);
  const parts = kindsOf(w).map(() => 0);
  const add = (kind: number, weight: number): void => void (parts[kind] = itemAt(parts, kind) + weight);
  cards.forEach((card, i) => {
    const weight = itemAt(left, i);
    if (card === THE_UNKNOWN) {
      applies('EW-M-COM-03');
      for (const kind of extra) add(kind, weight);
    } else add(kindNumber(card), weight * scale);
  });
  const sum = (test: (card: number) => boolean): number =>
    parts.reduce((all, count, kind) => all + (test(firstOf(kind)) ? count : 0), 0);
  return {
    enemy: sum(isEnemy),
    bystander: sum(isBystander),
    shadow: sum(isShadow),
    of: sum(() => true),
    kinds: parts.flatMap((count, kind) => (count > 0 ? [{ kind: kindAt(w, kind).name, parts: count }] : [])),
  };
}

export function slotsOf(w: Position, combat: Combat): SlotView[] {
  const could = couldBe(w, combat);
  return combat.slots.map((slot, i) => {
    const card = faceOf(combat, slot);
    const known = card >= 0;
    return {
      number: i + 1,
      up: slot.up,
      card: known ? identifierOf(w, card) : null,
      kind: known ? kindOf(w, card).name : null,
      wounds: slot.wounds,
      before: known ? (combat.cards.find((one) => one.card === card)?.wounds ?? 0) : 0,
      kills: known ? kindOf(w, card).wounds : 0,
      could: known ? null : could,
    };
  });
}

/** The cards of the event with what everybody knows of them. */
export function deckOf(w: Position, combat: Combat): DeckCard[] {
  return combat.cards.map((one) => {
    const seen = combat.slots.some((slot) => slot.card === one.card);
    return {
      card: identifierOf(w, one.card),
      kind: kindOf(w, one.card).name,
      wounds: w.options.hiddenWounds && !seen ? null : one.wounds,
      of: kindOf(w, one.card).wounds,
      ambush: kindOf(w, one.card).ambush === true && !one.sprung,
      seen,
    };
  });
}
