// Rooms of the complex.
import type { Cell } from '../../table.ts';
import { area, spots } from '../kit.ts';

/** CC-MAP-26 The large building of the complex. */
export const BUILDING: readonly Cell[] = area(6, 1, 17, 14);
export const CORNERS: readonly Cell[] = spots([6, 1], [17, 1], [6, 14], [17, 14]);
export const inBuilding = (cell: Cell): boolean => BUILDING.includes(cell);

/** Rooms of the complex besides the hall. */
export const ROOMS = {
  archive: area(6, 1, 10, 3),
  lobby: area(6, 4, 10, 6),
  A51: area(13, 1, 17, 3),
  office: area(13, 4, 17, 6),
  kitchen: area(6, 9, 10, 11),
  store: area(6, 12, 10, 14),
  'meeting room': area(13, 9, 17, 11),
  'server room': area(13, 12, 17, 14),
};
