// What a card costs a seat, and why it cannot be bought.
import { type Modifier, type Refusal, type Seat, applies } from '@xenotable/kernel';
import { CARDS, type CardId, type Goods, isTroop } from '../../content/cards.ts';
import { DIVISIONS } from '../../content/divisions.ts';
import type { ItemId } from '../../content/items.ts';
import { TROOPS, isSold } from '../../content/troops.ts';
import { type ItemSlot, type Table, commanderOf, isAlly } from '../../table.ts';
import { suppliedWords, supplyOf } from '../../siege.ts';
import { divisionOf, fitOf, fits, hasCut } from '../abilities/divisions.ts';

/** XS-ACQ-16 XS-ACQ-18 The seats whose cuts lower this purchase: granted ones, the own one if wanted, and (XS-ALLY-06) those of Ally Commanders for a person. */
export function cutsFor(w: Table, seat: Seat, card: CardId, own: boolean): Seat[] {
  const one = commanderOf(w, seat);
  const seats = one.cuts.filter((giver) => {
    const fit = fitOf(w, giver, 1);
    return fit !== null && fits(fit, card);
  });
  if (own && hasCut(w, seat, card)) seats.push(seat);
  if (one.kind === 'person') {
    for (let ally = 0; ally < w.commanders.length; ally++)
      if (isAlly(w, ally) && hasCut(w, ally, card)) seats.push(ally);
  }
  return seats;
}

export interface Price {
  value: number;
  parts: Modifier[];
}

/** XS-ACQ-06 XS-ACQ-16 The cost less all reductions, never below 1. */
export function priceOf(w: Table, seat: Seat, card: Goods, own: boolean): Price {
  const parts: Modifier[] = [{ value: CARDS[card].cost, because: CARDS[card].rule, label: 'printed' }];
  for (const giver of cutsFor(w, seat, card, own))
    parts.push({
      value: -1,
      because: 'XS-ACQ-16',
      label: DIVISIONS[divisionOf(w, giver)].name,
    });
  let value = 0;
  for (const part of parts) value += part.value;
  return { value: Math.max(1, value), parts };
}

/** The price as a bare number, for the inner loop. */
export const price = (w: Table, seat: Seat, card: Goods, own: boolean): number =>
  Math.max(1, CARDS[card].cost - cutsFor(w, seat, card, own).length);

/** Cards of this kind that are for sale. */
export function stock(w: Table, card: Goods): number {
  if (isTroop(card)) return isSold(card) ? w.stacks[card] : 0;
  return w.slots.find((slot) => slot.item === card)?.left ?? 0;
}

/** The slot in which an Item is for sale. */
export function slotFor(w: Table, item: ItemId): ItemSlot {
  const slot = w.slots.find((one) => one.item === item);
  if (slot === undefined) throw new Error(`'${item}' lies in no slot`);
  return slot;
}

/** XS-ACQ-10 XS-ACQ-11 XS-ACQ-12 Why this card is not for sale at all, or null. */
export function saleFault(w: Table, card: Goods): Refusal | null {
  const { name } = CARDS[card];
  if (card === 'militia') return { rule: 'XS-SET-03', reason: 'Militia is not for sale.' };
  if (isTroop(card)) {
    if (TROOPS[card].wave > supplyOf(w))
      return {
        rule: 'XS-ACQ-11',
        reason: `${name} is ${suppliedWords(w.options, TROOPS[card].wave, 'for sale')}.`,
      };
  } else if (!w.slots.some((slot) => slot.item === card))
    return { rule: 'XS-ACQ-10', reason: `${name} lies in none of the Item slots.` };
  return stock(w, card) > 0 ? null : { rule: 'XS-ACQ-12', reason: `The stack of ${name} is empty.` };
}

/** XS-ACQ-06 XS-ACQ-13 Why a seat cannot buy this card now, or null. */
export function purchaseFault(w: Table, seat: Seat, card: Goods, own: boolean): Refusal | null {
  const missing = saleFault(w, card);
  if (missing !== null) return missing;
  if (own && !hasCut(w, seat, card))
    return { rule: 'XS-ACQ-16', reason: `You have no price cut for ${CARDS[card].name}.` };
  const cost = price(w, seat, card, own);
  applies('XS-ACQ-13');
  const { purse } = commanderOf(w, seat);
  return purse >= cost
    ? null
    : { rule: 'XS-ACQ-06', reason: `${CARDS[card].name} costs ${cost}, but your purse holds ${purse}.` };
}
