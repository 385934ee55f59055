// A table that somebody uses just now, on this node: the session, the people who are connected, and the order in which things are done.
import {
  type AnyGame,
  type Entry,
  type GameRecord,
  type Head,
  type Played,
  type Refusal,
  type Seat,
  type Session,
  readState,
  writeState,
  type World,
  parseEntry,
  seeded,
  waitingSeats,
} from '@xenotable/kernel';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Choose, Status, Undo } from '../protocol.ts';
import type { EntryRow, MatchRow, SeatRow } from '../store/schema.ts';
import { SeqConflict, type StoredMatch, type Store } from '../store/store.ts';
import { infoOf } from './info.ts';
import { ReadMarkers } from './readMarkers.ts';
import { opened } from './opening.ts';
import { type Device, type Connection, Connections, say } from './connections.ts';
import { Questions } from './questions.ts';
import { Queue } from './queue.ts';
import { type PlayedEntry, Broadcaster } from './broadcaster.ts';

/** Requests that may wait for one table. */
const LONGEST_QUEUE = 256;

const TOO_LATE: Refusal = { rule: 'stale', reason: 'The table has moved on since this was chosen.' };

export class Table {
  readonly game: AnyGame;
  match: MatchRow;
  seats: SeatRow[];
  readonly connections = new Connections();
  readonly readMarkers: ReadMarkers;
  private readonly broadcaster: Broadcaster;
  private readonly store: Store;
  private readonly metrics: Metrics;
  private readonly queue = new Queue();
  private session: Session | null = null;
  /** The seq of each choice by its seat and id: a resend is answered, not played. */
  private readonly ids = new Map<string, number>();
  /** What was told before this seq is not in memory. */
  private logStartsAt = -1;
  private readonly snapshotEvery: number;
  private snapshotAt = 0;
  /** Memory and disk may differ: read again before anything else. */
  private mustReload = true;
  private readonly questions = new Questions();
  /** Everybody here has heard of the entries up to this seq. */
  private announcedSeq = -1;
  used = Date.now();
  /** When the last entry was written, in milliseconds since 1970. */
  changed = 0;

  constructor(store: Store, metrics: Metrics, game: AnyGame, kept: StoredMatch, snapshotEvery: number) {
    this.store = store;
    this.metrics = metrics;
    this.game = game;
    this.match = kept.match;
    this.seats = kept.seats;
    this.snapshotEvery = snapshotEvery;
    this.readMarkers = new ReadMarkers(store, this.id);
    this.broadcaster = new Broadcaster(this.id, this.connections);
  }

  get id(): string {
    return this.match.id;
  }

  /** Waits for its turn: what the job sees is durable. */
  run<T>(job: () => Promise<T>): Promise<T> {
    if (this.queue.length >= LONGEST_QUEUE)
      return Promise.reject(new Problem('too-many', 'Too much at once for this table.'));
    this.used = Date.now();
    return this.queue.run(async () => {
      if (this.mustReload) await this.load();
      return job();
    });
  }

  /** Reads match, seats and record again. With `whole`, every entry is followed from the opening on. */
  async load(whole = false): Promise<void> {
    const kept = await this.store.find(this.id);
    if (kept === null) throw new Problem('unknown', 'There is no such table.');
    this.match = kept.match;
    this.seats = kept.seats;
    if (this.match.head !== null) await this.openSession(whole);
    this.mustReload = false;
  }

  private async openSession(whole: boolean): Promise<void> {
    const kept = whole ? null : await this.store.snapshot(this.id);
    const snapshot = kept !== null && kept.seq > this.announcedSeq && this.announcedSeq >= 0 ? null : kept;
    const rows = await this.store.entries(this.id, 0);
    const head = JSON.parse(this.match.head!) as Head;
    const entries = rows.map((row) => parseEntry(JSON.parse(row.body)));
    const standing = snapshot === null ? undefined : readState(snapshot.body);
    this.session = await opened(this.game, { head, entries }, seeded(this.match.seed), standing);
    this.logStartsAt = standing?.entries ?? -1;
    this.snapshotAt = standing?.entries ?? 0;
    this.changed = rows.at(-1)?.at ?? this.match.updated;
    this.ids.clear();
    for (const row of rows) if (row.choice !== null) this.ids.set(row.choice, row.seq);
    this.questions.open(this.session);
    if (this.announcedSeq >= 0 && this.announcedSeq < entries.length) this.sayNews(this.announcedSeq);
    this.announcedSeq = entries.length;
  }

  get status(): Status {
    return this.session === null ? 'waiting' : this.session.world.over === null ? 'playing' : 'over';
  }

  /** A seat's player has looked at everything up to this entry. */
  look(device: Device, seat: Seat, seq: number): void {
    this.playing(device, seat);
    this.readMarkers.note(seat, Math.min(seq, this.session?.entries.length ?? -1));
  }

  /** Whether it waits for one of these seats. */
  waitsFor(seats: readonly Seat[]): boolean {
    return this.session !== null && waitingSeats(this.session).some((seat) => seats.includes(seat));
  }

  /** The record as it stands, with the seed once the game is over; null while nothing is dealt. */
  record(): GameRecord | null {
    if (this.session === null) return null;
    const { head, entries } = this.session;
    return { head: this.status === 'over' ? { ...head, seed: this.match.seed } : head, entries };
  }

  /** What was told after this seq is brought back to memory, if it is not there. */
  async recall(after: number): Promise<void> {
    if (after < this.logStartsAt) await this.load(true);
  }

  /** The news of a connection as JSON, whole, with the log after `after`. */
  news(connection: Connection, after: number): string {
    return this.broadcaster.news(this.session, connection, after);
  }

  sayInfo(except?: Device): void {
    this.broadcaster.sayInfo(infoOf(this), except);
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
  sayNews(after: number, fresh: PlayedEntry | null = null, except?: Connection): void {
    if (this.session !== null) this.broadcaster.sayNews(this.session, after, fresh, except);
    this.announcedSeq = this.session?.entries.length ?? -1;
  }

  /** Plays or takes back for a device, and answers it. */
  async decide(device: Device, message: Choose | Undo): Promise<void> {
    const connection = this.playing(device, message.seat);
    const { session } = this;
    if (session === null) throw new Problem('not-now', 'The table still waits for people.');
    const choice = `${message.seat} ${message.id}`;
    if (this.ids.has(choice)) return this.again(connection, message);
    if (this.isStale(session, message)) return this.refuse(connection, message, TOO_LATE);
    const before = session.world;
    const played =
      message.type === 'choose'
        ? session.choose(message.seat, message.choice, message.results)
        : this.takeBack(session, message.seat);
    if ('wanted' in played) return say(device, { type: 'wanted', id: message.id, wanted: played.wanted });
    if ('refusal' in played) return this.refuse(connection, message, played.refusal);
    const started = performance.now();
    const seq = session.entries.length;
    const row = {
      match: this.id,
      seq,
      body: JSON.stringify(played.entry),
      choice,
      at: Date.now(),
      over: session.world.over !== null,
    };
    try {
      await this.store.append(row);
    } catch (error) {
      this.mustReload = true;
      if (!(error instanceof SeqConflict)) throw error;
      await this.load();
      return this.ids.has(choice)
        ? this.again(connection, message)
        : this.refuse(connection, message, TOO_LATE);
    }
    this.metrics.commit.add(performance.now() - started);
    this.metrics.choices++;
    this.ids.set(choice, seq);
    this.noteEntry(session, before, played.entry, row.at);
    const fresh = { before, entry: played.entry };
    this.broadcaster.sayDone(session, connection, message.id, seq - 1, fresh);
    this.sayNews(seq - 1, fresh, connection);
    if (row.over) this.sayInfo();
    else this.keepSnapshot(session);
  }

  /** The connection of a device that plays this seat. */
  private playing(device: Device, seat: Seat): Connection {
    const connection = this.connections.get(device, seat);
    if (connection === undefined || !connection.plays)
      throw new Problem('forbidden', 'This socket has not joined that seat with its key.');
    return connection;
  }

  /** Once the seed is published nothing can be taken back any more. */
  private takeBack(session: Session, seat: number): Played {
    return session.world.over === null
      ? session.undo(seat)
      : { refusal: { rule: 'undo', reason: 'The game is over and its seed is published.' } };
  }

  /** Another node says that this seq is written (-1: something else has changed). */
  async heardOf(seq: number): Promise<void> {
    if (seq < 0 || seq > (this.session?.entries.length ?? -1)) await this.run(() => this.catchUp());
  }

  /** Another node has changed something: read what is new and pass it on. */
  private async catchUp(): Promise<void> {
    const { session } = this;
    const after = session?.entries.length ?? -1;
    const kept = await this.store.find(this.id);
    if (kept === null) return this.close('The table was deleted.');
    this.match = kept.match;
    this.seats = kept.seats;
    await this.expel();
    if (session === null) await this.load();
    const rows = session === null ? [] : await this.store.entries(this.id, after);
    const followed = rows.map((row) => this.applyEntry(session!, row));
    if (this.session !== null && this.session.entries.length > after)
      this.sayNews(after, followed.length === 1 ? followed[0]! : null);
    this.sayInfo();
  }

  private applyEntry(session: Session, row: EntryRow): PlayedEntry {
    this.mustReload = true;
    const before = session.world;
    const entry = parseEntry(JSON.parse(row.body));
    session.applyEntry(entry);
    if (row.choice !== null) this.ids.set(row.choice, row.seq);
    this.noteEntry(session, before, entry, row.at);
    this.mustReload = false;
    return { before, entry };
  }

  /** Whoever sits here, or looks through a seat's eyes, with a key that no longer fits must leave. */
  async expel(): Promise<void> {
    for (const { device, viewer, plays, key } of this.connections.everybody()) {
      const fits = plays
        ? this.seats.some((seat) => seat.seat === viewer && seat.key === key)
        : viewer === 'table' || (await this.store.spectator(this.id, key)) !== null;
      if (fits || !this.connections.remove(device, viewer)) continue;
      say(device, { type: 'closed', table: this.id, viewer, reason: 'The seat was handed over.' });
    }
  }

  close(reason: string): void {
    for (const { device, viewer } of this.connections.everybody()) {
      this.connections.remove(device, viewer);
      say(device, { type: 'closed', table: this.id, viewer, reason });
    }
  }

  private isStale(session: Session, { type, seat, seq }: Choose | Undo): boolean {
    const now = session.entries.length;
    const since = type === 'undo' ? now : (this.questions.since(seat) ?? now);
    return seq < since || seq > now;
  }

  private noteEntry(session: Session, before: World, entry: Entry, at: number): void {
    this.changed = at;
    this.questions.note(session, before, entry);
  }

  /** The answer to a choice that was played before. */
  private async again(connection: Connection, { id, seq }: Choose | Undo): Promise<void> {
    await this.recall(seq);
    this.broadcaster.sayDone(this.session!, connection, id, seq, null);
  }

  private async refuse(connection: Connection, { id, seq }: Choose | Undo, refusal: Refusal): Promise<void> {
    if (seq === this.session!.entries.length) this.metrics.refused++;
    else {
      this.metrics.stale++;
      await this.recall(seq);
    }
    this.broadcaster.sayRefused(this.session!, connection, id, seq, refusal);
  }

  /** Where nothing can be taken back, one world says it all. */
  private keepSnapshot(session: Session): void {
    const { standing } = session;
    if (standing.trail.length > 0 || standing.entries - this.snapshotAt < this.snapshotEvery) return;
    this.snapshotAt = standing.entries;
    void this.store
      .keepSnapshot({ match: this.id, seq: standing.entries, body: writeState(standing) })
      .catch(() => this.metrics.errors++);
  }
}
