// XR-SCN-02 The one small move of a piece that makes a board fairest.
import { type Fairness, apart, fairnessOf, isFair } from './fairness.ts';
import { problemsOf } from './problems.ts';
import type { Scenario, Spot } from './scenario.ts';

export interface Nudge {
  /** The piece, and where it should lie. */
  index: number;
  at: Spot;
  /** '1" to the east'. */
  words: string;
  /** Whether the board is fair then. */
  fair: boolean;
}

const STEPS: readonly (readonly [dx: number, dy: number, words: string])[] = [1, 2].flatMap((far) =>
  (
    [
      [0, far, 'north'],
      [0, -far, 'south'],
      [far, 0, 'east'],
      [-far, 0, 'west'],
    ] as const
  ).map(([dx, dy, edge]) => [dx, dy, `${far}" to the ${edge}`] as const),
);

/** How far a board is from being fair: differences beyond their bounds count most. */
const unfairness = ({ rows }: Fairness): number =>
  rows.reduce((sum, row) => {
    const share = apart(row) / row.bound;
    return sum + share + 10 * Math.max(0, share - 1);
  }, 0);

/** The best of all moves by one or two inches, of one piece without its twin; null if none makes the board fairer. */
export function bestNudge(scenario: Scenario): Nudge | null {
  const before = fairnessOf(scenario);
  if (before === null) return null;
  let best: Nudge | null = null;
  let least = unfairness(before) - 0.05;
  scenario.pieces.forEach((piece, index) => {
    for (const [dx, dy, words] of STEPS) {
      const at: Spot = [piece.at[0] + dx, piece.at[1] + dy];
      if (at.some((inch) => inch < 0 || inch > 48)) continue;
      const pieces = scenario.pieces.map((one, i) => (i === index ? { ...one, at } : one));
      const moved = { ...scenario, pieces };
      const fairness = fairnessOf(moved);
      if (fairness === null || unfairness(fairness) >= least) continue;
      if (problemsOf(moved).some(({ severity }) => severity === 'stop')) continue;
      best = { index, at, words, fair: isFair(fairness) };
      least = unfairness(fairness);
    }
  });
  return best;
}
