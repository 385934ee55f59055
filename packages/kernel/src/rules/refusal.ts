// Refusals: each cites the rule that forbids a choice.
import type { RuleId } from './world.ts';

/** The rule that forbids something, and a sentence for the player. */
export interface Refusal {
  rule: RuleId;
  reason: string;
}

export const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason });

/** A choice that a player may expect to have, with the rule that forbids it now. */
export interface Refused<C> extends Refusal {
  choice: C;
}
