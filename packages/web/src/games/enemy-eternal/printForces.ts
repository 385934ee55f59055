// The lists of side B on paper: who is there at the start, in pods and later.
import type { Faction, Forces } from '@xenotable/enemy-eternal/content';

export const FORCE_HEADS = ['Led by', 'When', 'Who'];

/** One row for each group, of each faction that has a list. */
export const forceRows = (lists: Partial<Record<Faction, Forces>>): string[][] =>
  (['ADVENT', 'XCOM'] as const).flatMap((faction) => {
    const { pods = {}, start = [], later = {} } = lists[faction] ?? {};
    return [
      ...(start.length === 0 ? [] : [[faction, 'at the start', start.join(', ')]]),
      ...Object.entries(pods).map(([pod, units]) => [faction, `pod ${pod}`, units.join(', ')]),
      ...Object.entries(later).map(([round, units]) => [faction, `round ${round}`, units.join(', ')]),
    ];
  });
