// XS-REA-04 What the windows share in which a seat plays from its hand and its lane: what fits the occasion, and why something else does not.
import { type Bookmark, type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, PASS } from '../choices.ts';
import { type Table, seatsFrom } from '../table.ts';
import { playFault } from './abilities/playFault.ts';
import { type Occasion, playsOf } from './abilities/plays.ts';
import { mightAnswer } from './question.ts';

/** A window from the owner of a lane to the left, about one occasion. */
export function answering<L extends { lane: Seat }>(occasion: (f: L) => Occasion) {
  return {
    order: (w: Table, f: Bookmark & L): Seat[] => seatsFrom(w, f.lane),
    plays(w: Table, f: Bookmark & L, seat: Seat): Choice[] {
      applies('XS-ABI-07');
      return playsOf(w, seat, occasion(f));
    },
    mightPlay: (w: Table, _f: Bookmark & L, seat: Seat): boolean => mightAnswer(w, seat),
    pass: PASS,
    judge: (w: Table, f: Bookmark & L, seat: Seat, choice: unknown): Refusal | null =>
      playFault(w, seat, choice, occasion(f)),
  };
}
