// A roll-off between the sides.
import type { Play } from './chapter.ts';

/** All results of two dice that are not a tie; rolling again on a tie comes to one of these, each as likely. */
const UNEQUAL: readonly (readonly [number, number])[] = Array.from(
  { length: 36 },
  (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)] as const,
).filter(([a, b]) => a !== b);

/** EE-DEP-02 A die each, again on a tie. */
export function rollOff(play: Play, rule: string): readonly [number, number] {
  const dice = play.oneOf(UNEQUAL, rule, ([a, b]) => `${a}-${b}`);
  play.tell?.({ type: 'rolled off', dice: [...dice] }, rule);
  return dice;
}
