// A game in progress: judges, plays, records and takes back choices. One session per table, in a browser's worker or on a server.
import { type Chance, Recording, type Result } from '../chance/chance.ts';
import type { Source } from '../chance/live.ts';
import { NeedsResult, type Wanted, typedChance } from '../chance/typed.ts';
import { replayedChance } from '../chance/replayed.ts';
import { Returns, goneBack, hasConsents, madeBefore, saysAgain, wrongAgain } from './consented.ts';
import {
  type MomentAt,
  type RecordState,
  type UndoStep,
  advance,
  applyEntry,
  fold,
  openWorld,
} from './fold.ts';
import { takeBack, undoableSteps } from './takingBack.ts';
import { type Undone, lastOf, momentBefore, undosIn } from './undone.ts';
import type { AnyRules, Ask } from '../rules/game.ts';
import type { Told } from '../rules/happening.ts';
import { fingerprint } from './fingerprint.ts';
import { itemAt } from '../read/itemAt.ts';
import { type Json, isJson, same } from '../read/json.ts';
import { readOptions, readSeats } from '../rules/options.ts';
import {
  type ChoiceEntry,
  type ChoiceNotes,
  type Consent,
  type Entry,
  type GameRecord,
  type Head,
  RecordError,
  type SeedWord,
  type UndoEntry,
} from './record.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Seat, Viewer, World } from '../rules/world.ts';

export interface NewTable {
  options?: unknown;
  seats: unknown;
  given?: Json;
  commitment?: string;
  words?: SeedWord[];
  typed?: 'dice' | 'all';
}

export type Played = { entry: Entry; told: Told[] } | { refusal: Refusal } | { wanted: Wanted };

export class Session {
  readonly game: AnyRules;
  readonly head: Head;
  readonly entries: Entry[];
  /** What was told: item 0 at the opening, then one item for each entry. */
  readonly told: Told[][];
  /** The names of the people on the seats, used in what is told from now on. The record keeps the names of the start. */
  names: readonly string[];
  private source: Source;
  private at: RecordState;
  /** Entries that were taken back, and by which later ones. */
  readonly undos: Undone[];
  /** The same entries, to look one up. */
  private readonly takenBack: Set<number>;
  /** Whether something was taken back by consent, so that a choice may be repeated in the same position. */
  private repeats: boolean;
  private asked: Ask<Json>[] | null = null;
  private readonly steps = new Map<Seat, readonly UndoStep[]>();
  /** Views of the present world, and of the world before the last entry. */
  private views = new Map<Viewer, Json>();
  private viewsBefore = new Map<Viewer, Json>();

  private constructor(
    game: AnyRules,
    head: Head,
    entries: Entry[],
    told: Told[][],
    at: RecordState,
    source: Source,
  ) {
    this.game = game;
    this.head = head;
    this.entries = entries;
    this.told = told;
    this.names = head.seats.map((seat) => seat.name);
    this.at = at;
    this.source = source;
    this.undos = undosIn(head, entries);
    this.takenBack = new Set(this.undone);
    this.repeats = hasConsents(entries);
  }

  /** Makes a new table. Throws BadInput if an option or seat is wrong. Results of the opening always come from the source. */
  static start(game: AnyRules, table: NewTable, source: Source): Session {
    const { given, commitment, words = [], typed } = table;
    const head: Head = {
      xenotable: 2,
      game: game.name,
      edition: game.edition,
      options: readOptions(game.options, table.options),
      seats: readSeats(game.seats, table.seats),
      ...(given !== undefined && { given }),
      ...(commitment !== undefined && { commitment }),
      ...(words.length > 0 && { words }),
      ...(typed !== undefined && { typed }),
      opening: { rolls: [], check: '' },
    };
    const told: Told[] = [];
    const world = openWorld(game, head, new Recording(source(0), head.opening.rolls), told);
    head.opening.check = fingerprint(world);
    return new Session(
      game,
      head,
      [],
      [told],
      { world, trail: [], results: head.opening.rolls.length, entries: 0 },
      source,
    );
  }

  /**
   * Continues a record. Throws RecordError if it is not valid. With a verified state (`kept`) only the entries after it
   * are followed, and what was told earlier is not known.
   */
  static open(game: AnyRules, record: GameRecord, source: Source, kept?: RecordState): Session {
    const { head, entries } = record;
    const told: Told[][] = kept === undefined ? [] : Array.from({ length: kept.entries + 1 }, () => []);
    const at = kept ?? fold(game, record, (_standing, heard) => void told.push(heard));
    const session = new Session(game, head, entries.slice(0, at.entries), told, at, source);
    session.follow(entries.slice(at.entries));
    return session;
  }

  private follow(entries: readonly Entry[]): void {
    const returns = new Returns(entries);
    returns.note(this.at);
    for (const entry of entries) {
      this.applyEntry(entry, (n) => returns.at(n));
      returns.note(this.at);
    }
  }

  /**
   * Verifies and adds an entry that was played elsewhere. Without `momentAt` the record is followed again to find the
   * state that an undo by consent goes back to.
   */
  applyEntry(entry: Entry, momentAt: MomentAt = () => undefined): Played {
    const { game, head, at } = this;
    const told: Told[] = [];
    const next = applyEntry(game, head, at, entry, told, (n) => momentAt(n) ?? this.momentAt(n));
    const problem =
      this.repeats || saysAgain(entry) ? wrongAgain(head, this.entries, this.entries.length, entry) : null;
    if (problem !== null) throw new RecordError(this.entries.length + 2, problem);
    return this.note(next, entry, told);
  }

  /** The state after this many entries; follows the record again up to there. */
  momentAt(entries: number): RecordState {
    return fold(this.game, { head: this.head, entries: this.entries.slice(0, entries) });
  }

  /** Entries that were taken back later. */
  get undone(): number[] {
    return this.undos.map(({ entry }) => entry);
  }

  get standing(): RecordState {
    return this.at;
  }

  get world(): World {
    return this.at.world;
  }

  /** Who may act now, with which offers; computed once. */
  get asks(): readonly Ask<Json>[] {
    return (this.asked ??= this.game.asks(this.at.world));
  }

  /** What a viewer sees; computed once per viewer. */
  view(viewer: Viewer): Json {
    const view = this.views.get(viewer);
    if (view !== undefined) return view;
    const fresh: Json = this.game.view(this.at.world, viewer);
    this.views.set(viewer, fresh);
    return fresh;
  }

  get record(): GameRecord {
    return { head: this.head, entries: this.entries };
  }

  /** Plays a choice. At a table with typed-in dice `results` are those given so far; as long as one is missing, nothing changes. */
  choose(
    seat: Seat,
    choice: unknown,
    results: readonly number[] = [],
    { hinted = false, why = null }: ChoiceNotes = {},
  ): Played {
    if (!isJson(choice)) return { refusal: { rule: 'choice', reason: 'A choice is plain JSON.' } };
    const refusal = this.offered(seat, choice) ? null : this.game.judge(this.at.world, seat, choice);
    if (refusal !== null) return { refusal };
    const rolls: Result[] = [];
    const told: Told[] = [];
    const before = this.repeats
      ? madeBefore(this.head, this.entries, this.entries.length, { seat, choice })
      : null;
    const chance = before === null ? this.chance(results) : replayedChance(before.rolls);
    try {
      const next = advance(this.game, this.at, seat, choice, new Recording(chance, rolls), rolls, told);
      const entry: ChoiceEntry = {
        seat,
        choice,
        rolls,
        check: fingerprint(next.world),
      };
      if (hinted) entry.hinted = hinted;
      if (why !== null) entry.why = why;
      if (before !== null) entry.again = before.entry;
      return this.note(next, entry, told);
    } catch (error) {
      if (error instanceof NeedsResult) return { wanted: error.wanted };
      throw error;
    }
  }

  private offered(seat: Seat, choice: unknown): boolean {
    return this.asks.find((ask) => ask.seat === seat)?.offers.some((offer) => same(offer, choice)) ?? false;
  }

  /** The chance of the next choice: `results` that people have typed in, otherwise the table's own dice and draws. */
  chance(results: readonly number[]): Chance {
    const live = this.source(this.at.results);
    return this.head.typed === undefined ? live : typedChance(results, live, this.head.typed);
  }

  /** The choices that this seat's player can take back now, the last one first; none once the game is over. */
  undoable(seat: Seat): readonly UndoStep[] {
    if (this.at.world.over !== null) return [];
    let steps = this.steps.get(seat);
    if (steps === undefined)
      this.steps.set(seat, (steps = undoableSteps(this.game, this.head, this.at, seat)));
    return steps;
  }

  /** The words in which a choice that can be taken back was made. */
  stepWords({ seat, choice, before, entry }: UndoStep): string {
    const shown = entry === this.entries.length - 1 ? this.viewsBefore.get(seat) : undefined;
    return this.game.words.choice(choice, shown ?? this.game.view(before, seat));
  }

  /** Why no more choices can be taken back: what came just before the earliest of these. */
  undoEnds(steps: readonly UndoStep[]): string {
    if (this.at.world.over !== null) return 'the game is over';
    for (let i = (steps.at(-1)?.entry ?? this.entries.length) - 1; i >= 0; i--) {
      const entry = itemAt(this.entries, i);
      if ('undo' in entry || this.takenBack.has(i)) continue;
      if (entry.rolls.some(([, asked]) => asked.startsWith('d'))) return 'dice were rolled';
      if (entry.rolls.length > 0) return 'something was drawn';
      return this.at.trail.some((step) => step.entry === i)
        ? 'somebody else has decided'
        : 'something was shown';
    }
    return this.entries.length === 0 ? 'nothing is decided yet' : 'the game begins there';
  }

  undo(seat: Seat): Played {
    const back = this.at.world.over === null ? takeBack(this.game, this.head, this.at, seat) : null;
    if (back === null) return { refusal: { rule: 'undo', reason: this.whyNoUndo() } };
    const entry: UndoEntry = { seat, undo: true, check: fingerprint(back.state.world) };
    return this.note(back.state, entry, []);
  }

  /** The number of entries that stay if everything from `entry` on is taken back. */
  momentBefore(entry: number): number {
    return momentBefore(this.undos, entry);
  }

  /** The last choice of these seats that was not taken back, or -1. */
  lastChoiceOf(own: (seat: Seat) => boolean): number {
    return this.entries.findLastIndex(
      (entry, i) => !('undo' in entry) && !this.takenBack.has(i) && own(entry.seat),
    );
  }

  /** Goes back to an earlier moment by consent of the others at the table. */
  takeBackTo(seat: Seat, consent: Consent, moment: RecordState): Played {
    if (this.at.world.over !== null) return { refusal: { rule: 'undo', reason: 'The game is over.' } };
    const next = goneBack(this.at, moment);
    return this.note(next, { seat, undo: true, consent, check: fingerprint(next.world) }, []);
  }

  private whyNoUndo(): string {
    if (this.at.world.over !== null) return 'The game is over.';
    if (this.entries.length === 0) return 'Nothing has been decided yet.';
    return this.at.trail.length === 0
      ? 'Since then chance was used or something was shown.'
      : 'Since then somebody else has decided.';
  }

  private note(next: RecordState, entry: Entry, told: Told[]): Played {
    if ('undo' in entry) this.takeAway(this.takenBy(entry));
    this.at = next;
    this.asked = null;
    // Emptying a map makes a new table for it, even if there was nothing in it (3 % of a choice at connect four).
    if (this.steps.size > 0) this.steps.clear();
    this.viewsBefore = this.views;
    this.views = new Map();
    this.entries.push(entry);
    this.told.push(told);
    return { entry, told };
  }

  /** What an undo takes back if it comes next. */
  private takenBy({ seat, consent }: UndoEntry): Undone[] {
    const by = this.entries.length;
    if (consent === undefined) return [{ entry: lastOf(this.head, this.at.trail, seat).entry, by }];
    this.repeats = true;
    return this.entries.flatMap((one, entry) =>
      entry < consent.to || 'undo' in one || this.takenBack.has(entry) ? [] : [{ entry, by }],
    );
  }

  private takeAway(taken: readonly Undone[]): void {
    for (const one of taken) {
      this.undos.push(one);
      this.takenBack.add(one.entry);
    }
  }

  /** Makes a new session that shares the first `entries` entries and then continues on its own. */
  fork(entries: number, source: Source): Session {
    const { commitment: _old, words: _theirs, seed: _shown, talk: _said, ...head } = this.head;
    return Session.open(this.game, { head, entries: this.entries.slice(0, entries) }, source);
  }
}
