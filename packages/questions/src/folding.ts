// Computes figures from results, deal by deal in the order of the deals, so that it does not matter when and where they were played.
import type { Arm } from './arms.ts';
import type { Measure } from './document.ts';
import type { Result } from './play.ts';
import { Tally } from './statistics/tally.ts';

/** Number of keys kept for each list of games that can be opened. */
const FEW = 3;

export const addFew = (keys: string[], key: string): void => {
  if (keys.length < FEW) keys.push(key);
};

/** The value of one game, in thousandths; a length in rounds. */
export const valueOf = (measure: Measure, { halves, score, rounds }: Result): number =>
  measure === 'wins' ? halves * 500 : measure === 'score' ? score : rounds;

/** Everything that is counted about one table. */
export class ArmTally {
  readonly values = new Tally();
  games = 0;
  won = 0;
  drawn = 0;
  unfinished = 0;
  score = 0;
  rounds = 0;
  decisions = 0;

  /** Adds all games of one deal; returns the sum of their values. */
  add(measure: Measure, results: readonly Result[]): number {
    let value = 0;
    for (const result of results) {
      value += valueOf(measure, result);
      this.games++;
      if (result.halves === 2) this.won++;
      if (result.halves === 1) this.drawn++;
      if (!result.finished) this.unfinished++;
      this.score += result.score;
      this.rounds += result.rounds;
      this.decisions += result.decisions;
    }
    this.values.add(value);
    return value;
  }
}

/** One variant compared with the first. */
export class PairTally {
  readonly values = new Tally();
  better = 0;
  worse = 0;
  readonly keys = { better: [] as string[], worse: [] as string[] };

  add(value: number, first: number, key: string): void {
    this.values.add(value - first);
    if (value > first) {
      this.better++;
      addFew(this.keys.better, key);
    } else if (value < first) {
      this.worse++;
      addFew(this.keys.worse, key);
    }
  }
}

/** One of the lists that play all against all: the sum of its games of each deal. */
export class ContenderTally {
  readonly values = new Tally();
  games = 0;
  unfinished = 0;
}

export interface CauseTally {
  rule: string;
  /** The sentence without its numbers: 'the patrol scores … of …'. */
  why: string;
  result: 'won' | 'drawn' | 'lost';
  games: number;
  keys: string[];
}

const RESULTS = ['lost', 'drawn', 'won'] as const;

/** How a game ended; games with the same cause are counted together. */
export const causeOf = ({ rule, why, halves }: Result): Pick<CauseTally, 'rule' | 'why' | 'result'> => ({
  rule,
  why: why.replaceAll(/\d+/g, '…'),
  result: RESULTS[halves],
});

/** Games that turned at the same question in the same direction. */
export interface TurnTally {
  rule: string;
  gained: boolean;
  games: number;
  /** Sums: of the rounds, and of the changes of the chance to win, in thousandths. */
  rounds: number;
  by: number;
  keys: string[];
}

/** How often something was picked, and with which results. */
export interface PickTally {
  name: string;
  games: number;
  /** Half wins. */
  halves: number;
}

/** How games ended, how long they were, and how often the lead changed. */
export class EndTally {
  readonly causes = new Map<string, CauseTally>();
  readonly lengths = new Map<number, { games: number; won: number }>();
  readonly leads = new Map<number, number>();
  readonly turns = new Map<string, TurnTally>();
  readonly picks = new Map<string, PickTally>();
  /** Games whose picks are known, and their half wins. */
  picking = { games: 0, halves: 0 };
  swings = 0;
  followed = 0;
  private most = -1;
  longest: string | null = null;

  add(result: Result): void {
    const { key, halves, rounds, decisions, swing, leads, picks } = result;
    const won = halves === 2 ? 1 : 0;
    const way = causeOf(result);
    const name = `${way.result} ${way.rule} ${way.why}`;
    const cause = this.causes.get(name) ?? { ...way, games: 0, keys: [] };
    this.causes.set(name, cause);
    cause.games++;
    addFew(cause.keys, key);
    const length = this.lengths.get(rounds) ?? { games: 0, won: 0 };
    this.lengths.set(rounds, length);
    length.games++;
    length.won += won;
    if (decisions > this.most) {
      this.most = decisions;
      this.longest = key;
    }
    if (picks !== undefined) {
      this.picking.games++;
      this.picking.halves += halves;
      for (const name of picks) {
        const pick = this.picks.get(name) ?? { name, games: 0, halves: 0 };
        this.picks.set(name, pick);
        pick.games++;
        pick.halves += halves;
      }
    }
    if (swing !== undefined && leads !== undefined) {
      this.swings += swing;
      this.followed++;
      this.leads.set(leads, (this.leads.get(leads) ?? 0) + 1);
    }
    this.addTurn(result);
  }

  private addTurn({ key, turn }: Result): void {
    if (turn === undefined) return;
    const { rule, gained, round, by } = turn;
    const name = `${rule} ${gained}`;
    const tally = this.turns.get(name) ?? { rule, gained, games: 0, rounds: 0, by: 0, keys: [] };
    this.turns.set(name, tally);
    tally.games++;
    tally.rounds += round;
    tally.by += by;
    addFew(tally.keys, key);
  }
}

/** All figures of a question over the deals so far. */
export class Figures {
  readonly arms: ArmTally[];
  readonly pairs: PairTally[];
  readonly contenders: ContenderTally[];
  readonly ends = new EndTally();
  deals = 0;
  private readonly measure: Measure;
  private readonly tables: readonly Arm[];

  constructor(measure: Measure, tables: readonly Arm[], contenders: number) {
    this.measure = measure;
    this.tables = tables;
    this.arms = tables.map(() => new ArmTally());
    this.pairs = tables.map(() => new PairTally());
    this.contenders = Array.from({ length: contenders }, () => new ContenderTally());
  }

  /** Adds one deal: for each arm its games, in the order of their keys; none if the arm does not play this deal. */
  add(byArm: readonly (readonly Result[])[]): void {
    this.deals++;
    const sums = new Map<number, { sum: number; games: number; unfinished: number }>();
    let first: number | null = null;
    byArm.forEach((results, i) => {
      const [one] = results;
      if (one === undefined) return;
      for (const result of results) this.ends.add(result);
      const value = this.arms[i]?.add(this.measure, results) ?? 0;
      first ??= value;
      this.pairs[i]?.add(value, first, one.key);
      const at = this.contenders.length === 0 ? undefined : this.tables[i]?.at;
      const unfinished = results.filter((result) => !result.finished).length;
      const whole = 1000 * results.length;
      at?.forEach((number, side) => {
        const sum = sums.get(number) ?? { sum: 0, games: 0, unfinished: 0 };
        sum.sum += side === 0 ? value : whole - value;
        sum.games += results.length;
        sum.unfinished += unfinished;
        sums.set(number, sum);
      });
    });
    for (const [number, { sum, games, unfinished }] of sums) {
      const contender = this.contenders[number];
      if (contender === undefined) continue;
      contender.values.add(sum);
      contender.games += games;
      contender.unfinished += unfinished;
    }
  }
}
