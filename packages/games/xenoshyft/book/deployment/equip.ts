// Equipping a Troop.
import { type Bookmark, type Refusal, type Seat, applies } from '@xenotable/kernel';
import type { Choice, Doing } from '../../choices.ts';
import { CARDS, type CardId, isItem } from '../../content/cards.ts';
import { ITEMS } from '../../content/items.ts';
import {
  type Slot,
  type Table,
  type Troop,
  commanderOf,
  laneOfTroop,
  troopById,
  troopOf,
} from '../../table.ts';
import type { Rules } from '../chapter.ts';
import { numberPart, part } from '../part.ts';
import { checkKills } from '../damage/killCheck.ts';
import { kindsInHand, loseEquipment, outOfHand } from '../piles.ts';

/** XS-CARD-06 Where a card is carried; null if it is no Equipment. */
function slotOf(card: CardId): Slot | null {
  if (!isItem(card)) return null;
  const { kind } = ITEMS[card];
  return kind === 'instant' ? null : kind;
}

/** Troops of the lane that could take over what is replaced. */
const heirs = (troops: readonly Troop[], troop: Troop, slot: Slot): Troop[] =>
  troops.filter((other) => other.id !== troop.id && other[slot] === '');

/** XS-DEP-08 Any Troop of any lane. XS-DEP-09 XS-DEP-11 A card that is in the way goes to another Troop there or to the lane owner's Discard Pile. */
export function equipments(w: Table, seat: Seat, choices: Choice[]): void {
  for (const card of kindsInHand(w, seat)) {
    const slot = slotOf(card);
    if (slot === null || !isItem(card)) continue;
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
export function equip(play: Rules, seat: Seat, said: Doing<'equip'>): Bookmark {
  const { w } = play;
  const troop = troopOf(w, said.troop);
  const lane = laneOfTroop(w, said.troop);
  const slot = slotOf(said.card);
  if (slot === null) throw new Error(`${CARDS[said.card].name} is no Equipment`);
  const old = troop[slot];
  outOfHand(w, seat, said.card);
  applies('XS-CARD-05');
  if (old !== '') {
    applies('XS-DEP-09');
    if (typeof said.old === 'number') {
      const heir = troopOf(w, said.old);
      heir[slot] = old;
      applies('XS-DEP-11');
      applies('XS-ABI-05');
      heir.used[slot] = troop.used[slot];
    } else loseEquipment(w, lane, troop, slot);
  }
  if (lane !== seat) applies('XS-DEP-10');
  troop[slot] = said.card;
  troop.used[slot] = false;
  play.tell?.(
    { type: 'equipped', seat, card: said.card, unit: troop.id, troop: troop.card, lane },
    'XS-DEP-08',
  );
  return checkKills();
}

export function equipFault(w: Table, seat: Seat, choice: unknown): Refusal {
  const card = commanderOf(w, seat).hand.find((held) => held === part(choice, 'card'));
  if (card === undefined) return { rule: 'XS-DEP-08', reason: 'That card is not in your hand.' };
  const slot = slotOf(card);
  if (slot === null) return { rule: 'XS-CARD-06', reason: `${CARDS[card].name} is no Equipment.` };
  const troop = troopById(w, numberPart(choice, 'troop'));
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
