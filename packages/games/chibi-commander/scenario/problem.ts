// What is wrong with a scenario, said about one of its fields.
import type { RuleId } from '@xenotable/kernel';
import type { Cell } from '../table.ts';

export interface Problem {
  /** 'map', 'units[3].at', 'goals.Earth[0]' */
  field: string;
  reason: string;
  rule: RuleId;
  /** Where on the map. */
  cells: Cell[];
}
