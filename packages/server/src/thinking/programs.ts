// Programs that play seats of tables which this node has. Each decides from what its seat sees; how long it may look ahead
// is bounded for the choice, the turn and the table.
import { setTimeout as wait } from 'node:timers/promises';
import { patienceOf } from '@xenotable/bots';
import type { Ask, Json, Seat } from '@xenotable/kernel';
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
import { type StopSign, newStopSign, stop } from './stopSign.ts';

/** What was shown step by step can be followed before a program goes on, in milliseconds. */
const REST_MS = 400;
/** Views that a program remembers of one game, the latest ones. */
const MOST_REMEMBERED = 2000;
/** A program that has failed so often at one question does the first thing that is offered. */
const MOST_FAILURES = 3;

/** What is known of a table's programs besides its record. */
interface Minds {
  /** A thought is under way. */
  busy: boolean;
  /** Ends the thought that is under way. */
  stop: StopSign;
  /** Milliseconds that the programs' turn has taken so far. */
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
  private readonly minds = new WeakMap<Table, Minds>();

  /** `budget` are the milliseconds that one table may use. */
  constructor(pool: ThinkingPool, budget: Rate, metrics: Metrics, log: FastifyBaseLogger) {
    this.pool = pool;
    this.budget = budget;
    this.metrics = metrics;
    this.log = log;
  }

  /** Something at the table has changed: perhaps it is a program's turn. */
  consider(table: Table): void {
    const minds = this.mindsOf(table);
    if (minds.busy) return;
    const turn = this.turnAt(table);
    if (turn === null) return;
    minds.busy = true;
    void this.decide(table, minds, turn).then((again) => {
      minds.busy = false;
      if (again) this.consider(table);
    });
  }

  /** Somebody does not want to wait: the program that thinks plays what it has found so far. */
  stop(table: Table): void {
    const minds = this.minds.get(table);
    if (minds?.busy === true) stop(minds.stop);
  }

  /** Whose turn it is, if it is a program's; where nobody plays or watches, nothing needs to happen. */
  turnAt(table: Table): Turn | null {
    const { session, host, seats, connections } = table;
    if (!this.pool.open || !table.isHeld || session === null || host === null) return null;
    if (table.status !== 'playing' || table.mustReload || table.talk.isTakingBack) return null;
    const deserted =
      connections.count === 0 && seats.every((seat) => seat.key === null || seat.program !== null);
    if (deserted || !seats.some((seat) => seat.program !== null)) return null;
    const seat = table.waits.seats.find((one) => seats[one]?.program != null && host.awaitedBy(one) === null);
    const ask = session.asks.find((one) => one.seat === seat);
    return seat === undefined || ask === undefined ? null : { seat, ask, seq: session.entries.length };
  }

  private mindsOf(table: Table): Minds {
    let minds = this.minds.get(table);
    if (minds === undefined) {
      const budget = new Bucket(this.budget);
      const failed = { seq: -1, times: 0 };
      minds = { busy: false, stop: newStopSign(), spent: 0, budget, memories: new Map(), failed };
      this.minds.set(table, minds);
    }
    return minds;
  }

  /** Whether to look for the next turn. */
  private async decide(table: Table, minds: Minds, turn: Turn): Promise<boolean> {
    try {
      const choice = await this.choiceFor(table, minds, turn);
      const decided = await table.run(() => decideFor(table, this.metrics, { ...turn, choice }));
      if (decided) this.metrics.thoughts.inc();
      return true;
    } catch (error) {
      // Somebody looks at the table again soon: this node, or the one that has it by then.
      if (error instanceof Busy || error instanceof Fenced || error instanceof Elsewhere) return false;
      if (error instanceof Problem) return false;
      const { failed } = minds;
      minds.failed = { seq: turn.seq, times: failed.seq === turn.seq ? failed.times + 1 : 1 };
      this.metrics.thoughtFailures.inc();
      this.log.error({ err: error, table: table.id, seat: turn.seat }, 'a program could not decide');
      return minds.failed.times <= MOST_FAILURES;
    }
  }

  private async choiceFor(table: Table, minds: Minds, { seat, ask, seq }: Turn): Promise<Json> {
    const { failed } = minds;
    const [first] = ask.offers;
    if (failed.seq === seq && failed.times >= MOST_FAILURES && first !== undefined) return first;
    const before = choicesBefore(table);
    if (before === 0) minds.spent = 0;
    const memory = minds.memories.get(seat) ?? new Set();
    const patienceMs = minds.budget.take(0) ? patienceOf(minds.spent) : 0;
    minds.stop = newStopSign();
    const question = {
      game: table.match.game,
      edition: table.match.edition,
      view: table.session?.view(seat) ?? null,
      ask,
      strength: storedStrength(table.seats[seat]?.program ?? null) ?? 'steady',
      before,
      memory: [...memory],
      patienceMs,
      stop: minds.stop,
    };
    const watched = table.connections.count > 0;
    const shown = table.connections.everybody().some(({ scenes }) => scenes);
    const [{ choice, remembers, ms }] = await Promise.all([
      this.pool.think(question, watched),
      shown && seq > 0 && wait(REST_MS),
    ]);
    minds.spent += ms;
    minds.budget.charge(ms);
    this.metrics.thinking.inc(ms / 1000);
    minds.memories.set(seat, new Set([...memory, ...remembers].slice(-MOST_REMEMBERED)));
    return choice;
  }
}

/** Choices of programs since a person decided or took something back. */
function choicesBefore({ session, seats }: Table): number {
  const entries = session?.entries ?? [];
  const last = entries.findLastIndex((entry) => 'undo' in entry || seats[entry.seat]?.program == null);
  return entries.length - 1 - last;
}
