// The Shadows Deck (EW-DEK). Nobody knows where a card lies, so nothing decides it before somebody looks.
import type { Play } from '../chapter.ts';
import { type Bag, itemAt, applies } from '@xenotable/kernel';
import {
  CIVILIAN,
  DRONE,
  KINDS,
  OVOMORPH,
  RUNNER,
  THE_UNKNOWN,
  copiesOf,
  firstOf,
  isBystander,
  isOwnKind,
  isShadow,
  kindNumber,
} from '../../content/cards.ts';
import { identifierOf } from '../../content/kinds.ts';
import { type CardState, type Combat, type Slot, type Table, combatOf } from '../../table.ts';

/** The first card of a kind that is not in the event; EW-DEK-11 -1 if there is none. */
function fromSupply(combat: Combat, kind: number): number {
  const first = firstOf(kind);
  for (let card = first; card < first + copiesOf(kind); card++) {
    if (
      !combat.killed.includes(card) &&
      !combat.removed.includes(card) &&
      !combat.cards.some((one) => one.card === card)
    )
      return card;
  }
  applies('EW-DEK-11');
  return -1;
}

/** A card enters the event; EW-DEK-06 during a round it is `fresh` and first shuffled in for the next one. Returns the card, or -1. */
export function join(w: Table, kind: number, fresh: boolean): number {
  const combat = combatOf(w);
  const card = fromSupply(combat, kind);
  if (card < 0) return -1;
  if (isBystander(card)) w.mission.deeds.bystandersMet++;
  if (isOwnKind(kind)) applies('EW-SCN-08');
  if (fresh) applies('EW-DEK-06');
  enter(combat, { card, wounds: 0, sprung: false, fresh });
  return card;
}

/** Cards are kept in the order of their numbers. */
function enter(combat: Combat, state: CardState): void {
  const after = combat.cards.findIndex((one) => one.card > state.card);
  if (after < 0) combat.cards.push(state);
  else combat.cards.splice(after, 0, state);
}

export function stateOf(combat: Combat, card: number): CardState {
  for (const one of combat.cards) if (one.card === card) return one;
  throw new RangeError(`card ${card} is not in the event`);
}

/** EW-DEK-05 Out of the event for good. */
export function leave(combat: Combat, card: number, pile: number[]): void {
  combat.cards.splice(
    combat.cards.findIndex((one) => one.card === card),
    1,
  );
  applies('EW-DEK-05');
  pile.push(card);
}

/** EW-DEK-01..04, EW-DEK-09, EW-DEK-10, EW-S1-01..04 All cards of the event are shuffled, all alike from behind; six are dealt face down, the rest lies aside unseen. */
export function deal(combat: Combat): void {
  applies('EW-DEK-03');
  for (const one of combat.cards) {
    if (isShadow(one.card)) applies('EW-DEK-04');
    one.fresh = false;
  }
  const dealt = Math.min(6, combat.cards.length);
  if (dealt < 6) applies('EW-S1-02');
  combat.slots = [];
  applies('EW-S1-04');
  applies('EW-DEK-02');
  for (let i = 0; i < dealt; i++)
    combat.slots.push({ card: -1, up: false, early: false, wounds: 0, blades: 0 });
  combat.aside = combat.cards.length - dealt;
  applies(combat.aside > 0 ? 'EW-S1-03' : 'EW-DEK-09');
  combat.scanned = -1;
}

const lies = (combat: Combat, card: number): boolean => {
  for (const slot of combat.slots) if (slot.card === card) return true;
  return false;
};

/** Cards of this round's deck that nobody has seen. */
export const unseen = (combat: Combat): CardState[] =>
  combat.cards.filter((one) => !one.fresh && !lies(combat, one.card));

/** Which of these a card is like, so that nobody could tell them apart; -1 if none. The cards of a kind lie together, so the last ones are tried first (5 % of a random game). */
function alikeAmong(states: readonly CardState[], { card, wounds, sprung }: CardState): number {
  const kind = kindNumber(card);
  for (let at = states.length - 1; at >= 0; at--) {
    const other = itemAt(states, at);
    if (kindNumber(other.card) === kind && other.wounds === wounds && other.sprung === sprung) return at;
  }
  return -1;
}

/** Cards that nobody could tell apart are drawn as one kind with its count; the first of them stands for all. */
function classes(combat: Combat): Bag<number> {
  const bag: Bag<number> = { top: [], kinds: [], left: [], bottom: [] };
  const states: CardState[] = [];
  for (const one of combat.cards) {
    if (one.fresh || lies(combat, one.card)) continue;
    const alike = alikeAmong(states, one);
    if (alike >= 0) bag.left[alike]!++;
    else {
      states.push(one);
      bag.kinds.push(one.card);
      bag.left.push(1);
    }
  }
  return bag;
}

/** EW-Q-15 When the number of dealt shadows is known, a face-down card is a shadow in proportion to those still hidden. */
function knowing(combat: Combat, bag: Bag<number>): void {
  applies('EW-Q-15');
  let hidden = 0;
  let shadows = combat.scanned;
  for (const slot of combat.slots) {
    if (slot.card < 0) hidden++;
    else if (isShadow(slot.card)) shadows--;
  }
  let others = 0;
  bag.kinds.forEach((card, i) => (others += isShadow(card) ? 0 : bag.left[i]!));
  bag.left = bag.kinds.map((card, i) =>
    isShadow(card) ? shadows * Math.max(1, others) : (hidden - shadows) * bag.left[i]!,
  );
}

/** What a face-down card may be: cards, each with its weight among all. */
export function hiddenCards(combat: Combat): Bag<number> {
  applies('EW-DEK-10');
  const bag = classes(combat);
  if (combat.scanned >= 0) knowing(combat, bag);
  return bag;
}

/** Somebody looks at a dealt card for the first time: only now it is decided which one it is, and what the unknown extra is. */
export function look(play: Play, slot: Slot, why: string): void {
  const combat = combatOf(play.w);
  if (slot.card < 0) {
    applies('EW-DEK-02');
    slot.card = play.draw(hiddenCards(combat), why, (one) => identifierOf(play.w, one))!;
  }
  if (slot.card !== THE_UNKNOWN || combat.unmasked >= 0) return;
  const kind = play.oneOf(extras(combat), 'EW-M-COM-03', (one) => itemAt(KINDS, one).name);
  combat.unmasked = fromSupply(combat, kind);
}

/** The card in a slot, as somebody who looks at it sees it. */
export const faceOf = (combat: Combat, slot: Slot): number =>
  slot.card === THE_UNKNOWN ? combat.unmasked : slot.card;

/** EW-M-COM-03 The kinds that the unknown extra may be: those of four that the supply still has. */
export const extras = (combat: Combat): number[] =>
  [DRONE, RUNNER, CIVILIAN, OVOMORPH].filter((kind) => fromSupply(combat, kind) >= 0);

/** EW-M-COM-03 The unknown extra is the card that it turned out to be from now on. */
function unmask(w: Table): number {
  const combat = combatOf(w);
  const kind = kindNumber(combat.unmasked);
  combat.unmasked = -1;
  combat.cards.splice(
    combat.cards.findIndex((one) => one.card === THE_UNKNOWN),
    1,
  );
  return join(w, kind, false);
}

/** EW-S2-04, EW-S4-01 A card is turned face up. */
export function turnUp(play: Play, at: number, why: string): void {
  const slot = itemAt(combatOf(play.w).slots, at);
  if (slot.card >= 0) play.reveal();
  look(play, slot, why);
  if (slot.card === THE_UNKNOWN) slot.card = unmask(play.w);
  slot.up = true;
  play.tell?.({ type: 'turned up', slot: at + 1, card: identifierOf(play.w, slot.card) }, why);
}

/** EW-Q-15 How many of the dealt cards are shadows, drawn from all ways in which they may have been dealt. */
export function countShadows(play: Play): number {
  const combat = combatOf(play.w);
  if (combat.scanned >= 0) return combat.scanned;
  const shadows = combat.cards.filter((one) => isShadow(one.card)).length;
  const others = combat.cards.length - shadows;
  const dealt = combat.slots.length;
  const ways: Bag<number> = { top: [], kinds: [], left: [], bottom: [] };
  for (let count = Math.max(0, dealt - others); count <= Math.min(shadows, dealt); count++) {
    ways.kinds.push(count);
    ways.left.push(choose(shadows, count) * choose(others, dealt - count));
  }
  return play.draw(ways, 'EW-Q-15')!;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
