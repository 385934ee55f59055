// All data that must outlive the process.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Backend, Held, NewEntry, Nodes, Owned, Patience, Wake } from './backend.ts';
import { GroupCommit } from './commit.ts';
import { stillHeld } from './held.ts';
import { openPostgres } from './postgres.ts';
import {
  type EntryRow,
  type MatchRow,
  type SeatRow,
  type SnapshotRow,
  type SpectatorRow,
  migrate,
} from './schema.ts';
import { Questions } from './questions.ts';
import { Seats } from './seats.ts';
import { Spectators } from './spectators.ts';
import { openSqlite } from './sqlite.ts';
import { KeptTalk } from './together.ts';
import { Wakes } from './wakes.ts';

/** An entry with this seq exists already. */
export class SeqConflict extends Error {
  override name = 'SeqConflict';
}

/** Another node has taken the match: this node must not write about it any more. */
export class Fenced extends Error {
  override name = 'Fenced';

  constructor(match: string, why = 'is at another node') {
    super(`${match} ${why}`);
  }
}

/** For a database on the same network. */
export const PATIENCE: Patience = { answerMs: 10_000, beatMs: 1000 };

/** How long a write may take before it counts as stuck, in milliseconds. */
const STUCK_MS = 2000;

/** Without other nodes all matches are this node's. */
const ALONE: Owned = { fence: 0 };

/** A match with its seats. */
export interface StoredMatch {
  match: MatchRow;
  seats: SeatRow[];
}

/** How long a starting server waits for a database that is not there, and the pause between two attempts, in milliseconds. */
const ARRIVAL_MS = 30_000;
const ATTEMPT_MS = 500;

/** Updates the schema. A database that starts at the same time, or is slow, is waited for. */
async function migrated(backend: Backend, failed: (error: Error) => void): Promise<void> {
  for (const end = performance.now() + ARRIVAL_MS; ;) {
    try {
      return await migrate(backend.db);
    } catch (error) {
      if (!backend.isAway(error) || performance.now() > end) throw error;
      failed(error instanceof Error ? error : new Error(String(error)));
      await wait(ATTEMPT_MS);
    }
  }
}

export class Store {
  private readonly backend: Backend;
  /** Entries of one act are written together or not at all. */
  private readonly commits: GroupCommit<readonly NewEntry[]>;
  readonly seats: Seats;
  readonly spectators: Spectators;
  readonly wakes: Wakes;
  readonly questions: Questions;
  readonly talk: KeptTalk;

  private constructor(backend: Backend) {
    this.backend = backend;
    this.seats = new Seats(backend);
    this.spectators = new Spectators(backend);
    this.wakes = new Wakes(backend);
    this.questions = new Questions(backend);
    this.talk = new KeptTalk(backend);
    this.commits = new GroupCommit(
      (acts) => {
        const among = (rows: readonly NewEntry[]): (readonly NewEntry[])[] =>
          acts.filter((act) => act.some((row) => rows.includes(row)));
        const left = backend.append(acts.flat());
        return left instanceof Promise ? left.then(among) : left.length === 0 ? [] : among(left);
      },
      (error) => backend.isConflict(error),
    );
  }

  /** `where` is the file of the embedded database, or a PostgreSQL URL. */
  static async open(
    where: string,
    failed: (error: Error) => void = () => {},
    patience: Patience = PATIENCE,
  ): Promise<Store> {
    const backend = /^postgres(ql)?:/.test(where) ? openPostgres(where, patience, failed) : openSqlite(where);
    const store = new Store(backend);
    try {
      await migrated(backend, failed);
      backend.ready?.();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  get name(): Backend['name'] {
    return this.backend.name;
  }

  private get db() {
    return this.backend.db;
  }

  listen(wake: Wake): Promise<void> {
    return this.backend.listen(wake);
  }

  /** The other nodes on the same database; null: there are none. */
  get nodes(): Nodes | null {
    return this.backend.nodes;
  }

  /** Takes a match for this node if no other living one has it; null: there is no such match. */
  async own(match: string): Promise<Owned | null> {
    return this.nodes === null ? ALONE : this.nodes.own(match);
  }

  /** Whether messages of other nodes arrive at present. */
  get hearing(): boolean {
    return this.backend.hearing();
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Why people should be sent to another node; null: this one can take them. */
  async problem(): Promise<string | null> {
    if (!this.hearing) return 'does not hear of other nodes';
    if (this.commits.waitingMs > STUCK_MS) return 'choices are not written';
    const late = new Promise<string>((done) => setTimeout(() => done('the store is slow'), STUCK_MS).unref());
    const answer = this.ping().then(
      () => null,
      () => 'no store',
    );
    return Promise.race([answer, late]);
  }

  async close(): Promise<void> {
    await this.commits.settled();
    await this.db.destroy();
    await this.backend.close();
  }

  /** A secret of this installation, created at its first start and the same on all nodes. */
  async secret(name: string, fresh: string): Promise<string> {
    await this.db
      .insertInto('settings')
      .values({ name, value: fresh })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    return (
      await this.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    ).value;
  }

  /** Stores a new match in one transaction. */
  async create(
    match: MatchRow,
    seats: SeatRow[],
    spectators: SpectatorRow[],
    entries: EntryRow[] = [],
  ): Promise<void> {
    const { db } = this;
    // In chunks, because databases limit the number of values in one statement.
    const chunks = Array.from({ length: Math.ceil(entries.length / 500) }, (_, i) =>
      entries.slice(i * 500, (i + 1) * 500),
    );
    await this.backend.atomically([
      { query: db.insertInto('matches').values(match) },
      { query: db.insertInto('seats').values(seats) },
      { query: db.insertInto('spectators').values(spectators) },
      ...chunks.map((rows) => ({ query: db.insertInto('entries').values(rows) })),
    ]);
  }

  async find(id: string): Promise<StoredMatch | null> {
    const match = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (match === undefined) return null;
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', id)
      .orderBy('seat')
      .execute();
    return { match, seats };
  }

  async findByCode(code: string): Promise<string | null> {
    return (
      (await this.db.selectFrom('matches').select('id').where('code', '=', code).executeTakeFirst())?.id ??
      null
    );
  }

  /** Matches that a guest made or sits at: those that go on come first, then the latest. */
  async of(guest: string, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where((where) =>
        where.or([
          where('guest', '=', guest),
          where('id', 'in', where.selectFrom('seats').select('seats.match').where('seats.guest', '=', guest)),
        ]),
      )
      .orderBy('over')
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => row.id);
  }

  /** The number of unfinished matches that a guest has made. */
  async unfinished(guest: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('matches')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .where('over', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns false, and changes nothing, if another node has taken the match. */
  rename(held: Held, name: string): Promise<boolean> {
    return this.backend.atomically([
      stillHeld(this.db, held),
      { query: this.db.updateTable('matches').set({ name }).where('id', '=', held.match) },
    ]);
  }

  /** Ends a match early. Returns false, and changes nothing, if another node has taken it. */
  end(held: Held, at: number): Promise<boolean> {
    return this.backend.atomically([
      stillHeld(this.db, held),
      {
        query: this.db
          .updateTable('matches')
          .set({ ended: at, over: 1, updated: at })
          .where('id', '=', held.match),
      },
    ]);
  }

  /** Returns false, and changes nothing, if another node has taken the match. */
  remove(held: Held): Promise<boolean> {
    const { db } = this;
    const { match } = held;
    return this.backend.atomically([
      stillHeld(db, held),
      { query: db.deleteFrom('entries').where('match', '=', match) },
      { query: db.deleteFrom('snapshots').where('match', '=', match) },
      { query: db.deleteFrom('spectators').where('match', '=', match) },
      { query: db.deleteFrom('wakes').where('match', '=', match) },
      { query: db.deleteFrom('talk').where('match', '=', match) },
      { query: db.deleteFrom('seats').where('match', '=', match) },
      { query: db.deleteFrom('matches').where('id', '=', match) },
    ]);
  }

  /** Matches that were not created, dealt, played or finished since this time. */
  async abandoned(before: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('updated', '<', before)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('entries')
              .select('entries.seq')
              .whereRef('entries.match', '=', 'matches.id')
              .where('entries.at', '>=', before),
          ),
        ),
      )
      .limit(most)
      .execute();
    return rows.map((row) => row.id);
  }

  /**
   * Resolves once the entries of an act are durable. Throws Fenced if another node has taken their match, SeqConflict if one
   * of their seqs exists already.
   */
  async append(...act: readonly NewEntry[]): Promise<void> {
    try {
      if (await this.commits.add(act)) return;
    } catch (error) {
      throw this.backend.isConflict(error)
        ? new SeqConflict(`entry ${act[0]?.seq} of ${act[0]?.match} is taken`)
        : error;
    }
    throw new Fenced(act[0]?.match ?? 'a match');
  }

  /** Entries with a seq above `after`, in order. */
  entries(match: string, after: number): Promise<EntryRow[]> {
    return this.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
  }

  async snapshot(match: string): Promise<SnapshotRow | null> {
    return (
      (await this.db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst()) ??
      null
    );
  }

  async keepSnapshot(row: SnapshotRow): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((on) => on.column('match').doUpdateSet({ seq: row.seq, body: row.body }))
      .execute();
  }

  /** Tells other nodes to look at the match again. */
  tell(match: string): Promise<void> {
    return this.backend.tell(match);
  }
}
