// Rooms and exits of the complex and of the base.
import { pictureOf, terrainOf } from '../../board.ts';
import { type Cell, NONE, type Table } from '../../table.ts';
import { area, spots } from '../kit.ts';

/** CC-MAP-26 The large building of the complex. */
export const BUILDING: readonly Cell[] = area(6, 1, 17, 14);
export const CORNERS: readonly Cell[] = spots([6, 1], [17, 1], [6, 14], [17, 14]);
export const inBuilding = (cell: Cell): boolean => BUILDING.includes(cell);

/** Rooms of the complex besides the hall. */
export const ROOMS: Record<string, readonly Cell[]> = {
  archive: area(6, 1, 10, 3),
  lobby: area(6, 4, 10, 6),
  A51: area(13, 1, 17, 3),
  office: area(13, 4, 17, 6),
  kitchen: area(6, 9, 10, 11),
  store: area(6, 12, 10, 14),
  'meeting room': area(13, 9, 17, 11),
  'server room': area(13, 12, 17, 14),
};

/** Signs of the base's rooms. */
export const FACILITIES = {
  'rocket silo': 's',
  'command room': 'k',
  quarters: 'b',
  workshop: 'w',
  'hangar 1': '1',
  'hangar 2': '2',
  radar: 'a',
  reactor: 'x',
} as const;
export type Facility = keyof typeof FACILITIES;
export const facilityNames = Object.keys(FACILITIES) as Facility[];

const base = pictureOf('Base').cells;
const withSign = (sign: string): Cell[] => [...base].flatMap((one, cell) => (one === sign ? [cell] : []));

export const ELEVATOR: readonly Cell[] = withSign('L');
export const STAIRS: readonly Cell[] = withSign('^');
/** CC-M-VS5-03, CC-M-CO5-04 The ways out of the base. */
export const WAYS_OUT: readonly Cell[] = [...ELEVATOR, ...STAIRS];
export const QUARANTINE: readonly Cell[] = withSign('q');
export const roomOf = (room: Facility): Cell[] => withSign(FACILITIES[room]);

/** The facility in which a field lies, or null. */
export function facilityAt(w: Table, cell: Cell): Facility | null {
  if (cell === NONE) return null;
  const sign = terrainOf(w.board).signs[cell];
  return facilityNames.find((room) => FACILITIES[room] === sign) ?? null;
}

/** CC-M-VS5-07 The doors of the cells and of the quarantine hall, by edge: they stand open. */
export const CELL_DOORS: readonly number[] = [
  ...spots([1, 6], [3, 6], [1, 8], [3, 8]).map((cell) => cell * 2),
  ...spots([4, 7], [4, 8]).map((cell) => cell * 2 + 1),
];
