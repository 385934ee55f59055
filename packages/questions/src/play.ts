// Plays one game of a question and returns its result or its record. The same key gives the same game on every machine.
import {
  type AnyGame,
  type AnyPlayer,
  type Ask,
  type Chance,
  type GameRecord,
  type Happening,
  type Json,
  type Outcome,
  type Seat,
  Session,
  type World,
  anyChoice,
  canAct,
  fastChance,
  itemAt,
  playout,
  questionOf,
  seatsOf,
  top,
  uniform,
} from '@xenotable/kernel';
import { standing } from '@xenotable/bots';
import type { Arm, GameOf } from './arms.ts';
import type { Question } from './document.ts';
import { playerFor } from './players.ts';
import type { Subject } from './subject.ts';

/** The result of one game for the seat whose wins are counted. */
export interface Result {
  key: string;
  /** Won 2, drawn 1, lost 0. An unfinished game counts as a draw between sides, and as lost against the game. */
  halves: 0 | 1 | 2;
  /** The seat's score at the end, in thousandths. */
  score: number;
  /** Rounds as the players count them. */
  rounds: number;
  decisions: number;
  /** The rule that ended it, and why; empty and 'not finished' if the bound was reached. */
  rule: string;
  why: string;
  finished: boolean;
  /** If the question asks what decides games: the largest change of the score within one tick, in thousandths, and how often the lead changed. */
  swing?: number;
  leads?: number;
  turn?: TurningPoint;
  /** If the question asks for it: what the seat has picked. */
  picks?: readonly string[];
}

/** The decision that, with the dice after it, changed the chance to win most. */
export interface TurningPoint {
  /** The rule of the question that was decided. */
  rule: string;
  round: number;
  /** Whether the change was good for the seat whose wins are counted. */
  gained: boolean;
  /** The size of the change, in thousandths. */
  by: number;
}

/** What is measured in a game besides its result. */
export interface Followed {
  /** Whether swings and changes of the lead are measured. */
  course: boolean;
  picks: boolean;
}

export const followedIn = ({ kind, picks }: Pick<Question, 'kind' | 'picks'>): Followed => ({
  course: kind === 'causes',
  picks,
});

const NOTHING: Followed = { course: false, picks: false };

const BETWEEN = 0x10000000;

const randomly = (name: string): boolean => name === 'random';

/** Who decides next, and what. */
type Mover = (
  w: World,
  asks: readonly Ask<unknown>[],
  view: (seat: Seat) => Json,
) => { seat: Seat; choice: unknown };

/** Picks moves as `playout` does, with the same random numbers. */
function randomMover(game: AnyGame, chance: Chance, any: (below: number) => number): Mover {
  return (w, asks) => {
    const f = top(w);
    const who = questionOf(game.book, f).who(w, f);
    const seats = seatsOf(who);
    const from = typeof who === 'number' ? 0 : any(seats.length);
    for (let i = 0; ; i++) {
      const seat = itemAt(seats, (from + i) % seats.length);
      const ask = asks.find((one) => one.seat === seat);
      if (ask !== undefined && (canAct(ask) || i === seats.length - 1))
        return { seat, choice: anyChoice(game, w, ask, any, chance) };
    }
  };
}

function programMover(players: readonly AnyPlayer[], own: Chance): Mover {
  return (_w, asks, view) => {
    const open = asks.filter(canAct);
    const ask = itemAt(open, open.length === 1 ? 0 : own.roll(open.length, 'simulation') - 1);
    const choice: unknown = itemAt(players, ask.seat)(view(ask.seat), ask, own);
    return { seat: ask.seat, choice };
  };
}

type Side = Pick<Arm, 'options' | 'players' | 'seat'>;

const sideOf = (arm: Arm, { swapped }: GameOf): Side => (swapped && arm.swapped !== null ? arm.swapped : arm);

function moverFor(subject: Subject, { players }: Side, deal: number, chance: Chance): Mover {
  return players.every(randomly)
    ? randomMover(subject.game, chance, uniform(deal + BETWEEN))
    : programMover(
        players.map((name) => playerFor(subject, name)),
        fastChance(deal + BETWEEN),
      );
}

/** Rounds as the players count them; ticks of the clock in an edition without `rounds`. */
const roundsOf = (game: AnyGame, w: World): number => game.rounds?.(w) ?? game.clock?.(w) ?? 0;

function halvesOf(game: AnyGame, w: World, seat: Seat): Result['halves'] {
  const sides = game.sides?.(w) ?? null;
  const winners = w.over?.winners ?? [];
  const won = winners.includes(seat);
  if (sides === null) return won ? 2 : 0;
  const mine = sides.find((side) => side.includes(seat)) ?? [seat];
  const lost = winners.some((one) => !mine.includes(one));
  return won === lost ? 1 : won ? 2 : 0;
}

function resultOf(game: AnyGame, w: World, key: string, seat: Seat, decisions: number): Result {
  const over: Outcome = w.over ?? { winners: [], rule: '', why: 'not finished' };
  return {
    key,
    halves: halvesOf(game, w, seat),
    score: Math.round(1000 * game.score(w, seat)),
    rounds: roundsOf(game, w),
    decisions,
    rule: over.rule,
    why: over.why,
    finished: w.over !== null,
  };
}

/** How the seat stood after each decision. */
class Course {
  private readonly game: AnyGame;
  private readonly seat: Seat;
  private tick = -1;
  private atTick: number | null = null;
  private before: number;
  private swing = 0;
  private leads = 0;
  private turn: TurningPoint | null = null;

  constructor(game: AnyGame, seat: Seat, w: World) {
    this.game = game;
    this.seat = seat;
    this.before = standing(game, w, seat);
    this.noteTick(w);
  }

  /** Notes the state after a decision about a question of this rule, asked in this round. */
  note(w: World, rule: string, round: number): void {
    const now = standing(this.game, w, this.seat);
    const by = Math.round(1000 * Math.abs(now - this.before));
    if (by > (this.turn?.by ?? 0)) this.turn = { rule, round, gained: now > this.before, by };
    this.before = now;
    this.noteTick(w);
  }

  private noteTick(w: World): void {
    const now = this.game.clock?.(w) ?? 0;
    if (now === this.tick && w.over === null) return;
    this.tick = now;
    const value = this.before;
    if (this.atTick !== null) {
      this.swing = Math.max(this.swing, Math.abs(value - this.atTick));
      if ((value - 0.5) * (this.atTick - 0.5) < 0) this.leads++;
    }
    this.atTick = value;
  }

  get figures(): Pick<Result, 'swing' | 'leads' | 'turn'> {
    const { swing, leads, turn } = this;
    return { swing: Math.round(1000 * swing), leads, ...(turn !== null && { turn }) };
  }
}

/** Plays one game to its end or to the bound. */
export function playOne(subject: Subject, arm: Arm, one: GameOf, followed = NOTHING): Result {
  const { game, bound } = subject;
  const side = sideOf(arm, one);
  const chance = fastChance(one.deal);
  const { course, picks } = followed;
  const told: Happening[] = [];
  const tell = picks ? (what: Happening): void => void told.push(what) : undefined;
  const w = game.setup(side.options, arm.seats, chance, tell) as World;
  if (!course && !picks && side.players.every(randomly))
    return resultOf(
      game,
      w,
      one.key,
      side.seat,
      playout(game, w, chance, uniform(one.deal + BETWEEN), bound),
    );
  const next = moverFor(subject, side, one.deal, chance);
  const seen = course ? new Course(game, side.seat, w) : null;
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks = game.asks(w);
    const round = seen === null ? 0 : roundsOf(game, w);
    const { seat, choice } = next(w, asks, (viewer) => game.view(w, viewer) as Json);
    game.play(w, seat, choice, chance, tell);
    seen?.note(w, asks.find((ask) => ask.seat === seat)?.rule ?? '', round);
  }
  return {
    ...resultOf(game, w, one.key, side.seat, decisions),
    ...seen?.figures,
    ...(picks && { picks: [...new Set(game.picks?.(w, side.seat, told) ?? [])] }),
  };
}

/** The same game as a record, to be opened as a replay. */
export function recordOf(subject: Subject, arm: Arm, one: GameOf): GameRecord {
  const { game, bound } = subject;
  const side = sideOf(arm, one);
  const chance = fastChance(one.deal);
  const session = Session.start(game, { options: side.options, seats: arm.seats }, () => chance);
  const next = moverFor(subject, side, one.deal, chance);
  for (let i = 0; session.world.over === null && i < bound; i++) {
    const { seat, choice } = next(session.world, session.asks, (viewer) => session.view(viewer));
    const played = session.choose(seat, choice);
    if ('refusal' in played) throw new Error(`${one.key}: ${played.refusal.reason}`);
  }
  return session.record;
}
