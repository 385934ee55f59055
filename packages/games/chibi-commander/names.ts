// Units as people call them.
import type { View } from './view.ts';

/** 'Soldier', or 'Soldier 2' where there are several. */
export function nameOf({ units }: Pick<View, 'units'>, id: number): string {
  const unit = units[id];
  if (unit === undefined || 'hidden' in unit) return `unit ${id}`;
  const twins = units.filter(
    (other) => !('hidden' in other) && other.type === unit.type && other.side === unit.side,
  );
  return twins.length === 1 ? unit.type : `${unit.type} ${twins.indexOf(unit) + 1}`;
}
