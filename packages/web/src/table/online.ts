// A table on a server: views and lines come over a socket, choices go back and count once they are safe there.
import {
  type Changed,
  type Json,
  type LogLine,
  type News,
  type Refusal,
  type Scene,
  type Seat,
  type Shown,
  type Viewer,
  type Wanted,
  newSeed,
  same,
  wholeShown,
} from '@xenotable/kernel';
import type { ClientMessage, ServerMessage, TableInfo } from '@xenotable/server/protocol';
import { reckoner } from '../worker/desk-client.ts';
import type { Rolling } from '../worker/desk.ts';
import type { Awaited, TableClient, TableState } from './client.ts';
import { Film, pace } from './film.ts';
import { onlineTables, recordOf, renameOnline } from './lobby.ts';
import { Socket } from './socket.ts';

/** What one pair of eyes has got so far. */
interface Eyes {
  news: News;
  lines: LogLine[];
  plays: boolean;
}

interface Pending {
  message: ClientMessage;
  answer(refusal: Refusal | null): void;
}

const newId = (): string => newSeed().slice(0, 20);

export class OnlineTable implements TableClient {
  private readonly table: string;
  private readonly keys: string[];
  private readonly socket: Socket;
  private readonly eyes = new Map<Viewer, Eyes>();
  private readonly joins = new Map<string, string>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<() => void>();
  /** Entries that each pair of eyes had looked at when it last looked, on any device. */
  private readonly seen = new Map<Viewer, number>();
  private readonly film = new Film((state) => this.tell(state));
  private viewer: Viewer | null = null;
  private connected = false;
  private awaited: Awaited | null = null;
  private now: TableState | null = null;
  readonly programs = null;
  info: TableInfo | null = null;
  problem: string | null = null;

  private constructor(table: string, keys: string[]) {
    this.table = table;
    this.keys = keys;
    this.socket = new Socket({ opened: () => this.join(), message: (message) => this.take(message), lost: () => this.lose() });
  }

  /** With the link's key, and those of other seats that this browser holds at the table. */
  static async open(table: string, key: string): Promise<OnlineTable> {
    const rows = await onlineTables().catch(() => []);
    const held = rows.find((row) => row.table === table)?.keys ?? [];
    return new OnlineTable(table, [...new Set([key, ...held])]);
  }

  state(): TableState | null {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private join(): void {
    this.connected = true;
    for (const key of this.keys) {
      const id = newId();
      this.joins.set(id, key);
      const since = [...this.eyes.values()].reduce((least, eyes) => Math.min(least, eyes.news.seq), Infinity);
      this.socket.send({ type: 'join', id, table: this.table, key, scenes: pace() > 0, changes: true, ...(Number.isFinite(since) && { since }) });
    }
    for (const { message } of this.pending.values()) this.socket.send(message);
    this.show();
  }

  private lose(): void {
    this.connected = false;
    this.show();
  }

  private take(message: ServerMessage): void {
    this.film.stop();
    const told = this.now?.lines ?? [];
    let scenes: Scene[] = [];
    switch (message.type) {
      case 'joined':
        this.info = message.info;
        if (message.news !== null) {
          this.hear(message.news, message.plays);
          if (message.plays && !this.seen.has(message.viewer)) this.seen.set(message.viewer, message.seen < 0 ? message.news.seq : message.seen);
          this.resume(message.viewer);
        }
        if (this.viewer === null || (this.viewer === 'table' && message.plays)) this.viewer = message.viewer;
        break;
      case 'info':
        if (message.info.table === this.table) this.info = message.info;
        break;
      case 'news':
        if (message.table === this.table) scenes = this.follow(message);
        break;
      case 'done':
        scenes = this.follow(message);
        this.settle(message.id, null);
        break;
      case 'refused':
        if (message.news !== null) this.hear(message.news);
        this.settle(message.id, { rule: message.rule, reason: message.reason });
        break;
      case 'wanted':
        this.want(message.id, message.wanted);
        break;
      case 'closed':
        this.problem = message.reason;
        break;
      case 'error':
        if (message.id !== undefined && this.pending.has(message.id)) this.settle(message.id, { rule: 'server', reason: message.message });
        else if (this.info === null) this.problem = message.message;
        break;
    }
    this.show();
    if (scenes.length > 0 && this.now !== null) this.film.play(scenes, this.now, told);
  }

  /** Takes in what a choice has led to; returns what followed it step by step, if that is ours to see just now. */
  private follow(message: Shown | Changed): Scene[] {
    const shown = wholeShown(message, this.eyes.get(message.news.viewer)?.news);
    if (shown === null) {
      // A picture in between was missed: joining again brings all of it.
      this.join();
      return [];
    }
    this.hear(shown.news);
    return shown.news.viewer === this.viewer ? (shown.scenes ?? []) : [];
  }

  /** A table that was dealt after we joined sends its first news without saying who plays. */
  private hear(news: News, plays = news.viewer !== 'table'): void {
    const before = this.eyes.get(news.viewer);
    if (before !== undefined && news.seq < before.news.seq) return;
    const kept = before?.lines.filter((line) => line.entry < news.after) ?? [];
    this.eyes.set(news.viewer, { news, lines: [...kept, ...news.lines], plays: before?.plays ?? plays });
    this.viewer ??= news.viewer;
  }

  private settle(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.answer(refusal);
    this.pending.delete(id);
    this.await(null);
  }

  /** A choice waits for a result that somebody must type in. It is kept here, for the server knows nothing of it yet. */
  private want(id: string, wanted: Wanted): void {
    const message = this.pending.get(id)?.message;
    if (message?.type !== 'choose') return;
    const { seat, choice, results = [] } = message;
    const offer = this.eyes.get(seat)?.news.ask?.offers.find((one) => same(one.choice, choice));
    this.settle(id, null);
    this.await({ seat, choice, results, wanted, words: offer?.words ?? null });
  }

  private await(awaited: Awaited | null): void {
    this.awaited = awaited;
    if (awaited === null) localStorage.removeItem(this.rollingKey);
    else localStorage.setItem(this.rollingKey, JSON.stringify(awaited satisfies Rolling));
  }

  private get rollingKey(): string {
    return `xenotable.rolling.${this.table}`;
  }

  /** After a reload: the choice that waited for results is put to the server again. */
  private resume(seat: Viewer): void {
    const kept = localStorage.getItem(this.rollingKey);
    const rolling = kept === null ? null : (JSON.parse(kept) as Rolling);
    if (rolling !== null && rolling.seat === seat && this.awaited === null) void this.play(rolling);
  }

  private show(): void {
    this.tell(this.stateNow());
  }

  private tell(state: TableState | null): void {
    this.now = state;
    for (const listener of this.listeners) listener();
  }

  private stateNow(): TableState | null {
    const { info, viewer } = this;
    const eyes = viewer === null ? undefined : this.eyes.get(viewer);
    if (info === null || viewer === null || eyes === undefined) return null;
    const seen = this.seen.get(viewer) ?? Infinity;
    return {
      id: this.table,
      game: info.game,
      name: info.name,
      seats: info.seats.map(({ kind, name }) => ({ kind, name })),
      options: info.options,
      mine: [...this.eyes].flatMap(([seat, one]) => (seat !== 'table' && one.plays ? [seat] : [])),
      ...eyes.news,
      lines: eyes.lines,
      undone: new Set(eyes.news.undone),
      seen: eyes.lines.filter((line) => line.entry < seen).length,
      saved: !this.connected ? 'offline' : this.pending.size > 0 ? 'saving' : 'saved',
      typed: info.typed,
      awaited: this.awaited,
      ...(this.awaited !== null && { ask: null, undo: 0, undoWords: null }),
      scene: null,
      present: info.seats.map((seat) => seat.present || seat.kind !== 'person'),
      cover: false,
      programs: {},
      thinking: null,
      online: { code: info.code, key: this.keys[0]! },
    };
  }

  private ask(message: Extract<ClientMessage, { type: 'choose' | 'undo' }>): Promise<Refusal | null> {
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      this.socket.send(message);
      this.show();
    });
  }

  choose(seat: Seat, choice: Json): Promise<Refusal | null> {
    return this.play({ seat, choice, results: [] });
  }

  roll(results: readonly number[]): Promise<Refusal | null> {
    const { seat, choice } = this.awaited!;
    return this.play({ seat, choice, results: [...results] });
  }

  private play({ seat, choice, results }: Rolling): Promise<Refusal | null> {
    return this.ask({ type: 'choose', id: newId(), table: this.table, seat, seq: this.eyes.get(seat)!.news.seq, choice, results });
  }

  undo(seat: Seat): Promise<Refusal | null> {
    return this.ask({ type: 'undo', id: newId(), table: this.table, seat, seq: this.eyes.get(seat)!.news.seq });
  }

  skip(): void {
    this.film.skip();
  }

  look(viewer: Viewer): Promise<void> {
    if (this.eyes.has(viewer)) this.viewer = viewer;
    this.show();
    return Promise.resolve();
  }

  markSeen(): void {
    const { now } = this;
    if (now === null || now.viewer === 'table' || this.seen.get(now.viewer) === now.seq) return;
    this.seen.set(now.viewer, now.seq);
    if (now.mine.includes(now.viewer)) this.socket.send({ type: 'seen', table: this.table, seat: now.viewer, seq: now.seq });
    this.tell({ ...now, seen: now.lines.length });
  }

  odds(choice: Json, measure: string) {
    const { game, view, viewer } = this.now!;
    return viewer === 'table' ? Promise.resolve(null) : reckoner.odds(game, view, viewer, choice, measure);
  }

  record(): Promise<string> {
    return recordOf(this.table, this.keys[0]!);
  }

  rename(name: string): Promise<void> {
    return renameOnline(this.table, this.keys[0]!, name);
  }

  close(): void {
    this.film.stop();
    this.socket.close();
    this.listeners.clear();
  }
}
