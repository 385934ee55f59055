// Modifiers: numbers with the rules they come from.
import { applies } from './applies.ts';
import type { RuleId } from './world.ts';

export interface Modifier {
  value: number;
  because: RuleId;
  /** The players' word for it: 'long range', 'in cover'. */
  label?: string;
}

/** Adds modifiers and marks their rules as applied. Modifiers are added only here. */
export function total(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const modifier of modifiers) {
    applies(modifier.because);
    sum += modifier.value;
  }
  return sum;
}
