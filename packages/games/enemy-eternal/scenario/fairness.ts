// How alike a map is for both sides: ways, sight and cover.
import { type Ground, HARD, SOFT, cellsWith, columnOf, groundOf, mayStop } from '../book/board/ground.ts';
import { freeLine } from '../book/board/sight.ts';
import type { Cell } from '../table.ts';
import { boardFor } from './board.ts';
import { cellsOf } from './places.ts';
import { stepsFrom } from './reach.ts';
import type { Scenario } from './scenario.ts';

/** One figure for each side. */
export interface Compared {
  A: number;
  B: number;
  /** The difference as a share of the larger, from 0 to 1. */
  apart: number;
}

export interface Fairness {
  /** Steps from a zone to what matters, summed. */
  way: Compared;
  /** Lines of sight from a zone into the middle. */
  sight: Compared;
  /** Cover cells on a side's half. */
  cover: Compared;
  /** The largest of the differences. */
  worst: number;
}

/** EE-SCN-02 What a generated map may be apart at most. */
export const FAIR_BOUND = 0.1;

function compared(A: number, B: number): Compared {
  const most = Math.max(A, B);
  return { A, B, apart: most === 0 ? 0 : Math.abs(A - B) / most };
}

/** What both sides want: pieces, markers, civilians and areas; the middle where there is nothing. */
function wantedCells(scenario: Scenario, g: Ground): Cell[] {
  const named = scenario.areas.flatMap((area) => cellsOf(g.grid, area.cells));
  const found = [...cellsWith(g, 'TCIXV'), ...named];
  const { width, height } = g.grid;
  const middle = [(height >> 1) * width + (width >> 1), ((height - 1) >> 1) * width + ((width - 1) >> 1)];
  return found.length > 0 ? found : middle;
}

/** The way to a cell, or to the cells beside it where nobody can be in it. */
function wayTo(g: Ground, steps: Int16Array, cell: Cell): number {
  const own = steps[cell] ?? -1;
  if (own >= 0) return own;
  const { width } = g.grid;
  const beside = [cell - 1, cell + 1, cell - width, cell + width].map((one) => steps[one] ?? -1);
  return Math.min(...beside.filter((one) => one >= 0), g.grid.size) + 1;
}

/** Null where one side has no zone to be compared. */
export function fairnessOf(scenario: Scenario): Fairness | null {
  const g = groundOf(boardFor(scenario));
  const zones = (['A', 'B'] as const).map((sign) => cellsWith(g, sign).filter((cell) => mayStop(g, cell)));
  const [a = [], b = []] = zones;
  if (a.length === 0 || b.length === 0) return null;
  const wanted = wantedCells(scenario, g);
  const ways = [a, b].map((zone) => {
    const steps = stepsFrom(g, zone);
    return wanted.reduce((sum, cell) => sum + wayTo(g, steps, cell), 0);
  });
  const { width, size } = g.grid;
  const middle: Cell[] = [];
  for (let cell = 0; cell < size; cell++)
    if (
      columnOf(g, cell) >= width / 3 &&
      columnOf(g, cell) < width - Math.ceil(width / 3) &&
      mayStop(g, cell)
    )
      middle.push(cell);
  const sights = [a, b].map((zone) =>
    zone
      .filter((_, i) => i % 5 === 0)
      .reduce((sum, from) => sum + middle.filter((to, i) => i % 3 === 0 && freeLine(g, from, to)).length, 0),
  );
  const covers = [0, 0];
  for (let cell = 0; cell < size; cell++)
    if (g.kind[cell] === HARD || g.kind[cell] === SOFT) {
      const half = columnOf(g, cell) < width / 2 ? 0 : 1;
      covers[half] = (covers[half] ?? 0) + 1;
    }
  const way = compared(ways[0] ?? 0, ways[1] ?? 0);
  const sight = compared(sights[0] ?? 0, sights[1] ?? 0);
  const cover = compared(covers[0] ?? 0, covers[1] ?? 0);
  return { way, sight, cover, worst: Math.max(way.apart, sight.apart, cover.apart) };
}
