// A complete table that a viewer could not tell from the real one.
import { type Chance, Playing, itemAt } from '@xenotable/kernel';
import { look } from './book/combat/deck.ts';
import { isShadow } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { EDITION } from './edition.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** EW-M-HIVE-01 Cards that only the hive has seen are dealt again; EW-TASTE-09 wounds that nobody remembers are guessed. */
export function imagine(v: View, chance: Chance): Table {
  const w = copy({
    edition: EDITION,
    flow: v.flow,
    undoBarrier: v.undoBarrier,
    over: v.over,
    ...v.table,
  });
  const combat = w.combat;
  if (combat === null) return w;
  if (w.options.hiddenWounds && combat.round > 1) {
    for (const one of combat.cards) {
      const forgotten =
        !isShadow(one.card) &&
        kindOf(w, one.card).wounds > 1 &&
        !combat.slots.some((slot) => slot.up && slot.card === one.card);
      if (forgotten) one.wounds = chance.roll(kindOf(w, one.card).wounds, 'EW-TASTE-09') - 1;
    }
  }
  const play = new Playing<Table, Happening>(w, chance);
  for (const number of combat.hiveSlots) look(play, itemAt(combat.slots, number - 1), 'EW-M-HIVE-01');
  w.undoBarrier = v.undoBarrier;
  return w;
}
