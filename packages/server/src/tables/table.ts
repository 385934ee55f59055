// A table in use on this node: its state in memory and on disk, and the order in which jobs run on it. It is played at one node at a time,
// its owner; others may read it. Deciding, presence and others are in their own files.
import {
  type AnyGame,
  type GameRecord,
  type PlayedEntry,
  RecordError,
  type Seat,
  type Session,
  type TableHost,
  waitingSeats,
  writeState,
} from '@xenotable/kernel';
import { Absence } from '../absence/absence.ts';
import type { Pace } from '../absence/protocol.ts';
import type { Rate } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { News, Status } from '../protocol.ts';
import type { Held } from '../store/backend.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { Fenced, type Store, type StoredMatch } from '../store/store.ts';
import { Broadcaster } from './broadcaster.ts';
import { type Connection, Connections, type Device, say } from './connections.ts';
import { DelayedView } from './delayedView.ts';
import { Talk } from '../talk/talk.ts';
import { infoOf } from './info.ts';
import { Ownership } from './ownership.ts';
import { hostOf, reopened } from './reopening.ts';
import { Presence } from './presence.ts';
import { Questions } from './questions.ts';
import { Queue } from './queue.ts';
import { Waits } from './waits.ts';

/** Most requests that may wait for one table. */
const LONGEST_QUEUE = 256;

/** Settings and callbacks of tables. */
export interface TableSettings {
  /** Number of entries between two snapshots. */
  snapshotEvery: number;
  /** Most decisions of a table. */
  mostEntries: number;
  /** Called with a record that is not valid, or a snapshot that could not be written. */
  failed(error: unknown, table: string): void;
  /** Called after the owner of a table has done something with it. */
  acted(table: Table): void;
  /** Called before entries are written: sets a wake time, so that the table is looked at even if this node ends; null: not needed. */
  insure(table: Table): Promise<void> | null;
  /** Throws Problem if programs cannot play at the table. */
  refusePrograms(match: Pick<MatchRow, 'typed'>): void;
  /** When this server was started, in milliseconds since 1970. */
  startedAt: number;
  paceMs: Readonly<Record<Pace, number>>;
  /** How often somebody may say or wish something that everybody is told. */
  talk: Rate;
  /** How often a player may change their standing orders. */
  orders: Rate;
  /** Called when this node gives the table up because another one has taken it or it was released; next time it is opened again. */
  gone(table: Table, why: 'taken' | 'released'): void;
}

export class Table {
  readonly game: AnyGame;
  readonly store: Store;
  readonly settings: TableSettings;
  match: MatchRow;
  seats: SeatRow[];
  readonly connections = new Connections();
  readonly presence = new Presence(this.connections, (except) => this.sayInfo(except));
  readonly broadcaster: Broadcaster;
  /** The view of watchers at a table with a delay; null: there is none. */
  readonly delayed: DelayedView | null;
  /** What people here say and ask each other. */
  readonly talk = new Talk();
  private readonly queue = new Queue();
  private readonly ownership: Ownership;
  /** While an act is being written, the host is ahead of the disk: only the job that writes may use it. */
  host: TableHost | null = null;
  questions = new Questions();
  waits = new Waits();
  readonly absence = new Absence(this);
  /** The stored time of the next look without any request; null: not known here. */
  wakeAt: number | null = null;
  readonly openedAt = Date.now();
  /** The seq of each choice by its seat and id: a resend is answered, not played again. */
  readonly choiceSeqs = new Map<string, number>();
  /** Log lines from before this seq are not in memory. */
  private logStartsAt = -1;
  private snapshotAt = 0;
  /** Memory and disk may differ: the table must be read again first. */
  mustReload = true;
  /** Milliseconds of work that following its record has taken, each time it was opened. */
  openingMs = 0;
  /** The entries up to this seq have been sent to everybody. */
  private announcedSeq = -1;
  /** Whether the end of the game is on disk; the seed is published only then, whatever the session says. */
  private isOver = false;
  used = Date.now();
  /** When the last entry was written, in milliseconds since 1970. */
  changed = 0;

  constructor(store: Store, game: AnyGame, stored: StoredMatch, settings: TableSettings) {
    this.store = store;
    this.game = game;
    this.match = stored.match;
    this.seats = stored.seats;
    this.settings = settings;
    this.ownership = new Ownership(store, stored.match.id);
    const { watch_delay: decisions } = this.match;
    this.delayed =
      decisions > 0
        ? new DelayedView({ table: this.id, game: this.game, connections: this.connections, decisions })
        : null;
    this.broadcaster = new Broadcaster(
      this.id,
      this.connections,
      this.seats,
      ({ plays }) => plays || this.delayed === null,
    );
  }

  get session(): Session | null {
    return this.host?.session ?? null;
  }

  get id(): string {
    return this.match.id;
  }

  /** Whether no device is connected and no job runs or waits. */
  get idle(): boolean {
    return this.connections.count === 0 && this.queue.idle;
  }

  /** Runs a job in turn; it sees durable state, and the table is this node's. Throws Elsewhere if another node has it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(job, true);
  }

  /** Runs a job in turn without reading the table first, which may fail for a damaged one. */
  runUnread<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.own();
      return job();
    });
  }

  /** Runs a job that only reads; the table may be another node's. */
  look<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.mustReload || (!this.isHeld && !this.store.hearing)) await this.load();
      return job();
    });
  }

  /** With `owning` the table is taken and read before the job. (One function for both: every promise in between costs each choice time.) */
  private inTurn<T>(job: () => Promise<T>, owning = false): Promise<T> {
    if (this.queue.length >= LONGEST_QUEUE)
      return Promise.reject(new Problem('too-many', 'Too much at once for this table.'));
    this.used = Date.now();
    return this.queue.run(async () => {
      let begun = false;
      try {
        if (owning && !this.isHeld) await this.own();
        if (owning && this.mustReload) await this.load();
        begun = owning;
        return await job();
      } catch (error) {
        if (error instanceof Fenced) this.letGo();
        throw error;
      } finally {
        if (begun && this.isHeld) this.settings.acted(this);
      }
    });
  }

  private async own(): Promise<void> {
    if (await this.ownership.take()) this.mustReload = true;
  }

  /** The match and fence that every write about this table needs. */
  get held(): Held {
    return this.ownership.held;
  }

  /** Whether this node is the owner, as far as it knows. */
  get isHeld(): boolean {
    return this.ownership.isHeld;
  }

  /** Throws Fenced if the table was given up since the current job began. */
  refuseIfGone(): void {
    void this.ownership.held;
  }

  /** Called when another node has changed or taken the table. */
  async changedElsewhere(): Promise<void> {
    this.mustReload = true;
    if (this.isHeld) await this.run(async () => {});
  }

  /** Gives the table up and disconnects everybody, so that they follow it to the other node. */
  letGo(why: 'taken' | 'released' = 'taken'): void {
    if (!this.ownership.letGo()) return;
    for (const { device, viewer } of this.connections.everybody()) {
      this.connections.remove(device, viewer);
      device.sendAway();
    }
    this.settings.gone(this, why);
  }

  /** Releases a table that nobody uses, so that other nodes can take it at once. */
  async release(): Promise<void> {
    const held = this.isHeld ? this.held : null;
    this.letGo('released');
    if (held !== null) await this.store.nodes?.release(held);
  }

  /** Reads match, seats and record again. With `whole`, follows every entry from the opening on. */
  async load(whole = false): Promise<void> {
    // Set first: a change while it is being read must cause another read.
    this.mustReload = false;
    try {
      await this.readRows();
      if (this.match.head !== null) await this.openSession(this.match.head, whole);
    } catch (error) {
      this.mustReload = true;
      throw error;
    }
  }

  /** Reads match and seats again, and the record only if the table was dealt meanwhile. */
  async refresh(): Promise<void> {
    await this.readRows();
    if (this.session === null && this.match.head !== null) await this.load();
    if (this.match.ended !== null) this.isOver = true;
  }

  private async readRows(): Promise<void> {
    const stored = await this.store.find(this.id);
    if (stored === null) {
      this.close('The table was deleted.');
      throw new Problem('unknown', 'There is no such table.');
    }
    this.ownership.compare(stored.match.fence);
    this.match = stored.match;
    this.seats = stored.seats;
    this.broadcaster.seatsAre(this.seats);
    if (this.session !== null) this.session.names = this.names;
    this.delayed?.seatsAre(this.seats, this.names);
  }

  /** The current names of the seats. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  private async openSession(head: string, whole: boolean): Promise<void> {
    const rows = await this.store.entries(this.id, 0);
    const snapshot = whole ? null : await this.store.snapshot(this.id);
    // News of entries that were not sent yet need their log lines, which are not in a snapshot.
    const usable = snapshot !== null && (this.announcedSeq < 0 || snapshot.seq <= this.announcedSeq);
    try {
      const { record, session, from, questions, waits, took } = await reopened(
        this,
        head,
        rows,
        usable ? snapshot : null,
      );
      this.openingMs += took;
      this.host = hostOf(this, session);
      await this.delayed?.open(record, session.world.over !== null);
      this.delayed?.seatsAre(this.seats, this.names);
      this.questions = questions;
      this.waits = waits;
      this.logStartsAt = from ?? -1;
      this.snapshotAt = from ?? 0;
    } catch (error) {
      this.settings.failed(error, this.id);
      const line = error instanceof RecordError ? ` (line ${error.line})` : '';
      throw new Problem(
        'not-now',
        `The record of this table is damaged${line}: it cannot be opened, but its host can delete it.`,
      );
    }
    this.changed = rows.at(-1)?.at ?? this.match.updated;
    this.isOver = this.session?.world.over != null || this.match.ended !== null;
    this.choiceSeqs.clear();
    for (const row of rows) if (row.choice !== null) this.choiceSeqs.set(row.choice, row.seq);
    if (this.announcedSeq >= 0 && this.announcedSeq < rows.length) this.sayNews(this.announcedSeq);
    this.announcedSeq = rows.length;
  }

  get status(): Status {
    return this.session === null ? 'waiting' : this.isOver ? 'over' : 'playing';
  }

  /** Updates the table after an act was written. */
  settle(
    session: Session,
    act: readonly PlayedEntry[],
    rows: readonly { seq: number; choice: string | null; at: number }[],
  ): void {
    for (const { choice, seq, at } of rows) {
      if (choice !== null) this.choiceSeqs.set(choice, seq);
      this.changed = at;
    }
    this.isOver = session.world.over !== null;
    this.questions.note(session, act);
    for (const { entry } of act) this.waits.note(session, entry.seat, this.changed);
  }

  /** Notes what a seat's player has seen. */
  markRead(device: Device, seat: Seat, seq: number): void {
    this.playing(device, seat);
    this.host?.markRead(seat, Math.min(seq, this.announcedSeq));
  }

  /** Stores what the player has seen; only when a device leaves, since it is not urgent. */
  async keepRead(seat: Seat): Promise<void> {
    const read = this.host?.readBy(seat) ?? null;
    if (read !== null) await this.store.seats.see(this.id, seat, read);
  }

  /** Whether the table waits for one of these seats. */
  waitsFor(seats: readonly Seat[]): boolean {
    return this.session !== null && waitingSeats(this.session).some((seat) => seats.includes(seat));
  }

  /** The current record, with the seed once the game is over; null before the deal. */
  record(): GameRecord | null {
    if (this.session === null) return null;
    const { head, entries } = this.session;
    return { head: this.status === 'over' ? { ...head, seed: this.match.seed } : head, entries };
  }

  /** Loads log lines after this seq if they are not in memory. */
  async recall(after: number): Promise<void> {
    if (after < this.logStartsAt) await this.load(true);
  }

  /** The full news for a connection, with the log after `after`. */
  news(connection: Connection, after: number): News | null {
    if (!connection.plays && this.delayed !== null) return this.delayed.news(connection, after);
    return this.host && this.broadcaster.news(this.host, connection, after);
  }

  sayInfo(except: Device | null = null): void {
    this.broadcaster.sayInfo((plays) => infoOf(this, plays), except);
  }

  /** Reads match and seats again after a change, and tells everybody about them. */
  async infoChanged(): Promise<void> {
    await this.refresh();
    this.sayInfo();
    await this.store.tell(this.id);
  }

  /** Tells everybody that seats have changed. */
  async seatsChanged(): Promise<void> {
    await this.refresh();
    this.sayInfo();
    if (this.session !== null) this.sayNews(this.session.entries.length);
    await this.store.tell(this.id);
  }

  /** Sends news from `after` on to everybody except the connection that is answered separately. */
  sayNews(after: number, act: readonly PlayedEntry[] = [], except?: Connection): void {
    if (this.host !== null) {
      this.broadcaster.sayNews(this.host, after, act, except);
      this.delayed?.follow(this.host.session.entries, this.isOver, after < 0);
      this.talk.followPlay(this);
    }
    this.announcedSeq = this.session?.entries.length ?? -1;
  }

  /** The connection of a device that plays this seat. */
  playing(device: Device, seat: Seat): Connection {
    const connection = this.connections.get(device, seat);
    if (connection === undefined || !connection.plays)
      throw new Problem('forbidden', 'This socket has not joined that seat with its key.');
    return connection;
  }

  /** Disconnects everybody. */
  close(reason: string): void {
    for (const { device, viewer } of this.connections.everybody()) {
      this.connections.remove(device, viewer);
      say(device, { type: 'closed', table: this.id, viewer, reason });
    }
  }

  /** Stores a snapshot when nothing can be taken back, since then the world alone is enough. */
  keepSnapshot(session: Session): void {
    const { standing } = session;
    if (standing.trail.length > 0 || standing.entries - this.snapshotAt < this.settings.snapshotEvery) return;
    this.snapshotAt = standing.entries;
    void this.store
      .keepSnapshot({ match: this.id, seq: standing.entries, body: writeState(standing) })
      .catch((error: unknown) => this.settings.failed(error, this.id));
  }
}
