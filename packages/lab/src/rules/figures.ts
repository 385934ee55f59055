// The figures that `rules` and `status` print.
import type { Citations } from '@xenotable/prove/citations';

/** Number of random decisions for `carriedOutInPlay`. */
export const PLAY_DECISIONS = 20_000;

export interface Figures {
  rules: number;
  carriedOutInCases: number;
  carriedOutInPlay: number;
  cases: number;
}

/** Facts and worked examples do not count as rules that code carries out. */
export function figuresOf({ rules, cases }: Pick<Citations, 'rules' | 'cases'>): Figures {
  const counted = rules.filter(({ kind }) => kind === 'rule');
  return {
    rules: counted.length,
    carriedOutInCases: counted.filter((rule) => rule.cases.length > 0).length,
    carriedOutInPlay: counted.filter((rule) => rule.inPlay).length,
    cases: cases.length,
  };
}
