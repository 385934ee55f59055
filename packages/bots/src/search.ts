// Leaves the script only for a sure gain: every choice is tried in the same imagined worlds with the same chance, played
// on by the script to the same moment, and compared with the script's own choice. The worse half is dropped repeatedly.
import {
  type AnyGame,
  type AnyPlayer,
  type Ask,
  type Chance,
  type Json,
  type Seat,
  type World,
  fastChance,
  fingerprint,
  same,
} from '@xenotable/kernel';
import { AlikeChance } from './alike.ts';
import { candidates } from './candidates.ts';
import { rollout } from './rollout.ts';
import { scriptThinker, scripted } from './script.ts';
import { standing } from './standing.ts';
import {
  type Memory,
  type Tally,
  type Thinker,
  type Thought,
  type Valued,
  choicesIn,
  playerOf,
  settled,
} from './thought.ts';

export interface Manner {
  /** Ticks of the game's clock before positions are compared. */
  ticks?: number;
  /** Points of each space. */
  points?: number;
  /** A choice other than the script's must be better by this many standard errors. */
  sure?: number;
  /** A choice that is compared to the end in any case. */
  also?: unknown;
  /** Number of worlds in which each remaining choice is tried before the first are dropped. */
  warmUp?: number;
  /** Several thoughts about the same question look into different worlds if their streams differ. */
  stream?: number;
}

/** Number of points of each space that are considered. */
export const POINTS = 8;
/** Number of choices that are compared to the end. */
const FINALISTS = 3;
/** After this many worlds the comparison of the finalists does not improve any more. */
const MOST_WORLDS = 600;
const WORLDS_TO_LEAVE = 8;
/** Number of standard errors by which a choice must be better than the script's, unless the game says otherwise. */
export const SURE = 1.5;

type FullManner = Required<Omit<Manner, 'also'>> & Pick<Manner, 'also'>;

/** One choice, with its differences to the script's choice in the worlds tried so far. */
class Candidate {
  readonly choice: unknown;
  looks = 0;
  value = 0;
  private gain = 0;
  private squares = 0;
  private valueSquares = 0;

  constructor(choice: unknown) {
    this.choice = choice;
  }
  add(value: number, script: number): void {
    this.looks++;
    this.value += value;
    this.valueSquares += value ** 2;
    this.gain += value - script;
    this.squares += (value - script) ** 2;
  }
  get meanGain(): number {
    return this.looks === 0 ? 0 : this.gain / this.looks;
  }
  get error(): number {
    return errorOfMean(this.looks, this.gain, this.squares);
  }
  get doubt(): number {
    return errorOfMean(this.looks, this.value, this.valueSquares);
  }
  tally(running: boolean, sure: number): Tally {
    const { choice, looks, gain, squares } = this;
    return { choice, looks, gain, squares, running, sure };
  }
}

function errorOfMean(count: number, sum: number, squares: number): number {
  if (count < 2) return 1;
  return Math.sqrt(Math.max((squares - sum ** 2 / count) / (count - 1), 0) / count);
}

/** Adds up the results of several thoughts about the same choices. */
function added(thoughts: readonly (readonly Tally[])[]): Tally[] {
  const all: Tally[] = [];
  for (const tally of thoughts.flat()) {
    const known = all.find(({ choice }) => same(choice, tally.choice));
    if (known === undefined) {
      all.push({ ...tally });
      continue;
    }
    known.looks += tally.looks;
    known.gain += tally.gain;
    known.squares += tally.squares;
    known.running ||= tally.running;
  }
  return all;
}

/** The choice to play: the first, which is the script's, unless another one is surely better according to all thoughts together. */
export function bestOfTallies(thoughts: readonly (readonly Tally[])[]): unknown {
  const [script, ...others] = added(thoughts);
  const bound = ({ looks, gain, squares, sure }: Tally): number =>
    gain / looks - sure * errorOfMean(looks, gain, squares);
  const [first] = others
    .filter((one) => one.running && one.looks >= WORLDS_TO_LEAVE && one.gain > 0 && bound(one) > 0)
    .toSorted((a, b) => bound(b) - bound(a));
  return (first ?? script)?.choice;
}

/** Compares choices with the first of them, which is normally the script's. */
class Comparison {
  private readonly all: Candidate[];
  private running: Candidate[];
  private readonly script: Candidate;
  private scriptValue = 0;
  private at = 0;
  private world = 0;
  private readonly seed: number;
  private readonly game: AnyGame;
  private readonly view: unknown;
  private readonly ask: Ask<unknown>;
  private readonly manner: FullManner;

  constructor(
    game: AnyGame,
    view: unknown,
    ask: Ask<unknown>,
    chance: Chance,
    choices: readonly unknown[],
    manner: FullManner,
  ) {
    this.game = game;
    this.view = view;
    this.ask = ask;
    this.manner = manner;
    this.all = choices.map((choice) => new Candidate(choice));
    this.script = this.all[0]!;
    this.running = this.all;
    this.seed = chance.roll(0x3fffffff, 'program') + manner.stream * 1_000_003;
  }

  /** How the seat stands at the next comparable moment after a choice in a world; null if the choice is illegal there. */
  private tryOut(choice: unknown): number | null {
    const { game, ask } = this;
    const chance = new AlikeChance(this.seed + this.world * 7919);
    const w: World = game.imagine(this.view, chance);
    const [first, ...rest] = choicesIn(choice);
    if (ask.spaces.length > 0 && game.judge(w, ask.seat, first) !== null) return null;
    const fought = game.fought?.(w);
    // The moment is the same for every choice, including one that itself ends the round or the phase.
    const since = game.clock?.(w) ?? 0;
    game.play(w, ask.seat, first, chance);
    // The first choices of a plan may make the next one illegal; then the script continues.
    for (const next of rest) {
      if (w.over !== null || game.judge(w, ask.seat, next) !== null) break;
      game.play(w, ask.seat, next, chance);
    }
    if (w.over === null && game.fought?.(w) === fought) rollout(game, w, chance, since, this.manner.ticks);
    return standing(game, w, ask.seat);
  }

  look(): boolean {
    const candidate = this.running[this.at]!;
    const value = this.tryOut(candidate.choice);
    if (candidate === this.script) this.scriptValue = value ?? 0;
    if (value !== null) candidate.add(value, this.scriptValue);
    this.at++;
    if (this.at < this.running.length) return true;
    this.at = 0;
    this.world++;
    return this.narrow();
  }

  /** Drops half of the remaining choices each time the number of worlds has doubled; false when nothing is left to compare. */
  private narrow(): boolean {
    const { warmUp } = this.manner;
    if (this.world >= MOST_WORLDS) return false;
    if (this.world < warmUp || (this.world & (this.world - 1)) !== 0) return true;
    const rivals = this.running
      .filter((one) => one !== this.script && one.looks > 0)
      .filter((one) => this.world < 2 * warmUp || one.meanGain + 2 * one.error > 0)
      .toSorted((a, b) => b.meanGain - a.meanGain);
    const kept = rivals.slice(0, Math.max(FINALISTS, Math.ceil(rivals.length / 2)));
    const also = this.running.find((one) => one !== this.script && same(one.choice, this.manner.also));
    if (also !== undefined && !kept.includes(also)) kept.push(also);
    this.running = [this.script, ...kept];
    return kept.length > 0;
  }

  best(): unknown {
    return bestOfTallies([this.tallies()]);
  }

  tallies(): Tally[] {
    return this.all.map((one) => one.tally(this.running.includes(one), this.manner.sure));
  }

  values(): Valued[] {
    const base = this.script.looks === 0 ? 0 : this.script.value / this.script.looks;
    return this.all
      .filter((one) => one.looks > 0)
      .map((one) => ({
        choice: one.choice,
        value: base + one.meanGain,
        error: one === this.script ? 0 : one.error,
        doubt: one === this.script ? one.doubt : Math.hypot(this.script.doubt, one.error),
        looks: one.looks,
      }))
      .toSorted((a, b) => b.value - a.value);
  }
}

/** Whether a choice only leads back to a view in which the program has already decided. */
function leadsBack(game: AnyGame, view: unknown, seat: Seat, choice: unknown, memory: Memory): boolean {
  const w: World = game.imagine(view, fastChance(1));
  if (game.judge(w, seat, choice) !== null) return false;
  const before = w.undoBarrier;
  game.play(w, seat, choice, fastChance(1));
  return w.over === null && w.undoBarrier === before && memory.has(fingerprint(game.view(w, seat)));
}

/** Compares choices with the first of them. */
export const compared = (
  game: AnyGame,
  view: unknown,
  ask: Ask<unknown>,
  chance: Chance,
  choices: readonly unknown[],
  { ticks = 1, points = POINTS, sure = SURE, warmUp = 2, stream = 0, also }: Manner = {},
): Thought => new Comparison(game, view, ask, chance, choices, { ticks, points, sure, warmUp, stream, also });

/** In a view in which it has already decided, a program plays by the script, so that every turn ends. */
export const searchThinker =
  (manner: Manner = {}): Thinker =>
  (game, view, ask, chance, memory) => {
    const { also, points = POINTS } = manner;
    const here = fingerprint(view as Json);
    if (memory.has(here)) return scriptThinker(game, view, ask, chance, memory);
    // Without earlier decisions no choice can lead back; hints and reviews skip the test.
    const fresh = memory.size === 0;
    memory.add(here);
    const w: World = game.imagine(view, chance);
    const open = candidates(game, w, ask, chance, points);
    if (also !== undefined && !open.some((choice) => same(choice, also))) open.push(also);
    if (open.length === 1) return settled(open[0]);
    const first = scripted(game, view, ask, chance) ?? open[0];
    const isIdle = (choice: unknown): boolean =>
      choice !== also && game.idle?.(view, ask.seat, choice) === true;
    const others = open.filter(
      (choice) =>
        !same(choice, first) &&
        !isIdle(choice) &&
        (fresh || !leadsBack(game, view, ask.seat, choice, memory)),
    );
    return compared(game, view, ask, chance, [first, ...others], manner);
  };

export interface Budget extends Manner {
  looks: number;
}

/** A player that looks a fixed number of times. */
export const searchPlayer = (game: AnyGame, { looks, ...manner }: Budget): AnyPlayer =>
  playerOf(game, searchThinker(manner), looks);
