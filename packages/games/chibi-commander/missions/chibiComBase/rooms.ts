// Rooms and exits of the base.
import { keysOf } from '@xenotable/kernel';
import { pictureOf, terrainOf } from '../../board.ts';
import { type Cell, NONE, type Table } from '../../table.ts';
import { spots } from '../kit.ts';

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
export const facilityNames = keysOf(FACILITIES);

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
