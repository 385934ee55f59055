// Which cells a model covers with its weapons.
import { type Ground, distance, ground } from '../book/board/ground.ts';
import { nightLimit } from '../book/missions/night.ts';
import { sees } from '../book/board/sight.ts';
import type { Cell, Table } from '../table.ts';

const areas = new WeakMap<Ground, Map<string, string>>();

/** The cells that are seen from one cell within a range, one sign per cell; looked at once for each state of the terrain. */
export function areaSeen(w: Table, from: Cell, range: number): string {
  const g = ground(w);
  let known = areas.get(g);
  if (known === undefined) areas.set(g, (known = new Map()));
  const key = `${from} ${range} ${nightLimit(w)} ${w.options.diagonals}`;
  let area = known.get(key);
  if (area === undefined) {
    area = '';
    for (let cell = 0; cell < g.grid.size; cell++)
      area += cell !== from && distance(w, from, cell) <= range && sees(w, from, cell) ? '1' : '0';
    known.set(key, area);
  }
  return area;
}
