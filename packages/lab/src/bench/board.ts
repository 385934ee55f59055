// Geometry in the inner loop of every search: sight on the City map of Chibi Commander.
import { SightTable, outlook, sightLevel } from '@xenotable/board';
import { freshBoard, grid, terrainOf } from '../../../games/chibi-commander/board.ts';
import { costOf, median } from './measure.ts';

export interface BoardBench {
  /** Lines of sight walked, and read from the table of a board that does not change. */
  sightLinesPerSecond: number;
  sightTablePerSecond: number;
  /** Everything that one unit sees. */
  outlookMicroseconds: number;
  ratios: { tableVsLines: number };
}

export function benchBoard(rounds: number): BoardBench {
  const { sight } = terrainOf(freshBoard('City'));
  const { sights } = sight;
  const into = new Uint8Array(grid.size);
  const table = new SightTable(sights);
  const all = (level: (a: number, b: number) => number) => (): number => {
    let sum = 0;
    for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) sum += level(a, b);
    return sum;
  };
  const pairs = grid.size * grid.size;
  const rate = (act: () => unknown): number => median(Array.from({ length: rounds }, () => (pairs * 1e6) / costOf(act, 10)));
  const lines = rate(all((a, b) => sightLevel(sights, a, b)));
  const fromTable = rate(all((a, b) => table.level(a, b)));
  let cell = 0;
  const outlooks = Array.from({ length: rounds }, () => costOf(() => outlook(sights, (cell = (cell + 7) % grid.size), into), 2000));
  return {
    sightLinesPerSecond: lines,
    sightTablePerSecond: fromTable,
    outlookMicroseconds: median(outlooks),
    ratios: { tableVsLines: fromTable / lines },
  };
}
