// CC-SCN-23 How the people's squad is spread over areas when it sets up.
import { applies } from '@xenotable/kernel';
import { count } from '../missions/kit.ts';
import type { Side } from '../content/units.ts';
import { cellsOf } from '../places.ts';
import type { Cell, Table } from '../table.ts';
import type { Posts } from './scenario.ts';

/** Areas with room; or those first that are still empty, while there are only just enough units for them. */
export function postFields(
  w: Table,
  { areas, most }: Posts,
  people: Side,
  start: readonly Cell[],
): readonly Cell[] {
  applies('CC-SCN-23');
  const rooms = areas.map(cellsOf);
  const inside = (room: readonly Cell[]): number =>
    count(w, (unit) => unit.side === people && room.includes(unit.cell));
  if (most !== undefined) return rooms.filter((room) => inside(room) < most).flat();
  const empty = rooms.filter((room) => inside(room) === 0);
  const waiting = count(w, (unit) => unit.side === people && unit.fate === 'waiting');
  return empty.length > 0 && waiting <= empty.length ? empty.flat() : start;
}
