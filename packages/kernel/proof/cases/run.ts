// Plays a case and says what does not hold.
import { type ScriptedChance, scriptedChance } from '../../src/chance/scripted.ts';
import type { AnyGame, Ask } from '../../src/rules/game.ts';
import { type Told, listener } from '../../src/rules/happening.ts';
import { BadInput } from '../../src/read/badInput.ts';
import { closest } from '../../src/read/readers.ts';
import {
  type RuleId,
  type Seat,
  type Viewer,
  type World,
  seatLetter,
  seatOfLetter,
} from '../../src/rules/world.ts';
import { citing } from '../citing.ts';
import type { Case, Then } from './case.ts';
import { differences, isPart } from './match.ts';

/** A case under way. */
class Table {
  readonly game: AnyGame;
  readonly chance: ScriptedChance;
  readonly told: Told[] = [];
  readonly w: World;
  readonly problems: string[] = [];

  constructor(game: AnyGame, c: Case) {
    this.game = game;
    this.chance = scriptedChance(c.dice);
    if (c.setup !== undefined)
      this.w = game.setup(c.setup.options, c.setup.seats, this.chance, listener(this.told));
    else {
      this.w = game.arrange(c.given) as World;
      game.resume(this.w, this.chance, listener(this.told));
    }
  }

  words(choice: unknown, seat: Seat): string {
    return this.game.words.choice(choice, this.game.view(this.w, seat));
  }

  private asked(seat: Seat): Ask<unknown> | undefined {
    return this.game.asks(this.w).find((ask) => ask.seat === seat);
  }

  /** The offer that a case means: of the open question first, then of what is open at any moment. */
  private meant(seat: Seat, wish: unknown): unknown[] {
    const ask = this.asked(seat);
    const asked = ask === undefined ? [] : this.fitting(seat, wish, [...ask.offers, ...ask.withdrawals]);
    return asked.length > 0 ? asked : this.fitting(seat, wish, this.game.anytime?.offers(this.w, seat) ?? []);
  }

  /** Those that a wish names by their words, or by the parts that it gives. */
  private fitting(seat: Seat, wish: unknown, offers: readonly unknown[]): unknown[] {
    if (typeof wish === 'string')
      return offers.filter((offer) => this.words(offer, seat).toLowerCase() === wish.toLowerCase());
    const whole = offers.filter((offer) => isPart(wish, offer) && isPart(offer, wish));
    return whole.length > 0 ? whole : offers.filter((offer) => isPart(wish, offer));
  }

  offered(seat: Seat, wish: unknown): boolean {
    return (
      this.meant(seat, wish).length > 0 ||
      (this.asked(seat) !== undefined &&
        typeof wish === 'object' &&
        this.game.judge(this.w, seat, wish) === null)
    );
  }

  /** A choice as data: an offer if one is meant, otherwise what the case wrote (a point of a space, or something illegal). */
  private resolve(seat: Seat, wish: unknown, where: string): unknown {
    const ask = this.asked(seat);
    const meant = this.meant(seat, wish);
    if (meant.length === 1) return meant[0];
    if (meant.length > 1) {
      if (typeof wish !== 'string')
        throw new BadInput(
          where,
          `${JSON.stringify(wish)} fits several offers: ${meant.map((offer) => this.words(offer, seat)).join(' / ')}`,
        );
      return meant[0];
    }
    if (typeof wish !== 'string') return wish;
    const asked = this.game.asks(this.w);
    if (ask === undefined)
      throw new BadInput(
        where,
        `seat ${seatLetter(seat)} is not asked now (asked: ${asked.map((one) => seatLetter(one.seat)).join(', ') || 'nobody'})`,
      );
    throw new BadInput(
      where,
      `${JSON.stringify(wish)} is not offered to ${seatLetter(seat)}${closest(
        wish,
        ask.offers.map((offer) => this.words(offer, seat)),
      )}`,
    );
  }

  choose(seat: Seat, wish: unknown, where: string, refused?: string): void {
    const choice =
      (refused === undefined ? undefined : this.greyed(seat, wish)) ?? this.resolve(seat, wish, where);
    const refusal = this.game.judge(this.w, seat, choice);
    if (refused !== undefined) {
      if (refusal === null)
        this.problems.push(
          `${where}: ${JSON.stringify(wish)} should be refused by ${refused}, but it is legal`,
        );
      else if (refusal.rule !== refused)
        this.problems.push(
          `${where}: should be refused by ${refused}, but is by ${refusal.rule} (${refusal.reason})`,
        );
      return;
    }
    if (refusal !== null)
      throw new BadInput(where, `${JSON.stringify(wish)} is refused: ${refusal.reason} [${refusal.rule}]`);
    this.game.play(this.w, seat, choice, this.chance, listener(this.told));
  }

  /** A refused choice may be named by the words under which it is shown greyed. */
  private greyed(seat: Seat, wish: unknown): unknown {
    if (typeof wish !== 'string') return undefined;
    return this.game
      .refused(this.w, seat)
      .find((one) => this.words(one.choice, seat).toLowerCase() === wish.toLowerCase())?.choice;
  }

  /** Whoever is asked takes this choice, for as long as somebody is offered it. */
  everyone(wish: unknown, where: string): void {
    for (let times = 0; ; times++) {
      const ask = this.game.asks(this.w).find((one) => this.meant(one.seat, wish).length > 0);
      if (ask === undefined || times > 500) {
        if (times === 0) throw new BadInput(where, `nobody is offered ${JSON.stringify(wish)}`);
        return;
      }
      this.game.play(this.w, ask.seat, this.meant(ask.seat, wish)[0], this.chance, listener(this.told));
    }
  }

  /** Compares; happenings are those since the last comparison. */
  expect(then: Then, where: string): void {
    const told = this.told.splice(0);
    const note = (problems: string[]): void => void this.problems.push(...problems);
    let from = 0;
    for (const wish of then.happened ?? []) {
      const at = told.findIndex((one, i) => i >= from && happened(one, wish));
      if (at < 0) {
        const types = told.slice(from).map((one) => `${one.what.type} [${one.rule}]`);
        note([`${where}.happened: no ${JSON.stringify(wish)} among ${types.join(', ') || 'nothing'}`]);
      } else from = at + 1;
    }
    for (const type of then['not happened'] ?? []) {
      if (told.some((one) => one.what.type === type)) note([`${where}.not happened: ${type} did happen`]);
    }
    if (then.table !== undefined) note(differences(then.table, this.game.report(this.w), `${where}.table`));
    for (const [letter, part] of Object.entries(then.sees ?? {}))
      note(differences(part, this.game.view(this.w, viewer(letter)), `${where}.sees.${letter}`));
    for (const [letter, wishes] of Object.entries(then.offered ?? {})) {
      for (const wish of wishes)
        if (!this.offered(seatOfLetter(letter), wish))
          note([`${where}.offered.${letter}: ${JSON.stringify(wish)} is not offered`]);
    }
    for (const [letter, wishes] of Object.entries(then['not offered'] ?? {})) {
      for (const wish of wishes) {
        // The rule that greys it out counts as cited.
        this.greyed(seatOfLetter(letter), wish);
        if (this.offered(seatOfLetter(letter), wish))
          note([`${where}.not offered.${letter}: ${JSON.stringify(wish)} is offered`]);
      }
    }
    if (then.asked !== undefined)
      note(
        differences(
          then.asked,
          this.game.asks(this.w).map((ask) => seatLetter(ask.seat)),
          `${where}.asked`,
        ),
      );
    if (then.over === false && this.w.over !== null)
      note([`${where}.over: the game is over (${this.w.over.why})`]);
    if (then.over) {
      const over = this.w.over;
      note(
        differences(then.over, over && { ...over, winners: over.winners.map(seatLetter) }, `${where}.over`),
      );
    }
  }
}

const viewer = (letter: string): Viewer => (letter === 'table' ? 'table' : seatOfLetter(letter));

/** A happening is named by its type, or by the parts that matter, the rule among them. */
function happened(told: Told, wish: unknown): boolean {
  return typeof wish === 'string' ? told.what.type === wish : isPart(wish, { ...told.what, rule: told.rule });
}

/** What came of a case. */
export interface CaseResult {
  /** What does not hold; empty when all does. */
  problems: string[];
  /** The rules that running code cited meanwhile; what the case asserts by its rule is among them when it holds. */
  cited: ReadonlySet<RuleId>;
}

export function runCase(game: AnyGame, c: Case): CaseResult {
  const { result, cited } = citing(game, (heard) => problemsIn(heard, c));
  return { problems: result, cited };
}

/** What does not hold in a case; empty when all does. */
function problemsIn(game: AnyGame, c: Case): string[] {
  try {
    const table = new Table(game, c);
    c.when.forEach((move, i) => {
      const where = `when[${i}]`;
      if ('then' in move) table.expect(move.then, where);
      else if (move.seat === 'everyone') table.everyone(move.choice, where);
      else table.choose(move.seat, move.choice, where, move.refused);
    });
    table.expect(c.then, 'then');
    if (table.chance.left() > 0)
      table.problems.push(`dice: ${table.chance.left()} scripted results were never asked for`);
    return table.problems;
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    throw error;
  }
}
