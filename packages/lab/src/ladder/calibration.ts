// From scores to chances: the share of games won from positions with a score, fitted so that a better score never has a worse chance.

/** A score at a comparable moment, and the final result of the seat: 1 won, 0.5 drawn, 0 lost. */
export interface Sample {
  game: number;
  score: number;
  result: number;
}

export type ChanceTable = [score: number, chance: number][];

interface Block {
  scores: number;
  results: number;
  count: number;
}

const mean = ({ results, count }: Block): number => results / count;

/** Isotonic regression by pooling neighbours, first in equal parts of at least this many samples. */
const LEAST = 200;
const PARTS = 20;

export function fit(samples: readonly Sample[]): ChanceTable {
  const sorted = samples.toSorted((a, b) => a.score - b.score);
  const size = Math.max(LEAST, Math.ceil(sorted.length / PARTS));
  const blocks: Block[] = [];
  for (let i = 0; i < sorted.length; i += size) {
    const part = sorted.slice(i, i + size);
    // A short last part would depend mostly on chance.
    if (part.length < LEAST && blocks.length > 0) break;
    const block: Block = { scores: 0, results: 0, count: part.length };
    for (const { score, result } of part) {
      block.scores += score;
      block.results += result;
    }
    blocks.push(block);
    for (;;) {
      const last = blocks.at(-1);
      const before = blocks.at(-2);
      if (last === undefined || before === undefined || mean(before) <= mean(last)) break;
      blocks.splice(-2, 2, {
        scores: before.scores + last.scores,
        results: before.results + last.results,
        count: before.count + last.count,
      });
    }
  }
  return blocks.map((block) => [
    round(block.scores / block.count),
    // Half a game is added to either side: however many games were won, the next one may be lost.
    round((block.results + 0.5) / (block.count + 1)),
  ]);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export interface Bin {
  said: number;
  won: number;
  positions: number;
  games: number;
}

/** Predicted and actual wins, in ten parts of the scale. */
export function reliability(samples: readonly Sample[], chance: (score: number) => number): Bin[] {
  const bins = Map.groupBy(samples, ({ score }) => Math.min(9, Math.floor(chance(score) * 10)));
  return [...bins.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, all]) => ({
      said: all.reduce((sum, { score }) => sum + chance(score), 0) / all.length,
      won: all.reduce((sum, { result }) => sum + result, 0) / all.length,
      positions: all.length,
      games: new Set(all.map(({ game }) => game)).size,
    }));
}

/** The mean distance between predicted and actual wins, in percentage points, weighted by positions. */
export const gap = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { positions }) => sum + positions, 0);
  return (
    (100 * bins.reduce((sum, { said, won, positions }) => sum + Math.abs(said - won) * positions, 0)) / all
  );
};
