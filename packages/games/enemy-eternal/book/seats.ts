// Who decides for whom.
import type { Seat } from '@xenotable/kernel';
import type { Model, Side, Table } from '../table.ts';

/** The seat that decides for a model; -1 for the automaton. EE-SPC-17 A controlled mind obeys the caster's player. */
export const commander = (w: Table, m: Model): Seat =>
  m.mind !== null ? w.models[m.mind.by]!.player : m.player;

/** EE-AIM-01 Whether a side is played by the automaton. */
export const isAutomaton = (w: Table, side: Side): boolean => w.sides[side]!.seats.length === 0;

export const seatsOf = (w: Table, side: Side): readonly Seat[] => w.sides[side]!.seats;
