// A table on a server: news come over a socket, and choices count once they are stored there.
import type { Strength } from '@xenotable/bots';
import {
  type DeltaUpdate,
  type News,
  type Refusal,
  type Seat,
  type Update,
  type Viewer,
  wholeUpdate,
} from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import type { ServerMessage, TableInfo } from '@xenotable/server/protocol';
import { type Hosted, hostedAt, keepHosted, keysOf, withSeat } from '../../storage/hosted.ts';
import type { TableAct } from '../../worker/api.ts';
import { tablesWorker } from '../../worker/client.ts';
import { type AbsenceFacts, type Wish, absenceIn } from './absence.ts';
import { type OwnSeat, handOverSeat, linkTo, onlineTables, recordOf, renameOnline } from './lobby.ts';
import { Socket } from './socket.ts';
import { TableTalk } from './talk.ts';
import { paceNow } from '../film/device.ts';
import type { MomentSource } from './moments.ts';
import { onlineMoments } from './onlineMoments.ts';
import { type Introduction, addWord, renameSeat, watchLink } from './people.ts';
import type { OnlineHere, Seal, TableFacts, Transport, TransportEvents } from './transport.ts';

const newId = (): string => newSeed().slice(0, 20);

/** A seat that this browser has joined. */
interface Joined {
  key: string;
  plays: boolean;
}

/** How somebody joins a table. */
export interface Coming {
  /** Sent if a seat is taken with the link, or shown to those who are watched. */
  introduction: Introduction | null;
  /** A table screen: it sees what everybody sees, and decides only for programs. */
  screen: boolean;
}

export class SocketTransport implements Transport {
  readonly live = true;
  private readonly table: string;
  private readonly keys: string[];
  /** The seats of this person, according to the server. */
  private readonly own: readonly OwnSeat[];
  private socket: Socket | null = null;
  private events: TransportEvents | null = null;
  private readonly joined = new Map<Viewer, Joined>();
  /** The last news of each viewer: changes refer to it. */
  private readonly last = new Map<Viewer, News>();
  private hosted: Hosted;
  private readonly coming: Coming;
  private infoListener: (info: TableInfo) => void = () => {};
  info: TableInfo | null = null;
  readonly talk: TableTalk;
  private invited: AbsenceFacts['invited'] = null;

  private constructor(
    table: string,
    keys: string[],
    own: readonly OwnSeat[],
    hosted: Hosted,
    coming: Coming,
  ) {
    this.coming = coming;
    this.table = table;
    this.talk = new TableTalk(table, (message) => this.socket?.send(message));
    this.keys = keys;
    this.own = own;
    this.hosted = hosted;
  }

  /** Joins with the link's key and the keys of other seats that this browser has or takes. */
  static async to(table: string, key: string, coming: Coming): Promise<SocketTransport> {
    const rows = await onlineTables().catch(() => []);
    const row = rows.find((one) => one.table === table);
    // A table screen has no seat, even if this browser does.
    const own = coming.screen ? [] : (row?.own ?? []);
    // A seat that a program plays is not joined; a player with a stand-in only watches.
    const sitting = own.filter(({ seat, key: held }) => held === key || row?.seats[seat]?.program == null);
    const hosted = hostedAt(table);
    const keys = new Set([key, ...sitting.map((one) => one.key), ...keysOf(hosted)]);
    return new SocketTransport(table, [...keys], own, hosted, coming);
  }

  /** Listens for seats, presence and status, also before the game begins. */
  onInfo(listener: (info: TableInfo) => void): void {
    this.infoListener = listener;
    if (this.info !== null) listener(this.info);
  }

  async open(events: TransportEvents): Promise<void> {
    this.events = events;
    this.socket = new Socket({
      opened: () => {
        this.talk.reset();
        this.join();
        this.tellSaved();
      },
      message: (message) => this.take(message),
      changed: () => this.tellSaved(),
    });
  }

  private join(): void {
    for (const key of this.keys) this.joinWith(key);
  }

  private joinWith(key: string): void {
    const known = [...this.last.values()].map((news) => news.seq);
    void this.socket?.request({
      type: 'join',
      id: newId(),
      table: this.table,
      key,
      scenes: paceNow() !== null,
      changes: true,
      ...(known.length > 0 && { since: Math.min(...known) }),
      ...(key === this.keys[0] && this.introduced()),
    });
  }

  private introduced(): { name?: string; word?: string; screen?: boolean } {
    const { introduction, screen } = this.coming;
    const { name = '', word = '' } = introduction ?? {};
    return { ...(name !== '' && { name }), ...(word !== '' && { word }), ...(screen && { screen }) };
  }

  private tellSaved(): void {
    const { socket } = this;
    this.events?.saved(socket === null || !socket.connected ? 'offline' : socket.busy ? 'saving' : 'saved');
  }

  private take(message: ServerMessage): void {
    if (this.talk.hear(message)) return;
    switch (message.type) {
      case 'joined':
        return this.takeJoined(message);
      case 'info':
        if (message.info.table === this.table) this.know(message.info);
        return;
      case 'news':
        if (message.table === this.table) this.follow(message);
        return;
      case 'done':
        this.follow(message);
        return this.settle(message.id, null);
      case 'wanted':
        this.hear({ news: message.news });
        return this.settle(message.id, null);
      case 'refused':
        if (message.news !== null) this.hear({ news: message.news });
        return this.settle(message.id, { rule: message.rule, reason: message.reason });
      case 'orders':
        if (message.table === this.table) this.events?.orders(message.seat, message.orders);
        return;
      case 'wished':
        return this.settle(message.id, null);
      case 'invited':
        this.invited = { seat: message.seat, link: location.origin + linkTo(this.table, message.key) };
        return this.info === null ? undefined : this.know(this.info);
      case 'closed':
        return this.takeClosed(message);
      case 'error':
        return this.takeError(message);
      case 'pong':
        return;
    }
  }

  private takeJoined({
    id,
    info,
    viewer,
    key,
    plays,
    seen,
    orders,
    news,
  }: Extract<ServerMessage, { type: 'joined' }>): void {
    this.joined.set(viewer, { key, plays });
    if (plays && viewer !== 'table') this.events?.orders(viewer, orders);
    this.know(info);
    this.socket?.settle(id, null);
    if (news === null) return;
    const first = !this.last.has(viewer);
    this.hear({ news });
    if (!plays || !first) return;
    this.events?.read(viewer, seen < 0 ? news.seq : seen);
    // Tells the server how far this seat has read, even if it leaves before anything happens.
    if (seen < 0) this.markRead(viewer, news.seq);
  }

  private takeClosed({ viewer, reason }: Extract<ServerMessage, { type: 'closed' }>): void {
    this.joined.delete(viewer);
    this.last.delete(viewer);
    if (this.joined.size === 0) this.events?.closed(reason);
    else if (this.info !== null) this.know(this.info);
  }

  private takeError({ id, code, message }: Extract<ServerMessage, { type: 'error' }>): void {
    this.talk.complain(id, message);
    const asked = id === undefined ? null : (this.socket?.asked(id) ?? null);
    if (id === undefined || asked === null) return;
    // A request at which the server failed is sent again under the same id; it counts once. So is a join that was one
    // too many. A choice is not repeated in that case, because the table may have reached its limit for good.
    if (code === 'failed' || (code === 'too-many' && asked.type === 'join')) return this.socket?.retry(id);
    this.settle(id, { rule: 'server', reason: message });
    if (asked.type === 'join' && this.joined.size === 0) this.events?.closed(message);
  }

  private know(info: TableInfo): void {
    this.info = info;
    this.infoListener(info);
    this.events?.facts(this.facts(info));
  }

  private facts(info: TableInfo): TableFacts {
    const here = (seat: Seat): boolean => this.joined.get(seat)?.plays === true;
    const seats = [...info.seats.keys()];
    return {
      id: info.table,
      game: info.game,
      edition: info.edition,
      name: info.name,
      seats: info.seats.map(({ kind, name }) => ({ kind, name })),
      options: info.options,
      mine: this.coming.screen ? [] : seats.filter((seat) => here(seat) && info.seats[seat]?.program == null),
      typed: info.typed,
      hints: info.hints,
      cover: false,
      programs: Object.fromEntries(
        info.seats.flatMap(({ program }, seat) => (program === null ? [] : [[seat, program]])),
      ),
      held: seats.filter((seat) => here(seat) || this.own.some((one) => one.seat === seat)),
      present: info.seats.map((seat) => seat.present || seat.kind !== 'person' || seat.program !== null),
      online: true,
      watches: this.eyes,
      watching: info.watching,
      watchers: info.watchers,
      watchDelay: info.watchDelay,
      keepsTalk: info.keepsTalk,
      absence: absenceIn(info, this.invited),
      broughtHere: info.seededFrom > 0,
    };
  }

  /** The viewer that this browser only watches as; null: it plays. */
  private get eyes(): Viewer | null {
    if (this.coming.screen) return 'table';
    const all = [...this.joined];
    return all.some(([, { plays }]) => plays) ? null : (all[0]?.[0] ?? null);
  }

  private hear(update: Update): void {
    const { viewer, seq } = update.news;
    if (seq < (this.last.get(viewer)?.seq ?? -1)) return;
    this.last.set(viewer, update.news);
    // A game that began after we joined sends its first news to our seats.
    this.events?.update(update);
  }

  /** Applies the result of a choice; if a picture in between is missing, joining again fetches everything. */
  private follow(message: Update | DeltaUpdate): void {
    const update = wholeUpdate(message, this.last.get(message.news.viewer));
    if (update === null) this.join();
    else this.hear(update);
  }

  private settle(id: string, refusal: Refusal | null): void {
    this.socket?.settle(id, refusal);
    this.tellSaved();
  }

  act(act: TableAct, viewer: Viewer): Promise<Refusal | null> {
    const { socket } = this;
    if (socket === null) return Promise.resolve({ rule: 'server', reason: 'The table is not open.' });
    // People at other devices are asked there.
    if (act.type === 'take back')
      return Promise.resolve({ rule: 'undo', reason: 'The others are asked at their own devices.' });
    const about = { id: newId(), table: this.table, seat: act.seat };
    const seq = (this.last.get(act.seat) ?? this.last.get(viewer))?.seq ?? -1;
    const answer =
      act.type === 'orders'
        ? socket.request({ type: 'orders', ...about, orders: act.orders })
        : act.type === 'undo'
          ? socket.request({ type: 'undo', ...about, seq })
          : socket.request({
              type: 'choose',
              ...about,
              seq,
              choice: act.choice,
              results: [...act.results],
              ...(act.hinted === true && { hinted: true }),
            });
    this.tellSaved();
    return answer;
  }

  async look(): Promise<void> {}

  async seatProgram(seat: Seat, strength: Strength | null): Promise<void> {
    const invitation = this.hosted.invitations[seat];
    if (this.joined.get(seat)?.plays !== true && invitation != null) {
      this.hosted = withSeat(this.hosted, seat);
      keepHosted(this.table, this.hosted);
      this.keys.push(invitation);
      this.joinWith(invitation);
    }
    this.socket?.send({ type: 'program', table: this.table, seat, strength });
    const key = this.keyOf(seat);
    if (strength !== null || key === null || this.joined.get(seat)?.plays === true) return;
    this.keys.push(key);
    this.joinWith(key);
  }

  stopProgram(seat: Seat): void {
    this.socket?.send({ type: 'stop', table: this.table, seat });
  }

  async wish(seat: Seat, about: Seat, wish: Wish | null): Promise<Refusal | null> {
    return (
      (await this.socket?.request({ type: 'absent', id: newId(), table: this.table, seat, about, wish })) ??
      null
    );
  }

  keyOf(seat: Seat): string | null {
    const { joined, own } = this;
    const sitting = joined.get(seat);
    return sitting?.plays === true ? sitting.key : (own.find((one) => one.seat === seat)?.key ?? null);
  }

  markRead(viewer: Viewer, entries: number): void {
    if (viewer !== 'table' && this.joined.get(viewer)?.plays === true)
      this.socket?.send({ type: 'seen', table: this.table, seat: viewer, seq: entries });
  }

  record(): Promise<string> {
    return recordOf(this.table, this.keys[0] ?? '');
  }

  past({ viewer, lines, undone }: Parameters<Transport['past']>[0]): MomentSource {
    return onlineMoments({ table: this.table, key: this.joined.get(viewer)?.key ?? '', lines, undone });
  }

  async seal(): Promise<Seal | null> {
    const { info } = this;
    return (
      info && {
        commitment: info.commitment,
        words: info.seats.flatMap(({ word }, seat) => (word === null ? [] : [{ seat, word }])),
      }
    );
  }

  /** The key of the first seat that is played here, or the link's key. */
  private get ownKey(): string {
    const own = [...this.joined.values()].find(({ plays }) => plays);
    return own?.key ?? this.keys[0] ?? '';
  }

  readonly people: OnlineHere = {
    watchLink: (sees) => watchLink(this.table, this.ownKey, sees),
    renameSeat: (name) => renameSeat(this.table, this.ownKey, name),
    addWord: (word) => addWord(this.table, this.ownKey, word),
    seatsHere: () => this.seatsHere(),
  };

  private seatsHere(): Seat[] {
    return [...this.joined].flatMap(([viewer, { plays }]) => (plays && viewer !== 'table' ? [viewer] : []));
  }

  /** Copies the record to this device, where it is watched. */
  async replay(): Promise<string> {
    const row = await tablesWorker.take(await this.record(), this.info?.name ?? 'Online table');
    return `/replay/${row.id}`;
  }

  rename(name: string): Promise<void> {
    return renameOnline(this.table, this.keys[0] ?? '', name);
  }

  async handOver(viewer: Viewer): Promise<string> {
    const key = await handOverSeat(this.table, this.joined.get(viewer)?.key ?? '');
    return linkTo(this.table, key);
  }

  close(): void {
    this.socket?.close();
  }
}
