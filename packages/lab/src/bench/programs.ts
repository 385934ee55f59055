// Programs at the table: how long people wait for them, and whether a review finds deliberate mistakes.
import {
  CLEAR,
  Reviewer,
  candidates,
  compared,
  errorOf,
  isMistake,
  mindOf,
  patienceOf,
  playerOf,
} from '@xenotable/bots';
import { type AnyGame, type Ask, type Json, Session, canAct, fastChance, same } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';

export interface ProgramBench {
  /** The longest turn of 'hard' with the budget that it has at a table. */
  longestTurnMs: number;
  mostDecisionsInATurn: number;
  turns: number;
  /** Number of deliberate mistakes, and how many of them the review names. */
  planted: number;
  found: number;
  reviewMsPerGame: number;
  games: number;
}

/** One game of 'hard' in real time: how long its turns take, and how many choices they have. A turn ends with the clock's next tick or another seat's decision. */
export function realTurns({ game, bound }: GamePackage, setup: Trial, seed: number, seconds: number) {
  const chance = fastChance(seed);
  const own = fastChance(seed + 1);
  const memory = new Set<string>();
  const w = game.setup(setup.options, setup.seats, chance);
  const end = performance.now() + seconds * 1000;
  const turns: { ms: number; decisions: number }[] = [];
  let turn = { ms: 0, decisions: 0 };
  let seat = -1;
  let tick = game.clock?.(w) ?? 0;
  for (let i = 0; w.over === null && i < bound && performance.now() < end; i++) {
    const ask = (game.asks(w) as Ask<unknown>[]).find(canAct)!;
    const now = game.clock?.(w) ?? 0;
    if (ask.seat !== seat || now !== tick) {
      if (turn.decisions > 0) turns.push(turn);
      turn = { ms: 0, decisions: 0 };
      [seat, tick] = [ask.seat, now];
    }
    const begun = performance.now();
    const thought = mindOf('hard', turn.decisions)(game, game.view(w, ask.seat), ask, own, memory);
    const until = begun + patienceOf(turn.ms);
    while (performance.now() < until && thought.look());
    game.play(w, ask.seat, thought.best(), chance);
    turn.ms += performance.now() - begun;
    turn.decisions++;
  }
  return turns;
}

/** Choices other than the script's that are considered for an error, and worlds for the first look and the second. */
const ALTERNATIVES = 4;
const GLANCE = 6;
const WORLDS = 48;
/** Own decisions from one error to the next. */
const APART = 4;

/** A choice that is surely worse than the script's: it must look so at a glance, and again in other worlds. */
function blunder(game: AnyGame, view: unknown, ask: Ask<unknown>, script: unknown, seed: number): unknown {
  const chance = fastChance(seed);
  const others = candidates(game, game.imagine(view, chance), ask, chance, 2).filter(
    (choice) => !same(choice, script) && game.idle?.(view, ask.seat, choice) !== true,
  );
  while (others.length > ALTERNATIVES) others.splice(chance.roll(others.length, 'program') - 1, 1);
  const behind = (choices: readonly unknown[], worlds: number) => {
    const thought = compared(game, view, ask, chance, [script, ...choices], { warmUp: Infinity });
    for (let looks = 0; looks < worlds * (choices.length + 1) && thought.look(); looks++);
    const values = thought.values();
    const base = values.find(({ choice }) => same(choice, script))?.value ?? 0;
    return { worst: values.at(-1), loss: base - (values.at(-1)?.value ?? base) };
  };
  const glance = behind(others, GLANCE);
  if (glance.worst === undefined || glance.loss < CLEAR) return undefined;
  const { worst, loss } = behind([glance.worst.choice], WORLDS);
  return worst !== undefined && loss > CLEAR + 2 * worst.error ? worst.choice : undefined;
}

/** Errors planted in one game. */
export interface Planted {
  planted: number;
  /** Number of those that the review names. */
  found: number;
  /** The entries of the others. */
  missed: number[];
  /** Milliseconds that the review took. */
  ms: number;
}

/** A game by the script in which seat 0 blunders `often` times, and what the review says of it. */
export function reviewOfBlunders(
  { game, bound }: GamePackage,
  setup: Trial,
  seed: number,
  often: number,
): Planted {
  const chance = fastChance(seed);
  const session = Session.start(
    game,
    { seats: setup.seats, options: setup.options as Record<string, Json> },
    () => chance,
  );
  const script = playerOf(game, mindOf('steady', 0));
  const planted: number[] = [];
  let next = 0;
  for (let i = 0, own = 0; session.world.over === null && i < bound; i++) {
    const ask = session.asks.find(canAct)!;
    const view = session.view(ask.seat);
    const choice = script(view, ask, chance);
    const weak = ask.seat === 0 && planted.length < often && own++ >= next;
    const bad = weak ? blunder(game, view, ask, choice, seed + i) : undefined;
    if (bad !== undefined) {
      planted.push(session.entries.length);
      next = own + APART;
    }
    session.choose(ask.seat, bad ?? choice);
  }
  const begun = performance.now();
  const reviewer = new Reviewer(game, session.record, 0, { seed });
  while (reviewer.step());
  const ms = performance.now() - begun;
  const named = new Set(
    reviewer
      .review()
      .steps.filter((step) => isMistake(step) && errorOf(step) > 0)
      .map(({ entry }) => entry),
  );
  const missed = planted.filter((entry) => !named.has(entry));
  return { planted: planted.length, found: planted.length - missed.length, missed, ms };
}

export function benchPrograms(
  pack: GamePackage,
  games: number,
  seconds: number,
  progress: (text: string) => void,
): ProgramBench {
  const setup = pack.setups?.[0];
  if (setup === undefined) throw new Error(`${pack.game.title} has no set-up to measure at`);
  progress('turns in real time');
  const turns = realTurns(pack, setup, 5_100_000, seconds);
  const sum = { planted: 0, found: 0, ms: 0 };
  for (let i = 0; i < games; i++) {
    const one = reviewOfBlunders(pack, setup, 5_200_000 + i, 3);
    sum.planted += one.planted;
    sum.found += one.found;
    sum.ms += one.ms;
    progress(`reviewed ${i + 1} of ${games} games`);
  }
  return {
    longestTurnMs: Math.max(0, ...turns.map(({ ms }) => ms)),
    mostDecisionsInATurn: Math.max(0, ...turns.map(({ decisions }) => decisions)),
    turns: turns.length,
    planted: sum.planted,
    found: sum.found,
    reviewMsPerGame: sum.ms / games,
    games,
  };
}
