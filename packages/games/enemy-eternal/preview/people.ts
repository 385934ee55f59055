// Who is who in a view.
import type { Seat, Viewer } from '@xenotable/kernel';
import type { Side } from '../table.ts';
import type { View } from '../view.ts';

export const nameOf = (view: Pick<View, 'models'>, model: number): string =>
  view.models.find((m) => m.id === model)?.name ?? '';

/** The side on which a seat plays; who only watches sees the table from side A. */
export const sideOfSeat = (view: Pick<View, 'sides'>, seat: Seat | Viewer): Side =>
  seat !== 'table' && view.sides[1].seats.includes(seat) ? 1 : 0;
