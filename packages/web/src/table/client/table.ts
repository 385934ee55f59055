// A table as the page holds it, wherever it is hosted: what its viewers were told, what is being shown, and the programs that play here.
import type { Strength } from '@xenotable/bots';
import type { Json, Odds, Refusal, Seat, StandingOrders, Update, Viewer } from '@xenotable/kernel';
import { keepOrders, ordersOf } from '../../storage/orders.ts';
import type { Question } from '../../worker/api.ts';
import { oddsWorker, programWorker } from '../../worker/client.ts';
import { Leader } from './leader.ts';
import { ProgramPlayers, programToAsk } from './programs.ts';
import { StepByStep, rest } from './stepByStep.ts';
import { type TableState, ToldViewers, tableState } from './tableState.ts';
import type { Saved, TableFacts, Transport } from './transport.ts';

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
  private readonly transport: Transport;
  private readonly told = new ToldViewers();
  private readonly listeners = new Set<() => void>();
  private readonly steps = new StepByStep((state) => this.show(state));
  private readonly players = new ProgramPlayers(
    {
      next: () => this.nextProgram(),
      question: (seat) => this.question(seat),
      play: (seat, choice) => this.play(seat, choice, []),
      changed: () => this.show(this.stateNow()),
      rest,
    },
    programWorker,
  );
  private readonly leader: Leader | null;
  private facts: TableFacts | null = null;
  private viewer: Viewer | null = null;
  private saved: Saved = 'saved';
  private now: TableState | null = null;
  private orders: StandingOrders = {};
  /** Seats whose standing orders the host knows. */
  private readonly ordered = new Set<Seat>();
  /** Why nothing more will come. */
  problem: string | null = null;
  /** The link to the seat that was given up here. */
  handed: string | null = null;
  readonly programs: ProgramsHere = {
    stop: () => this.players.stop(),
    retry: () => this.players.retry(),
    seat: (seat, strength) => this.seatProgram(seat, strength),
  };

  constructor(id: string, transport: Transport) {
    this.transport = transport;
    this.leader =
      transport.watches === true ? null : new Leader(`xenotable.programs.${id}`, () => this.players.wake());
  }

  /** Resolves when the transport is open; news may come later. */
  static async open(id: string, transport: Transport): Promise<Table> {
    const table = new Table(id, transport);
    await transport.open({
      facts: (facts) => table.know(facts),
      update: (update) => table.take(update),
      read: (viewer, entries) => {
        table.told.read(viewer, entries);
        table.refresh();
      },
      saved: (saved) => {
        table.saved = saved;
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
    if (this.facts === null) this.orders = ordersOf(facts.game);
    this.facts = facts;
    this.refresh();
    this.giveOrders();
  }

  /** The host is told the standing orders of every seat that is decided here. */
  private giveOrders(): void {
    if (Object.values(this.orders).every((order) => order === 'ask')) return;
    for (const seat of this.facts?.mine ?? []) {
      if (this.ordered.has(seat) || this.told.of(seat) === undefined) continue;
      this.ordered.add(seat);
      void this.act({ type: 'orders', seat, orders: this.orders }).catch(() => this.ordered.delete(seat));
    }
  }

  private take({ news, scenes = [] }: Update): void {
    const { viewer } = news;
    const before = this.now?.lines ?? [];
    const shown = viewer === this.viewer && news.seq > (this.told.of(viewer)?.news.seq ?? -1);
    this.told.hear(news);
    if (
      this.viewer === null ||
      (this.viewer === 'table' && this.facts?.mine.includes(viewer as Seat) === true)
    )
      this.viewer = viewer;
    // What this viewer does not see does not end what is being shown to it.
    if (viewer !== this.viewer && this.steps.running) return;
    this.steps.stop();
    if (shown && this.stateNow() !== null) this.steps.play(scenes, () => this.stateNow()!, before);
    else this.show(this.stateNow());
    this.giveOrders();
  }

  private stateNow(): TableState | null {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    return this.facts === null || told === undefined ? null : tableState(this.facts, told, this.saved);
  }

  /** Something besides the news has changed. */
  private refresh(): void {
    if (this.steps.running) return;
    this.show(this.stateNow());
  }

  private show(state: TableState | null): void {
    this.now = state && { ...state, thinking: this.players.thinking };
    for (const listener of this.listeners) listener();
    this.players.wake();
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

  choose(seat: Seat, choice: Json): Promise<Refusal | null> {
    this.skip();
    this.players.dismiss();
    return this.play(seat, choice, []);
  }

  /** All results of the choice that waits for them: one more, or one less to correct it. */
  roll(results: readonly number[]): Promise<Refusal | null> {
    const awaited = this.now?.awaited;
    return awaited == null ? Promise.resolve(null) : this.play(awaited.seat, awaited.choice, results);
  }

  undo(seat: Seat): Promise<Refusal | null> {
    this.skip();
    this.players.dismiss();
    return this.act({ type: 'undo', seat });
  }

  /** How windows of all seats here are answered from now on, at this table and at later ones. */
  async setOrders(orders: StandingOrders): Promise<void> {
    if (this.facts === null) return;
    this.orders = orders;
    keepOrders(this.facts.game, orders);
    for (const seat of this.facts.mine) {
      this.ordered.add(seat);
      await this.act({ type: 'orders', seat, orders });
    }
  }

  get standingOrders(): StandingOrders {
    return this.orders;
  }

  /** Ends what is being shown step by step. */
  skip(): void {
    this.steps.skip();
  }

  /** Looks through another pair of eyes. */
  async look(viewer: Viewer): Promise<void> {
    if (!this.transport.live) await this.transport.look(viewer, this.told.of(viewer)?.news.seq ?? -1);
    if (this.told.of(viewer) === undefined) return;
    this.viewer = viewer;
    this.steps.stop();
    this.show(this.stateNow());
  }

  /** Everything up to here has been read. */
  markSeen(): void {
    const told = this.viewer === null ? undefined : this.told.of(this.viewer);
    if (told === undefined || told.read >= told.news.seq) return;
    const { viewer, seq } = told.news;
    this.told.read(viewer, seq);
    this.transport.markRead(viewer, seq);
    if (this.now !== null) this.show({ ...this.now, seen: this.now.lines.length });
  }

  odds(choice: Json, measure: string): Promise<Odds | null> {
    const { now } = this;
    if (now === null || now.viewer === 'table') return Promise.resolve(null);
    return oddsWorker.odds(now, now.view, now.viewer, choice, measure);
  }

  private nextProgram(): Seat | null {
    const { now } = this;
    if (now === null || now.saved === 'offline' || this.problem !== null || this.leader?.leads !== true)
      return null;
    const seat = programToAsk(now);
    // Each seat has news of its own, and the program's may still be under way.
    const late = seat !== null && this.transport.live && this.told.of(seat)?.news.seq !== now.seq;
    return late ? null : seat;
  }

  private async question(seat: Seat): Promise<Omit<Question, 'before'>> {
    if (!this.transport.live) await this.transport.look(seat, this.told.of(seat)?.news.seq ?? -1);
    const { facts } = this;
    const { view, ask } = this.told.of(seat)?.news ?? { view: null, ask: null };
    const strength = facts?.programs[seat];
    if (facts === null || ask === null || strength === undefined)
      throw new Error('It is not asked any more.');
    return { rules: { game: facts.game, edition: facts.edition }, view, ask, strength };
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

  /** Whether seats belong to people, who can give them up. */
  get canHandOver(): boolean {
    return this.transport.handOver !== undefined;
  }

  /** Gives up the seat that looks; `handed` is the link for the person who takes it. */
  async handOver(): Promise<void> {
    this.handed = (await this.transport.handOver?.(this.known.viewer)) ?? null;
    this.refresh();
  }

  close(): void {
    this.steps.stop();
    this.players.dismiss();
    this.leader?.close();
    this.transport.close();
    this.listeners.clear();
  }
}
