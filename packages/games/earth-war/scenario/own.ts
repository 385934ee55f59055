// The mission of one's own among a table's options.
import type { Json } from '@xenotable/kernel';
import type { MissionSheet } from '../content/mission.ts';
import { readScenario } from './read.ts';
import { sheetOf } from './scenario.ts';

/** Null where the table plays something else. */
export const ownSheet = (options: Readonly<Record<string, Json>>): MissionSheet | null =>
  (options['scenario'] ?? null) === null
    ? null
    : sheetOf(readScenario(options['scenario'], 'options.scenario'));
