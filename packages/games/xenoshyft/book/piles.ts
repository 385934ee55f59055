// Hands, decks, Discard Piles and stacks: drawing, discarding, burning.
import { type RuleId, type Seat, type Viewer, applies, isEmpty, putIn } from '@xenotable/kernel';
import { CARDS, type CardId, isCrystal } from '../content/cards.ts';
import { type CrystalId, type TroopId, isSold } from '../content/troops.ts';
import { type Slot, type Table, type Troop, commanderOf } from '../table.ts';
import type { Rules } from './chapter.ts';

const closed = (w: Table): boolean => w.options.hands === 'closed';

/** Puts a card into a hand; `seen`: everybody saw which. */
export function intoHand(w: Table, seat: Seat, card: CardId, seen: boolean): void {
  const one = commanderOf(w, seat);
  const { at } = CARDS[card];
  const before = one.hand.findIndex((held) => CARDS[held].at > at);
  one.hand.splice(before < 0 ? one.hand.length : before, 0, card);
  if (seen && closed(w)) one.shown.push(card);
}

/** Each kind of card in a hand once. A hand is sorted; with a `Set` of it random games took 3 % longer. */
export function kindsInHand(w: Table, seat: Seat): CardId[] {
  const kinds: CardId[] = [];
  let last: CardId | null = null;
  for (const card of commanderOf(w, seat).hand) {
    if (card !== last) kinds.push(card);
    last = card;
  }
  return kinds;
}

export function outOfHand(w: Table, seat: Seat, card: CardId): void {
  const one = commanderOf(w, seat);
  one.hand.splice(one.hand.indexOf(card), 1);
  const at = one.shown.indexOf(card);
  if (at >= 0) one.shown.splice(at, 1);
}

/** XS-BRN-01 A discarded card lies in its owner's Discard Pile, without tokens or flags (XS-DMG-08). */
export function discard(w: Table, seat: Seat, card: CardId): void {
  applies('XS-BRN-01');
  commanderOf(w, seat).discard.push(card);
}

/** XS-BRN-01 XS-DMG-08 A Troop's Weapon or Armor goes to its owner's Discard Pile, and its Ability token is taken off. */
export function loseEquipment(w: Table, seat: Seat, troop: Troop, slot: Slot): void {
  const card = troop[slot];
  if (card === '') return;
  troop[slot] = '';
  troop.used[slot] = false;
  applies('XS-DMG-08');
  discard(w, seat, card);
}

/** XS-BRN-02 A burned card returns to its stack. XS-BRN-03 Militia has none. XS-BRN-05 A sold-out stack can be bought from again. XS-BRN-04 XS-BRN-08 No card burns an Item or an Enemy. */
export function burn(w: Table, card: TroopId | CrystalId): void {
  if (isCrystal(card)) {
    applies('XS-BRN-02');
    w.crystals[card]++;
  } else if (isSold(card)) {
    applies('XS-BRN-02');
    if (w.stacks[card] === 0) applies('XS-BRN-05');
    w.stacks[card]++;
  } else {
    applies('XS-BRN-03');
    w.box.push(card);
  }
}

/** XS-DRW-02 XS-DRW-04 An empty deck is refilled from the Discard Pile at the moment a card must be drawn, never earlier. XS-DRW-03 Where both are empty nothing is drawn. */
export function drawCards(play: Rules, seat: Seat, count: number, why: RuleId, reshuffle = true): void {
  const one = commanderOf(play.w, seat);
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i++) {
    if (isEmpty(one.deck)) {
      if (!reshuffle) applies('XS-CRD-24');
      else if (one.discard.length === 0) {
        applies('XS-DRW-03');
        applies('XS-END-04');
      }
      if (!reshuffle || one.discard.length === 0) break;
      applies('XS-DRW-04');
      play.tell?.({ type: 'reshuffled', seat, cards: one.discard.length }, 'XS-DRW-02');
      for (const card of one.discard) putIn(one.deck, card);
      one.discard = [];
    }
    const card = play.draw(one.deck, why);
    if (card === null) break;
    intoHand(play.w, seat, card, false);
    drawn.push(card);
  }
  if (drawn.length > 0 && play.tell !== undefined)
    tellDraw(
      play,
      seat,
      drawn.sort((a, b) => CARDS[a].at - CARDS[b].at),
      why,
    );
}

function tellDraw(play: Rules, seat: Seat, cards: CardId[], why: RuleId): void {
  if (closed(play.w))
    play.tell?.({ type: 'drew', seat, cards }, why, [seat], { type: 'drew', seat, count: cards.length });
  else play.tell?.({ type: 'drew', seat, cards }, why);
}

/** XS-GEN-03 XS-OPT-04 Whether a viewer may look into a seat's hand. */
export function seesHand(w: Table, viewer: Viewer, seat: Seat): boolean {
  if (viewer === seat) return true;
  applies(closed(w) ? 'XS-OPT-04' : 'XS-GEN-03');
  return !closed(w);
}
