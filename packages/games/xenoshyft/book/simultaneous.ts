// Effects that fall together.
import {
  type Bookmark,
  type Seat,
  type Trigger,
  applies,
  inChosenOrder,
  seatLetter,
} from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

/** XS-SIM-01 XS-SIM-02 XS-SIM-04 The players choose the order; each effect is finished before the next begins. */
export const effects = inChosenOrder<Table, Choice, Happening>(
  'effects in order',
  'XS-SIM-01',
  'Several effects fall together. Which comes first?',
  /** XS-SIM-05 Effects wait in the default order; a scripted seat keeps it. */
  (_play, f) => {
    applies('XS-ALLY-22');
    return { first: f.waiting[0]?.label ?? '' };
  },
);

/** An effect with the lane it belongs to. */
export interface Waiting extends Trigger {
  lane: Seat;
}

/** XS-GEN-06 The owner of the one lane concerned decides, otherwise the first player. */
export function inOrder(w: Table, waiting: readonly Waiting[]): Bookmark {
  const lanes = new Set(waiting.map((one) => one.lane));
  const [only, ...others] = lanes;
  const named = (one: Waiting): string =>
    lanes.size === 1 ? one.label : `${one.label} in lane ${seatLetter(one.lane)}`;
  applies('XS-GEN-06');
  if (waiting.length > 1) {
    applies('XS-SIM-04');
    applies('XS-SIM-05');
  }
  return effects.begin({
    chooser: only !== undefined && others.length === 0 ? only : w.first,
    waiting: waiting.map((one) => ({ label: named(one), does: one.does })),
  });
}
