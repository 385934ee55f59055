// Looking back on a running game as one of its seats: what the seat was shown after each decision, step by step. It contains no seed, and
// nothing that the seat did not see.
import {
  type DeltaUpdate,
  type Json,
  type Seat,
  Timeline,
  type Update,
  deltaBetween,
  newsAt,
  sceneDeltas,
  scenesAt,
} from '@xenotable/kernel';
import { Bucket, type Rate } from '../limits.ts';
import { Problem } from '../problem.ts';
import { type Asker, fromSeat } from './asker.ts';
import { Work } from './slices.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './tableRegistry.ts';

/** Most moments in one answer. */
const MOST = 20;
/** Most states that a table keeps to start from: in a long record they are further apart. */
const MOST_KEPT = 32;
/** How long a table's timeline is kept after the last request. */
const FORGET_MS = 120_000;

export interface PastMoments {
  /** The number of decisions so far. */
  seq: number;
  /** The first one in full, the others as changes to the one before. */
  moments: (Update | DeltaUpdate)[];
}

/** The timeline of a table for which somebody has recently asked. */
class Past {
  private timeline: Timeline | null = null;
  /** Requests are answered one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private forgetting: NodeJS.Timeout | null = null;
  /** The limit for this table, since several addresses may ask about it, also through other nodes. */
  readonly time: Bucket;

  constructor(time: Bucket) {
    this.time = time;
  }

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.last.then(job);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** The timeline, computed at least up to this moment, in slices so that other tables are not delayed. */
  async upTo(table: Table, moment: number, work: Work): Promise<Timeline> {
    if (this.forgetting !== null) clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.timeline = null), FORGET_MS).unref();
    let { timeline } = this;
    if (timeline === null || timeline.length <= moment || timeline.names.join() !== table.names.join()) {
      const record = await table.run(async () => durableRecord(table));
      const every = Math.max(16, Math.ceil(record.entries.length / MOST_KEPT));
      timeline = new Timeline(table.game, record, { every, names: table.names });
      this.timeline = timeline;
    }
    for (let at = 0; at < moment; at += 8) {
      timeline.at(at);
      await work.pause();
    }
    return timeline;
  }
}

const pasts = new WeakMap<Table, Past>();

function pastOf(table: Table, rate: Rate): Past {
  let past = pasts.get(table);
  if (past === undefined) pasts.set(table, (past = new Past(new Bucket(rate))));
  return past;
}

/** Called in the table's turn, so that all of it is durable. */
function durableRecord(table: Table) {
  const record = table.record();
  if (record === null) throw new Problem('not-now', 'The table still waits for people.');
  return { head: record.head, entries: record.entries.slice() };
}

export interface Looking extends Asker {
  /** The first requested moment. */
  from: number;
}

export async function pastMoments(registry: TableRegistry, looking: Looking): Promise<PastMoments> {
  const { from, address } = looking;
  const { table, seat, seq } = await fromSeat(
    registry,
    looking,
    'Only who sits at the table can look back.',
    async (table, { seat }) => ({ table, seat, seq: durableRecord(table).entries.length }),
  );
  if (from > seq) throw new Problem('malformed', `The table has moments 0 to ${seq}, not ${from}.`);
  const to = Math.min(seq, from + MOST - 1);
  const past = pastOf(table, registry.limits.lookingBackMs);
  const budgets = [address.bucket('lookingBackMs'), past.time];
  return past.inTurn(async () => {
    if (!budgets.every((budget) => budget.take(0)))
      throw new Problem('too-many', 'Enough looking back for now: try again in a minute.');
    const work = new Work();
    const timeline = await past.upTo(table, to, work);
    const moments = await momentsIn(timeline, { from, to, seat }, work);
    for (const budget of budgets) budget.charge(work.took);
    return { seq, moments };
  });
}

async function momentsIn(
  timeline: Timeline,
  { from, to, seat }: { from: number; to: number; seat: Seat },
  work: Work,
): Promise<PastMoments['moments']> {
  const moments: PastMoments['moments'] = [];
  let before: Json = null;
  for (let n = from; n <= to; n++) {
    const scenes = scenesAt(timeline, n, seat);
    const news = newsAt(timeline, n, seat);
    const { view, ...rest } = news;
    moments.push(
      n === from
        ? { news, scenes }
        : {
            news: { ...rest, from: n - 1, change: deltaBetween(before, view) },
            scenes: sceneDeltas(scenes, before),
          },
    );
    before = view;
    await work.pause();
  }
  return moments;
}
