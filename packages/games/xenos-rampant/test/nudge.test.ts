// The best nudge: one small move of a piece that makes a board fairer.
import { expect, test } from 'vitest';
import { freshScenario } from '../content/scenarios.ts';
import { fairnessOf, isFair } from '../scenario/fairness.ts';
import { generate } from '../scenario/generate.ts';
import { bestNudge } from '../scenario/nudge.ts';
import type { Scenario } from '../scenario/scenario.ts';

const moved = (scenario: Scenario, index: number, at: [number, number]): Scenario => ({
  ...scenario,
  pieces: scenario.pieces.map((piece, i) => (i === index ? { ...piece, at } : piece)),
});
const fair = (scenario: Scenario): boolean => {
  const fairness = fairnessOf(scenario);
  return fairness !== null && isFair(fairness);
};

test('a board that a shift of two inches has made unfair is made fair again by one nudge', () => {
  let mended = 0;
  for (let seed = 1; seed <= 12 && mended < 3; seed++) {
    const board = generate({ ...freshScenario(), points: 24 }, seed);
    for (let index = 0; index < board.pieces.length && mended < 3; index++) {
      const [x, y] = board.pieces[index]?.at ?? [24, 24];
      const spoilt = moved(board, index, [x, Math.min(46, y + 2)]);
      if (fair(spoilt)) continue;
      const nudge = bestNudge(spoilt);
      expect(nudge).not.toBe(null);
      if (nudge === null) continue;
      expect(nudge.fair).toBe(true);
      expect(fair(moved(spoilt, nudge.index, nudge.at))).toBe(true);
      mended++;
    }
  }
  expect(mended).toBe(3);
});
