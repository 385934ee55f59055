// A table as the page holds it, wherever it is hosted: what its viewers were told, what is being shown, and the programs that play here.
import type { Advice, ForeseenQuestion, Strength } from '@xenotable/bots';
import type { Json, Prospects, Refusal, Seat, Update, Viewer } from '@xenotable/kernel';
import type { Question, TakeBackHere } from '../../worker/api.ts';
import { adviceWorker, oddsWorker } from '../../worker/client.ts';
import { programThinkers } from '../../worker/programThinkers.ts';
import { Film } from '../film/film.ts';
import { rest } from '../film/device.ts';
import type { Wish } from './absence.ts';
import { Leader } from './leader.ts';
import { OrdersHere } from './orders.ts';
import type { TableTalk } from './talk.ts';
import { ProgramPlayers, programToAsk } from './programs.ts';
import { type Since, type TableState, type Thinking, ToldViewers, filmed, tableState } from './tableState.ts';
import type { MomentSource } from './moments.ts';
import type { OnlineHere, Saved, Seal, TableFacts, Transport } from './transport.ts';

/** What people may tell the programs at a table. */
export interface ProgramsHere {
  /** The one that thinks plays at once. */
  stop(): void;
  /** The one that could not go on tries once more. */
  retry(): void;
  /** One sits down, or (null) leaves its seat to a person. */
  seat(seat: Seat, strength: Strength | null): Promise<void>;
}

export class Table {
  private readonly id: string;
  private readonly transport: Transport;
  private readonly told = new ToldViewers();
  private readonly listeners = new Set<() => void>();
  /** What followed a choice, picture by picture. */
  readonly film: Film = new Film(() => this.show());
  private readonly players = new ProgramPlayers(
    {
      next: () => this.nextProgram(),
      question: (seat) => this.question(seat),
      play: (seat, choice) => this.play(seat, choice, []),
      changed: () => this.show(),
      rest,
    },
    programThinkers,
  );
  private readonly leader: Leader | null;
  private facts: TableFacts | null = null;
  private viewer: Viewer | null = null;
  saved: Saved = 'saved';
  secrets = true;
  private now: TableState | null = null;
  /** The table at the last act of a person here. */
  private since: Since | null = null;
  /** How questions of the seats here are answered without asking. */
  readonly orders: OrdersHere = new OrdersHere({
    send: (seat, orders) => this.act({ type: 'orders', seat, orders }),
    seats: () => this.facts?.mine ?? [],
    changed: () => this.refresh(),
  });
  /** Why nothing more will come. */
  problem: string | null = null;
  private guard: ((choice: Json) => Refusal | null) | null = null;
  /** The moment for which a hint was last asked. */
  private advised: number | null = null;
  /** The link to the seat that was given up here. */
  handed: string | null = null;
  readonly programs: ProgramsHere = {
    stop: () => this.stopProgram(),
    retry: () => this.players.retry(),
    seat: (seat, strength) => this.seatProgram(seat, strength),
  };

  constructor(id: string, transport: Transport) {
    this.id = id;
    this.transport = transport;
    this.leader =
      transport.watches === true ? null : new Leader(`xenotable.programs.${id}`, () => this.players.wake());
  }

  /** Resolves when the transport is open; news may come later. */
  static async open(id: string, transport: Transport): Promise<Table> {
    const table = new Table(id, transport);
    transport.talk?.subscribe(() => table.players.wake());
    await transport.open({
      facts: (facts) => table.know(facts),
      update: (update) => table.take(update),
      orders: (seat, orders) => table.orders.hear(seat, orders),
      read: (viewer, entries) => {
        table.told.read(viewer, entries);
        table.refresh();
      },
      saved: (saved) => {
        table.saved = saved;
        // The table may be at another server, or at one that was restarted, when the line is back.
        if (saved === 'offline') table.orders.lost();
        table.refresh();
      },
      closed: (reason) => {
        table.problem = reason;
        table.refresh();
      },
    });
    return table;
  }

  /** Null until the first news has come. */
  state(): TableState | null {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private know(facts: TableFacts): void {
    if (this.facts === null) this.orders.begin(facts.game);
    this.facts = facts;
    this.refresh();
    this.giveOrders();
  }

  /** The host is told the standing orders of every seat that is decided here. */
  private giveOrders(): void {
    this.orders.give(this.facts?.mine.filter((seat) => this.told.of(seat) !== undefined) ?? []);
  }

  private take({ news, scenes = [], secrets = true }: Update): void {
    const { viewer } = news;
    this.secrets = secrets;
    const known = this.told.of(viewer);
    const shown = viewer === this.viewer && news.seq > (known?.news.seq ?? -1);
    this.told.hear(news);
    if (this.viewer !== 'table' && this.facts?.watches === 'table') this.viewer = 'table';
    else if (
      this.viewer === null ||
      (this.viewer === 'table' && viewer !== 'table' && this.facts?.mine.includes(viewer) === true)
    )
      this.viewer = viewer;
    const coming = {
      before: known?.lines.length ?? 0,
      after: this.told.of(viewer)?.lines.length ?? 0,
      asks: news.ask !== null || news.awaited !== null,
    };
    // What this viewer does not see does not end what is being shown to it.
    const filming = shown && this.stateNow() !== null && this.film.append(scenes, coming);
    if (!filming) this.refresh();
    this.giveOrders();
  }

  private stateNow(): TableState | null {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    if (this.facts === null || told === undefined) return null;
    const state = tableState(this.facts, told, this);
    const { online, viewer, programs } = state;
    // While a program plays for somebody on the server, they look on.
    const standIn = online && viewer !== 'table' && programs[viewer] !== undefined;
    return standIn ? { ...state, ask: null, anytime: [], undo: 0, undoWords: null } : state;
  }

  /** Something besides the news has changed. */
  private refresh(): void {
    if (!this.film.live) this.show();
  }

  private show(): void {
    const state = this.stateNow();
    const thinking = this.players.thinking ?? (state && this.thinkingElsewhere(state));
    this.now = state && { ...filmed(state, this.film), since: this.since, thinking };
    for (const listener of this.listeners) listener();
    this.players.wake();
  }

  /** A person here acts: what was shown before, and what others have done since, is over. An answer to them is no act. */
  private begin(answers: boolean): void {
    this.players.dismiss();
    if (answers) return this.film.finish();
    this.film.begin();
    const state = this.stateNow();
    this.since = state && { view: state.view, lines: state.lines.length };
  }

  /** The entries that the one who looks knows. */
  private get known(): { viewer: Viewer; after: number } {
    const viewer = this.viewer ?? 'table';
    return { viewer, after: this.told.of(viewer)?.news.seq ?? -1 };
  }

  private act(act: Parameters<Transport['act']>[0]): Promise<Refusal | null> {
    const { viewer, after } = this.known;
    return this.transport.act(act, viewer, after);
  }

  private play(seat: Seat, choice: Json, results: readonly number[]): Promise<Refusal | null> {
    return this.act({ type: 'choose', seat, choice, results });
  }

  /** Forbids choices before the rules are asked: a lesson that waits for another one. Answers how to stop it. */
  guardChoices(guard: (choice: Json) => Refusal | null): () => void {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  }

  /** With dice that people have thrown already, where they throw their own. */
  choose(seat: Seat, choice: Json, results: readonly number[] = []): Promise<Refusal | null> {
    const forbidden = this.guard?.(choice) ?? null;
    if (forbidden !== null) return Promise.resolve(forbidden);
    this.begin(this.now?.ask?.reaction != null);
    const hinted = this.advised !== null && this.advised === this.now?.seq;
    return this.act({ type: 'choose', seat, choice, results, ...(hinted && { hinted }) });
  }

  /** All results of the choice that waits for them: one more, or one less to correct it. */
  roll(results: readonly number[]): Promise<Refusal | null> {
    const awaited = this.now?.awaited;
    return awaited == null ? Promise.resolve(null) : this.play(awaited.seat, awaited.choice, results);
  }

  undo(seat: Seat): Promise<Refusal | null> {
    this.begin(false);
    return this.act({ type: 'undo', seat });
  }

  /** The people at this screen agree that something is taken back. */
  takeBack(what: Omit<TakeBackHere, 'type'>): Promise<Refusal | null> {
    this.begin(false);
    return this.act({ type: 'take back', ...what });
  }

  /** What people at other devices say, plan and ask; null where everybody is here. */
  get talk(): TableTalk | null {
    return this.transport.talk ?? null;
  }

  /** Looks through another pair of eyes. */
  async look(viewer: Viewer): Promise<void> {
    if (!this.transport.live) await this.transport.look(viewer, this.told.of(viewer)?.news.seq ?? -1);
    if (this.told.of(viewer) === undefined) return;
    this.viewer = viewer;
    this.film.begin();
    this.since = null;
    this.show();
  }

  /** Everything up to here has been read. */
  markSeen(): void {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    if (told === undefined || told.read >= told.news.seq) return;
    const { viewer, seq } = told.news;
    this.told.read(viewer, seq);
    this.transport.markRead(viewer, seq);
    this.show();
  }

  /** What a plan may lead to, as far as it is known after so many more milliseconds. */
  prospects(plan: readonly Json[], ms: number): Promise<Prospects | null> {
    const { now } = this;
    if (now === null || now.viewer === 'table') return Promise.resolve(null);
    const { game, edition, view, viewer: seat } = now;
    return oddsWorker.prospects({ rules: { game, edition }, view, seat, plan }, ms);
  }

  /** What a program would do in the place of the one who looks, as far as it is known after so many more milliseconds. */
  advise(plan: readonly Json[] | null, ms: number): Promise<Advice | null> {
    const { now } = this;
    if (now === null || now.ask === null || !now.hints) return Promise.resolve(null);
    const { game, edition, view, ask } = now;
    this.advised = now.seq;
    return adviceWorker.advise({ rules: { game, edition }, view, ask }, plan, ms);
  }

  /** What the one who looks will probably be asked next, and what could be answered. */
  foresee(): Promise<ForeseenQuestion[]> {
    const { now } = this;
    if (now === null || now.viewer === 'table') return Promise.resolve([]);
    const { game, edition, view, viewer: seat } = now;
    return adviceWorker.foresee({ rules: { game, edition }, view, seat });
  }

  /** Loads the rules for hints. */
  async warmAdvice(): Promise<void> {
    if (this.facts !== null) await adviceWorker.sheet(this.facts.game, this.facts.edition);
  }

  private nextProgram(): Seat | null {
    const { now } = this;
    // Programs at an online table think on the server.
    if (now === null || now.online || this.problem !== null || this.leader?.leads !== true) return null;
    return programToAsk(now);
  }

  private async question(seat: Seat): Promise<Omit<Question, 'before'>> {
    await this.transport.look(seat, this.told.of(seat)?.news.seq ?? -1);
    const { facts } = this;
    const { view, ask } = this.told.of(seat)?.news ?? { view: null, ask: null };
    const strength = facts?.programs[seat];
    if (facts === null || ask === null || strength === undefined)
      throw new Error('It is not asked any more.');
    return {
      rules: { game: facts.game, edition: facts.edition },
      view,
      ask,
      strength,
      program: `${this.id} ${seat}`,
    };
  }

  /** The program for which the one who looks waits, where programs think on the server. */
  private thinkingElsewhere(state: TableState): Thinking | null {
    const { online, viewer, mine, over } = state;
    if (!online || over !== null || viewer === 'table' || !mine.includes(viewer)) return null;
    const seat = programToAsk(state);
    return seat === null ? null : { seat, problem: null };
  }

  private stopProgram(): void {
    const { now } = this;
    if (now?.online !== true) this.players.stop();
    else if (now.viewer !== 'table') this.transport.stopProgram?.(now.viewer);
  }

  private async seatProgram(seat: Seat, strength: Strength | null): Promise<void> {
    this.players.dismiss();
    await this.transport.seatProgram(seat, strength);
    const { facts, viewer } = this;
    if (facts === null || this.transport.live || viewer === null) return;
    const here = viewer !== 'table' && facts.mine.includes(viewer);
    await this.look(here ? viewer : (facts.mine[0] ?? 'table'));
  }

  record(): Promise<string> {
    return this.transport.record();
  }

  replay(): Promise<string> {
    return this.transport.replay();
  }

  rename(name: string): Promise<void> {
    return this.transport.rename(name);
  }

  /** Whether the table is covered between people who share this screen; only where they can. */
  async cover(cover: boolean): Promise<void> {
    await this.transport.cover?.(cover);
  }

  /** What people at different devices share; null on this device. */
  get people(): OnlineHere | null {
    return this.transport.people ?? null;
  }

  /** The moment from which the game is looked back on; null: the table is shown. */
  lookingBack: number | null = null;

  lookBack(from: number | null): void {
    this.lookingBack = from;
    this.film.finish();
    this.show();
  }

  past(state: TableState): MomentSource {
    return this.transport.past(state);
  }

  seal(): Promise<Seal | null> {
    return this.transport.seal();
  }

  /** Whether seats belong to people, who can give them up. */
  get canHandOver(): boolean {
    return this.transport.handOver !== undefined;
  }

  /** Gives up the seat that looks; `handed` is the link for the person who takes it. */
  async handOver(): Promise<void> {
    this.handed = (await this.transport.handOver?.(this.known.viewer)) ?? null;
    this.refresh();
  }

  /** What the one who looks wishes about a seat whose time has run out; null: to wait on. Throws what the server says against it. */
  async wish(about: Seat, wish: Wish | null): Promise<void> {
    const seat = this.known.viewer;
    if (seat === 'table') return;
    const refusal = await this.transport.wish?.(seat, about, wish);
    if (refusal != null) throw new Error(refusal.reason);
  }

  /** The key of a seat of this person, for what concerns them alone; null: there is none. */
  keyOf(seat: Seat): string | null {
    return this.transport.keyOf?.(seat) ?? null;
  }

  close(): void {
    this.film.stop();
    this.players.dismiss();
    this.leader?.close();
    this.transport.close();
    this.listeners.clear();
  }
}
