// A puzzle: a position in which one choice is clearly better than all others, judged by what its seat sees.
import {
  type AnyGame,
  type Ask,
  BadInput,
  type GameRecord,
  type Json,
  type Reader,
  type Reason,
  type Seat,
  Timeline,
  type World,
  aNumber,
  aText,
  fastChance,
  fields,
  listOf,
  parseEntry,
  parseHead,
  same,
  someJson,
} from '@xenotable/kernel';
import { askOf } from './askOf.ts';
import { candidates } from './candidates.ts';
import { scripted } from './script.ts';
import { POINTS, compared } from './search.ts';
import { mindOf } from './strength.ts';
import { type Valued, playerOf } from './thought.ts';

export interface PuzzleOption {
  choice: Json;
  words: string;
  /** The chance to win after it; how well the seat stands if chances are not fitted. */
  chance: number;
  /** Half the width of the 95 % interval of its difference to the best. */
  give: number;
}

/** How much better the best is than the best wrong answer, with the 95 % interval. */
export interface Margin {
  points: number;
  low: number;
  high: number;
}

export interface Puzzle {
  /** The record up to the position. */
  record: GameRecord;
  seat: Seat;
  /** The best first. */
  options: PuzzleOption[];
  /** Number of options at the beginning of the list that are right, because they are equally good. */
  right: number;
  margin: Margin;
  /** The same with another seed, looking further ahead. */
  again: Margin;
  looks: number;
  /** Why the best is the best, if the game can say it. */
  why: Reason | null;
}

/** Names a position. */
export const puzzleIdOf = ({ record: { head, entries } }: Pick<Puzzle, 'record'>): string =>
  entries.at(-1)?.check ?? head.opening.check;

/** The best wrong answer must be at least this far behind. */
export const CLEAR = 0.03;
/** Choices that differ by less, and not significantly, are considered equal. */
const ALIKE = 0.01;
/** At most this many answers may be right, and at most a third of all. */
const MOST_RIGHT = 5;
const FEWEST_OPTIONS = 3;
/** A position with a smaller chance is as good as lost and makes no puzzle. */
const LOST = 0.08;
const OPTIONS = 6;
/** The first short look: number of worlds, first briefly and then a little longer, and how many choices may then seem as good as the best. */
const GLANCE = { worlds: 4, most: 10, share: 0.7 };
const SCREEN = { worlds: 12, most: 5, share: 0.34 };
/** Number of worlds in the final comparison: first of all choices, then of those that might be as good as the best. */
const FIRST_WORLDS = 16;
/** If more might be, none is clearly the best. */
const MOST_OPEN = 8;
const WORLDS = 96;
const SIGMAS = 1.96;

interface Position {
  game: AnyGame;
  view: unknown;
  ask: Ask<Json>;
}

/** All candidates, the script's choice first. */
function considered({ game, view, ask }: Position, seed: number): Json[] {
  const chance = fastChance(seed);
  const open = candidates(game, game.imagine(view, chance), ask, chance, POINTS);
  const first = scripted(game, view, ask, chance);
  return first === undefined ? open : [first, ...open.filter((one) => !same(one, first))];
}

interface Depth {
  seed: number;
  /** Number of worlds in which each choice is tried. */
  worlds: number;
  ticks: number;
}

/** The value of each choice; errors are those of the difference to the first. */
function measure({ game, view, ask }: Position, choices: readonly Json[], depth: Depth): Valued[] {
  const { seed, worlds, ticks } = depth;
  const thought = compared(game, view, ask, fastChance(seed), choices, { warmUp: Infinity, ticks });
  for (let i = 0; i < worlds * choices.length && thought.look(); i++);
  return thought.values();
}

/** The same, with most worlds for the first choice and for those that are not surely far behind it. */
function measureClosely(position: Position, choices: readonly Json[], seed: number, ticks: number): Valued[] {
  const rough = measure(position, choices, { seed, worlds: FIRST_WORLDS, ticks });
  const first = rough.find((one) => same(one.choice, choices[0]));
  if (first === undefined) return [];
  const isBehind = ({ value, error }: Valued): boolean => first.value - value - SIGMAS * error > CLEAR;
  const open = rough.filter((one) => one !== first && !isBehind(one)).map(({ choice }) => choice as Json);
  if (open.length > MOST_OPEN) return rough;
  const close = measure(position, [first.choice as Json, ...open], { seed: seed + 1, worlds: WORLDS, ticks });
  const again = close.find((one) => same(one.choice, first.choice));
  // What is far behind keeps its distance.
  const shift = (again ?? first).value - first.value;
  const far = rough.filter(isBehind).map((one) => ({ ...one, value: one.value + shift }));
  return [...close, ...far].toSorted((a, b) => b.value - a.value);
}

/** How far the best wrong answer is behind the first choice. */
function marginOf(best: Valued, wrong: readonly Valued[]): Margin {
  const behind = wrong.map(({ value, error }) => ({ points: best.value - value, give: SIGMAS * error }));
  return {
    points: Math.min(...behind.map(({ points }) => points)),
    low: Math.min(...behind.map(({ points, give }) => points - give)),
    high: Math.min(...behind.map(({ points, give }) => points + give)),
  };
}

const isAlike = (best: Valued, { value, error }: Valued): boolean =>
  best.value - value <= Math.max(0, Math.min(ALIKE, SIGMAS * error));

/** A short look at everything: the likely best choice, or undefined if too many are about as good. */
function screened(position: Position, seed: number, hurry: boolean): { best: Json; all: Json[] } | undefined {
  const all = considered(position, seed);
  if (all.length < FEWEST_OPTIONS) return undefined;
  let found: Valued[] = [];
  for (const { worlds, most, share } of hurry ? [GLANCE, SCREEN] : [SCREEN]) {
    found = measure(position, all, { seed, worlds, ticks: 1 });
    const [best] = found;
    if (best === undefined || best.value < LOST) return undefined;
    const near = found.filter(({ value }) => best.value - value < CLEAR / 2).length;
    if (near > most || near > share * found.length) return undefined;
  }
  const choices = found.map(({ choice }) => choice as Json);
  return choices[0] === undefined ? undefined : { best: choices[0], all: choices };
}

export interface PuzzleSearch {
  seed?: number;
  /** Skips positions that do not look like puzzles after a short look: for a search through many positions. */
  hurry?: boolean;
  /** Called before the long part begins; false if this position is not wanted. */
  promising?(best: Json, script: boolean): boolean;
}

/** The position after a record as a puzzle for the seat that is asked there; null if no choice is clearly the best. */
export function puzzleAt(
  game: AnyGame,
  world: World,
  record: GameRecord,
  seat: Seat,
  { seed = 1, hurry = false, promising = () => true }: PuzzleSearch = {},
): Puzzle | null {
  const ask = askOf(game, world, seat);
  if (ask === undefined) return null;
  const position: Position = { game, view: game.view(world, seat), ask };
  const found = screened(position, seed, hurry);
  if (found === undefined) return null;
  const { best, all } = found;
  const script = scripted(game, position.view, ask, fastChance(seed));
  if (!promising(best, same(script, best))) return null;
  const choices = [best, ...all.filter((one) => !same(one, best))];
  const looked = (ticks: number): Valued[] => measureClosely(position, choices, seed + 7919 * ticks, ticks);
  const first = looked(1);
  const answers = answersOf(best, first);
  if (answers === null) return null;
  // Both seeds must agree: at least three percentage points better, with an interval above 0.
  const again = looked(2);
  const there = again.find((one) => same(one.choice, best));
  if (there === undefined) return null;
  const { right, wrong, margin } = answers;
  const isRight = (one: Valued): boolean => right.some(({ choice }) => same(choice, one.choice));
  const check = marginOf(
    there,
    again.filter((one) => !isRight(one)),
  );
  if (!isClear(check)) return null;
  const option = (one: Valued): PuzzleOption => ({
    choice: one.choice as Json,
    words: game.words.choice(one.choice, position.view),
    chance: one.value,
    give: one === right[0] ? 0 : SIGMAS * one.error,
  });
  return {
    record,
    seat,
    looks: first.reduce((sum, one) => sum + one.looks, 0),
    options: [...right, ...wrong].slice(0, OPTIONS).map(option),
    right: right.length,
    margin,
    again: check,
    why: game.reason?.(position.view, seat, best) ?? null,
  };
}

const isClear = ({ points, low }: Margin): boolean => points >= CLEAR && low > 0;

/** Which choices are right, the best first, and how far the others are behind; null if that is not clear. */
function answersOf(
  best: Json,
  values: readonly Valued[],
): { right: Valued[]; wrong: Valued[]; margin: Margin } | null {
  const here = values.find((one) => same(one.choice, best));
  if (here === undefined) return null;
  const right = [here, ...values.filter((one) => one !== here && isAlike(here, one))];
  if (right.length > MOST_RIGHT || 3 * right.length > values.length) return null;
  const wrong = values.filter((one) => !right.includes(one));
  const margin = marginOf(here, wrong);
  return isClear(margin) ? { right, wrong, margin } : null;
}

/** The value of an answer compared with the best. */
export interface Verdict {
  /** 'better': it may be better than the best known one. */
  kind: 'right' | 'better' | 'near' | 'miss';
  words: string;
  chance: number;
  /** How far it is behind the best, as a share of 1. */
  short: number;
  give: number;
  why: Reason | null;
}

/** An answer within this distance of the best is near. */
const NEAR = 0.01;
const ANSWER_WORLDS = 300;

const kindOf = (short: number, give: number): Verdict['kind'] => {
  if (short + give < 0) return 'better';
  if (short <= Math.min(ALIKE, give)) return 'right';
  return short <= NEAR ? 'near' : 'miss';
};

/** Judges a legal answer: known ones at once, others by looking, as long as `goOn` returns true. */
export function verdictOn(
  game: AnyGame,
  world: World,
  { options, right, seat }: Puzzle,
  choice: Json,
  goOn: () => boolean,
): Verdict {
  const view: unknown = game.view(world, seat);
  const [best] = options;
  const ask = askOf(game, world, seat);
  if (best === undefined || ask === undefined) throw new BadInput('puzzle', 'nothing is asked there');
  const words: string = game.words.choice(choice, view);
  const why: Reason | null = game.reason?.(view, seat, choice) ?? null;
  const at = options.findIndex((one) => same(one.choice, choice));
  const known = options[at];
  if (known !== undefined) {
    const short = best.chance - known.chance;
    const kind = at < right ? 'right' : short <= NEAR ? 'near' : 'miss';
    return { kind, words, chance: known.chance, short, give: known.give, why };
  }
  const thought = compared(game, view, ask, fastChance(1), [best.choice, choice], { warmUp: ANSWER_WORLDS });
  for (let i = 0; i < 2 * ANSWER_WORLDS && goOn() && thought.look(); i++);
  const values = thought.values();
  const value = (one: Json): Valued | undefined => values.find((other) => same(other.choice, one));
  const mine = value(choice);
  const short = (value(best.choice)?.value ?? 0) - (mine?.value ?? 0);
  const give = SIGMAS * (mine?.error ?? 1);
  return { kind: kindOf(short, give), words, chance: best.chance - short, short, give, why };
}

/** Whether a program with this many looks finds a right answer. */
export function solves(game: AnyGame, puzzle: Puzzle, looks: number, seed = 1): boolean {
  const { record, seat } = puzzle;
  const { world } = new Timeline(game, record).at(record.entries.length).standing;
  const ask = askOf(game, world, seat);
  if (ask === undefined) return false;
  const choice = playerOf(game, mindOf('hard', 0), looks)(game.view(world, seat), ask, fastChance(seed));
  const { kind } = verdictOn(game, world, puzzle, choice as Json, () => true);
  return kind === 'right' || kind === 'better';
}

const aShare: Reader<number> = (value, where) => {
  if (typeof value !== 'number' || !(Math.abs(value) <= 1.5)) throw new BadInput(where, 'must be a share');
  return value;
};

const aMargin: Reader<Margin> = fields({ points: aShare, low: aShare, high: aShare });

const aReason: Reader<Reason | null> = (value, where) =>
  value === null ? null : fields({ words: aText, rule: aText })(value, where);

/** A puzzle from a file, checked for its form only. */
export const readPuzzle: Reader<Puzzle> = fields({
  record: fields({ head: parseHead, entries: listOf(parseEntry) }),
  seat: aNumber(0, 25),
  options: listOf(fields({ choice: someJson, words: aText, chance: aShare, give: aShare })),
  right: aNumber(1, MOST_RIGHT),
  margin: aMargin,
  again: aMargin,
  looks: aNumber(1),
  why: aReason,
});
