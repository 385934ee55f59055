// Who decides for the seats of a table on this device.
import type { Seat, Viewer } from '@xenotable/kernel';
import type { TableRow } from '../storage/tableRow.ts';

type Seated = Pick<TableRow, 'seats' | 'programs'>;

/** Seats that people decide for. */
export const peopleOf = ({ seats, programs }: Seated): Seat[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && programs[i] === undefined ? [i] : []));

/** Seats that programs decide for. */
export const programsOf = ({ seats, programs }: Seated): Seat[] =>
  seats.flatMap((_, i) => (programs[i] === undefined ? [] : [i]));

/**
 * The viewer for whom a list shows a table. If two people share a screen, nobody knows who looks at the list, so it
 * shows only what everybody may see.
 */
export function listViewer(table: Seated & Pick<TableRow, 'cover' | 'waiting'>): Viewer {
  const people = peopleOf(table);
  if (table.cover) return 'table';
  return table.waiting.find((seat) => people.includes(seat)) ?? people[0] ?? 'table';
}
