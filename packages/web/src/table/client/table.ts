// A table in the page, wherever it is hosted: what its viewers were told, what is shown, and the programs that play here.
import type { Strength } from '@xenotable/bots';
import type { Json, Refusal, Seat, StandingOrders, Update, Viewer } from '@xenotable/kernel';
import type { Question, TakeBackHere } from '../../worker/api.ts';
import { programThinkers } from '../../worker/programThinkers.ts';
import { Film } from '../film/film.ts';
import { rest } from '../film/device.ts';
import type { Wish } from './absence.ts';
import { AdviceHere } from './advice.ts';
import { Leader } from './leader.ts';
import { OrdersHere } from './orders.ts';
import type { TableTalk } from './talk.ts';
import { ProgramPlayers, programToAsk } from './programs.ts';
import { type Since, type TableState, type Thinking, ToldViewers, filmed, tableState } from './tableState.ts';
import type { MomentSource } from './moments.ts';
import type { OnlineHere, Saved, Seal, TableFacts, Transport } from './transport.ts';

/** What people can do with the programs at a table. */
export interface ProgramsHere {
  /** Makes the thinking program play at once. */
  stop(): void;
  /** Lets a failed program try again. */
  retry(): void;
  /** Seats a program, or (null) gives its seat to a person. */
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
      play: (seat, { choice, why }) => this.act({ type: 'choose', seat, choice, results: [], why }),
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
  private answered: Since | null = null;
  /** Orders that answer questions of the seats here. */
  readonly orders: OrdersHere = new OrdersHere({
    send: (seat, orders) => this.act({ type: 'orders', seat, orders }),
    seats: () => this.facts?.mine ?? [],
    changed: () => this.refresh(),
  });
  /** Why no more news will come. */
  problem: string | null = null;
  /** More choices of the plan that is being played follow, so the next question is not for the player. */
  private more = false;
  private guard: ((choice: Json) => Refusal | null) | null = null;
  /** What threads compute about the table as it is shown. */
  readonly advice: AdviceHere = new AdviceHere(() => this.now);
  /** The link to the seat that was handed over here. */
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
        // After a reconnection the table may be at another server or at one that was restarted.
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

  /** The view as it is, ahead of a film that still shows how it came about. */
  latestView(): Json | null {
    return this.stateNow()?.view ?? null;
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

  /** Tells the host the standing orders of every seat that is decided here. */
  private giveOrders(): void {
    if (this.facts === null || this.facts.teaches) return;
    this.orders.give(this.facts.mine.filter((seat) => this.told.of(seat) !== undefined));
  }

  /** Sets the game's default orders, used until somebody sets others. */
  assumeOrders(orders: StandingOrders): void {
    this.orders.assume(orders);
    this.giveOrders();
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
      asks: news.awaited !== null || (news.ask !== null && !this.more),
    };
    // News without a visible change do not end the film.
    const filming = shown && this.stateNow() !== null && this.film.append(scenes, coming);
    if (!filming) this.refresh();
    this.giveOrders();
  }

  private stateNow(): TableState | null {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    if (this.facts === null || told === undefined) return null;
    const state = tableState(this.facts, told, this);
    const { online, viewer, programs } = state;
    // While a program plays for somebody on the server, that player watches.
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
    this.now = state && { ...filmed(state, this.film), since: this.since, answered: this.answered, thinking };
    for (const listener of this.listeners) listener();
    this.players.wake();
  }

  /** A person here acts: earlier films and digests end. An answer to a question of others does not count as an act. */
  private begin(answers: boolean): void {
    this.players.dismiss();
    const state = this.stateNow();
    this.answered = state && { view: state.view, lines: state.lines.length };
    if (answers) return this.film.finish();
    this.film.begin();
    this.since = this.answered;
  }

  /** The entries that the viewer knows. */
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

  /** Forbids choices before the rules are asked, such as in a lesson that waits for another one. Returns a function that removes the guard. */
  guardChoices(guard: (choice: Json) => Refusal | null): () => void {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = null;
    };
  }

  /** Why a choice, or a plan of several, is forbidden before the rules are asked. */
  forbids(choice: Json): Refusal | null {
    return this.guard?.(choice) ?? null;
  }

  /**
   * Plays a choice, with results that people have already rolled if they use their own dice. Of a plan with several
   * choices `next` means that the film of the earlier ones continues, `more` that others follow.
   */
  choose(
    seat: Seat,
    choice: Json,
    results: readonly number[] = [],
    { next = false, more = false } = {},
  ): Promise<Refusal | null> {
    const forbidden = this.forbids(choice);
    if (forbidden !== null) return Promise.resolve(forbidden);
    this.more = more;
    if (next) this.film.goesOn();
    else this.begin(this.now?.ask?.reaction != null);
    const { hinted } = this.advice;
    return this.act({ type: 'choose', seat, choice, results, ...(hinted && { hinted }) }).then((refusal) => {
      if (refusal !== null) this.more = false;
      return refusal;
    });
  }

  /** The plan is played, or its rest is not wanted any more. */
  endRow(): void {
    this.more = false;
  }

  /** Sets all results of the choice that waits for them: one more, or one fewer to correct it. */
  roll(results: readonly number[]): Promise<Refusal | null> {
    const awaited = this.now?.awaited;
    return awaited == null ? Promise.resolve(null) : this.play(awaited.seat, awaited.choice, results);
  }

  undo(seat: Seat): Promise<Refusal | null> {
    this.begin(false);
    return this.act({ type: 'undo', seat });
  }

  /** Takes something back that the people at this screen agree on. */
  takeBack(what: Omit<TakeBackHere, 'type'>): Promise<Refusal | null> {
    this.begin(false);
    return this.act({ type: 'take back', ...what });
  }

  /** What people at other devices say, plan and ask; null if everybody is here. */
  get talk(): TableTalk | null {
    return this.transport.talk ?? null;
  }

  /** Changes the viewer. */
  async look(viewer: Viewer): Promise<void> {
    if (!this.transport.live) await this.transport.look(viewer, this.told.of(viewer)?.news.seq ?? -1);
    if (this.told.of(viewer) === undefined) return;
    this.viewer = viewer;
    this.film.begin();
    this.since = null;
    this.answered = null;
    this.show();
  }

  /** Marks everything up to here as read. */
  markSeen(): void {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    if (told === undefined || told.read >= told.news.seq) return;
    const { viewer, seq } = told.news;
    this.told.read(viewer, seq);
    this.transport.markRead(viewer, seq);
    this.show();
  }

  private nextProgram(): Seat | null {
    const { now } = this;
    // Programs at an online table think on the server.
    if (now === null || now.online || this.problem !== null || this.leader?.leads !== true) return null;
    return programToAsk(now);
  }

  private async question(seat: Seat): Promise<Omit<Question, 'before' | 'spent'>> {
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

  /** The program that the viewer waits for, if programs think on the server. */
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

  /** Sets whether the table is covered between people who share this screen, if they do. */
  async cover(cover: boolean): Promise<void> {
    await this.transport.cover?.(cover);
  }

  /** Functions for people at different devices; null on this device. */
  get people(): OnlineHere | null {
    return this.transport.people ?? null;
  }

  /** The moment that is looked back at; null: the present table is shown. */
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

  /** Whether seats belong to people, who can hand them over. */
  get canHandOver(): boolean {
    return this.transport.handOver !== undefined;
  }

  /** Hands over the viewer's seat; `handed` is the link for the next person. */
  async handOver(): Promise<void> {
    this.handed = (await this.transport.handOver?.(this.known.viewer)) ?? null;
    this.refresh();
  }

  /** What the viewer wants to be done about a seat whose time has run out; null: keep waiting. Throws what the server objects. */
  async wish(about: Seat, wish: Wish | null): Promise<void> {
    const seat = this.known.viewer;
    if (seat === 'table') return;
    const refusal = await this.transport.wish?.(seat, about, wish);
    if (refusal != null) throw new Error(refusal.reason);
  }

  /** The key of a seat of this person, for settings that concern only them; null: there is none. */
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
