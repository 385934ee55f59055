// Fields of a scenario's map, for whoever looks for faults.
import { freshBoard, terrainOf } from '../board.ts';
import { cellName } from '../places.ts';
import type { Cell } from '../table.ts';
import type { Scenario } from './scenario.ts';

export const listed = (cells: readonly Cell[]): string =>
  cells.length > 3
    ? `${cells.slice(0, 3).map(cellName).join(', ')} and ${cells.length - 3} more`
    : cells.map(cellName).join(', ');

/** Fields that terrain fills. */
export const filled = (scenario: Scenario): ((cell: Cell) => boolean) => {
  const { closed } = terrainOf(freshBoard(scenario.map.join('\n')));
  return (cell) => closed[cell] !== 0;
};
