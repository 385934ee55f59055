// What a seat decides by, and how it says why.
import type { Reason, RuleId } from '@xenotable/kernel';
import type { SeatView, Seen } from '../viewTypes.ts';

export interface Eyes {
  view: Seen;
  own: SeatView;
}

export const because = (words: string, rule: RuleId): Reason => ({ words, rule });
