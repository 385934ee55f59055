// Advice for the player of a seat: the best choices, how well the seat stands after each, and why.
import { type AnyGame, type Ask, type Reason, type World, fastChance, same } from '@xenotable/kernel';
import { askOf } from './askOf.ts';
import { scripted } from './script.ts';
import { compared, searchThinker } from './search.ts';
import { type Thought, type Valued, WholePlan, choicesIn } from './thought.ts';

export interface Advised {
  /** The choice; several in a row if they belong together. */
  choices: readonly unknown[];
  /** A choice as a player would say it. */
  words: string;
  /** The chance to win after it; without a fitted table how well the seat stands. */
  chance: number;
  /** The standard error of its difference to the script's choice. */
  error: number;
  looks: number;
  reason: Reason | null;
  /** What the script would choose next as long as nothing depends on chance: 'Spend 1, then buy a Ranger'. */
  line: string[];
}

export interface Advice {
  /** At most three, the best first. */
  rows: Advised[];
  /** What the player has planned, if that was compared. */
  plan: Advised | null;
  looks: number;
  /** Number of open choices that change nothing; they were not compared. */
  idle: number;
  /** Whether more looks would find nothing new. */
  settled: boolean;
  /** Whether `chance` was fitted to won games. */
  fitted: boolean;
}

const ROWS = 3;
const LINE = 3;
/** At most this many rows are skipped because they lead to the same as a better one. */
const DETOURS = 12;
/** Chances that differ by less are considered equal. */
const ALIKE = 0.005;
/** Chances that differ by less come from games that went the same way. */
const NOTHING = 0.0005;

const verbOf = (words: string): string => words.split(' ', 1)[0] ?? '';

/**
 * Whether a row is as good as a better row and continues in the same way, or leads to the better row's result by the
 * same kind of act: a walk in two parts instead of one. Or something else makes up for it before the better row's act,
 * and nothing has changed: a Troop goes away and returns.
 */
const isDetour = (row: Advised, better: Advised): boolean => {
  const behind = better.chance - row.chance;
  const leadsThere = row.line.includes(better.words);
  const verb = verbOf(row.words);
  if (row.line.indexOf(better.words) > 0 && behind < NOTHING) return true;
  return (
    verb === verbOf(better.words) &&
    (leadsThere || (row.line.length > 0 && same(row.line, better.line))) &&
    behind <= Math.max(ALIKE, row.error)
  );
};

/** Looks ahead for the player of a seat. Asking the same question again continues the search. */
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
    const plan = choice instanceof WholePlan ? choice : null;
    const reason: Reason | null = plan?.reason ?? game.reason?.(view, ask.seat, choices.at(-1)) ?? null;
    const words = plan?.words ?? game.words.choice(choice, view);
    return { choices, words, chance: value, error, looks, reason, line: this.lineAfter(choices) };
  }

  /** The seat's next choices by the script, as long as nothing depends on chance and nobody else decides. */
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

  /** The index of the space that contains a choice; -1 for a listed choice. */
  private spaceOf(w: World, choice: unknown): number {
    const { game, ask } = this;
    if (ask.offers.some((offer) => same(offer, choice))) return -1;
    return ask.spaces.findIndex((space) => game.inSpace?.(w, ask.seat, space, choice) === true);
  }

  /** Keeps only the best point of each space, and only the best of several ways to split one plan, so that the three rows differ in kind. */
  private top(values: readonly Valued[]): Advised[] {
    const w: World = this.game.imagine(this.view, fastChance(1));
    const most = Math.max(0, ...values.map(({ looks }) => looks));
    const sorted = [
      ...values.filter(({ looks }) => 2 * looks >= most),
      ...values.filter(({ looks }) => 2 * looks < most),
    ];
    const spaces = new Set<number>();
    const rows: Advised[] = [];
    let detours = 0;
    for (const one of sorted) {
      if (rows.length === ROWS) break;
      // A choice that was dropped early may have been lucky in its few worlds: it is not listed above others because of a larger number.
      if (2 * one.looks < most && one.value > (rows.at(-1)?.chance ?? 1)) continue;
      const space = this.spaceOf(w, one.choice);
      if (space >= 0 && spaces.has(space)) continue;
      spaces.add(space);
      const row = this.advised(one);
      if (detours < DETOURS && rows.some((better) => isDetour(row, better))) detours++;
      else rows.push(row);
    }
    return rows;
  }

  /** `plan` is what the player has planned, choice by choice. */
  advice(plan: readonly unknown[] | null): Advice {
    const { thought, looks, idle, settled, game } = this;
    const values = thought.values();
    const only = thought.best();
    const found =
      values.length > 0
        ? values
        : only === undefined
          ? []
          : [{ choice: only, value: 0, error: 0, doubt: 0, looks: 0 }];
    const planned = plan === null ? undefined : values.find(({ choice }) => same(choicesIn(choice), plan));
    return {
      rows: this.top(found),
      plan: planned === undefined ? null : this.advised(planned),
      looks,
      idle,
      settled,
      fitted: game.chances !== undefined,
    };
  }
}
