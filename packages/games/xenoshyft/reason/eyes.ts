// What a seat decides by, and how it says why. A reason stands beside any row, also beside one that nobody should take:
// it says what is so and what the choice does, never that the choice is the best.
import type { Reason, RuleId } from '@xenotable/kernel';
import type { SeatView, Seen } from '../viewTypes.ts';

export interface Eyes {
  view: Seen;
  own: SeatView;
}

export const because = (words: string, rule: RuleId): Reason => ({ words, rule });

/** '1 Troop', '3 Troops'. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
