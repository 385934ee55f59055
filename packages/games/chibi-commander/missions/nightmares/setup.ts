// What people set up before a nightmare: spawn points, bystanders, their own units.
import type { Play, Turn } from '@xenotable/kernel';
import { blockOf, terrainOf } from '../../board.ts';
import { bystander, freeCells } from '../../book/arrivals.ts';
import { cellName } from '../../book/preparation.ts';
import { distance } from '../../book/sight.ts';
import type { TypeName } from '../../content/units.ts';
import type { Cell, Table, Unit } from '../../table.ts';
import { area, everywhere, mark, marked } from '../kit.ts';
import type { Question } from '../mission.ts';

export const QUADRANTS: readonly (readonly Cell[])[] = [area(0, 0, 11, 7), area(12, 0, 23, 7), area(0, 8, 11, 15), area(12, 8, 23, 15)];

/** The next thing to put on the map: where it may stand, and what happens when it does. */
export interface Missing {
  prompt: string;
  cells: readonly Cell[];
  put(w: Table, cell: Cell): void;
  /** People may stop here: what they say, and how it is remembered. */
  enough?: { words: string; note(w: Table): void };
}

/** CC-MAP-22 A spawn point is a block of 2 x 2 enterable fields, named by its upper left one. */
export const points = (w: Table): readonly Cell[] => marked(w, 'points');

export function pointCells(w: Table, within: readonly Cell[]): Cell[] {
  const { closed } = terrainOf(w.board);
  const taken = points(w).flatMap(blockOf);
  return within.filter((corner) => {
    const block = blockOf(corner);
    return corner % 24 < 23 && block.every((cell) => within.includes(cell) && closed[cell] === 0 && !taken.includes(cell));
  });
}

export const missingPoint = (w: Table, within: readonly Cell[], of: number): Missing => ({
  prompt: `Where is spawn point ${points(w).length + 1} of ${of}?`,
  cells: pointCells(w, within),
  put: (table, cell) => mark(table, 'points', cell),
});

/** Two bystanders in each quadrant: free fields of the quadrants that have fewer. */
export function bystanderCells(w: Table, folk: readonly TypeName[]): Cell[] {
  const here = w.units.filter((unit) => folk.includes(unit.type));
  const open = QUADRANTS.filter((quadrant) => here.filter((unit) => quadrant.includes(unit.cell)).length < 2);
  return freeCells(w, open.flat().sort((a, b) => a - b));
}

export const missingBystander = (w: Table, folk: readonly TypeName[], type: TypeName): Missing => ({
  prompt: `Where does the ${type} stand?`,
  cells: bystanderCells(w, folk),
  put: (table, cell) => {
    bystander(table, type, cell);
  },
});

/** The people's next unit that is not on the map yet. */
export const recruit = (w: Table): Unit | undefined => w.units.find((unit) => unit.seat >= 0 && unit.fate === 'waiting');

export const farFrom = (cell: Cell, others: readonly Cell[], far: number): boolean => others.every((other) => distance(cell, other) >= far);

/** Free fields at some distance from the spawn points; where there are none, all that are free. */
export function awayFromPoints(w: Table, far: number): Cell[] {
  const free = freeCells(w, everywhere);
  const fields = points(w).flatMap(blockOf);
  const legal = free.filter((cell) => farFrom(cell, fields, far));
  return legal.length > 0 ? legal : free;
}

/** One question after the other until nothing is missing, then what follows. */
export const setUp = (rule: string, missing: (w: Table) => Missing | null, then: (play: Play<Table>) => Turn = () => undefined): Question => ({
  rule,
  prompt: (w) => missing(w)?.prompt ?? '',
  answers(w) {
    const next = missing(w);
    if (next === null) return [];
    const answers: { key: number | string; words: string }[] = next.cells.map((key) => ({ key, words: `On ${cellName(key)}` }));
    if (next.enough !== undefined) answers.push({ key: 'enough', words: next.enough.words });
    return [...answers, { key: 'rest', words: 'Place the rest at random' }];
  },
  take(play, key) {
    const { w } = play;
    if (key === 'enough') missing(w)!.enough!.note(w);
    else if (key !== 'rest') missing(w)!.put(w, key as Cell);
    else for (let next = missing(w); next !== null; next = missing(w)) next.put(w, play.oneOf(next.cells, 'CC-NPC-01', cellName));
    return missing(w) === null ? (then(play) ?? 'done') : 'again';
  },
});
