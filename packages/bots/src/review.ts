// Reviews a game: what each decision lost against the best choice found, what it was worth against the script, and what
// chance gave or took. Luck is measured with the script playing on from every position, so that it is unbiased. Measured
// against the best of many choices, picked again each time, all errors would be too large and so would luck.
import {
  type AnyGame,
  type Ask,
  type ChoiceEntry,
  type GameRecord,
  type Json,
  type Reason,
  type Seat,
  Timeline,
  type World,
  canAct,
  fastChance,
  replayedChance,
  same,
} from '@xenotable/kernel';
import { askOf } from './askOf.ts';
import { compared, searchThinker } from './search.ts';
import type { Valued } from './thought.ts';

/** An open choice, with the chance to win after it for the seat that decided. */
export interface ReviewedOption {
  choice: Json;
  words: string;
  chance: number;
  /** The standard error of its difference to the best. */
  error: number;
}

/** One decision of the record. Chances are those of the seat for which the review is made. */
export interface ReviewedStep {
  /** The entry of the record. */
  entry: number;
  seat: Seat;
  words: string;
  /** The chance if the script plays on from here. */
  before: number;
  /** `before`, plus the difference between the played choice and the script's if it is significant. */
  decided: number;
  /** How much of the decider's chance the played choice lost against the best choice found; 0 if not significant. */
  lost: number;
  /** What chance, and what others knew, gained or lost until the next decision. */
  luck: number;
  /** Half the width of the 95 % interval of the luck. */
  luckGive: number;
  /** Half the width of the 95 % interval of the error. */
  give: number;
  /** The best first, at most five, including the played one; empty if there was no choice. */
  options: ReviewedOption[];
  played: number;
  /** Why the best choice is sensible, in the game's words; null if it was played or the game has no words for it. */
  why: Reason | null;
}

export interface SeatSums {
  /** The total of what the seat's own decisions lost. */
  error: number;
  decisions: number;
  /** Decisions whose error is larger than its own uncertainty. */
  mistakes: number;
}

export interface Review {
  game: string;
  edition: string;
  /** The seat whose chances are shown. */
  seat: Seat;
  looks: number;
  seed: number;
  fitted: boolean;
  start: number;
  result: number;
  steps: ReviewedStep[];
  /** The total luck. */
  luck: number;
  /** What the decisions alone lead to: the start, plus their differences to the script's choices. */
  evenLuck: number;
  seats: SeatSums[];
}

export interface Depth {
  /** Number of rollouts for each decision. */
  looks?: number;
  seed?: number;
}

/** The measured value of a decision for the seat that made it. */
interface Weighed {
  /** The chance if the script plays on. */
  script: number;
  /** Its standard error. */
  doubt: number;
  /** The difference between the played choice and the script's; 0 if not significant. */
  gain: number;
  lost: number;
  /** The chance with the best choice found. */
  best: number;
  give: number;
  options: ReviewedOption[];
  at: number;
  why: Reason | null;
}

const OPTIONS = 5;

/** Draws with a single possible result, such as the last of the kinds in a bag, while a choice is played again. */
function certainDraws(game: AnyGame, before: World, { seat, choice, rolls }: ChoiceEntry): number {
  const known = replayedChance(rolls);
  let certain = 0;
  game.play(game.copy(before), seat, choice, {
    roll: (sides, why) => known.roll(sides, why),
    pick(weights, why) {
      if (weights.filter((weight) => weight > 0).length === 1) certain++;
      return known.pick(weights, why);
    },
  });
  return certain;
}

/** A choice for readers who do not see the table: with the unit that acts, unless the words name it. */
function actWords(game: AnyGame, choice: unknown, view: unknown): string {
  const words: string = game.words.choice(choice, view);
  const acting = game.words.acting?.(view) ?? null;
  return acting === null || words.includes(acting) ? words : `${acting}: ${words}`;
}

/** Reviews a record decision by decision: `step` does one and returns whether there are more. */
export class Reviewer {
  private readonly game: AnyGame;
  private readonly timeline: Timeline;
  private readonly entries: readonly number[];
  private readonly seat: Seat;
  private readonly depth: Required<Depth>;
  private readonly steps: ReviewedStep[] = [];
  private next = 0;
  /** The chance after the last decision; null if something depended on chance since. */
  private carried: number | null = null;
  /** The standard error of the chance after the last decision. */
  private doubt = 0;
  /** The chance with the best choice at the last decision, for the seat that made it. */
  private best = 0;
  private result: number | null = null;

  constructor(game: AnyGame, record: GameRecord, seat: Seat, { looks = 160, seed = 1 }: Depth = {}) {
    this.game = game;
    this.timeline = new Timeline(game, record);
    this.seat = seat;
    this.depth = { looks, seed };
    const undone = new Set(this.timeline.undos.flatMap(({ entry, by }) => [entry, by]));
    this.entries = record.entries.flatMap((_, i) => (undone.has(i) ? [] : [i]));
  }

  get done(): number {
    return this.next;
  }
  get total(): number {
    return this.entries.length;
  }

  /** The chance of another side is 1 minus ours. */
  private ours(w: World, seat: Seat, chance: number): number {
    const sides: readonly (readonly Seat[])[] | null = this.game.sides?.(w) ?? null;
    const together = sides === null || sides.some((side) => side.includes(seat) && side.includes(this.seat));
    return seat === this.seat || together ? chance : 1 - chance;
  }

  step(): boolean {
    const entry = this.entries[this.next];
    if (entry === undefined) return false;
    this.next++;
    const record = this.timeline.record.entries[entry]!;
    const { world } = this.timeline.at(entry).standing;
    if ('choice' in record) this.decision(entry, world, record.seat, record.choice);
    const after = this.timeline.at(entry + 1).standing.world;
    // Chance and reveals change what is known; a draw that could have only one result does not.
    const unknown = after.undoBarrier - world.undoBarrier;
    if (unknown !== 0 && !('choice' in record && unknown === certainDraws(this.game, world, record)))
      this.carried = null;
    if (this.next < this.entries.length) return true;
    this.finish(after);
    return false;
  }

  private decision(entry: number, world: World, seat: Seat, choice: Json): void {
    const { game } = this;
    const ask = askOf(game, world, seat);
    const view: unknown = game.view(world, seat);
    const words = actWords(game, choice, view);
    const weighed = ask === undefined || !canAct(ask) ? null : this.weigh(view, ask, choice, entry);
    if (weighed === null) return;
    // Nothing has changed since the last decision, so its value is used again and this decision is measured from there.
    this.repair(seat, weighed.best);
    this.best = weighed.best;
    const measured = this.ours(world, seat, weighed.script);
    const before = this.carried ?? measured;
    const doubt = this.carried === null ? weighed.doubt : this.doubt;
    this.settle(before, doubt);
    this.doubt = doubt;
    const decided = before + this.ours(world, seat, weighed.script + weighed.gain) - measured;
    // The played choice is shown with the chance from which the next decision goes on, the others by their difference to it.
    const found = weighed.options[weighed.at]?.chance ?? weighed.script + weighed.gain;
    const shift = decided - this.ours(world, seat, found);
    this.steps.push({
      entry,
      seat,
      words,
      before,
      decided,
      lost: weighed.lost,
      luck: 0,
      luckGive: 0,
      give: weighed.give,
      options: weighed.options.map((one) => ({
        ...one,
        chance: this.ours(world, seat, one.chance) + shift,
      })),
      played: weighed.at,
      why: weighed.why,
    });
    this.carried = decided;
  }

  /** What the last decision missed can still be done now: that part of its loss is removed. */
  private repair(seat: Seat, best: number): void {
    const last = this.steps.at(-1);
    if (this.carried !== null && last?.seat === seat)
      last.lost = Math.min(last.lost, Math.max(0, this.best - best));
  }

  /** The difference between the last decision and now is luck. */
  private settle(now: number, doubt: number): void {
    const last = this.steps.at(-1);
    if (last === undefined) return;
    last.luck = now - last.decided;
    last.luckGive = last.luck === 0 ? 0 : 1.96 * Math.hypot(this.doubt, doubt);
  }

  private finish(world: World): void {
    const last = this.steps.at(-1);
    this.result = world.over === null ? (last?.decided ?? 0.5) : this.game.score(world, this.seat);
    this.settle(this.result, 0);
  }

  /** Compares the played choice with the others; null if there was only one. */
  private weigh(view: unknown, ask: Ask<Json>, choice: Json, entry: number): Weighed | null {
    const { game, depth } = this;
    const chance = fastChance(depth.seed + entry * 104_729);
    const offers = ask.offers.filter((one) => game.idle?.(view, ask.seat, one) !== true);
    const thought = searchThinker({ also: choice })(game, view, { ...ask, offers }, chance, new Set());
    for (let looks = 0; looks < depth.looks && thought.look(); looks++);
    const values = thought.values();
    const found = values.find((one) => same(one.choice, choice));
    if (values.length < 2 || found === undefined) return null;
    const chosen = thought.best();
    // The best is what a program would play: the script's choice unless another one is surely better.
    const rival = values.find((one) => same(one.choice, chosen)) ?? found;
    const script = values.find((one) => same(one.choice, thought.tallies()[0]?.choice)) ?? found;
    const { top, played, give } =
      found.value >= rival.value
        ? { top: found, played: found, give: 0 }
        : this.confirm(view, ask, entry, rival, found);
    // Differences within their own uncertainty count as 0; otherwise many of them would add up.
    const beyondDoubt = (difference: number, error: number): number =>
      Math.abs(difference) > error ? difference : 0;
    const option = (one: Valued): ReviewedOption => ({
      choice: one.choice as Json,
      words: actWords(game, one.choice, view),
      chance: one.value,
      error: Math.hypot(one.error, top.error),
    });
    const rest = values.filter((one) => one !== rival && one !== found).slice(0, OPTIONS - 2);
    const shown = [top, ...rest, ...(top === played ? [] : [played])].toSorted((a, b) => b.value - a.value);
    return {
      script: script.value,
      doubt: script.doubt,
      gain: beyondDoubt(found.value - script.value, 1.96 * found.error),
      lost: beyondDoubt(top.value - played.value, give),
      best: top.value,
      give,
      options: shown.map(option),
      at: shown.indexOf(played),
      why: top === played ? null : (game.reason?.(view, ask.seat, top.choice) ?? null),
    };
  }

  /** The best of many choices looks better than it is, because it was picked for its value. So the two are compared again in other worlds. */
  private confirm(
    view: unknown,
    ask: Ask<Json>,
    entry: number,
    rival: Valued,
    found: Valued,
  ): { top: Valued; played: Valued; give: number } {
    const { game, depth } = this;
    const chance = fastChance(depth.seed + entry * 104_729 + 1);
    const choices = [rival.choice, found.choice];
    // Both are tried to the end; nothing is dropped.
    const thought = compared(game, view, ask, chance, choices, { warmUp: Infinity });
    for (let looks = 0; looks < depth.looks && thought.look(); looks++);
    const values = thought.values();
    const again = (one: Valued): Valued => values.find(({ choice }) => same(choice, one.choice)) ?? one;
    const [first, played] = [again(rival), again(found)];
    return {
      top: played.value > first.value ? played : first,
      played,
      give: 1.96 * Math.hypot(first.error, played.error),
    };
  }

  /** What is known so far. */
  review(): Review {
    const { game, steps, seat, depth, timeline } = this;
    const start = steps[0]?.before ?? 0.5;
    const seats: SeatSums[] = timeline.record.head.seats.map((_, of) => {
      const own = steps.filter((step) => step.seat === of);
      return {
        error: own.reduce((sum, step) => sum - step.lost, 0),
        decisions: own.length,
        mistakes: own.filter(isMistake).length,
      };
    });
    const decisions = steps.reduce((sum, step) => sum + step.decided - step.before, 0);
    return {
      game: game.name,
      edition: game.edition,
      seat,
      looks: depth.looks,
      seed: depth.seed,
      fitted: game.chances !== undefined,
      start,
      result: this.result ?? steps.at(-1)?.decided ?? start,
      steps,
      luck: steps.reduce((sum, step) => sum + step.luck, 0),
      evenLuck: start + decisions,
      seats,
    };
  }
}

/** Whether chance or what others knew decided after a step: more than the uncertainty of the chances before and after. */
export const isStroke = ({ luck, luckGive }: ReviewedStep): boolean => Math.abs(luck) > luckGive;

/** How much a decision gave away, from 0 on. */
export const errorOf = ({ lost }: ReviewedStep): number => lost;

/** Errors within their own uncertainty do not count. */
export const isMistake = (step: ReviewedStep): boolean => errorOf(step) > Math.max(step.give, 0.002);

/** The decisions that mattered most, the largest error first. */
export const turningPoints = (review: Review, count = 5): ReviewedStep[] =>
  review.steps
    .filter(isMistake)
    .toSorted((a, b) => errorOf(b) - errorOf(a))
    .slice(0, count);
