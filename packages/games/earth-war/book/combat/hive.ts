// The hive player (EW-M-HIVE-01, EW-TASTE-08): one person on the other side, with secrets.
import { itemAt, applies } from '@xenotable/kernel';
import { identifierOf } from '../../content/kinds.ts';
import type { Choice } from '../../choices.ts';
import { type Table, combatOf } from '../../table.ts';
import { type Part, question } from '../chapter.ts';
import { faceOf, look } from './deck.ts';
import { hiveSeat } from '../squad.ts';

const hidden = (w: Table): number[] => combatOf(w).slots.flatMap((slot, i) => (slot.up ? [] : [i + 1]));

export const theHive = {
  /** EW-M-HIVE-01 Once per event, after Step 3, the hive may look at two face-down cards … */
  'the hive looks': question({
    rule: 'EW-M-HIVE-01',
    prompt: 'Once in this fight: look at two face-down cards?',
    who: (w) => (hiveSeat(w) === null || combatOf(w).hiveLooked || hidden(w).length < 2 ? null : hiveSeat(w)),
    offers(w) {
      const slots = hidden(w);
      const pairs: Choice[] = slots.flatMap((a, i) =>
        slots.slice(i + 1).map((b): Choice => ({ do: 'look', slots: [a, b] })),
      );
      return [...pairs, { do: 'done' }];
    },
    take(play, _f, seat, choice) {
      if (choice.do !== 'look') return { goTo: 'reveal the shadows' };
      const combat = combatOf(play.w);
      applies('EW-TASTE-08');
      combat.hiveLooked = true;
      combat.hiveSlots = choice.slots.slice();
      const barrier = play.w.undoBarrier;
      for (const slot of choice.slots) look(play, itemAt(combat.slots, slot - 1), 'EW-M-HIVE-01');
      // The unknown extra takes a second draw: nobody else may notice it by the count.
      play.w.undoBarrier = barrier + choice.slots.length;
      const cards = choice.slots.map((slot) =>
        identifierOf(play.w, faceOf(combat, itemAt(combat.slots, slot - 1))),
      );
      play.tell?.({ type: 'hive looked', slots: choice.slots, cards }, 'EW-M-HIVE-01', [seat], {
        type: 'hive looked',
        slots: choice.slots,
      });
      return undefined;
    },
    after: () => ({ goTo: 'reveal the shadows' }),
  }),
  /** … and exchange them; the wounds stay on their slots. */
  'the hive exchanges': question({
    rule: 'EW-M-HIVE-01',
    prompt: 'Exchange the two cards?',
    who: (w) => hiveSeat(w),
    offers: () => [{ do: 'exchange' }, { do: 'done' }],
    take(play, _f, _seat, choice) {
      const combat = combatOf(play.w);
      const [a, b] = combat.hiveSlots.map((slot) => itemAt(combat.slots, slot - 1));
      if (choice.do === 'exchange') [a!.card, b!.card] = [b!.card, a!.card];
      play.tell?.(
        {
          type: choice.do === 'exchange' ? 'hive exchanged' : 'hive left them',
          slots: combat.hiveSlots.slice(),
        },
        'EW-M-HIVE-01',
      );
    },
  }),
} satisfies Part<'reveal the shadows'>;
