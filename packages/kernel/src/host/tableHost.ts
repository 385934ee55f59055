// A table with everything it has besides its record: who decides for its seats, results that people still have to type
// in, standing orders, and how far each viewer has read. Browsers and servers host tables with this class.
import type { Wanted } from '../chance/typed.ts';
import { type Json, isJson, same } from '../read/json.ts';
import type { RecordState, UndoStep } from '../record/fold.ts';
import type { ChoiceNotes, Consent, Entry } from '../record/record.ts';
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
  /** Whether a program decides for a seat: an undo skips over its choices to a person's. */
  isProgram(seat: Seat): boolean;
  /** Whether two seats belong to one person. */
  samePerson(a: Seat, b: Seat): boolean;
}

/** An entry that was just played, and the world before it. */
export interface PlayedEntry {
  before: World;
  /** Its place in the record. */
  number: number;
  entry: Entry;
  /** The id of the prepared answer, if the entry is one. */
  prepared?: string;
}

/** The result of an act: entries that must be stored before anybody is told, a refusal, or a result that must be typed in. */
export type Acted = { played: PlayedEntry[] } | { refusal: Refusal } | { wanted: Wanted };

/** Limits standing orders that answer each other without end. */
const MOST_ORDERED = 500;
/** Fewer scenes than this are not shown one by one, unless dice fell or somebody was hurt. */
const FEWEST_SCENES = 3;

const NOT_YOURS: Refusal = { rule: 'undo', reason: 'Since then somebody else has decided.' };
const DICE_FIRST: Refusal = { rule: 'typed', reason: 'A throw is waiting: type in its results first.' };

export class TableHost {
  readonly session: Session;
  private readonly seating: Seating;
  /** Choices that wait for results, by seat. Other seats do not have to wait for them. */
  private readonly waiting: Map<Seat, Awaited> = new Map();
  private readonly orders: Map<Seat, StandingOrders> = new Map();
  /** Entries that standing orders have played. */
  private readonly byOrder: Set<number> = new Set();
  /** Seats whose prepared answers were given or lapsed since `takeSpent` was last called. */
  private readonly spent: Set<Seat> = new Set();
  /** For each viewer, the number of entries it has looked at. */
  private readonly readMarks: Map<Viewer, number> = new Map();

  /** `former` is an earlier host of the same table; what it knew besides the record is taken over. */
  constructor(session: Session, seating: Seating, former: TableHost | null = null) {
    this.session = session;
    this.seating = seating;
    if (former === null) return;
    this.orders = former.orders;
    this.byOrder = former.byOrder;
    this.readMarks = former.readMarks;
    if (former.session.entries.length === session.entries.length) this.waiting = former.waiting;
  }

  /** The first choice that waits for results, or null. */
  get awaited(): Awaited | null {
    return this.waiting.values().next().value ?? null;
  }

  /** The choice of a viewer's own seat that waits for results. */
  awaitedBy(viewer: Viewer): Awaited | null {
    return viewer === 'table' ? null : (this.waiting.get(viewer) ?? null);
  }

  /** Plays a choice, then the answers of standing orders. At a table with typed-in dice `results` are those known so far. */
  choose(seat: Seat, choice: unknown, results: readonly number[] = [], notes: ChoiceNotes = {}): Acted {
    const moment = this.moment();
    const played = this.session.choose(seat, choice, results, notes);
    if ('wanted' in played) return this.await(seat, choice, results, played.wanted);
    this.waiting.delete(seat);
    if ('refusal' in played) return played;
    return this.done([{ ...moment, entry: played.entry }, ...this.carryOut()]);
  }

  /** The moment before the next entry. */
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

  /** Forgets choices that wait for results and are no longer legal. */
  private done(played: PlayedEntry[]): Acted {
    const { game, world } = this.session;
    for (const { seat, choice } of this.waiting.values())
      if (game.judge(world, seat, choice) !== null) this.waiting.delete(seat);
    return { played };
  }

  /** Takes back a person's last choice and what programs and standing orders did after it. */
  undo(seat: Seat): Acted {
    if (this.waiting.has(seat)) return { refusal: DICE_FIRST };
    const own = this.ownSteps(seat);
    const [last] = this.personsAmong(own);
    const persons = last === undefined ? -1 : own.indexOf(last);
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

  /** Goes back to an earlier moment by consent of the others at the table. */
  takeBackTo(seat: Seat, consent: Consent, state: RecordState): Acted {
    const moment = this.moment();
    const back = this.session.takeBackTo(seat, consent, state);
    if (!('entry' in back)) return back;
    this.waiting.clear();
    return { played: [{ ...moment, entry: back.entry }] };
  }

  /** The choices that the player of a seat may take back in a row, including those of programs, the last one first. */
  private ownSteps(seat: Seat): readonly UndoStep[] {
    const steps = this.session.undoable(seat);
    const strange = steps.findIndex((step) => !this.seating.samePerson(step.seat, seat));
    return strange < 0 ? steps : steps.slice(0, strange);
  }

  /** Steps that a person chose; if there are none, those that standing orders chose for a person. */
  private personsAmong(steps: readonly UndoStep[]): readonly UndoStep[] {
    const persons = steps.filter((step) => !this.seating.isProgram(step.seat));
    const chosen = persons.filter((step) => !this.byOrder.has(step.entry));
    return chosen.length > 0 ? chosen : persons;
  }

  /** Restores the stored orders of a seat; they apply from the next question on. Null: nothing was stored. */
  keepOrders(seat: Seat, orders: StandingOrders | null): void {
    if (orders === null) this.orders.delete(seat);
    else this.orders.set(seat, orders);
  }

  /** Sets the orders of a seat. Answers that they give at once are an act of their own. */
  setOrders(seat: Seat, orders: StandingOrders): Acted {
    this.orders.set(seat, orders);
    return this.done(this.waiting.has(seat) ? [] : this.carryOut());
  }

  /** Answers questions by standing orders as long as one applies. */
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
      if (prepared === undefined) this.byOrder.add(moment.number);
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

  /** The prepared answer to this question if it is legal now; otherwise it lapses. A prepared pass also lapses in an urgent window. */
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

  /** Seats whose prepared answer was given or lapsed since the last call. */
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
    const undoable = idle ? [] : this.personsAmong(this.ownSteps(viewer));
    const news = newsOf(session, viewer, Math.min(after, session.entries.length), undoable);
    return awaited === null ? news : { ...news, ask: null, awaited };
  }

  /** The number of entries that a viewer has looked at; null: it never did. */
  readBy(viewer: Viewer): number | null {
    return this.readMarks.get(viewer) ?? null;
  }

  /** Notes that a viewer has looked at everything up to this entry. The mark never goes back. */
  markRead(viewer: Viewer, entries: number): void {
    const read = Math.min(entries, this.session.entries.length);
    this.readMarks.set(viewer, Math.max(read, this.readMarks.get(viewer) ?? 0));
  }

  /** Forgets what a viewer has read: another person has this seat now. */
  forget(viewer: Viewer): void {
    this.readMarks.delete(viewer);
    if (viewer === 'table') return;
    this.orders.delete(viewer);
    this.waiting.delete(viewer);
  }

  /** The scenes of an act for a viewer; null if there are too few to show one by one. */
  scenes(played: readonly PlayedEntry[], viewer: Viewer): Scene[] | null {
    const scenes = played.flatMap(({ before, ...entry }) => scenesOf(this.session, before, entry, viewer));
    const telling = scenes.some(({ line: { beat } }) => beat.weight > 1 || beat.dice !== undefined);
    return telling || scenes.length >= FEWEST_SCENES ? scenes : null;
  }
}
