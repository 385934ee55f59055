// Equipping a Troop.
import type { Bookmark, Playing, Refusal, Seat } from '@xenotable/kernel';
import type { Choice, LaneChoice } from '../../choices.ts';
import { CARDS, type CardId } from '../../content/cards.ts';
import type { ItemId } from '../../content/items.ts';
import { type Slot, TOKEN, type Table, type Troop, laneOfTroop, troopById } from '../../table.ts';
import { part } from '../abilities/playFault.ts';
import { checkKills } from '../damage/killCheck.ts';
import { discard, outOfHand } from '../piles.ts';

const slotOf = (card: CardId): Slot | null =>
  CARDS[card].kind === 'weapon' || CARDS[card].kind === 'armor' ? (CARDS[card].kind as Slot) : null;

/** Troops of the lane that could take over what is replaced. */
const heirs = (troops: readonly Troop[], troop: Troop, slot: Slot): Troop[] =>
  troops.filter((other) => other.id !== troop.id && other[slot] === '');

/** XS-DEP-08 Any Troop of any lane. XS-DEP-09 XS-DEP-11 A card that is in the way goes to another Troop there or to the lane owner's Discard Pile. */
export function equipments(w: Table, seat: Seat, choices: Choice[]): void {
  const { hand } = w.commanders[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]! as ItemId;
    const slot = slotOf(card);
    if (slot === null || card === hand[i - 1]) continue;
    for (const { lane } of w.commanders) {
      for (const troop of lane.troops) {
        if (troop[slot] === '') choices.push({ do: 'equip', card, troop: troop.id });
        else {
          choices.push({ do: 'equip', card, troop: troop.id, old: 'discard' });
          for (const heir of heirs(lane.troops, troop, slot))
            choices.push({ do: 'equip', card, troop: troop.id, old: heir.id });
        }
      }
    }
  }
}

/** XS-DEP-10 The card belongs to the lane's owner from now on. XS-CRD-15 Hit Points may have changed: the dead are counted. */
export function equip(
  play: Playing<Table>,
  seat: Seat,
  said: Extract<LaneChoice, { do: 'equip' }>,
): Bookmark {
  const { w } = play;
  const troop = troopById(w, said.troop)!;
  const lane = laneOfTroop(w, said.troop);
  const slot = slotOf(said.card)!;
  const token = TOKEN[slot];
  const old = troop[slot];
  outOfHand(w, seat, said.card);
  if (old !== '') {
    if (typeof said.old === 'number') {
      const heir = troopById(w, said.old)!;
      heir[slot] = old;
      heir.used = (heir.used & ~token) | (troop.used & token);
    } else discard(w, lane, old);
  }
  troop[slot] = said.card;
  troop.used &= ~token;
  play.tell?.(
    { type: 'equipped', seat, card: said.card, unit: troop.id, troop: troop.card, lane },
    'XS-DEP-08',
  );
  return checkKills();
}

export function judgeEquip(w: Table, seat: Seat, choice: unknown): Refusal {
  const card = part(choice, 'card') as CardId;
  if (!w.commanders[seat]!.hand.includes(card))
    return { rule: 'XS-DEP-08', reason: 'That card is not in your hand.' };
  const slot = slotOf(card);
  if (slot === null) return { rule: 'XS-CARD-06', reason: `${CARDS[card].name} is no Equipment.` };
  const id = part(choice, 'troop');
  const troop = typeof id === 'number' ? troopById(w, id) : null;
  if (troop === null) return { rule: 'XS-DEP-08', reason: 'No such Troop stands in a lane.' };
  if (troop[slot] === '')
    return { rule: 'XS-DEP-08', reason: 'That slot is free: nothing has to be replaced.' };
  if (part(choice, 'old') === undefined)
    return {
      rule: 'XS-DEP-09',
      reason: `${CARDS[troop.card].name} carries ${CARDS[troop[slot]].name} already: say what becomes of it.`,
    };
  return {
    rule: 'XS-DEP-11',
    reason: 'The old card goes to another Troop of the lane with that slot free, or is discarded.',
  };
}
