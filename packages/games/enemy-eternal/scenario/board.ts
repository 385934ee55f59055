// The board of a scenario.
import { gridOf } from '@xenotable/board';
import type { Board } from '../table.ts';
import { cellsOf } from './places.ts';
import type { Scenario } from './scenario.ts';

/** The board before anything has happened. */
export function boardFor(scenario: Scenario): Board {
  const grid = gridOf(scenario.map[0]?.length ?? 0, scenario.map.length);
  const raised = cellsOf(grid, scenario.raised);
  return {
    map: scenario.map.join('\n'),
    gone: [],
    solid: [],
    ...(raised.length > 0 && { raised }),
  };
}
