// What a program would tell the player of a seat: the best things to do, how well the seat stands after each, and why.
import { type AnyGame, type Ask, type Reason, type World, fastChance, same } from '@xenotable/kernel';
import { askOf } from './askOf.ts';
import { scripted } from './script.ts';
import { compared, searchThinker } from './search.ts';
import { type Thought, type Valued, WholePlan, choicesIn } from './thought.ts';

export interface Advised {
  /** What is to be chosen; several in a row where they are meant as one. */
  choices: readonly unknown[];
  /** A choice as a player would say it. */
  words: string;
  /** The chance to win after it; without a fitted table only how well the seat stands. */
  chance: number;
  /** The standard error of its difference to the script's choice. */
  error: number;
  looks: number;
  reason: Reason | null;
  /** What the script would do next without any chance between: 'Spend 1, then buy a Ranger'. */
  line: string[];
}

export interface Advice {
  /** At most three, the best first. */
  rows: Advised[];
  /** What the player has planned, if that was compared. */
  plan: Advised | null;
  looks: number;
  /** Choices that are open but change nothing: they were not compared. */
  idle: number;
  /** Nothing more would be found. */
  settled: boolean;
  /** Whether `chance` was fitted to won games. */
  fitted: boolean;
}

const ROWS = 3;
const LINE = 3;

/** Looks ahead for the player of a seat; the same question can be asked again, and goes on from there. */
export class Adviser {
  private readonly game: AnyGame;
  private readonly view: unknown;
  private readonly ask: Ask<unknown>;
  private readonly thought: Thought;
  private readonly idle: number;
  private looks = 0;
  private settled = false;

  constructor(game: AnyGame, view: unknown, ask: Ask<unknown>, seed: number) {
    this.game = game;
    this.view = view;
    const useful = ask.offers.filter((offer) => game.idle?.(view, ask.seat, offer) !== true);
    this.idle = ask.offers.length - useful.length;
    this.ask = { ...ask, offers: useful };
    const plans = game.plans?.(view, ask.seat) ?? [];
    this.thought =
      plans.length > 1
        ? compared(
            game,
            view,
            this.ask,
            fastChance(seed),
            plans.map((plan) => new WholePlan(plan)),
          )
        : searchThinker()(game, view, this.ask, fastChance(seed), new Set());
  }

  run(goOn: () => boolean): void {
    while (!this.settled && goOn()) {
      this.looks++;
      if (!this.thought.look()) this.settled = true;
    }
  }

  private advised({ choice, value, error, looks }: Valued): Advised {
    const { game, view, ask } = this;
    const choices = choicesIn(choice);
    const reason: Reason | null = game.reason?.(view, ask.seat, choices.at(-1)) ?? null;
    const words = choice instanceof WholePlan ? choice.words : game.words.choice(choice, view);
    return { choices, words, chance: value, error, looks, reason, line: this.lineAfter(choices) };
  }

  /** The seat's next choices by the script, as long as nothing is left to chance and nobody else decides. */
  private lineAfter(choices: readonly unknown[]): string[] {
    const { game, view, ask } = this;
    const chance = fastChance(1);
    const w: World = game.imagine(view, chance);
    const before = w.undoBarrier;
    for (const choice of choices) {
      if (w.over !== null || game.judge(w, ask.seat, choice) !== null) return [];
      game.play(w, ask.seat, choice, chance);
    }
    const line: string[] = [];
    while (line.length < LINE && w.over === null && w.undoBarrier === before) {
      const seen = game.view(w, ask.seat);
      const next = askOf(game, w, ask.seat);
      const following = next && scripted(game, seen, next, chance);
      if (following === undefined) break;
      line.push(game.words.choice(following, seen));
      game.play(w, ask.seat, following, chance);
    }
    return line;
  }

  /** The space that a choice is a point of; -1 for what is listed. */
  private spaceOf(w: World, choice: unknown): number {
    const { game, ask } = this;
    if (ask.offers.some((offer) => same(offer, choice))) return -1;
    return ask.spaces.findIndex((space) => game.inSpace?.(w, ask.seat, space, choice) === true);
  }

  /** Of each space only its best point: three rows shall differ in kind. */
  private top(values: readonly Valued[]): Valued[] {
    const w: World = this.game.imagine(this.view, fastChance(1));
    const most = Math.max(0, ...values.map(({ looks }) => looks));
    const sorted = [
      ...values.filter(({ looks }) => 2 * looks >= most),
      ...values.filter(({ looks }) => 2 * looks < most),
    ];
    const spaces = new Set<number>();
    const rows: Valued[] = [];
    for (const one of sorted) {
      if (rows.length === ROWS) break;
      // What was dropped early may have been lucky in its few worlds: it is not listed below a smaller number.
      if (2 * one.looks < most && one.value > (rows.at(-1)?.value ?? 1)) continue;
      const space = this.spaceOf(w, one.choice);
      if (space >= 0 && spaces.has(space)) continue;
      spaces.add(space);
      rows.push(one);
    }
    return rows;
  }

  /** `plan` is what the player has planned, choice by choice. */
  advice(plan: readonly unknown[] | null): Advice {
    const { thought, looks, idle, settled, game } = this;
    const values = thought.values();
    const only = thought.best();
    const found =
      values.length > 0 ? values : only === undefined ? [] : [{ choice: only, value: 0, error: 0, looks: 0 }];
    const planned = plan === null ? undefined : values.find(({ choice }) => same(choicesIn(choice), plan));
    return {
      rows: this.top(found).map((one) => this.advised(one)),
      plan: planned === undefined ? null : this.advised(planned),
      looks,
      idle,
      settled,
      fitted: game.chances !== undefined,
    };
  }
}
