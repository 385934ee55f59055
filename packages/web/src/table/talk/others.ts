import type { Seat } from '@xenotable/kernel';
import type { TableState } from '../client/tableState.ts';

/** The seats of other people at an online table: not one's own, nor those at which one's own programs sit. */
export const othersOnline = ({ seats, mine, held }: Pick<TableState, 'seats' | 'mine' | 'held'>): Seat[] =>
  seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !mine.includes(seat) && held?.includes(seat) !== true ? [seat] : [],
  );
