// Effects that fall together.
import { type Bookmark, type Seat, type Trigger, applies, seatLetter } from '@xenotable/kernel';
import { type Table } from '../table.ts';
import { chapter } from './chapter.ts';

const labels = (waiting: readonly Trigger[]): string[] => [
  ...new Set(waiting.map((trigger) => trigger.label)),
];

/** XS-SIM-01 XS-SIM-02 XS-SIM-04 The players choose the order; each effect is finished before the next begins. Equal ones need no question. */
export const effects = chapter<{ chooser: Seat; waiting: Trigger[] }>('effects in order')
  .shows('chooser', 'waiting')
  .steps({
    'which first': {
      rule: 'XS-SIM-01',
      prompt: 'Several effects fall together. Which comes first?',
      who: (_w, f) => (labels(f.waiting).length > 1 ? f.chooser : null),
      offers: (_w, f) => labels(f.waiting).map((first) => ({ first })),
      /** XS-SIM-05 XS-ALLY-22 Effects wait in the default order; a scripted seat keeps it. */
      auto(_play, f) {
        applies('XS-ALLY-22');
        return { first: labels(f.waiting)[0] ?? '' };
      },
      take(_play, f, _seat, choice) {
        const at = f.waiting.findIndex((trigger) => 'first' in choice && trigger.label === choice.first);
        f.waiting.unshift(...f.waiting.splice(at, 1));
      },
    },
    'resolve it': {
      run(_play, f) {
        const next = f.waiting.shift();
        if (next === undefined) return 'done';
        if (f.waiting.length > 0) applies('XS-SIM-04');
        return { call: next.does, then: 'which first' };
      },
    },
  });

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
  if (waiting.length > 1) applies('XS-SIM-05');
  return effects.begin({
    chooser: only !== undefined && others.length === 0 ? only : w.first,
    waiting: waiting.map((one) => ({ label: named(one), does: one.does })),
  });
}
