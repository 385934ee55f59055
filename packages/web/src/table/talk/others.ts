import type { Seat } from '@xenotable/kernel';
import type { TableState } from '../client/tableState.ts';

/** The seats of other people at an online table: not the player's own, nor those of the player's programs. */
export const othersOnline = ({ seats, mine, held }: Pick<TableState, 'seats' | 'mine' | 'held'>): Seat[] =>
  seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !mine.includes(seat) && held?.includes(seat) !== true ? [seat] : [],
  );
