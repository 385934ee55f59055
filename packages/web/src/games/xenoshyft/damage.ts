// Damage that is about to be placed, as the open window shows it.
import type { View } from './rulebook.ts';

export function comingTo(view: View, unit: number): number {
  let sum = 0;
  for (const hit of view.window?.hits ?? []) if (hit.unit === unit) sum += hit.amount;
  return sum;
}
