// Why not, and how much: every refusal cites a rule, every number its reasons.
import type { RuleId } from './world.ts';

/** The rule that forbids something, and a sentence for the player. */
export interface Refusal {
  rule: RuleId;
  reason: string;
}

export const no = (rule: RuleId, reason: string): Refusal => ({ rule, reason });

/** A choice that a player may expect to have, with the rule that forbids it now. */
export interface Refused<C> extends Refusal {
  choice: C;
}

export interface Modifier {
  value: number;
  because: RuleId;
  /** The players' word for it: 'long range', 'in cover'. */
  label?: string;
}

/** The one way in which modifiers are added. */
export function total(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const modifier of modifiers) sum += modifier.value;
  return sum;
}

/** Input that does not fit: says where, what is wrong and what would be right. */
export class BadInput extends Error {
  override name = 'BadInput';
  readonly where: string;
  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`);
    this.where = where;
  }
}
