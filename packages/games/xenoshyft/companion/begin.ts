// The siege before its first question: who plays, the Base, and what is on sale.
import { type OptionSheet, type Options, applies, bagOf } from '@xenotable/kernel';
import { plainSheet } from '@xenotable/kernel/companion';
import { ITEMS, ITEM_COPIES, ITEM_IDS } from '../content/items.ts';
import { chapter, question } from './chapter.ts';
import { EDITION } from './edition.ts';
import { rounds } from './round.ts';
import type { HiveTable } from './table.ts';

const SLOTS = 9;

export const options: OptionSheet = {
  seats: {
    label: 'Commanders',
    rule: 'XS-SET-04',
    says: 'How many lanes there are.',
    choices: [1, 2, 3, 4],
  },
  base: {
    label: 'Base for each',
    rule: 'XS-SET-04',
    says: 'Hit Points of the Base for every Commander.',
    choices: [15, 20, 12],
  },
};

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

export function begin(given: Options): HiveTable {
  const seats = numberOf(given['seats'], 1);
  const base = seats * numberOf(given['base'], 15);
  return {
    edition: EDITION,
    flow: [rounds.begin({ fought: 0 }), setUp.begin({})],
    undoBarrier: 0,
    over: null,
    trail: [],
    corrections: 0,
    seats,
    base,
    baseStart: base,
    round: 0,
    first: 0,
    deck: bagOf([]),
    discard: [],
    lanes: Array.from({ length: seats }, () => []),
    slots: [],
    trackers: bagOf(ITEM_IDS),
    kills: 0,
    overruns: 0,
  };
}

export const setUp = chapter<object>('set up').steps({
  /** XS-SET-09 Nine trackers are dealt. */
  items: {
    run(play) {
      const { w } = play;
      for (let at = 1; at <= SLOTS; at++) {
        const item = play.draw(w.trackers, 'XS-SET-09', (id) => ITEMS[id].name);
        if (item === null) break;
        w.slots.push({ item, left: ITEM_COPIES });
        play.tell?.({ type: 'item arrives', slot: at, item: ITEMS[item].name }, 'XS-SET-09');
      }
      applies('XS-SET-04');
    },
  },
  lay: question({
    rule: 'XS-CMP-01',
    sheet: (w, _f: object) =>
      plainSheet(
        {
          key: 'done',
          title: 'Is that done?',
          look: 'buttons',
          answers: [{ value: 'yes', label: 'It lies there' }],
        },
        {
          rule: 'XS-SET-05',
          act: {
            words: `Lay out ${w.seats === 1 ? 'one lane' : `${w.seats} lanes`}, the stacks and your starting decks.`,
            why: `The Base has ${w.base} Hit Points. Leave the Hive cards in the box: the app turns them up. Take these Items: ${w.slots.map(({ item }) => (item === '' ? '' : ITEMS[item].name)).join(', ')}.`,
            rule: 'XS-SET-09',
          },
          button: 'Begin the siege',
        },
      ),
    take: () => undefined,
  }),
});
