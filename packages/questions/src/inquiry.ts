// A question being answered: which games are still needed, which results are there, and the figures so far.
import { BadInput } from '@xenotable/kernel';
import type { Answer, Cell, Even, Made } from './answer.ts';
import { type Arm, type GameOf, armsOf, gameOf } from './arms.ts';
import type { Question } from './document.ts';
import { type Search, searchOf } from './even.ts';
import { Figures } from './folding.ts';
import {
  armAnswers,
  causesOf,
  comparisonsOf,
  contendersOf,
  courseOf,
  picksOf,
  differencesOf,
  errorOf,
  isAnytime,
  judge,
  lengthsOf,
  widthOf,
} from './judging.ts';
import type { Result } from './play.ts';
import { programName } from './players.ts';
import { halfWidth } from './statistics/estimate.ts';
import type { Subjects } from './subject.ts';

/** A stop rule is checked after every ten deals: always at the same moments, in whatever order the games finish. */
export const LOOK = 10;

const inDeals = (games: number, perArm: number): number => Math.max(1, Math.ceil(games / perArm));

export class Inquiry {
  readonly question: Question;
  readonly arms: readonly Arm[];
  readonly made: Made;
  private readonly results = new Map<string, Result>();
  private readonly handed = new Set<string>();
  private readonly figures: Figures;
  private readonly search: Search | null;
  private readonly history: Answer['history'] = [];
  private readonly mostDeals: number;
  private ended: Answer['state'] = 'open';
  /** All games of the deals before this one are handed out; in a search this refers to the current value. */
  private from = 0;
  private value = 0;

  /** Throws BadInput if a set-up, option or player is wrong. */
  constructor(question: Question, subjects: Subjects, code?: string) {
    this.question = question;
    this.arms = armsOf(question, subjects);
    const { game } = subjects(question.edition);
    this.made = {
      game: game.name,
      title: game.title,
      editions: [
        ...new Set([game.edition, ...this.arms.map(({ edition }) => subjects(edition).game.edition)]),
      ],
      programs: [...new Set(this.arms.flatMap(({ players }) => players.map(programName)))],
      ...(code !== undefined && { code }),
    };
    const { stop } = question;
    this.mostDeals = inDeals(
      'games' in stop ? stop.games : stop.most,
      this.arms[0]?.swapped === null ? 1 : 2,
    );
    this.figures = new Figures(
      question.measure,
      this.arms,
      question.kind === 'lists' ? question.lists.length : 0,
    );
    this.search = searchOf(question, this.mostDeals);
  }

  get done(): boolean {
    return this.ended !== 'open';
  }

  /** Whether a result is there already. */
  has(key: string): boolean {
    return this.results.has(key);
  }

  get known(): number {
    return this.results.size;
  }

  /** How far it is, without computing the figures. */
  get progress(): { deals: number; mostDeals: number } {
    return { deals: this.figures.deals, mostDeals: this.mostDeals };
  }

  private gamesOfDeal(number: number): GameOf[] {
    const deal = this.question.seeds.first + number;
    return this.arms.flatMap((arm, i) => {
      if (this.search !== null && !this.search.wants(i)) return [];
      return arm.swapped === null
        ? [gameOf(i, deal, false)]
        : [gameOf(i, deal, false), gameOf(i, deal, true)];
    });
  }

  /** The next games to play, at most `count`, in the order in which they count. Each is handed out once, unless it is given back. */
  wanted(count: number): GameOf[] {
    const games: GameOf[] = [];
    if (this.done) return games;
    if (this.search !== null && this.search.at !== this.value) {
      this.value = this.search.at;
      this.from = 0;
    }
    for (let number = this.from; number < this.mostDeals && games.length < count; number++) {
      const open = this.gamesOfDeal(number).filter(
        ({ key }) => !this.results.has(key) && !this.handed.has(key),
      );
      if (open.length === 0 && number === this.from) this.from++;
      games.push(...open.slice(0, count - games.length));
    }
    for (const { key } of games) this.handed.add(key);
    return games;
  }

  /** Takes back games that nobody plays any more, so that they are handed out again. */
  giveBack(keys: Iterable<string>): void {
    for (const key of keys) this.handed.delete(key);
    this.from = this.search === null ? this.figures.deals : this.search.deals;
  }

  /** Adds a result; false if it was there already. */
  add(result: Result): boolean {
    if (this.results.has(result.key)) return false;
    this.results.set(result.key, result);
    this.handed.delete(result.key);
    this.follow();
    return true;
  }

  /** Counts every complete deal, and stops when the rule says so. */
  private follow(): void {
    while (!this.done) {
      const number = this.search === null ? this.figures.deals : this.search.deals;
      if (number >= this.mostDeals) return;
      const deal = this.question.seeds.first + number;
      const byArm: Result[][] = this.arms.map(() => []);
      for (const { key, arm } of this.gamesOfDeal(number)) {
        const result = this.results.get(key);
        if (result === undefined) return;
        byArm[arm]?.push(result);
      }
      this.figures.add(byArm);
      this.search?.dealt(this.figures);
      this.look(deal - this.question.seeds.first + 1);
    }
  }

  private look(deals: number): void {
    if (this.search !== null) {
      if (this.search.found !== undefined) this.ended = this.search.exact ? 'rule' : 'limit';
      return;
    }
    const last = deals >= this.mostDeals;
    this.remember(deals, last);
    const { stop } = this.question;
    if ('games' in stop) {
      if (last) this.ended = 'rule';
    } else if (deals % LOOK === 0 || last) {
      if (this.satisfied()) this.ended = 'rule';
      else if (last) this.ended = 'limit';
    }
  }

  /** Whether every interval is narrow enough, or every test is decided. */
  private satisfied(): boolean {
    const { stop } = this.question;
    const width = widthOf(stop);
    return this.judged().every(
      ({ half, clear }) => (width !== null && half <= width) || ('test' in stop && clear),
    );
  }

  /** What the stop rule checks: differences, contenders, or the arms themselves. */
  private judged(): { half: number; clear: boolean }[] {
    const { question, arms, figures } = this;
    if (question.kind === 'variants')
      return differencesOf(question, arms, figures).map(({ value, clear }) => ({
        half: halfWidth(value),
        clear,
      }));
    if (question.kind === 'lists')
      return contendersOf(question, figures).map(({ value, clear }) => ({ half: halfWidth(value), clear }));
    const against = 'against' in question.stop ? question.stop.against : 0.5;
    const error = errorOf(question.stop);
    return figures.arms.map(({ values }, i) => {
      const { value, p } = judge(question, values, arms[i]?.swapped === null ? 1 : 2, error, against, false);
      return { half: halfWidth(value), clear: p <= error };
    });
  }

  /** Stores the widths of the intervals for the curve, at deals that grow by a fifth each. */
  private remember(deals: number, last: boolean): void {
    const before = this.history.at(-1)?.deals ?? 0;
    if (deals < 10 || (!last && deals < before * 1.2)) return;
    const halves = this.judged().map(({ half }) => half);
    this.history.push({ deals, half: Math.max(...halves), halves });
  }

  /** Ended by hand: the results so far count, but the stop rule is not met. */
  stop(): void {
    if (!this.done) this.ended = 'hand';
  }

  answer(): Answer {
    const { question, arms, figures } = this;
    const rows = armAnswers(question, arms, figures);
    return {
      question,
      made: this.made,
      state: this.ended,
      deals: figures.deals,
      mostDeals: this.mostDeals,
      games: rows.reduce((sum, { games }) => sum + games, 0),
      unfinished: rows.reduce((sum, { unfinished }) => sum + unfinished, 0),
      perDeal: this.gamesOfDeal(0).length,
      error: errorOf(question.stop),
      comparisons: comparisonsOf(question),
      anytime: isAnytime(question.stop),
      arms: rows,
      differences: differencesOf(question, arms, figures),
      contenders: contendersOf(question, figures),
      cells: question.kind === 'grid' ? this.cells(rows) : [],
      even: this.evenSoFar(rows),
      causes: causesOf(figures),
      picks: picksOf(figures, errorOf(question.stop)),
      lengths: lengthsOf(figures),
      history: [...this.history],
      course: courseOf(figures),
      longest: figures.ends.longest,
    };
  }

  private cells(rows: Answer['arms']): Cell[] {
    return rows.map(({ arm, games, value }) => {
      const at = this.arms[arm]?.at;
      if (at === undefined) throw new BadInput('grid', `arm ${arm} has no place`);
      return { arm, column: at[0], row: at[1], games, value: games === 0 ? null : value };
    });
  }

  private evenSoFar(rows: Answer['arms']): Even | null {
    return this.search === null ? null : { steps: this.search.steps(rows), found: this.search.found ?? null };
  }
}
