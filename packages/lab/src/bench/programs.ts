// Programs at the table: how long people wait for them, and whether a review finds deliberate mistakes.
import { Reviewer, errorOf, isMistake, mindOf, patienceOf, playerOf, searchThinker } from '@xenotable/bots';
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

/** The worst choice that a short search finds, if it is clearly worse than the best. */
function blunder(game: AnyGame, view: unknown, ask: Ask<unknown>, seed: number): unknown {
  const thought = searchThinker()(game, view, ask, fastChance(seed), new Set());
  for (let looks = 0; looks < 120 && thought.look(); looks++);
  const values = thought.values();
  const best = values[0];
  const worst = values.at(-1);
  if (best === undefined || worst === undefined || worst.looks < 4) return undefined;
  return best.value - worst.value > 0.04 + 2 * worst.error ? worst.choice : undefined;
}

/** A game by the script in which seat 0 blunders a few times, and what the review says of it. */
export function reviewOfBlunders({ game, bound }: GamePackage, setup: Trial, seed: number, often: number) {
  const chance = fastChance(seed);
  const session = Session.start(
    game,
    { seats: setup.seats, options: setup.options as Record<string, Json> },
    () => chance,
  );
  const script = playerOf(game, mindOf('steady', 0));
  const planted: number[] = [];
  for (let i = 0; session.world.over === null && i < bound; i++) {
    const ask = session.asks.find(canAct)!;
    const view = session.view(ask.seat);
    const bad =
      ask.seat === 0 && planted.length < often && i % 7 === seed % 7
        ? blunder(game, view, ask, seed + i)
        : undefined;
    const choice = bad ?? script(view, ask, chance);
    if (bad !== undefined && !same(bad, script(view, ask, fastChance(i))))
      planted.push(session.entries.length);
    session.choose(ask.seat, choice);
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
  return { planted: planted.length, found: planted.filter((entry) => named.has(entry)).length, ms };
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
