// Happenings with the names of the units that they speak of, so that a log can be read without the table.
import type { Happening, Tell } from '@xenotable/kernel';
import type { Table } from './table.ts';

const UNIT_KEYS = ['unit', 'target', 'transport', 'medic'] as const;

function namesIn(w: Table, what: Happening): Record<string, string> {
  const names: Record<string, string> = {};
  const add = (id: unknown): void => {
    const unit = typeof id === 'number' ? w.units[id] : undefined;
    if (unit !== undefined) names[unit.id] = unit.name;
  };
  for (const key of UNIT_KEYS) add(what[key]);
  if (Array.isArray(what['units'])) what['units'].forEach(add);
  return names;
}

/** Adds `names` (by unit number) to everything that is told. */
export const naming =
  (w: Table, tell: Tell): Tell =>
  (what, rule, seenBy, others) =>
    tell({ ...what, names: namesIn(w, what) }, rule, seenBy, others);
