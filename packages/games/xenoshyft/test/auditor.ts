// The auditor: a second calculation of the whole siege, from RULES.md alone. It hears what is told, drawn and chosen, and complains at
// the first difference: a happening, a draw, a question, an offer, or a figure of the reported table that its own account does not have.
import { type Chance, sum } from '@xenotable/kernel';
import { type Account, type Seating, openAccount } from './auditor/account.ts';
import { difference, reported } from './auditor/compare.ts';
import {
  type Audit,
  type Choice,
  Difference,
  Hearing,
  type Flow,
  GameOver,
  type Question,
  plain,
} from './auditor/listening.ts';
import { siege } from './auditor/siege.ts';

/** What the program shows at a question. */
export interface Shown {
  report: unknown;
  asks: readonly {
    seat: number;
    rule: string;
    offers: readonly unknown[];
    withdrawals: readonly unknown[];
  }[];
  over: { winners: readonly number[]; rule: string } | null;
}

export class Auditor {
  private readonly audit: Audit;
  private readonly flow: Flow;
  private readonly hearing = new Hearing();
  /** Choices of scripted seats that were heard and not yet accounted for. */
  private readonly scripted: { seat: number; choice: Choice }[] = [];
  private question: Question | null = null;
  /** An Ally Commander's choice that waits for the host's click (XS-OPT-15). */
  private announced: { seat: number; choice: Choice } | null = null;

  constructor(options: Record<string, unknown>, seats: readonly Seating[]) {
    this.audit = { a: openAccount(options, seats), hearing: this.hearing };
    this.flow = siege(this.audit);
  }

  /** Hears a happening. */
  // Who struck, what the blow was made of and what is left is said for the log only.
  readonly tell = (
    what: { type: string; left?: unknown; by?: unknown; parts?: unknown },
    rule: string,
  ): void => {
    const { left, by: _by, parts: _parts, ...facts } = what;
    const counted = { ...facts, left };
    this.hearing.told.push({ what: what.type === 'damaged' || left === undefined ? facts : counted, rule });
  };

  /** Hears what a scripted seat chose. */
  decided(seat: number, choice: Choice): void {
    this.scripted.push({ seat, choice });
  }

  /** A chance whose results are heard. */
  listenTo(chance: Chance): Chance {
    return {
      roll: (sides, why) => {
        throw new Difference(`a d${sides} was rolled by ${why}: this game has no dice`);
      },
      pick: (weights, why, name) => {
        const at = chance.pick(weights, why, name);
        this.hearing.drawn.push({ why, of: sum(weights), name: name?.(at) ?? String(at) });
        return at;
      },
    };
  }

  /** The game has been set up, or a seat has chosen and the program has come to its next question. */
  follow(said: { seat: number; choice: Choice } | null): void {
    try {
      if (said !== null) this.hear(said, false);
      else this.go(this.flow.next());
      for (let next = this.scripted.shift(); next !== undefined; next = this.scripted.shift())
        this.hear(next, true);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      this.question = null;
    }
  }

  private go(result: IteratorResult<Question, void>): void {
    this.question = result.done === true ? null : result.value;
  }

  private hear(said: { seat: number; choice: Choice }, script: boolean): void {
    if (this.announced !== null && !script) {
      if (plain(said.choice) !== plain({ do: 'go on' })) throw new Difference('the host has only to go on');
      return;
    }
    const question = this.question;
    if (question === null || !question.seats.includes(said.seat))
      throw new Difference(`seat ${said.seat} chose ${plain(said.choice)} unasked`);
    if (![...question.offers(said.seat), ...(question.back?.(said.seat) ?? [])].some(same(said.choice)))
      throw new Difference(
        `seat ${said.seat} chose ${plain(said.choice)}, which is not legal: ${question.rule} allows ${question.offers(said.seat).map(plain).join(' ')}`,
      );
    if (script && this.waits(said)) return;
    this.announced = null;
    this.go(this.flow.next(said));
  }

  /** XS-OPT-15 The first time an Ally Commander's act is only announced. */
  private waits(said: { seat: number; choice: Choice }): boolean {
    const { a } = this.audit;
    const idle = ['pass', 'ready', undefined].some((deed) => deed === said.choice['do']);
    if (a.options['allies'] !== 'wait' || idle || a.players.every((one) => one.ally)) return false;
    if (this.announced !== null) {
      if (plain(this.announced) !== plain(said)) throw new Difference('an Ally Commander changed its mind');
      return false;
    }
    this.announced = said;
    return true;
  }

  /** Compares the account with what the program shows. */
  check({ report, asks, over }: Shown): void {
    const { a } = this.audit;
    const [told] = this.hearing.told;
    if (told !== undefined) throw new Difference(`told ${plain(told)}, which nothing explains`);
    const [drawn] = this.hearing.drawn;
    if (drawn !== undefined) throw new Difference(`drawn ${plain(drawn)}, which nothing explains`);
    const found =
      difference('table', report, reported(a)) ??
      difference('over', over && { winners: over.winners, rule: over.rule }, a.over);
    if (found !== null) throw new Difference(found);
    if (over !== null) return;
    if (this.announced === null) this.checkAsks(asks);
    else if (plain(asks.map(({ seat, rule }) => [seat, rule])) !== plain([[hostOf(a), 'XS-OPT-15']]))
      throw new Difference('only the host is asked while an Ally Commander waits');
  }

  private checkAsks(asks: Shown['asks']): void {
    const { question } = this;
    if (question === null) throw new Difference('the program asks, but the siege is over');
    const found =
      difference('asked', asks.map(({ seat }) => seat).toSorted(), question.seats.toSorted()) ??
      asks
        .map(
          ({ seat, rule, offers, withdrawals }) =>
            difference('rule', rule, question.rule) ??
            choicesDiffer(`offers to ${seat}`, offers, question.offers(seat)) ??
            choicesDiffer(`ways back of ${seat}`, withdrawals, question.back?.(seat) ?? []),
        )
        .find((one) => one !== null);
    if (found !== null && found !== undefined) throw new Difference(found);
  }
}

const hostOf = (a: Account): number => a.players.findIndex((one) => !one.ally);
const same = (choice: Choice) => {
  const text = plain(choice);
  return (other: Choice): boolean => other['do'] === choice['do'] && plain(other) === text;
};

/** Two lists of choices in any order; the quick way first, since they are nearly always alike. */
function choicesDiffer(where: string, got: readonly unknown[], expected: readonly unknown[]): string | null {
  const text = (choices: readonly unknown[]): string =>
    choices
      .map((choice) => JSON.stringify(choice))
      .sort()
      .join();
  if (text(got) === text(expected)) return null;
  return difference(where, got.map(plain).toSorted(), expected.map(plain).toSorted());
}
