// Everything that must outlive the process.
import { type Insertable, sql } from 'kysely';
import type { Backend, NewEntry, Wake } from './backend.ts';
import { GroupCommit } from './commit.ts';
import { openPostgres } from './postgres.ts';
import {
  type EntryRow,
  type MatchRow,
  type SeatRow,
  type SnapshotRow,
  type SpectatorRow,
  migrate,
} from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Somebody else has written this entry first. */
export class SeqConflict extends Error {
  override name = 'SeqConflict';
}

/** A match with its seats. */
export interface StoredMatch {
  match: MatchRow;
  seats: SeatRow[];
}

export class Store {
  private readonly backend: Backend;
  private readonly commits: GroupCommit<NewEntry>;

  private constructor(backend: Backend) {
    this.backend = backend;
    this.commits = new GroupCommit(
      (rows) => backend.append(rows),
      (error) => backend.isConflict(error),
    );
  }

  /** `where` is the file of the embedded database, or a PostgreSQL URL. */
  static async open(where: string, failed: (error: Error) => void = () => {}): Promise<Store> {
    const backend = /^postgres(ql)?:/.test(where) ? openPostgres(where, failed) : openSqlite(where);
    await migrate(backend.db);
    return new Store(backend);
  }

  get name(): string {
    return this.backend.name;
  }

  private get db() {
    return this.backend.db;
  }

  listen(wake: Wake): Promise<void> {
    return this.backend.listen(wake);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.commits.settled();
    await this.backend.close();
    await this.db.destroy();
  }

  /** A secret of this installation, made at its first start and the same on all nodes. */
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

  /** A new match, complete or not at all. */
  async create(
    match: MatchRow,
    seats: SeatRow[],
    spectators: SpectatorRow[],
    entries: EntryRow[] = [],
  ): Promise<void> {
    const { db } = this;
    // Few rows at a time: databases bound the number of values in one statement.
    const chunks = Array.from({ length: Math.ceil(entries.length / 500) }, (_, i) =>
      entries.slice(i * 500, (i + 1) * 500),
    );
    await this.backend.atomically([
      db.insertInto('matches').values(match),
      db.insertInto('seats').values(seats),
      db.insertInto('spectators').values(spectators),
      ...chunks.map((rows) => db.insertInto('entries').values(rows)),
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

  /** Matches that a guest made or sits at, the latest first. */
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
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => row.id);
  }

  /** How many unfinished matches a guest has made. */
  async unfinished(guest: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('matches')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .where('over', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Sits down on a free seat; false if somebody was quicker. */
  async claim(match: string, seat: number, guest: string, name: string | null): Promise<boolean> {
    const result = await this.db
      .updateTable('seats')
      .set({ guest, ...(name !== null && { name }) })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('guest', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** The table is dealt, unless another node has done so already. */
  async deal(match: string, head: string, filled: SeatRow[], at: number): Promise<void> {
    const { db } = this;
    const ours = db.selectFrom('matches').select('id').where('id', '=', match).where('head', '=', head);
    await this.backend.atomically([
      db
        .updateTable('matches')
        .set({ head, code: null, updated: at })
        .where('id', '=', match)
        .where('head', 'is', null),
      ...filled.map(({ seat, kind, name, key, invite, guest }) =>
        db
          .updateTable('seats')
          .set({ kind, name, key, invite, guest })
          .where('match', 'in', ours)
          .where('seat', '=', seat),
      ),
    ]);
  }

  /** The seat gets new keys and is free for whoever is invited; nobody sees through its eyes any longer. */
  async handOver(match: string, seat: number, key: string, invite: string): Promise<void> {
    await this.backend.atomically([
      this.db
        .updateTable('seats')
        .set({ key, invite, guest: null, seen: -1 })
        .where('match', '=', match)
        .where('seat', '=', seat),
      this.db.deleteFrom('spectators').where('match', '=', match).where('sees', '=', seat),
    ]);
  }

  async rename(match: string, name: string): Promise<void> {
    await this.db.updateTable('matches').set({ name }).where('id', '=', match).execute();
  }

  /** The seat's player has looked at everything up to this entry; looks never go back. */
  async see(match: string, seat: number, seq: number): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ seen: seq })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('seen', '<', seq)
      .execute();
  }

  async addSpectator(row: Insertable<SpectatorRow>): Promise<void> {
    await this.db.insertInto('spectators').values(row).execute();
  }

  async spectator(match: string, key: string): Promise<SpectatorRow | null> {
    return (
      (await this.db
        .selectFrom('spectators')
        .selectAll()
        .where('key', '=', key)
        .where('match', '=', match)
        .executeTakeFirst()) ?? null
    );
  }

  /** The key to the public view that every match has. */
  async watchKey(match: string): Promise<string | null> {
    return (
      (
        await this.db
          .selectFrom('spectators')
          .select('key')
          .where('match', '=', match)
          .where('sees', 'is', null)
          .executeTakeFirst()
      )?.key ?? null
    );
  }

  async remove(match: string): Promise<void> {
    await this.backend.atomically([
      this.db.deleteFrom('entries').where('match', '=', match),
      this.db.deleteFrom('snapshots').where('match', '=', match),
      this.db.deleteFrom('spectators').where('match', '=', match),
      this.db.deleteFrom('seats').where('match', '=', match),
      this.db.deleteFrom('matches').where('id', '=', match),
    ]);
  }

  /** Resolves once the entry is durable; throws SeqConflict if this seq is taken. */
  async append(row: NewEntry): Promise<void> {
    try {
      await this.commits.add(row);
    } catch (error) {
      throw this.backend.isConflict(error)
        ? new SeqConflict(`entry ${row.seq} of ${row.match} is taken`)
        : error;
    }
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

  /** Other nodes look at the match again. */
  tell(match: string): Promise<void> {
    return this.backend.tell(match);
  }
}
