// Reports which rules running code carries out. Only proof listens; at a table a mark costs one comparison.
import type { RuleId } from './world.ts';

let listener: ((rule: RuleId) => void) | null = null;

/** Marks the line that carries out a rule which has no happening, die, question, refusal or modifier. */
export function applies(rule: RuleId): void {
  if (listener !== null) listener(rule);
}

/** Runs something and reports every rule that `applies` marks meanwhile. */
export function hearingRules<T>(hear: (rule: RuleId) => void, run: () => T): T {
  const before = listener;
  listener = hear;
  try {
    return run();
  } finally {
    listener = before;
  }
}
