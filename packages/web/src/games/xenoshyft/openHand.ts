// XS-GEN-03 A partner's hand, where it lies open.
import type { Seat } from '@xenotable/kernel';
import type { View } from '@xenotable/xenoshyft';
import { CARDS } from '@xenotable/xenoshyft/content';
import { heldThing } from '@xenotable/xenoshyft/preview';
import type { OpenCard } from '../../table/talkContract.ts';

/** Cards of one kind together, in the order in which the box has them. */
export function openHand(view: View, seat: Seat): readonly OpenCard[] | null {
  const hand = view.seats[seat]?.hand;
  if (hand == null) return null;
  return [...new Set(hand)]
    .toSorted((a, b) => CARDS[a].at - CARDS[b].at)
    .map((card) => ({
      thing: heldThing(seat, card),
      name: CARDS[card].name,
      count: hand.filter((one) => one === card).length,
    }));
}
