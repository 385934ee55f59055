// How a battle ends.
import { type Seat, seatLetter, applies } from '@xenotable/kernel';
import type { Play } from './chapter.ts';
import { type Result, type Side, type Table, other } from '../table.ts';
import { leaveBoard } from './leaving.ts';
import { isEngaged } from './models.ts';

/** EE-END-01 The result stands: from here on every chapter of the battle closes. The first result counts. */
export function finish(play: Play, winner: Side | null, rule: string, why: string, secondary = false): void {
  if (play.w.result !== null) return;
  const result: Result = { winner, rule, why, secondary };
  applies('EE-END-01');
  if (winner === null) applies('EE-END-05');
  play.w.result = result;
  play.tell?.({ type: 'battle over', winner: winner === null ? null : seatLetter(winner), why }, rule);
}

/** The side on which a seat plays. */
export const sideOf = (w: Table, seat: Seat): Side => (w.sides[1].seats.includes(seat) ? 1 : 0);

/** EE-END-04 A loss; in a campaign those who are engaged do not get away. */
export function concede(play: Play, seat: Seat): void {
  const { w } = play;
  const side = sideOf(w, seat);
  play.tell?.({ type: 'conceded', seat: seatLetter(seat) }, 'EE-END-04');
  if (w.campaign !== null) {
    const caught = w.models.filter((m) => m.side === side && m.control === side && isEngaged(w, m));
    for (const m of caught) {
      leaveBoard(m, 'destroyed');
      play.tell?.({ type: 'destroyed', model: m.name, side, by: null }, 'EE-END-04');
    }
  }
  finish(play, other(side), 'EE-END-04', `${w.sides[side].faction} concedes`);
}
