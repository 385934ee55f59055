// Which cells a model covers with its weapons.
import { usableArms } from '../book/attack/arms.ts';
import { type Ground, distance, ground } from '../book/board/ground.ts';
import { nightLimit } from '../book/missions/night.ts';
import { enemiesOf, isEngaged } from '../book/models.ts';
import { sees } from '../book/board/sight.ts';
import { SNIPER_BLIND } from '../book/attack/targets.ts';
import type { Cell, Side, Table } from '../table.ts';

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

/** For each cell, how many enemies of a side could fire at it from where they stand. EE-ENG-02 Engaged ones cannot; EE-SPC-41 a Sniper weapon needs more than 12. */
export function threats(w: Table, side: Side): number[] {
  const count = new Array<number>(ground(w).grid.size).fill(0);
  for (const foe of enemiesOf(w, side)) {
    const arms = isEngaged(w, foe) ? [] : usableArms(w, foe).filter((arm) => arm.range > 0);
    const near = Math.max(0, ...arms.filter((arm) => !arm.rules.includes('Sniper')).map((arm) => arm.range));
    const far = Math.max(0, ...arms.map((arm) => arm.range));
    const area = areaSeen(w, foe.cell, far);
    for (let cell = 0; cell < count.length; cell++) {
      const away = distance(w, foe.cell, cell);
      if (area[cell] === '1' && (away <= near || away > SNIPER_BLIND)) count[cell]!++;
    }
  }
  return count;
}
