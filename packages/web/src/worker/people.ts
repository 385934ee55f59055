// Who decides for the seats of a table on this device.
import type { Seat } from '@xenotable/kernel';
import type { TableRow } from '../storage/tableRow.ts';

type Seated = Pick<TableRow, 'seats' | 'programs'>;

/** Seats that people decide for. */
export const peopleOf = ({ seats, programs }: Seated): Seat[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && programs[i] === undefined ? [i] : []));

/** Seats that programs decide for. */
export const programsOf = ({ seats, programs }: Seated): Seat[] =>
  seats.flatMap((_, i) => (programs[i] === undefined ? [] : [i]));
