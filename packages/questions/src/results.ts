// Reads a result from a file, a thread or another machine.
import { BadInput } from '@xenotable/kernel';
import * as v from 'valibot';
import type { Result } from './play.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema: v.GenericSchema<Result> = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^\d+\.\d+\.[01]$/)),
  halves: v.picklist([0, 1, 2]),
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  rounds: v.pipe(v.number(), v.integer()),
  decisions: count,
  rule: v.string(),
  why: v.string(),
  finished: v.boolean(),
  swing: v.exactOptional(count),
  leads: v.exactOptional(count),
  turn: v.exactOptional(
    v.strictObject({
      rule: v.string(),
      round: v.pipe(v.number(), v.integer()),
      gained: v.boolean(),
      by: count,
    }),
  ),
  picks: v.exactOptional(v.array(v.string())),
});

/** Throws BadInput if it is not a result. */
export function readResult(value: unknown): Result {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadInput(v.getDotPath(issue) ?? 'result', issue.message);
}
