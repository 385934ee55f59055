// What is wrong with a scenario, said about one of its fields.
import type { ScenarioProblem } from '@xenotable/kernel';
import type { Cell } from '../table.ts';

export interface Problem extends ScenarioProblem {
  /** Where on the map. */
  cells: Cell[];
}
