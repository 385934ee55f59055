// Geometry in the inner loops of searches and previews: sight on the City map of Chibi Commander, a move on the measured table of Xenos Rampant.
import { SightTable, borders, sightLevel } from '@xenotable/board';
import { freshBoard, grid, terrainOf } from '@xenotable/chibi-commander/bench';
import { fastChance, itemAt, uniform } from '@xenotable/kernel';
import { game as rampant } from '@xenotable/xenos-rampant';
import { reachOf } from '@xenotable/xenos-rampant/bench';
import { costOf, median } from './measure.ts';

export interface BoardBench {
  /** Lines of sight computed, and read from the cached table of an unchanging board. */
  sightLinesPerSecond: number;
  sightTablePerSecond: number;
  /** Everything that one unit sees. */
  outlookMicroseconds: number;
  /** Where a unit may go: the outline of an 8-inch move among twelve others, exact to a hundredth of an inch. */
  outlineMicroseconds: number;
  ratios: { tableVsLines: number };
}

/** A unit in the middle of a crowd of twelve, asked where it moves. */
function crowd() {
  const any = uniform(1);
  const units: Record<string, unknown> = {};
  const taken: [number, number][] = [[24, 24]];
  while (taken.length <= 12) {
    const at: [number, number] = [12 + any(2400) / 100, 12 + any(2400) / 100];
    if (taken.some(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 <= 20)) continue;
    units[`U${taken.length}`] = { unit: 'Heavy Infantry', at };
    taken.push(at);
  }
  const mover = { Mover: { unit: 'Light Infantry', at: [24, 24] } };
  const w = rampant.arrange({ map: 'REFINERY', seats: { A: { units: mover }, B: { units } } });
  rampant.play(w, 0, { order: 'move', unit: 0 }, fastChance(1));
  return w;
}

export function benchBoard(rounds: number): BoardBench {
  const { sight } = terrainOf(freshBoard('City'));
  const { sights } = sight;
  const table = new SightTable(sights);
  const all = (level: (a: number, b: number) => number) => (): number => {
    let sum = 0;
    for (let a = 0; a < grid.size; a++) for (let b = 0; b < grid.size; b++) sum += level(a, b);
    return sum;
  };
  const pairs = grid.size * grid.size;
  const rate = (act: () => unknown): number =>
    median(Array.from({ length: rounds }, () => (pairs * 1e6) / costOf(act, 10)));
  const lines = rate(all((a, b) => sightLevel(sights, a, b)));
  const fromTable = rate(all((a, b) => table.level(a, b)));
  let from = 0;
  const look = (): void => {
    from = (from + 7) % grid.size;
    for (let to = 0; to < grid.size; to++) sightLevel(sights, from, to);
  };
  const outlooks = Array.from({ length: rounds }, () => costOf(look, 2000));
  const field = crowd();
  const space = itemAt(itemAt(rampant.asks(field), 0).spaces, 0);
  const outline = (): unknown => {
    const reach = reachOf(field, space);
    return reach && borders(reach);
  };
  const outlines = Array.from({ length: rounds }, () => costOf(outline, 200));
  return {
    sightLinesPerSecond: lines,
    sightTablePerSecond: fromTable,
    outlookMicroseconds: median(outlooks),
    outlineMicroseconds: median(outlines),
    ratios: { tableVsLines: fromTable / lines },
  };
}
