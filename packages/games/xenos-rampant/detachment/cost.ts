// What things cost (XR-DET-02).
import { OPTIONS } from '../content/options.ts';
import { xenoNamed } from '../content/xeno.ts';
import type { Entry, List } from './list.ts';
import { baseOf } from './own.ts';

const optionCost = new Map(OPTIONS.map((option) => [`${option.unit}/${option.name}`, option.cost]));

/** Base points plus all options and xeno rules. */
export function costOf(entry: Pick<Entry, 'unit' | 'own' | 'options' | 'xeno'>): number {
  let cost = baseOf(entry).points;
  for (const option of entry.options) cost += optionCost.get(`${entry.unit}/${option}`) ?? 0;
  for (const rule of entry.xeno) cost += xenoNamed(rule)?.cost ?? 0;
  return cost;
}

export const totalOf = (list: Pick<List, 'entries'>): number =>
  list.entries.reduce((sum, entry) => sum + costOf(entry), 0);
