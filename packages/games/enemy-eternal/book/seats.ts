// Who decides for whom.
import type { Seat } from '@xenotable/kernel';
import type { OfSide } from '../happenings.ts';
import type { Model, Side, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';

/** EE-AIM-01 The seat of the automaton, which the script of its rules answers. */
export const AUTOMATON_SEAT: Seat = -1;

export const isScript = (seat: Seat): boolean => seat === AUTOMATON_SEAT;

/** The seat that decides for a model. EE-SPC-17 A controlled mind obeys the caster's player. */
export const commander = (w: Table, m: Model): Seat =>
  m.mind !== null ? modelOf(w, m.mind.by).player : m.player;

/** EE-AIM-01 Whether a side is played by the automaton. */
export const isAutomaton = (w: Table, side: Side): boolean => w.sides[side].seats.length === 0;

const SCRIPT: readonly Seat[] = [AUTOMATON_SEAT];

/** The seats that decide for a side. */
export const seatsOf = (w: Table, side: Side): readonly Seat[] =>
  isAutomaton(w, side) ? SCRIPT : w.sides[side].seats;

/** A side as the book tells of it: the log calls it by the names of its seats. */
export const ofSide = (w: Table, side: Side): OfSide => ({ side, seats: [...w.sides[side].seats] });

/** The seat that speaks for a side as a whole. EE-COO-01 In co-op it is the first player's. */
export const speakerOf = (w: Table, side: Side): Seat => w.sides[side].seats[0] ?? AUTOMATON_SEAT;
