// Computes estimates from figures, with the intervals and tests for the question's measure and stop rule.
import type { Answer, ArmAnswer, Cause, ContenderAnswer, Difference, PickAnswer, Turn } from './answer.ts';
import type { Arm } from './arms.ts';
import type { Question, Stop } from './document.ts';
import type { Figures } from './folding.ts';
import { anytime, anytimeTest } from './statistics/betting.ts';
import {
  type Estimate,
  halfWidth,
  meanOf,
  meanTest,
  pairedOf,
  pairedTest,
  rateOf,
  rateTest,
  wilson,
} from './statistics/estimate.ts';
import { holm } from './statistics/many.ts';
import type { Tally } from './statistics/tally.ts';

export const errorOf = (stop: Stop): number =>
  'games' in stop ? 0.05 : 'test' in stop ? stop.test : stop.error;
/** A rule that stops depending on the figures needs intervals that are valid at every moment. */
export const isAnytime = (stop: Stop): boolean => !('games' in stop);
export const widthOf = (stop: Stop): number | null => ('width' in stop ? (stop.width ?? null) : null);

/** The number of comparisons among which the error is divided; each cell of a grid has its own, because grids are for exploring. */
export function comparisonsOf(question: Question): number {
  switch (question.kind) {
    case 'variants':
      return question.variants.length - 1;
    case 'lists':
      return question.lists.length;
    case 'even':
      // Both ends, and the middles of what is left.
      return 2 + Math.ceil(Math.log2(question.parameter.values.length));
    default:
      return 1;
  }
}

export interface Judged {
  value: Estimate;
  p: number;
}

/** Estimates one mean, and tests it against a supposed true value. `games` of each deal make its value. */
export function judge(
  question: Question,
  tally: Tally,
  games: number,
  error: number,
  truth: number,
  signed: boolean,
): Judged {
  const { measure, stop } = question;
  if (measure === 'length')
    return { value: meanOf(tally, games, error), p: meanTest(tally, games, signed ? 0 : truth) };
  const scale = 1000 * games;
  if (isAnytime(stop))
    return {
      value: anytime(tally, scale, error, signed),
      p: anytimeTest(tally, scale, truth, signed),
    };
  if (signed) return { value: pairedOf(tally, scale, error), p: pairedTest(tally, scale) };
  if (measure === 'wins')
    return {
      value: rateOf(tally, scale, games * tally.size, error),
      p: rateTest(tally, scale, games * tally.size, truth),
    };
  const { mean, low, high } = meanOf(tally, scale, error);
  return {
    value: { mean, low: Math.max(0, low), high: Math.min(1, high) },
    p: meanTest(tally, scale, truth),
  };
}

const narrowEnough = (stop: Stop, value: Estimate): boolean | null => {
  const width = widthOf(stop);
  return width === null ? null : halfWidth(value) <= width;
};

export function armAnswers(question: Question, arms: readonly Arm[], figures: Figures): ArmAnswer[] {
  const error = errorOf(question.stop) / (question.kind === 'even' ? comparisonsOf(question) : 1);
  return arms.map(({ name, swapped }, arm) => {
    const tally = figures.arms[arm];
    if (tally === undefined) throw new RangeError(`no arm ${arm}`);
    const { games, won, drawn, unfinished } = tally;
    const mean = (sum: number): number => (games === 0 ? 0 : sum / games);
    const against = 'against' in question.stop ? question.stop.against : 0.5;
    return {
      arm,
      name,
      deals: tally.values.size,
      games,
      won,
      drawn,
      lost: games - won - drawn,
      unfinished,
      value: judge(question, tally.values, swapped === null ? 1 : 2, error, against, false).value,
      score: mean(tally.score) / 1000,
      rounds: mean(tally.rounds),
      decisions: mean(tally.decisions),
    };
  });
}

export function differencesOf(question: Question, arms: readonly Arm[], figures: Figures): Difference[] {
  if (question.kind !== 'variants') return [];
  const error = errorOf(question.stop);
  const [first] = arms;
  const rows = arms.slice(1).map((arm, i) => {
    const number = i + 1;
    const pair = figures.pairs[number];
    if (pair === undefined || first === undefined) throw new RangeError(`no variant ${number}`);
    const games = arm.swapped === null ? 1 : 2;
    const judged = judge(question, pair.values, games, error / comparisonsOf(question), 0, true);
    return { arm, number, pair, judged, against: first.name };
  });
  const adjusted = holm(rows.map(({ judged }) => judged.p));
  return rows.map(({ arm, number, pair, judged, against }, i) => ({
    arm: number,
    name: arm.name,
    against,
    deals: pair.values.size,
    better: pair.better,
    worse: pair.worse,
    alike: pair.values.size - pair.better - pair.worse,
    value: judged.value,
    p: adjusted[i] ?? 1,
    clear: (adjusted[i] ?? 1) <= error,
    narrow: narrowEnough(question.stop, judged.value),
    games: { better: [...pair.keys.better], worse: [...pair.keys.worse] },
  }));
}

export function contendersOf(question: Question, figures: Figures): ContenderAnswer[] {
  if (question.kind !== 'lists') return [];
  const error = errorOf(question.stop);
  const games = 2 * (question.lists.length - 1);
  const rows = figures.contenders.map((one) =>
    judge(question, one.values, games, error / comparisonsOf(question), 0.5, false),
  );
  const adjusted = holm(rows.map(({ p }) => p));
  return question.lists.map(({ name }, i) => {
    const { value = { mean: 0, low: 0, high: 1 } } = rows[i] ?? {};
    return {
      name,
      games: figures.contenders[i]?.games ?? 0,
      unfinished: figures.contenders[i]?.unfinished ?? 0,
      value,
      p: adjusted[i] ?? 1,
      clear: (adjusted[i] ?? 1) <= error,
      narrow: narrowEnough(question.stop, value),
    };
  });
}

/** The most frequent first; equal ones by name. */
export function causesOf(figures: Figures): Cause[] {
  const all = [...figures.ends.causes.values()];
  const games = all.reduce((sum, cause) => sum + cause.games, 0);
  return all
    .toSorted((a, b) => b.games - a.games || (`${a.why} ${a.result}` < `${b.why} ${b.result}` ? -1 : 1))
    .map((cause) => ({ ...cause, keys: [...cause.keys], share: wilson(cause.games / games, games) }));
}

/** Rates with and without a pick; their error is shared by all picks (Bonferroni). A pick that comes with wins need not be their cause. */
export function picksOf({ ends }: Figures, error: number): PickAnswer[] | null {
  const { games: all, halves } = ends.picking;
  if (all === 0) return null;
  const shared = error / Math.max(1, ends.picks.size);
  const rate = (won: number, games: number) => wilson(games === 0 ? 0 : won / 2 / games, games, shared);
  return [...ends.picks.values()]
    .toSorted((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1))
    .map(({ name, games, halves: won }) => {
      const within = rate(won, games);
      const without = rate(halves - won, all - games);
      return {
        name,
        games,
        share: wilson(games / all, all),
        with: within,
        without,
        clear: games < all && (within.low > without.high || within.high < without.low),
      };
    });
}

export function lengthsOf(figures: Figures): Answer['lengths'] {
  return [...figures.ends.lengths]
    .toSorted(([a], [b]) => a - b)
    .map(([rounds, { games, won }]) => ({ rounds, games, won }));
}

/** The most frequent first; equal ones by rule. */
const turnsOf = ({ turns, followed }: Figures['ends']): Turn[] =>
  [...turns.values()]
    .toSorted((a, b) => b.games - a.games || (`${a.rule} ${a.gained}` < `${b.rule} ${b.gained}` ? -1 : 1))
    .map(({ rule, gained, games, rounds, by, keys }) => ({
      rule,
      gained,
      games,
      share: wilson(games / followed, followed),
      round: rounds / games,
      by: by / games / 1000,
      keys: [...keys],
    }));

export function courseOf({ ends }: Figures): Answer['course'] {
  if (ends.followed === 0) return null;
  return {
    swing: ends.swings / ends.followed / 1000,
    leads: [...ends.leads].toSorted(([a], [b]) => a - b).map(([changes, games]) => ({ changes, games })),
    turns: turnsOf(ends),
  };
}
