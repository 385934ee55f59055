// A table on a server: views and lines come over a socket, choices go back and count once they are safe there.
import type { Strength } from '@xenotable/bots';
import {
  type Json,
  type Refusal,
  type Scene,
  type Seat,
  type Viewer,
  type Wanted,
  same,
} from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import type { ServerMessage, TableInfo } from '@xenotable/server/protocol';
import { desk, reckoner, thinker } from '../../worker/deskClient.ts';
import type { Question } from '../../worker/desk.ts';
import type { Rolling } from '../../storage/tableRow.ts';
import type { Awaited, TableClient, TableState } from './client.ts';
import { Eyes } from './eyes.ts';
import { Film, pace, rest } from './film.ts';
import { type Hosted, hostedAt, keepHosted, keysOf, withProgram } from '../../storage/hosted.ts';
import { handOverSeat, linkTo, onlineTables, recordOf, renameOnline } from './lobby.ts';
import { onlineState } from './onlineState.ts';
import { ProgramPlayers, programToAsk } from './programs.ts';
import { keepRolling, rollingAt } from '../../storage/rolling.ts';
import { Socket } from './socket.ts';

const newId = (): string => newSeed().slice(0, 20);

export class OnlineTable implements TableClient {
  private readonly table: string;
  private readonly keys: string[];
  private readonly socket: Socket;
  private readonly eyes = new Eyes();
  private readonly listeners = new Set<() => void>();
  /** Entries that each pair of eyes had looked at when it last looked, on any device. */
  private readonly seen = new Map<Viewer, number>();
  /** The own key of each seat. */
  private readonly seatKeys = new Map<Viewer, string>();
  private readonly film = new Film((state) => this.tell(state));
  private viewer: Viewer | null = null;
  private awaited: Awaited | null = null;
  private hosted: Hosted;
  /** A person takes something back, step by step. */
  private retreating = false;
  private now: TableState | null = null;
  private readonly players = new ProgramPlayers(
    {
      next: () => this.nextProgram(),
      question: (seat) => this.question(seat),
      play: (seat, choice) => this.play({ seat, choice, results: [] }),
      changed: () => this.show(),
      rest,
    },
    thinker,
  );
  readonly programs = {
    stop: () => this.players.stop(),
    retry: () => this.players.retry(),
    seat: (seat: Seat, strength: Strength | null) => this.seatProgram(seat, strength),
  };
  info: TableInfo | null = null;
  problem: string | null = null;
  /** The link for whoever takes the seat that was handed over. */
  handed: string | null = null;

  private constructor(table: string, keys: string[], hosted: Hosted) {
    this.table = table;
    this.keys = keys;
    this.hosted = hosted;
    this.socket = new Socket({
      opened: () => this.join(),
      message: (message) => this.take(message),
      lost: () => this.show(),
    });
  }

  /** With the link's key, and those of other seats that this browser holds or is to take. */
  static async open(table: string, key: string): Promise<OnlineTable> {
    const rows = await onlineTables().catch(() => []);
    const held = rows.find((row) => row.table === table)?.keys ?? [];
    const hosted = hostedAt(table);
    return new OnlineTable(table, [...new Set([key, ...held, ...keysOf(hosted)])], hosted);
  }

  state(): TableState | null {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private join(): void {
    for (const key of this.keys) this.joinWith(key);
    this.show();
  }

  private joinWith(key: string): void {
    const { since } = this.eyes;
    this.socket.send({
      type: 'join',
      id: newId(),
      table: this.table,
      key,
      scenes: pace() > 0,
      changes: true,
      ...(since !== null && { since }),
    });
  }

  private take(message: ServerMessage): void {
    const told = this.now?.lines ?? [];
    let scenes: Scene[] = [];
    switch (message.type) {
      case 'joined':
        this.info = message.info;
        this.seatKeys.set(message.viewer, message.key);
        if (message.news !== null) {
          this.eyes.hear(message.news, message.plays);
          if (message.plays && !this.seen.has(message.viewer))
            this.seen.set(message.viewer, message.seen < 0 ? message.news.seq : message.seen);
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
        if (message.news !== null) this.eyes.hear(message.news);
        this.settle(message.id, { rule: message.rule, reason: message.reason });
        break;
      case 'wanted':
        this.want(message.id, message.wanted);
        break;
      case 'closed':
        if (message.viewer === this.viewer) this.problem = message.reason;
        else this.eyes.forget(message.viewer);
        break;
      case 'error':
        if (this.socket.asked(message.id) !== null)
          this.settle(message.id!, { rule: 'server', reason: message.message });
        else if (this.info === null) this.problem = message.message;
        break;
    }
    // What these eyes do not see does not end what is being shown to them.
    if (this.film.running && !('news' in message && message.news?.viewer === this.viewer)) return;
    this.film.stop();
    this.show();
    if (scenes.length > 0 && this.now !== null) this.film.play(scenes, () => this.stateNow()!, told);
  }

  /** Takes in what a choice has led to; returns what followed it step by step, if that is ours to see just now. */
  private follow(message: Parameters<Eyes['follow']>[0]): Scene[] {
    const shown = this.eyes.follow(message);
    // A picture in between was missed: joining again brings all of it.
    if (shown === null) this.join();
    else if (shown.news.viewer === this.viewer) return shown.scenes ?? [];
    return [];
  }

  private settle(id: string, refusal: Refusal | null): void {
    this.socket.settle(id, refusal);
    this.await(null);
  }

  /** A choice waits for a result that somebody must type in. */
  private want(id: string, wanted: Wanted): void {
    const message = this.socket.asked(id);
    if (message?.type !== 'choose') return;
    const { seat, choice, results = [] } = message;
    const offer = this.eyes.of(seat)?.news.ask?.offers.find((one) => same(one.choice, choice));
    this.settle(id, null);
    this.await({ seat, choice, results, wanted, words: offer?.words ?? null });
  }

  private await(awaited: Awaited | null): void {
    this.awaited = awaited;
    keepRolling(this.table, awaited);
  }

  /** After a reload: the choice that waited for results is put to the server again. */
  private resume(seat: Viewer): void {
    const rolling = rollingAt(this.table);
    if (rolling !== null && rolling.seat === seat && this.awaited === null) void this.play(rolling);
  }

  private show(): void {
    this.tell(this.stateNow());
  }

  private tell(state: TableState | null): void {
    this.now = state && { ...state, thinking: this.players.thinking };
    for (const listener of this.listeners) listener();
    this.players.wake();
  }

  private stateNow(): TableState | null {
    const { info, viewer, eyes, awaited } = this;
    if (info === null || viewer === null) return null;
    const saved = !this.socket.connected ? 'offline' : this.socket.busy ? 'saving' : 'saved';
    return onlineState({
      info,
      viewer,
      eyes,
      seen: this.seen.get(viewer) ?? Infinity,
      saved,
      awaited,
      programs: this.hosted.programs,
    });
  }

  private nextProgram(): Seat | null {
    const { now } = this;
    const seat = now === null || !this.socket.connected || this.retreating ? null : programToAsk(now);
    // Each seat has its own news, and the program's may still be under way.
    return seat !== null && this.eyes.of(seat)?.news.ask != null && this.eyes.of(seat)!.news.seq === now!.seq
      ? seat
      : null;
  }

  private async question(seat: Seat): Promise<Omit<Question, 'before'>> {
    const { view, ask } = this.eyes.of(seat)!.news;
    return { game: this.info!.game, view, ask: ask!, strength: this.hosted.programs[seat]! };
  }

  private async seatProgram(seat: Seat, strength: Strength | null): Promise<void> {
    this.players.dismiss();
    this.hosted = withProgram(this.hosted, seat, strength);
    keepHosted(this.table, this.hosted);
    const invitation = this.hosted.invitations[seat];
    if (!this.eyes.seats.includes(seat) && invitation != null && !this.keys.includes(invitation)) {
      this.keys.push(invitation);
      this.joinWith(invitation);
    }
    this.show();
  }

  choose(seat: Seat, choice: Json): Promise<Refusal | null> {
    this.players.dismiss();
    return this.play({ seat, choice, results: [] });
  }

  roll(results: readonly number[]): Promise<Refusal | null> {
    const { seat, choice } = this.awaited!;
    return this.play({ seat, choice, results: [...results] });
  }

  private play({ seat, choice, results }: Rolling): Promise<Refusal | null> {
    const answer = this.socket.ask({ type: 'choose', ...this.about(seat), choice, results });
    this.show();
    return answer;
  }

  /** What every question of a seat names. */
  private about(seat: Seat) {
    return { id: newId(), table: this.table, seat, seq: this.eyes.of(seat)!.news.seq };
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    this.skip();
    this.players.dismiss();
    this.retreating = true;
    const back = (): Promise<Refusal | null> => this.socket.ask({ type: 'undo', ...this.about(seat) });
    let refusal = await back();
    while (refusal === null && this.now !== null && this.now.undo > 0 && programToAsk(this.now) !== null)
      refusal = await back();
    this.retreating = false;
    this.show();
    return refusal;
  }

  skip(): void {
    this.film.skip();
  }

  look(viewer: Viewer): Promise<void> {
    if (this.eyes.of(viewer) !== undefined) this.viewer = viewer;
    this.show();
    return Promise.resolve();
  }

  markSeen(): void {
    const { now } = this;
    if (now === null || now.viewer === 'table' || this.seen.get(now.viewer) === now.seq) return;
    this.seen.set(now.viewer, now.seq);
    if (now.mine.includes(now.viewer))
      this.socket.send({ type: 'seen', table: this.table, seat: now.viewer, seq: now.seq });
    this.tell({ ...now, seen: now.lines.length });
  }

  odds(choice: Json, measure: string) {
    const { game, view, viewer } = this.now!;
    return viewer === 'table' ? Promise.resolve(null) : reckoner.odds(game, view, viewer, choice, measure);
  }

  record(): Promise<string> {
    return recordOf(this.table, this.keys[0]!);
  }

  /** The record comes to this device, and is watched here. */
  async replay(): Promise<string> {
    const row = await desk.take(await this.record(), this.info!.name);
    return `/replay/${row.id}`;
  }

  rename(name: string): Promise<void> {
    return renameOnline(this.table, this.keys[0]!, name);
  }

  /** Gives up the seat that looks; whoever has the link takes it. */
  async handOver(): Promise<void> {
    const key = await handOverSeat(this.table, this.seatKeys.get(this.viewer!)!);
    this.handed = linkTo(this.table, key);
    this.show();
  }

  close(): void {
    this.film.stop();
    this.players.dismiss();
    this.socket.close();
    this.listeners.clear();
  }
}
