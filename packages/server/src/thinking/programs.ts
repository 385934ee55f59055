// Programs that play seats at this node's tables. Each decides from what its seat sees; its time for looking ahead is limited per choice,
// turn and table.
import { setTimeout as wait } from 'node:timers/promises';
import { patienceOf } from '@xenotable/bots';
import { type Ask, type Json, type Seat, laterSeats } from '@xenotable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { Bucket, type Rate } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import { Problem } from '../problem.ts';
import { storedStrength } from '../store/rows.ts';
import { Fenced } from '../store/store.ts';
import { decideFor } from '../tables/deciding.ts';
import type { Table } from '../tables/table.ts';
import { Busy, type ThinkingPool } from './pool.ts';
import type { Answer } from './thinkerThread.ts';
import { type StopSign, newStopSign, stop } from './stopSign.ts';

/** The pause before a program goes on, so that people can follow scenes, in milliseconds. */
const REST_MS = 400;
/** Most views that a program remembers of one game; the oldest are dropped. */
const MOST_REMEMBERED = 2000;
/** Number of failures at one question after which a program takes the first offer. */
const MOST_FAILURES = 3;

/** The state of a table's programs. */
interface Thinking {
  /** Whether a thought is in progress. */
  busy: boolean;
  /** Stops the thought in progress. */
  stop: StopSign;
  /** Milliseconds that the programs' current turn has taken. */
  spent: number;
  /** Milliseconds that the table may still use. */
  readonly budget: Bucket;
  readonly memories: Map<Seat, Set<string>>;
  failed: { seq: number; times: number };
}

/** A program's turn. */
interface Turn {
  seat: Seat;
  ask: Ask<Json>;
  seq: number;
}

export class Programs {
  private readonly pool: ThinkingPool;
  private readonly budget: Rate;
  private readonly metrics: Metrics;
  private readonly log: FastifyBaseLogger;
  private readonly thinking = new WeakMap<Table, Thinking>();

  /** `budget`: milliseconds that one table may use. */
  constructor(pool: ThinkingPool, budget: Rate, metrics: Metrics, log: FastifyBaseLogger) {
    this.pool = pool;
    this.budget = budget;
    this.metrics = metrics;
    this.log = log;
  }

  /** Called after a change at the table: lets a program think if it is its turn. */
  consider(table: Table): void {
    const turn = this.turnAt(table);
    if (turn === null) return;
    const thinking = this.thinkingOf(table);
    if (thinking.busy) return;
    thinking.busy = true;
    void this.decide(table, thinking, turn).then((again) => {
      thinking.busy = false;
      if (again) this.consider(table);
    });
  }

  /** Lets the program that thinks play the best choice it has found so far. */
  stop(table: Table): void {
    const thinking = this.thinking.get(table);
    if (thinking?.busy === true) stop(thinking.stop);
  }

  /** The program's turn, if there is one; a table without people who play or watch stands still. */
  turnAt(table: Table): Turn | null {
    const { session, host, seats, connections } = table;
    if (seats.every((seat) => seat.program === null)) return null;
    if (!this.pool.open || !table.isHeld || session === null || host === null) return null;
    if (table.status !== 'playing' || table.mustReload || table.talk.isTakingBack) return null;
    const deserted =
      connections.count === 0 && seats.every((seat) => seat.key === null || seat.program !== null);
    if (deserted) return null;
    const later = laterSeats(session);
    const seat = table.waits.seats.find(
      (one) => seats[one]?.program != null && host.awaitedBy(one) === null && !later.includes(one),
    );
    const ask = session.asks.find((one) => one.seat === seat);
    return seat === undefined || ask === undefined ? null : { seat, ask, seq: session.entries.length };
  }

  private thinkingOf(table: Table): Thinking {
    let thinking = this.thinking.get(table);
    if (thinking === undefined) {
      const budget = new Bucket(this.budget);
      const failed = { seq: -1, times: 0 };
      thinking = { busy: false, stop: newStopSign(), spent: 0, budget, memories: new Map(), failed };
      this.thinking.set(table, thinking);
    }
    return thinking;
  }

  /** Returns whether to look for the next turn. */
  private async decide(table: Table, thinking: Thinking, turn: Turn): Promise<boolean> {
    try {
      const answer = await this.answerTo(table, thinking, turn);
      const decided = await table.run(() => decideFor(table, this.metrics, { ...turn, ...answer }));
      if (decided) this.metrics.thoughts.inc();
      return true;
    } catch (error) {
      // The table is looked at again soon, by this node or its new owner.
      if (error instanceof Busy || error instanceof Fenced || error instanceof Elsewhere) return false;
      if (error instanceof Problem) return false;
      const { failed } = thinking;
      thinking.failed = { seq: turn.seq, times: failed.seq === turn.seq ? failed.times + 1 : 1 };
      this.metrics.thoughtFailures.inc();
      this.log.error({ err: error, table: table.id, seat: turn.seat }, 'a program could not decide');
      return thinking.failed.times <= MOST_FAILURES;
    }
  }

  private async answerTo(
    table: Table,
    thinking: Thinking,
    { seat, ask, seq }: Turn,
  ): Promise<Pick<Answer, 'choice' | 'why'>> {
    const { failed } = thinking;
    const [first] = ask.offers;
    if (failed.seq === seq && failed.times >= MOST_FAILURES && first !== undefined)
      return { choice: first, why: null };
    const before = choicesBefore(table);
    if (before === 0) thinking.spent = 0;
    const memory = thinking.memories.get(seat) ?? new Set();
    const patienceMs = thinking.budget.take(0) ? patienceOf(thinking.spent) : 0;
    thinking.stop = newStopSign();
    const question = {
      game: table.match.game,
      edition: table.match.edition,
      view: table.session?.view(seat) ?? null,
      ask,
      strength: storedStrength(table.seats[seat]?.program ?? null) ?? 'steady',
      before,
      memory: [...memory],
      patienceMs,
      stop: thinking.stop,
    };
    const watched = table.connections.count > 0;
    const shown = table.connections.everybody().some(({ scenes }) => scenes);
    const [{ choice, why, remembers, ms }] = await Promise.all([
      this.pool.think(question, watched),
      shown && seq > 0 && wait(REST_MS),
    ]);
    thinking.spent += ms;
    thinking.budget.charge(ms);
    this.metrics.thinking.inc(ms / 1000);
    thinking.memories.set(seat, new Set([...memory, ...remembers].slice(-MOST_REMEMBERED)));
    return { choice, why };
  }
}

/** The number of programs' choices since a person last decided or took something back. */
function choicesBefore({ session, seats }: Table): number {
  const entries = session?.entries ?? [];
  const last = entries.findLastIndex((entry) => 'undo' in entry || seats[entry.seat]?.program == null);
  return entries.length - 1 - last;
}
