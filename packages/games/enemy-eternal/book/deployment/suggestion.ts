// Where the table sets up the models of a player who leaves that to it.
import { applies } from '@xenotable/kernel';
import { type Cell, type Model, type Table, other } from '../../table.ts';
import { armsOf } from '../attack/arms.ts';
import { type Ground, distance, ground } from '../board/ground.ts';
import { coverAgainst } from '../board/sight.ts';
import { missionOf } from '../missions/index.ts';
import { leastOf } from '../ties.ts';
import { zoneCells } from './zones.ts';

/** Cells from which fire is to be expected: the other side's zone, or the far edge of the board. */
function threats(w: Table, m: Model): Cell[] {
  const zone = zoneCells(w, other(m.side));
  if (zone.length > 0) return zone;
  const { width, height } = ground(w).grid;
  const far = w.sides[m.side].zone === 'A' ? width - 1 : 0;
  return Array.from({ length: height }, (_, row) => row * width + far);
}

/** How a cell lies towards the enemy. */
interface Lie {
  /** Its cover against all cells of the enemy zone together: 2 for Hard, 1 for Soft. */
  cover: number;
  /** The distance to the nearest of them. */
  near: number;
}

/** By ground and enemy zone, what is known of cells. */
const known = new WeakMap<Ground, Map<string, (Lie | undefined)[]>>();

/** Looks at cells of one ground towards one enemy zone. */
function looker(w: Table, m: Model): (cell: Cell) => Lie {
  const g = ground(w);
  const letter = w.sides[other(m.side)].zone;
  const signs = missionOf(w).zoneSigns?.[letter] ?? letter;
  const zone = `${signs} ${m.side} ${w.goals['edge'] ?? 0} ${w.options.diagonals}`;
  const byZone = known.get(g) ?? new Map<string, (Lie | undefined)[]>();
  known.set(g, byZone);
  const lies = byZone.get(zone) ?? [];
  byZone.set(zone, lies);
  let from: readonly Cell[] | null = null;
  return (cell) => {
    const before = lies[cell];
    if (before !== undefined) return before;
    from ??= threats(w, m);
    const lie: Lie = { cover: 0, near: Infinity };
    for (const one of from) {
      lie.cover += coverAgainst(w, one, cell);
      lie.near = Math.min(lie.near, distance(w, one, cell));
    }
    lies[cell] = lie;
    return lie;
  };
}

/** EE-DEP-10 The most cover towards the enemy, then nearest to it; fighters without a gun only near. */
export function suggestedCell(w: Table, m: Model, cells: readonly Cell[]): Cell | null {
  applies('EE-DEP-10');
  const look = looker(w, m);
  const brawler = armsOf(m).every((arm) => arm.range === 0);
  return leastOf(cells, (cell) => {
    const { cover, near } = look(cell);
    return [brawler ? 0 : -cover, near, cell];
  });
}
