// The state of a running case: the position, the scripted dice, what was told, and the choices.
import { fastChance } from '../../src/chance/fast.ts';
import { type ScriptedChance, scriptedChance } from '../../src/chance/scripted.ts';
import { BadInput } from '../../src/read/badInput.ts';
import { isObject } from '../../src/read/json.ts';
import { closest } from '../../src/read/readers.ts';
import type { AnyGame, Ask } from '../../src/rules/game.ts';
import { type Told, listener } from '../../src/rules/happening.ts';
import type { Refusal } from '../../src/rules/refusal.ts';
import { type WindowListener, hearingWindows } from '../../src/rules/windows.ts';
import { type Bookmark, type Seat, type World, seatLetter } from '../../src/rules/world.ts';
import { people } from '../laws/trial.ts';
import type { Case } from './case.ts';
import { isPart } from './match.ts';

/** A happening that only cases see: a window has closed, in which these seats were asked. */
export const WINDOW = 'window';

export class CaseTable {
  readonly game: AnyGame;
  readonly chance: ScriptedChance;
  readonly told: Told[] = [];
  readonly w: World;
  /** The names of the seats, for the log. */
  readonly names: readonly string[];

  constructor(game: AnyGame, c: Case) {
    this.game = game;
    this.chance = scriptedChance(c.dice);
    const { setup } = c;
    if (setup !== undefined)
      this.w = this.hearing(() => game.setup(setup.options, setup.seats, this.chance, listener(this.told)));
    else {
      const w: World = game.arrange(c.given);
      this.hearing(() => game.resume(w, this.chance, listener(this.told)));
      this.w = w;
    }
    this.names =
      namesIn(setup?.seats) ?? game.caseWords?.names?.(this.w) ?? people(5).map(({ name }) => name);
  }

  words(choice: unknown, seat: Seat): string {
    const view = this.game.view(this.w, seat);
    return this.game.caseWords?.says?.(choice, view) ?? this.game.words.choice(choice, view);
  }

  asked(seat: Seat): Ask<unknown> | undefined {
    return this.game.asks(this.w).find((ask) => ask.seat === seat);
  }

  /** What a sensible player would choose at the question to a seat. */
  suggestion(seat: Seat): unknown {
    return this.asked(seat) === undefined
      ? undefined
      : this.game.suggest(this.game.copy(this.w), seat, fastChance(1));
  }

  /** What a case wrote, in the game's own terms. */
  translated(written: unknown, where: string): unknown {
    try {
      return this.game.caseWords === undefined ? written : this.game.caseWords.choice(written, this.w);
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(where, error.message);
      throw error;
    }
  }

  /** The offers that are meant: those of the open question first, then those that are legal at any time. */
  private meant(seat: Seat, wish: unknown): unknown[] {
    const ask = this.asked(seat);
    const asked = ask === undefined ? [] : this.fitting(seat, wish, [...ask.offers, ...ask.withdrawals]);
    return asked.length > 0 ? asked : this.fitting(seat, wish, this.game.anytime?.offers(this.w, seat) ?? []);
  }

  /** The offers that a wish names by their words or by some of their parts. */
  fitting(seat: Seat, wish: unknown, offers: readonly unknown[]): unknown[] {
    if (typeof wish === 'string')
      return offers.filter((offer) => this.words(offer, seat).toLowerCase() === wish.toLowerCase());
    const whole = offers.filter((offer) => isPart(wish, offer) && isPart(offer, wish));
    return whole.length > 0 ? whole : offers.filter((offer) => isPart(wish, offer));
  }

  /** Whether a choice, in the game's own terms, is offered or lies in a space. */
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

  choose(seat: Seat, written: unknown, where: string): void {
    const choice = this.resolve(seat, this.translated(written, where), where);
    const refusal = this.game.judge(this.w, seat, choice);
    if (refusal !== null)
      throw new BadInput(where, `${JSON.stringify(written)} is refused: ${refusal.reason} [${refusal.rule}]`);
    this.play(seat, choice);
  }

  /** The refusal of a choice; null if it is legal. */
  refusal(seat: Seat, written: unknown, where: string): Refusal | null {
    const wish = this.translated(written, where);
    return this.game.judge(this.w, seat, this.greyed(seat, wish) ?? this.resolve(seat, wish, where));
  }

  /** Finds a refused choice by the words under which it is shown. */
  greyed(seat: Seat, wish: unknown): unknown {
    if (typeof wish !== 'string') return undefined;
    return this.game
      .refused(this.w, seat)
      .find((one) => this.words(one.choice, seat).toLowerCase() === wish.toLowerCase())?.choice;
  }

  /** Each seat that is asked takes this choice, until no seat is offered it. */
  everyone(written: unknown, where: string): void {
    for (let times = 0; ; times++) {
      const wish = this.translated(written, where);
      const ask = this.game.asks(this.w).find((one) => this.meant(one.seat, wish).length > 0);
      if (ask === undefined || times > 500) {
        if (times === 0) throw new BadInput(where, `nobody is offered ${JSON.stringify(written)}`);
        return;
      }
      this.play(ask.seat, this.meant(ask.seat, wish)[0]);
    }
  }

  private play(seat: Seat, choice: unknown): void {
    this.hearing(() => this.game.play(this.w, seat, choice, this.chance, listener(this.told)));
  }

  /** The seats that were asked in the windows that are open now. */
  private readonly windows = new Map<Bookmark, string[]>();

  private hearing<T>(run: () => T): T {
    const hear: WindowListener = {
      answered: (window, seat) => {
        const asked = this.windows.get(window) ?? [];
        if (!asked.includes(seatLetter(seat))) asked.push(seatLetter(seat));
        this.windows.set(window, asked);
      },
      closed: (window, rule) => {
        const what = { type: WINDOW, asked: this.windows.get(window) ?? [] };
        this.windows.delete(window);
        this.told.push({ what, rule });
      },
    };
    return hearingWindows(hear, run);
  }
}

/** The names of the seats in a set-up. */
function namesIn(seats: unknown): string[] | undefined {
  if (!Array.isArray(seats)) return undefined;
  return seats.map((seat: unknown) => (isObject(seat) ? String(seat['name']) : ''));
}
