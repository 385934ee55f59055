// A table with everything that belongs to it besides its record: who decides for its seats, results that people still
// have to type in, standing orders, and how far each viewer has read. Browsers and servers host tables with this class.
import type { Wanted } from '../chance/typed.ts';
import { type Json, isJson, same } from '../read/json.ts';
import type { RecordState, UndoStep } from '../record/fold.ts';
import type { Consent, Entry } from '../record/record.ts';
import type { Played, Session } from '../record/session.ts';
import {
  type PreparedAnswer,
  type StandingOrders,
  ordered,
  preparedFor,
  spentOrder,
} from '../rules/reaction.ts';
import { type Ask, canAct } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Seat, Viewer, World } from '../rules/world.ts';
import { type Awaited, type News, newsOf } from '../viewer/news.ts';
import { purposeOf } from '../viewer/purpose.ts';
import { type Scene, scenesOf } from '../viewer/scenes.ts';

/** Who decides for the seats now. */
export interface Seating {
  /** Whether a program decides for a seat: taking back goes through its choices to a person's. */
  isProgram(seat: Seat): boolean;
  /** Whether two seats are one person's. */
  samePerson(a: Seat, b: Seat): boolean;
}

/** An entry that was played just now, and the world before it. */
export interface PlayedEntry {
  before: World;
  /** Its place in the record. */
  number: number;
  entry: Entry;
  /** The id of the prepared answer that it is. */
  prepared?: string;
}

/** What came of an act: entries that must be stored before anybody hears of them, or nothing. */
export type Acted = { played: PlayedEntry[] } | { refusal: Refusal } | { wanted: Wanted };

/** Standing orders that answer each other without end are cut off here. */
const MOST_ORDERED = 500;
/** Fewer steps than this are seen at a glance, unless dice fell or somebody was hurt. */
const FEWEST_SCENES = 3;

const NOT_YOURS: Refusal = { rule: 'undo', reason: 'Since then somebody else has decided.' };
const DICE_FIRST: Refusal = { rule: 'typed', reason: 'A throw is waiting: type in its results first.' };

export class TableHost {
  readonly session: Session;
  private readonly seating: Seating;
  /** Choices that wait for results, by seat: nobody else has to wait for them. */
  private readonly waiting: Map<Seat, Awaited> = new Map();
  private readonly orders: Map<Seat, StandingOrders> = new Map();
  /** Seats whose prepared answers were given or have lapsed since somebody last asked. */
  private readonly spent: Set<Seat> = new Set();
  /** Entries that each viewer has looked at. */
  private readonly readMarks: Map<Viewer, number> = new Map();

  /** What a former host of the same table knew besides its record is kept. */
  constructor(session: Session, seating: Seating, former: TableHost | null = null) {
    this.session = session;
    this.seating = seating;
    if (former === null) return;
    this.orders = former.orders;
    this.readMarks = former.readMarks;
    if (former.session.entries.length === session.entries.length) this.waiting = former.waiting;
  }

  /** The first choice that waits for results, if there is one. */
  get awaited(): Awaited | null {
    return this.waiting.values().next().value ?? null;
  }

  /** The choice of a viewer's own seat that waits for results. */
  awaitedBy(viewer: Viewer): Awaited | null {
    return viewer === 'table' ? null : (this.waiting.get(viewer) ?? null);
  }

  /** Plays a choice, and after it what standing orders answer. At a table with typed-in dice `results` are those known so far. */
  choose(seat: Seat, choice: unknown, results: readonly number[] = [], hinted = false): Acted {
    const moment = this.moment();
    const played = this.session.choose(seat, choice, results, hinted);
    if ('wanted' in played) return this.await(seat, choice, results, played.wanted);
    this.waiting.delete(seat);
    if ('refusal' in played) return played;
    return this.done([{ ...moment, entry: played.entry }, ...this.carryOut()]);
  }

  /** What an entry that comes next begins from. */
  private moment(): Omit<PlayedEntry, 'entry'> {
    const { world, entries } = this.session;
    return { before: world, number: entries.length };
  }

  private await(seat: Seat, choice: unknown, results: readonly number[], wanted: Wanted): Acted {
    if (isJson(choice)) {
      const words = this.session.game.words.choice(choice, this.session.view(seat));
      const purpose = purposeOf(this.session, { seat, choice, results });
      this.waiting.set(seat, { seat, choice, results: [...results], wanted, words, purpose });
    }
    return { wanted };
  }

  /** Choices that wait for results and are no longer possible are forgotten. */
  private done(played: PlayedEntry[]): Acted {
    const { game, world } = this.session;
    for (const { seat, choice } of this.waiting.values())
      if (game.judge(world, seat, choice) !== null) this.waiting.delete(seat);
    return { played };
  }

  /** Takes back a person's last choice with what programs did after it. */
  undo(seat: Seat): Acted {
    if (this.waiting.has(seat)) return { refusal: DICE_FIRST };
    const own = this.ownSteps(seat);
    const persons = own.findIndex((step) => !this.seating.isProgram(step.seat));
    if (persons < 0 && this.session.undoable(seat).length > 0) return { refusal: NOT_YOURS };
    const played: PlayedEntry[] = [];
    for (let steps = Math.max(persons, 0); steps >= 0; steps--) {
      const moment = this.moment();
      const back: Played = this.session.undo(seat);
      if ('refusal' in back) return played.length === 0 ? back : this.done(played);
      if ('wanted' in back) throw new Error('taking back needs no results');
      played.push({ ...moment, entry: back.entry });
    }
    return this.done(played);
  }

  /** Goes back to an earlier moment, because the others at the table agree. */
  takeBackTo(seat: Seat, consent: Consent, state: RecordState): Acted {
    const moment = this.moment();
    const back = this.session.takeBackTo(seat, consent, state);
    if (!('entry' in back)) return back;
    this.waiting.clear();
    return { played: [{ ...moment, entry: back.entry }] };
  }

  /** What the player of a seat may take back one after the other, programs' choices among them, the last one first. */
  private ownSteps(seat: Seat): readonly UndoStep[] {
    const steps = this.session.undoable(seat);
    const strange = steps.findIndex((step) => !this.seating.samePerson(step.seat, seat));
    return strange < 0 ? steps : steps.slice(0, strange);
  }

  /** How windows of a seat are answered, as it was kept; those who are asked next are answered by it. Null: nothing was kept. */
  keepOrders(seat: Seat, orders: StandingOrders | null): void {
    if (orders === null) this.orders.delete(seat);
    else this.orders.set(seat, orders);
  }

  /** How windows of a seat are answered from now on. What they answer at once is an act of its own. */
  setOrders(seat: Seat, orders: StandingOrders): Acted {
    this.orders.set(seat, orders);
    return this.done(this.waiting.has(seat) ? [] : this.carryOut());
  }

  /** Answers windows by standing orders for as long as there is one. */
  private carryOut(): PlayedEntry[] {
    const played: PlayedEntry[] = [];
    while (played.length < MOST_ORDERED) {
      const answer = this.orderedAnswer();
      if (answer === null) break;
      const moment = this.moment();
      const done = this.session.choose(answer.seat, answer.choice);
      if ('wanted' in done) this.await(answer.seat, answer.choice, [], done.wanted);
      if (!('entry' in done)) break;
      const { prepared } = answer;
      played.push({ ...moment, entry: done.entry, ...(prepared !== undefined && { prepared }) });
    }
    return played;
  }

  private orderedAnswer(): { seat: Seat; choice: Json; prepared?: string } | null {
    if (this.orders.size === 0) return null;
    for (const ask of this.session.asks) {
      if (this.waiting.has(ask.seat) || !canAct(ask)) continue;
      const prepared = this.preparedAnswer(ask);
      if (prepared !== null) return { seat: ask.seat, choice: prepared.choose, prepared: prepared.id };
      const choice = this.standingAnswer(ask);
      if (choice !== null) return { seat: ask.seat, choice };
    }
    return null;
  }

  /** What was prepared for this question, if it is possible now; otherwise it lapses. Nothing is given up unseen. */
  private preparedAnswer(ask: Ask<Json>): PreparedAnswer | null {
    const { game, world } = this.session;
    const { seat, rule } = ask;
    const orders = this.orders.get(seat) ?? {};
    const prepared = preparedFor(orders, rule);
    if (prepared === null) return null;
    const { choose } = prepared;
    const window = game.reaction?.(this.session.view(seat), ask) ?? null;
    const unseen = window !== null && window.urgent && same(window.pass, choose);
    const given = !unseen && game.judge(world, seat, choose) === null;
    this.orders.set(seat, spentOrder(orders, rule, given ? 'given' : 'lapsed'));
    this.spent.add(seat);
    return given ? prepared : null;
  }

  private standingAnswer(ask: Ask<Json>): Json | null {
    const { game } = this.session;
    const orders = this.orders.get(ask.seat);
    const window = orders && game.reaction?.(this.session.view(ask.seat), ask);
    const choice: unknown = window && ordered(orders, window);
    return choice != null && isJson(choice) ? choice : null;
  }

  /** The orders of a seat as they are now. */
  ordersOf(seat: Seat): StandingOrders | null {
    return this.orders.get(seat) ?? null;
  }

  /** Seats of which a prepared answer was given or has lapsed since this was last asked. */
  takeSpent(): Seat[] {
    const seats = [...this.spent];
    this.spent.clear();
    return seats;
  }

  /** What a viewer is shown now, with the log lines from the entry `after` on. */
  news(viewer: Viewer, after = -1): News {
    const { session } = this;
    const awaited = this.awaitedBy(viewer);
    const idle = viewer === 'table' || awaited !== null;
    const undoable = idle ? [] : this.ownSteps(viewer).filter((step) => !this.seating.isProgram(step.seat));
    const news = newsOf(session, viewer, Math.min(after, session.entries.length), undoable);
    return awaited === null ? news : { ...news, ask: null, awaited };
  }

  /** The entries that a viewer had looked at when it last looked; null: it never did. */
  readBy(viewer: Viewer): number | null {
    return this.readMarks.get(viewer) ?? null;
  }

  /** A viewer has looked at everything up to this entry; looks never go back. */
  markRead(viewer: Viewer, entries: number): void {
    const read = Math.min(entries, this.session.entries.length);
    this.readMarks.set(viewer, Math.max(read, this.readMarks.get(viewer) ?? 0));
  }

  /** Somebody else looks from here now. */
  forget(viewer: Viewer): void {
    this.readMarks.delete(viewer);
    if (viewer === 'table') return;
    this.orders.delete(viewer);
    this.waiting.delete(viewer);
  }

  /** What followed an act step by step for a viewer; null if that is seen at a glance. */
  scenes(played: readonly PlayedEntry[], viewer: Viewer): Scene[] | null {
    const scenes = played.flatMap(({ before, ...entry }) => scenesOf(this.session, before, entry, viewer));
    const telling = scenes.some(({ line: { beat } }) => beat.weight > 1 || beat.dice !== undefined);
    return telling || scenes.length >= FEWEST_SCENES ? scenes : null;
  }
}
