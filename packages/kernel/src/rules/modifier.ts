// How much: every number in the rules carries its reasons.
import { applies } from './applies.ts';
import type { RuleId } from './world.ts';

export interface Modifier {
  value: number;
  because: RuleId;
  /** The players' word for it: 'long range', 'in cover'. */
  label?: string;
}

/** The one way in which modifiers are added. */
export function total(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const modifier of modifiers) {
    applies(modifier.because);
    sum += modifier.value;
  }
  return sum;
}
