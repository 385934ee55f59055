// Painting on a scenario's map: cells, their twins in a mirror, areas, and another size.
import { cellsOnLine, gridOf, rectangle } from '@xenotable/board';
import { type Scenario, type Sign, cellsOf, placesOf } from '@xenotable/enemy-eternal/content';
import type { Cell } from '@xenotable/enemy-eternal/preview';
import type { Brush } from './tools.ts';

export const gridFor = (scenario: Scenario) => gridOf(scenario.map[0]?.length ?? 0, scenario.map.length);

/** The cells between where a stroke began and where it is, or those that it has touched. */
export function shaped(
  scenario: Scenario,
  { shape }: Brush,
  from: Cell,
  to: Cell,
  touched: Iterable<Cell>,
): Cell[] {
  const grid = gridFor(scenario);
  if (shape === 'line') return [from, ...cellsOnLine(grid, from, to), to];
  if (shape === 'cell') return [...touched];
  const [x, y, toX, toY] = [
    from % grid.width,
    Math.floor(from / grid.width),
    to % grid.width,
    Math.floor(to / grid.width),
  ];
  return rectangle(grid, Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY));
}

function mirrored(scenario: Scenario, cell: Cell, mirror: Brush['mirror']): Cell {
  const { width, height } = gridFor(scenario);
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const left = mirror === 'column' || mirror === 'turn' ? width - 1 - x : x;
  const top = mirror === 'row' || mirror === 'turn' ? height - 1 - y : y;
  return top * width + left;
}

/** In a mirror between the sides the zones change their letter. */
const twinSign = (sign: Sign, mirror: Brush['mirror']): Sign =>
  mirror === 'row' ? sign : sign === 'A' ? 'B' : sign === 'B' ? 'A' : sign;

/** There is one marker of each pod. */
const isSingle = (sign: Sign): boolean => 'abcd'.includes(sign);

function repaint(scenario: Scenario, signs: ReadonlyMap<Cell, Sign>): Scenario {
  const { width } = gridFor(scenario);
  const singles = new Set([...signs.values()].filter(isSingle));
  const map = scenario.map.map((row, y) =>
    [...row]
      .map((sign, x) => signs.get(y * width + x) ?? ([...singles].some((one) => one === sign) ? '.' : sign))
      .join(''),
  );
  return { ...scenario, map };
}

/** The scenario with these cells painted by the brush. */
export function painted(scenario: Scenario, brush: Brush, cells: readonly Cell[]): Scenario {
  const { tool, erase, mirror } = brush;
  if (tool.kind === 'hand') return scenario;
  const pairs = cells.map((cell) => [cell, mirrored(scenario, cell, mirror)] as const);
  if (tool.kind === 'area') {
    const grid = gridFor(scenario);
    const touched = new Set(pairs.flat());
    return {
      ...scenario,
      areas: scenario.areas.map((area) => {
        if (area.name !== tool.area) return area;
        const before = cellsOf(grid, area.cells);
        const now = erase ? before.filter((cell) => !touched.has(cell)) : [...before, ...touched];
        return { ...area, cells: placesOf(grid, now) };
      }),
    };
  }
  const sign = erase ? '.' : tool.sign;
  const signs = new Map<Cell, Sign>();
  const last = pairs.at(-1);
  for (const [cell, twin] of isSingle(sign) && last !== undefined ? [last] : pairs) {
    if (mirror !== 'none' && !isSingle(sign)) signs.set(twin, twinSign(sign, mirror));
    signs.set(cell, sign);
  }
  return repaint(scenario, signs);
}

/** Another size: what lies beyond is cut off, what is new is open ground. */
export function resized(scenario: Scenario, width: number, height: number): Scenario {
  const map = Array.from({ length: height }, (_, y) =>
    (scenario.map[y] ?? '').slice(0, width).padEnd(width, '.'),
  );
  const before = gridFor(scenario);
  const grid = gridOf(width, height);
  const kept = (places: readonly string[]): string[] =>
    placesOf(
      grid,
      cellsOf(before, places).flatMap((cell) => {
        const [x, y] = [cell % before.width, Math.floor(cell / before.width)];
        return x < width && y < height ? [y * width + x] : [];
      }),
    );
  return {
    ...scenario,
    map,
    raised: kept(scenario.raised),
    areas: scenario.areas.map((area) => ({ ...area, cells: kept(area.cells) })),
  };
}
