// What people set up before a nightmare: spawn points, bystanders, their own units.
import { type RuleId, applies } from '@xenotable/kernel';
import { nightmareMemo } from './memo.ts';
import { unitOf } from '../../book/who.ts';
import type { Play } from '../../book/chapter.ts';
import { blockOf, terrainOf } from '../../board.ts';
import { bystander, freeCells, put } from '../../book/movement/arrivals.ts';
import { cellName } from '../../places.ts';
import { distance } from '../../book/fight/sight.ts';
import type { TypeName } from '../../content/units.ts';
import type { Cell, Table, Unit } from '../../table.ts';
import { QUADRANTS, everywhere } from '../kit.ts';
import type { Due, Question } from '../mission.ts';

/** The next thing to put on the map: where it may stand, and what happens when it does. */
export interface Missing {
  prompt: string;
  cells: readonly Cell[];
  put(w: Table, cell: Cell): void;
  /** How it is remembered that people want no more of these. */
  enough?(w: Table): void;
}

/** CC-MAP-22 Spawn points are blocks of 2 x 2 enterable fields. */
export const pointsOf = (w: Table): Cell[][] => nightmareMemo.list(w, 'spawnPoints').map(blockOf);

/** A spawn point by its upper left field, beside those that are there. */
export function missingPoint(w: Table, within: readonly Cell[], of: number): Missing {
  const { closed } = terrainOf(w.board);
  applies('CC-MAP-22');
  const taken = pointsOf(w).flat();
  const fits = (cell: Cell): boolean => within.includes(cell) && closed[cell] === 0 && !taken.includes(cell);
  return {
    prompt: `Where is spawn point ${nightmareMemo.list(w, 'spawnPoints').length + 1} of ${of}?`,
    cells: within.filter((corner) => corner % 24 < 23 && blockOf(corner).every(fits)),
    put: (table, cell) => nightmareMemo.add(table, 'spawnPoints', cell),
  };
}

/** The next of a list of bystanders, at most two of them in each quadrant; null when all stand. */
export function missingBystander(w: Table, folk: readonly TypeName[]): Missing | null {
  const here = w.units.filter((unit) => unit.side === 'neutral');
  applies('CC-MAP-02');
  const open = QUADRANTS.filter((quadrant) => here.filter((unit) => quadrant.includes(unit.cell)).length < 2);
  const cells = freeCells(w, open.flat()).sort((a, b) => a - b);
  const next = folk[here.length];
  if (next === undefined || cells.length === 0) return null;
  return {
    prompt: `Where does the ${next} stand?`,
    cells,
    put: (table, cell) => void bystander(table, next, cell),
  };
}

/** The people's next unit that is not on the map yet; null when all stand. `fits` is given up where no field fits. */
export function missingUnit(w: Table, fits: (cell: Cell) => boolean): Missing | null {
  const unit = w.units.find((one: Unit) => one.seat >= 0 && one.fate === 'waiting');
  if (unit === undefined) return null;
  const free = freeCells(w, everywhere);
  const legal = free.filter(fits);
  return {
    prompt: `Where does ${unit.type} stand?`,
    cells: legal.length > 0 ? legal : free,
    put: (table, cell) => put(unitOf(table, unit.id), cell),
  };
}

export const offPoints =
  (w: Table, far: number) =>
  (cell: Cell): boolean =>
    pointsOf(w).every((point) => point.every((one) => distance(one, cell) >= far));

/** One question after the other until nothing is missing, then what follows. */
export const setUp = (
  rule: RuleId,
  missing: (w: Table) => Missing | null,
  then: (play: Play) => Due = () => undefined,
): Question => ({
  rule,
  prompt: (w) => missing(w)?.prompt ?? '',
  keys(w) {
    const next = missing(w);
    return next === null ? [] : [...next.cells, ...(next.enough === undefined ? [] : ['enough']), 'rest'];
  },
  words(_look, key) {
    if (key === 'enough') return 'No more civilians';
    return typeof key === 'number' ? `On ${cellName(key)}` : 'Place the rest at random';
  },
  take(play, key) {
    const { w } = play;
    let next = missing(w);
    if (key === 'enough') next?.enough?.(w);
    else if (typeof key === 'number') next?.put(w, key);
    else for (; next !== null; next = missing(w)) next.put(w, play.oneOf(next.cells, rule, cellName));
    return missing(w) === null ? then(play) : 'again';
  },
});
