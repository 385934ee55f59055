// A table that is in use on this node: what is known of it, in memory as on disk, and the order in which things are
// done at it. It is played at one node at a time, its owner; others may look at it. Deciding and presence stand in files
// of their own.
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

/** Requests that may wait for one table. */
const LONGEST_QUEUE = 256;

/** How a table is kept. */
export interface TableSettings {
  /** Entries between two snapshots. */
  snapshotEvery: number;
  /** Decisions that a table may have. */
  mostEntries: number;
  /** Hears of a record that does not hold, or of a snapshot that could not be written. */
  failed(error: unknown, table: string): void;
  /** The owner of a table has done something with it. */
  acted(table: Table): void;
  /** Before entries are written: whoever must look at the table afterwards does so, though this node may end meanwhile. */
  insure(table: Table): Promise<void>;
  /** Throws Problem where programs cannot play at a table. */
  refusePrograms(match: Pick<MatchRow, 'typed'>): void;
  /** When this server was started, in milliseconds since 1970. */
  startedAt: number;
  paceMs: Readonly<Record<Pace, number>>;
  /** How often somebody may say or wish something that everybody is told. */
  talk: Rate;
  /** The table is no longer this node's, because another one has taken it or it was released: it is opened anew next time. */
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
  /** For those who watch, if they are to see things later; null: they see what everybody sees. */
  readonly delayed: DelayedView | null;
  /** What people here say and ask each other: in memory only. */
  readonly talk = new Talk();
  private readonly queue = new Queue();
  private readonly ownership: Ownership;
  /** While an act is being written, it is ahead of the disk: only the job that writes it may look. */
  host: TableHost | null = null;
  questions = new Questions();
  waits = new Waits();
  readonly absence = new Absence(this);
  /** When somebody looks at it though nobody comes, as the store has it; null: not known here. */
  wakeAt: number | null = null;
  readonly openedAt = Date.now();
  /** The seq of each choice by its seat and id: a resend is answered, not played. */
  readonly choiceSeqs = new Map<string, number>();
  /** What was told before this seq is not in memory. */
  private logStartsAt = -1;
  private snapshotAt = 0;
  /** Memory and disk may differ: read again before anything else. */
  mustReload = true;
  /** Everybody here has heard of the entries up to this seq. */
  private announcedSeq = -1;
  /** Whether the end of the game is on disk: the seed is published by this, never by the session. */
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

  /** Whether no device is connected and nothing is going on. */
  get idle(): boolean {
    return this.connections.count === 0 && this.queue.idle;
  }

  /** Waits for its turn: what the job sees is durable, and the table is this node's. Throws Elsewhere if another node has it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.own();
      if (this.mustReload) await this.load();
      try {
        return await job();
      } finally {
        if (this.isHeld) this.settings.acted(this);
      }
    });
  }

  /** Waits for its turn, but reads nothing first: for tables that perhaps cannot be read. */
  runUnread<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      await this.own();
      return job();
    });
  }

  /** For those who only read: the table may be another node's. */
  look<T>(job: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.mustReload || (!this.isHeld && !this.store.hearing)) await this.load();
      return job();
    });
  }

  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (this.queue.length >= LONGEST_QUEUE)
      return Promise.reject(new Problem('too-many', 'Too much at once for this table.'));
    this.used = Date.now();
    return this.queue.run(async () => {
      try {
        return await job();
      } catch (error) {
        if (error instanceof Fenced) this.letGo();
        throw error;
      }
    });
  }

  private async own(): Promise<void> {
    if (await this.ownership.take()) this.mustReload = true;
  }

  /** What everything names that is written about this table. */
  get held(): Held {
    return this.ownership.held;
  }

  /** Whether this node is its owner, as far as is known. */
  get isHeld(): boolean {
    return this.ownership.isHeld;
  }

  /** Throws Fenced if it was let go since the present job began. */
  refuseIfGone(): void {
    void this.ownership.held;
  }

  /** Another node has changed or taken it. */
  async changedElsewhere(): Promise<void> {
    this.mustReload = true;
    if (this.isHeld) await this.run(async () => {});
  }

  /** The table goes to another node, and so must everybody who is at it. */
  letGo(why: 'taken' | 'released' = 'taken'): void {
    if (!this.ownership.letGo()) return;
    for (const { device, viewer } of this.connections.everybody()) {
      this.connections.remove(device, viewer);
      device.sendAway();
    }
    this.settings.gone(this, why);
  }

  /** Nobody is at it any more: other nodes can have it at once. */
  async release(): Promise<void> {
    const held = this.isHeld ? this.held : null;
    this.letGo('released');
    if (held !== null) await this.store.nodes?.release(held);
  }

  /** Reads match, seats and record again. With `whole`, every entry is followed from the opening on. */
  async load(whole = false): Promise<void> {
    // What changes while it is being read must be read again.
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

  /** What the people at the table are called now. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  private async openSession(head: string, whole: boolean): Promise<void> {
    const rows = await this.store.entries(this.id, 0);
    const snapshot = whole ? null : await this.store.snapshot(this.id);
    // News of entries that are not announced yet need what was told at them, which is not in a snapshot.
    const usable = snapshot !== null && (this.announcedSeq < 0 || snapshot.seq <= this.announcedSeq);
    try {
      const { record, session, from, questions, waits } = await reopened(
        this,
        head,
        rows,
        usable ? snapshot : null,
      );
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

  /** An act is on disk that the session has played or followed. */
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

  /** A seat's player has looked at everything up to this entry. */
  markRead(device: Device, seat: Seat, seq: number): void {
    this.playing(device, seat);
    this.host?.markRead(seat, Math.min(seq, this.announcedSeq));
  }

  /** A look is no reason to write at once: it is kept when its device leaves. */
  async keepRead(seat: Seat): Promise<void> {
    const read = this.host?.readBy(seat) ?? null;
    if (read !== null) await this.store.seats.see(this.id, seat, read);
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

  /** The whole news for a connection, with the log after `after`. */
  news(connection: Connection, after: number): News | null {
    if (!connection.plays && this.delayed !== null) return this.delayed.news(connection, after);
    return this.host && this.broadcaster.news(this.host, connection, after);
  }

  sayInfo(except: Device | null = null): void {
    this.broadcaster.sayInfo(infoOf(this), except);
  }

  /** Somebody else, or nobody, decides for a seat now: everybody is told. */
  async seatsChanged(): Promise<void> {
    await this.refresh();
    this.sayInfo();
    if (this.session !== null) this.sayNews(this.session.entries.length);
    await this.store.tell(this.id);
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
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

  /** Sends everybody away. */
  close(reason: string): void {
    for (const { device, viewer } of this.connections.everybody()) {
      this.connections.remove(device, viewer);
      say(device, { type: 'closed', table: this.id, viewer, reason });
    }
  }

  /** When nothing can be taken back, one world says it all. */
  keepSnapshot(session: Session): void {
    const { standing } = session;
    if (standing.trail.length > 0 || standing.entries - this.snapshotAt < this.settings.snapshotEvery) return;
    this.snapshotAt = standing.entries;
    void this.store
      .keepSnapshot({ match: this.id, seq: standing.entries, body: writeState(standing) })
      .catch((error: unknown) => this.settings.failed(error, this.id));
  }
}
