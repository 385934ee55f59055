// Whether a choice hands the table over by itself: after the last order of a phase nobody is asked whether it ends.
import { type Chance, Playing, type Seat, answer } from '@xenotable/kernel';
import { orders } from '../book/activation/order.ts';
import { book } from '../book/index.ts';
import { phase } from '../book/turn/phase.ts';
import type { Choice } from '../choices.ts';
import { copy } from '../copy.ts';
import type { Happening } from '../happenings.ts';
import { handsOver } from '../stakes.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Thrown out of the rules at the first die, and where the phase is handed over. */
class Stopped extends Error {}

const stop = (): never => {
  throw new Stopped();
};

const noDice: Chance = { roll: stop, pick: stop };

/** Whether the seat still gives orders. */
function goesOn(w: Table, seat: Seat): boolean {
  const f = phase.in(w);
  return w.over === null && f !== undefined && f.seat === seat && f.step !== 'end';
}

/**
 * XR-TRN-05 Whether these choices of a seat, taken in a row, end its phase before any die is rolled: what could have been
 * taken back a moment ago no longer can. An order that was tested has rolled already.
 */
export function endsPhaseUnasked(view: View, seat: Seat, choices: readonly Choice[]): boolean {
  const w = copy(tableOf(view));
  if (!goesOn(w, seat) || orders.in(w)?.free === false) return false;
  const play = new Playing<Table, Happening>(w, noDice, (what) => handsOver(what) && stop());
  try {
    for (const choice of choices) {
      answer(book, play, seat, choice);
      if (!goesOn(w, seat)) break;
    }
  } catch {
    // A die, the end of the phase, or a plan that the table itself will refuse.
  }
  return !goesOn(w, seat);
}
