// EE-SCN-02 Everything that matters on the map can be reached from zone A.
import type { Add } from './problems.ts';
import { type Ground, DOOR, PIECE, WALL, WATER, cellsWith, groundOf, mayStop } from '../book/board/ground.ts';
import { neighbour } from '@xenotable/board';
import type { Cell } from '../table.ts';
import { boardFor } from './board.ts';
import { cellsOf } from './places.ts';
import type { Scenario } from './scenario.ts';

const isClosed = (g: Ground, cell: Cell): boolean => {
  const kind = g.kind[cell];
  return kind === WALL || kind === WATER || kind === DOOR || kind === PIECE;
};

/** Steps from some cells to all others, over cover and obstacles, climbing where it must; -1 where nobody gets. */
export function stepsFrom(g: Ground, starts: readonly Cell[]): Int16Array {
  const steps = new Int16Array(g.grid.size).fill(-1);
  const open = starts.slice();
  for (const cell of open) steps[cell] = 0;
  for (let i = 0; i < open.length; i++) {
    const cell = open[i] ?? -1;
    for (let d = 0; d < 4; d++) {
      const next = neighbour(g.grid, cell, d);
      if (next < 0 || steps[next] !== -1 || isClosed(g, next)) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      open.push(next);
    }
  }
  return steps;
}

export function reachProblems(scenario: Scenario, add: Add): void {
  const g = groundOf(boardFor(scenario));
  const zone = cellsWith(g, scenario.evacStart ? 'AE' : 'A').filter((cell) => mayStop(g, cell));
  const steps = stepsFrom(g, zone.slice(0, 1));
  const reached = (cell: Cell): boolean => (steps[cell] ?? -1) >= 0;
  const beside = (cell: Cell): boolean =>
    [0, 1, 2, 3].some((d) => {
      const next = neighbour(g.grid, cell, d);
      return next >= 0 && reached(next);
    });
  const cut = zone.filter((cell) => !reached(cell));
  if (cut.length > 0) add('map', 'EE-SCN-02', 'a part of zone A is cut off from the rest', cut);
  const zoneB = cellsWith(g, 'B').filter((cell) => mayStop(g, cell) && !reached(cell));
  if (zoneB.length > 0) add('map', 'EE-SCN-02', 'zone B cannot be reached from zone A', zoneB);
  const pieces = cellsWith(g, 'TCI').filter((cell) => !beside(cell));
  if (pieces.length > 0) add('map', 'EE-SCN-02', 'nobody can get beside this piece', pieces);
  const people = cellsWith(g, 'VEXrabcd').filter((cell) => !reached(cell));
  if (people.length > 0) add('map', 'EE-SCN-02', 'nobody can get there from zone A', people);
  scenario.areas.forEach((area, i) => {
    const cells = cellsOf(g.grid, area.cells);
    if (!cells.some((cell) => mayStop(g, cell) && reached(cell)))
      add(`areas[${i}].cells`, 'EE-SCN-02', `nobody can get to the area '${area.name}'`, cells);
  });
}
