// Secrecy over time: two histories that differ only in a hidden act look the same, from the act on, to a viewer who may not know it.
import { type Chance } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { same } from '../../src/read/json.ts';
import { fingerprint } from '../../src/record/fingerprint.ts';
import { type AnyGame, type Ask, canAct } from '../../src/rules/game.ts';
import { type Told, heard, listener } from '../../src/rules/happening.ts';
import { type Move, type Uniform, anyChoice, anyMove } from '../../src/rules/playout.ts';
import type { RuleId, Viewer, World } from '../../src/rules/world.ts';
import { type Path, differingPaths, valueAt } from './paths.ts';
import { whereTheyPart } from './secrecy.ts';
import { type Trial, must, randomGame, viewersOf } from './trial.ts';

/** Counts results, and how many of them are draws. */
class Counting implements Chance {
  results = 0;
  draws = 0;
  private readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  roll(sides: number, why: RuleId): number {
    this.results++;
    return this.chance.roll(sides, why);
  }
  pick(weights: readonly number[], why: RuleId): number {
    this.results++;
    this.draws++;
    return this.chance.pick(weights, why);
  }
}

/** The result of a move. */
interface Step {
  asks: Ask<unknown>[];
  told: Told[];
  /** Whether something that one seat knew was shown to another. */
  revealed: boolean;
  /** Whether something was drawn. The bags of the two histories may differ, and so may what comes out. */
  drew: boolean;
}

function step(game: AnyGame, w: World, move: Move<unknown>, dice: number): Step {
  const told: Told[] = [];
  const before = w.undoBarrier;
  const chance = new Counting(fastChance(dice));
  game.play(w, move.seat, move.choice, chance, listener(told));
  return {
    asks: game.asks(w),
    told,
    revealed: w.undoBarrier - before > chance.results,
    drew: chance.draws > 0,
  };
}

/** Everything that a viewer gets after a move: lines, view, own question, and the seats that the table waits for. */
const pictureOf = (game: AnyGame, w: World, { asks, told }: Step, viewer: Viewer): unknown => ({
  lines: told.flatMap((one) => heard(one, viewer) ?? []),
  view: game.view(w, viewer) as unknown,
  ask: asks.find((ask) => ask.seat === viewer) ?? null,
  waiting: asks.filter(canAct).map((ask) => ask.seat),
});

/** A move that is legal in both worlds, or null. */
function sharedMove(
  game: AnyGame,
  w: World,
  asks: Ask<unknown>[],
  other: World,
  any: Uniform,
): Move<unknown> | null {
  for (let tries = 0; tries < 3; tries++) {
    const move: Move<unknown> = anyMove(game, w, asks, any, fastChance(any(1000)));
    if (game.judge(other, move.seat, move.choice) === null) return move;
  }
  return null;
}

const SAMPLES = 12;

/** Whether a viewer of one world must consider the hidden facts of the other possible, according to the game's own `imagine`. */
function holdsPossible(
  game: AnyGame,
  w: World,
  viewer: Viewer,
  other: World,
  hidden: Path[],
  dice: number,
): boolean {
  const facts = hidden.filter((path) => !same(valueAt(w, path), valueAt(other, path)));
  if (facts.length === 0) return false;
  const view: unknown = game.view(w, viewer);
  for (let i = 0; i < SAMPLES; i++) {
    const world: unknown = game.imagine(view, fastChance(dice + i));
    if (facts.every((path) => same(valueAt(world, path), valueAt(other, path)))) return true;
  }
  return false;
}

/** Moves after the hidden act for which both histories are followed. */
const LENGTH = 12;

/** Follows two histories that differ in one act, for all viewers who cannot tell the two acts apart. */
function follow(
  game: AnyGame,
  before: World,
  acts: readonly [Move<unknown>, Move<unknown>],
  viewers: Viewer[],
  any: Uniform,
): void {
  const dice = any(1_000_000);
  const a: World = game.copy(before);
  const b: World = game.copy(before);
  let first = step(game, a, acts[0], dice);
  let second = step(game, b, acts[1], dice);
  if (first.revealed || second.revealed || first.drew || second.drew) return;
  if (fingerprint(a) === fingerprint(b)) return;
  const acted = (): string => acts.map((act) => JSON.stringify(act.choice)).join(' and ');
  let blind = viewers.filter((viewer) => {
    const [left, right] = [pictureOf(game, a, first, viewer), pictureOf(game, b, second, viewer)];
    const alike = same(left, right);
    const [face, twin] = acts.map((act) => game.face?.(before, act.seat, act.choice, viewer));
    must(
      alike || face === undefined || !same(face, twin),
      () =>
        `${acted()} of seat ${acts[0].seat} look alike to ${viewer}, which is shown a difference${whereTheyPart(left, right)}`,
    );
    return alike;
  });
  for (let moves = 1; moves <= LENGTH && blind.length > 0 && a.over === null && b.over === null; moves++) {
    const move = sharedMove(game, a, first.asks, b, any);
    if (move === null) return;
    const hidden = differingPaths(a, b);
    first = step(game, a, move, dice + moves);
    second = step(game, b, move, dice + moves);
    const excused = first.revealed || second.revealed || first.drew || second.drew;
    blind = blind.filter((viewer) => {
      const [left, right] = [pictureOf(game, a, first, viewer), pictureOf(game, b, second, viewer)];
      const alike = same(left, right);
      must(
        alike || excused || !holdsPossible(game, a, viewer, b, hidden, dice),
        () =>
          `${viewer} could not tell ${acted()} of seat ${acts[0].seat} apart, and after ${moves} more moves, the last ${JSON.stringify(move)}, it can, although it is not meant to know${whereTheyPart(left, right)}`,
      );
      return alike;
    });
  }
}

/** Other choices of the same seat: any, and one that looks alike if the game says which do. */
function alternatives(
  game: AnyGame,
  w: World,
  ask: Ask<unknown>,
  move: Move<unknown>,
  viewer: Viewer,
  any: Uniform,
): unknown[] {
  const others = [0, 1].map(() => anyChoice(game, w, ask, any, fastChance(any(1000))) as unknown);
  if (game.face !== undefined) {
    const face = game.face(w, move.seat, move.choice, viewer);
    const from = any(Math.max(1, ask.offers.length));
    const turned = [...ask.offers.slice(from), ...ask.offers.slice(0, from)];
    const twin = turned.find(
      (offer) => !same(offer, move.choice) && same(game.face!(w, move.seat, offer, viewer), face),
    );
    if (twin !== undefined) others.push(twin);
  }
  return others.filter((choice) => !same(choice, move.choice));
}

/** If a seat could have acted differently unnoticed, others must not notice it later either, until something is revealed. */
export function secrecyOverTimeLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  return randomGame(game, trial, seed, ({ w, asks, seat, choice }) => {
    const viewers = viewersOf(trial).filter((viewer) => viewer !== seat);
    const ask = asks.find((one) => one.seat === seat)!;
    const move = { seat, choice };
    const viewer = viewers[any(viewers.length)]!;
    for (const other of alternatives(game, w, ask, move, viewer, any))
      follow(game, w, [move, { seat, choice: other }], viewers, any);
  });
}
