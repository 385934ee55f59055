// Finds the value that makes two sides even: plays both ends first, then always the middle of what is left. Each value
// is played until it is surely above or below the target, or near enough to it. The rate is assumed to rise or fall
// steadily with the value.
import type { ArmAnswer, Even, EvenStep } from './answer.ts';
import type { Question } from './document.ts';
import type { Figures } from './folding.ts';
import { comparisonsOf, judge } from './judging.ts';
import { halfWidth } from './statistics/estimate.ts';

type Verdict = EvenStep['verdict'];

/** The figures of a value are checked after every ten deals. */
const LOOK = 10;

export class Search {
  private readonly question: Extract<Question, { kind: 'even' }>;
  private readonly mostDeals: number;
  private readonly verdicts = new Map<number, Verdict>();
  /** The value that is played now. */
  at = 0;
  /** Deals played at the current value. */
  deals = 0;
  found: NonNullable<Even['found']> | undefined;
  /** Whether every verdict so far was sure. */
  exact = true;

  constructor(question: Extract<Question, { kind: 'even' }>, mostDeals: number) {
    this.question = question;
    this.mostDeals = mostDeals;
  }

  wants(arm: number): boolean {
    return this.found === undefined && arm === this.at;
  }

  private get last(): number {
    return this.question.parameter.values.length - 1;
  }

  /** Counts one more deal of the current value. */
  dealt(figures: Figures): void {
    this.deals++;
    const limit = this.deals >= this.mostDeals;
    if (this.deals % LOOK !== 0 && !limit) return;
    const verdict = this.verdictOn(figures);
    if (verdict === 'open' && !limit) return;
    if (verdict === 'open') this.exact = false;
    this.verdicts.set(this.at, verdict === 'open' ? this.leaning(figures) : verdict);
    this.deals = 0;
    this.goOn();
  }

  private judgedOf(figures: Figures) {
    const { question } = this;
    const error = ('test' in question.stop ? question.stop.test : 0.05) / comparisonsOf(question);
    const tally = figures.arms[this.at];
    if (tally === undefined) throw new RangeError(`no value ${this.at}`);
    const games = question.swap ? 2 : 1;
    return { error, ...judge(question, tally.values, games, error, question.target, false) };
  }

  private verdictOn(figures: Figures): Verdict {
    const { value, p, error } = this.judgedOf(figures);
    const { stop, target } = this.question;
    if (p <= error) return value.mean > target ? 'above' : 'below';
    const width = 'width' in stop ? stop.width : undefined;
    return width !== undefined && halfWidth(value) <= width ? 'even' : 'open';
  }

  /** When the limit is reached before a verdict: the more likely side. */
  private leaning(figures: Figures): Verdict {
    const { value } = this.judgedOf(figures);
    const { target } = this.question;
    return value.mean === target ? 'even' : value.mean > target ? 'above' : 'below';
  }

  private goOn(): void {
    const even = [...this.verdicts].find(([, verdict]) => verdict === 'even');
    if (even !== undefined) {
      this.found = { arm: even[0] };
      return;
    }
    const first = this.verdicts.get(0);
    const end = this.verdicts.get(this.last);
    if (end === undefined) this.at = this.last;
    else if (first === end && first !== undefined && (first === 'above' || first === 'below'))
      this.found = { all: first };
    else {
      const low = Math.max(...this.like(first));
      const high = Math.min(...this.like(end));
      if (high - low === 1) this.found = { between: [low, high] };
      else this.at = Math.floor((low + high) / 2);
    }
  }

  private like(verdict: Verdict | undefined): number[] {
    return [...this.verdicts].filter(([, one]) => one === verdict).map(([arm]) => arm);
  }

  steps(rows: readonly ArmAnswer[]): EvenStep[] {
    return rows
      .filter(({ games }) => games > 0)
      .map(({ arm, name, games, value }) => ({
        arm,
        name,
        games,
        value,
        verdict: this.verdicts.get(arm) ?? 'open',
      }));
  }
}

export const searchOf = (question: Question, mostDeals: number): Search | null =>
  question.kind === 'even' ? new Search(question, mostDeals) : null;
