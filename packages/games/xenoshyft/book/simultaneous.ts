// Effects that fall together.
import { type Bookmark, type Seat, type Trigger, inChosenOrder, seatLetter } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';

/** XS-SIM-01 XS-SIM-02 XS-SIM-04 The players choose the order; each effect is finished before the next begins. */
export const effects = inChosenOrder<Table, Choice>(
  'effects in order',
  'XS-SIM-01',
  'Several effects fall together. Which comes first?',
);

/** An effect with the lane it belongs to. */
export interface Waiting extends Trigger {
  lane: Seat;
}

/** XS-GEN-06 The owner of the one lane concerned decides, otherwise the first player. XS-SIM-05 XS-ALLY-22 Effects wait in the default order; a scripted seat keeps it. */
export function inOrder(w: Table, waiting: readonly Waiting[]): Bookmark {
  const lanes = new Set(waiting.map((one) => one.lane));
  const chooser = lanes.size === 1 ? waiting[0]!.lane : w.first;
  const scripted = w.commanders[chooser]!.kind === 'ally';
  const named = (one: Waiting): string =>
    lanes.size === 1 ? one.label : `${one.label} in lane ${seatLetter(one.lane)}`;
  return effects.begin({
    chooser,
    waiting: waiting.map((one) => ({ label: scripted ? '' : named(one), does: one.does })),
  });
}
