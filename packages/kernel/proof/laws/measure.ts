// Measure: the numbers that players are shown beside a choice agree with the rules.
import { Enumerating } from '../../src/chance/enumerating.ts';
import type { Chance } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { prospectsOf } from '../../src/chance/prospects.ts';
import type { AnyGame, Ask, Stake } from '../../src/rules/game.ts';
import { type Told, listener } from '../../src/rules/happening.ts';
import type { Seat, World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** How often each value comes up; `samples` is 0 if all combinations were counted. */
interface Shares {
  of: Map<string, number>;
  samples: number;
}

/** Up to this many combinations are counted, otherwise this many samples are taken: for the panel and for forecasts, which are read to the percent. */
const PANEL = { ways: 600, samples: 400 };
const FORECAST = { ways: 1500, samples: 2000 };
/** After this many replies a choice must have had its effect. */
const MOST_REPLIES = 1000;

interface Walk {
  game: AnyGame;
  view: unknown;
  seat: Seat;
  /** Null: nothing is played; the event is about what is hidden now. */
  choice: unknown;
  read(before: World, after: World, told: readonly Told[]): string;
}

/** Thrown out of `play` when the game says that the act ends. */
class ActIsOver extends Error {}

/** Plays a choice and replies as the game's odds do, to the end of the act; returns everything that was told. */
function playAct(game: AnyGame, w: World, seat: Seat, choice: unknown, chance: Chance): Told[] {
  const told: Told[] = [];
  const keep = listener(told);
  const tell: typeof keep = (what, ...rest) => {
    keep(what, ...rest);
    if (game.actEnds?.(what, seat, choice) === true) throw new ActIsOver();
  };
  try {
    game.play(w, seat, choice, chance, tell);
    for (let replies = 0; w.over === null; replies++) {
      must(replies < MOST_REPLIES, 'the replies of the odds do not end');
      const reply = replyIn(game, w);
      if (reply === null) break;
      game.play(w, reply.seat, reply.choice, chance, tell);
    }
  } catch (error) {
    if (!(error instanceof ActIsOver)) throw error;
  }
  return told;
}

/** Plays a choice in a world that the seat could be in, and reads the result. */
function walk({ game, view, seat, choice, read }: Walk, chance: Chance): string {
  const before: World = game.imagine(view, chance);
  if (choice === null) return read(before, before, []);
  const after: World = game.copy(before);
  const told = playAct(game, after, seat, choice, chance);
  return read(before, after, told);
}

/** The legal choice with which the odds continue, or null if they stop. */
function replyIn(game: AnyGame, w: World): { seat: Seat; choice: unknown } | null {
  if (game.oddsReply === undefined) return null;
  const asks: Ask<unknown>[] = game.asks(w);
  const reply = game.oddsReply(w, asks);
  if (reply === null) return null;
  const refusal = game.judge(w, reply.seat, reply.choice);
  must(
    refusal === null,
    () => `the odds go on with an illegal choice: ${JSON.stringify(reply.choice)} (${refusal?.reason})`,
  );
  return reply;
}

/** All combinations of a walk with their chances, or a sample if there are too many. */
function sharesOf(one: Walk, seed: number): Shares {
  const every = new Enumerating();
  const exact = new Map<string, number>();
  for (let ways = 0; ways < FORECAST.ways; ways++) {
    const value = walk(one, every);
    const [share, of] = every.weight();
    exact.set(value, (exact.get(value) ?? 0) + Number(share) / Number(of));
    if (!every.next()) return { of: exact, samples: 0 };
  }
  return sampled(one, FORECAST.samples, seed);
}

function sampled(one: Walk, samples: number, seed: number): Shares {
  const chance = fastChance(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const value = walk(one, chance);
    counts.set(value, (counts.get(value) ?? 0) + 1 / samples);
  }
  return { of: counts, samples };
}

/** How far a frequency may be from its chance: six standard deviations, a false alarm in less than one of a hundred million. */
const errorOf = (chance: number, samples: number): number =>
  samples === 0 ? 1e-9 : 6 * Math.sqrt((chance * (1 - chance)) / samples) + 3 / samples;

interface Act {
  view: unknown;
  seat: Seat;
  choice: unknown;
}

/** Plays one act and reads every stake after it, as the odds panel does. */
function actInPlay(game: AnyGame, { view, seat, choice }: Act, w: World, chance: Chance): string[] {
  const stakes = game.stakes?.(view, seat, choice) ?? [];
  const told = playAct(game, w, seat, choice, chance);
  return stakes.map(({ key, values, of }: Stake<World>) => {
    const value = of(w, told);
    must(
      'words' in values ? values.words.includes(String(value)) : Number.isFinite(value),
      () => `the stake '${key}' becomes ${String(value)}, which is none of its values`,
    );
    return String(value);
  });
}

/** Compares what the odds panel prints of every stake with frequencies in play. */
function checkStakes(game: AnyGame, w: World, seat: Seat, choice: unknown, seed: number): void {
  const view: unknown = game.view(w, seat);
  const shown = prospectsOf(game, { view, seat, plan: [choice], seed: seed + 1 }, PANEL.ways);
  if (shown.stakes.length === 0) return;
  const act = { view, seat, choice };
  const chance = fastChance(seed);
  const counts = shown.stakes.map(() => new Map<string, number>());
  for (let i = 0; i < PANEL.samples; i++)
    actInPlay(game, act, game.imagine(view, chance), chance).forEach((value, at) => {
      const count = counts[at];
      count?.set(value, (count.get(value) ?? 0) + 1 / PANEL.samples);
    });
  shown.stakes.forEach(({ key, lines }, at) => {
    const seen = counts[at] ?? new Map<string, number>();
    const values = new Set([...seen.keys(), ...lines.map(({ value }) => String(value))]);
    for (const value of values) {
      const said = lines.find((line) => String(line.value) === value)?.chance ?? 0;
      const frequency = seen.get(value) ?? 0;
      const middle = Math.max(said, frequency);
      const give = errorOf(middle, PANEL.samples) + (shown.exact ? 0 : errorOf(middle, shown.walks));
      must(
        Math.abs(frequency - said) <= give,
        () =>
          `the odds panel prints ${said} for '${value}' of '${key}', play has ${frequency}, for ${JSON.stringify(choice)}`,
      );
    }
  });
  if (!shown.exact) return;
  const real = actInPlay(game, act, game.copy(w), fastChance(seed));
  shown.stakes.forEach(({ key, lines }, at) =>
    must(
      lines.some(({ value }) => String(value) === real[at]),
      () =>
        `'${real[at]}' came at the table itself, and the odds panel calls it impossible for '${key}', for ${JSON.stringify(choice)}`,
    ),
  );
}

/** Compares the numbers that a board computes with its own formulas with the rules. Returns how many there were. */
function checkForecasts(game: AnyGame, view: unknown, seat: Seat, choice: unknown, seed: number): number {
  const all = game.forecasts?.(view, seat, choice) ?? [];
  if (all.length === 0) return 0;
  const read = (before: World, after: World, told: readonly Told[]): string =>
    all.map((one) => (one.happens(before, after, told) ? '1' : '0')).join('');
  const shares = sharesOf({ game, view, seat, choice, read }, seed);
  all.forEach((one, i) => {
    let rules = 0;
    for (const [bits, share] of shares.of) if (bits[i] === '1') rules += share;
    must(
      Math.abs(one.chance - rules) <= (one.rounding ?? 0) + errorOf(one.chance, shares.samples),
      () =>
        `'${one.label}' is forecast with ${one.chance}, the rules have ${rules}, for ${JSON.stringify(choice)}`,
    );
  });
  return all.length;
}

/** Positions of a game at which the panel is compared, and choices whose forecasts are compared. */
const POSITIONS = 3;
const CHOICES = 3;

/** The odds panel and all forecasts, at some positions of a random game. */
export function measureLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  let panels = 0;
  let forecasts = 0;
  return randomGame(game, trial, seed, ({ w, asks, seat, choice, play }) => {
    const before: World = game.copy(w);
    play();
    const chance = w.undoBarrier !== before.undoBarrier;
    if (chance && panels < POSITIONS) {
      panels++;
      checkStakes(game, before, seat, choice, seed * 37 + panels);
    }
    if (game.forecasts !== undefined && forecasts < POSITIONS * CHOICES) {
      const view: unknown = game.view(before, seat);
      const { offers } = asks.find((ask) => ask.seat === seat)!;
      const some =
        offers.length === 0 ? [] : Array.from({ length: CHOICES }, () => offers[any(offers.length)]);
      for (const one of [null, ...some]) forecasts += checkForecasts(game, view, seat, one, seed + forecasts);
    }
    const enough = panels === POSITIONS && (game.forecasts === undefined || forecasts >= POSITIONS * CHOICES);
    return enough ? 'enough' : undefined;
  });
}
