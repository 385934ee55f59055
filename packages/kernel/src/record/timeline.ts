// A record at any moment, forwards and backwards.
import { type RecordState, applyEntry, opening } from './fold.ts';
import type { AnyRules } from '../rules/game.ts';
import type { Told } from '../rules/happening.ts';
import { itemAt } from '../read/itemAt.ts';
import type { GameRecord } from './record.ts';
import { type Undone, undosIn } from './undone.ts';

const EVERY = 16;

export interface TimelineSettings {
  /** Number of entries between two states that are kept. */
  every?: number;
  /** Names of the people on the seats, if they differ from the record's. */
  names?: readonly string[];
}

export interface Moment {
  standing: RecordState;
  /** What was told by the entry that led to this moment. */
  told: Told[];
}

export class Timeline {
  readonly game: AnyRules;
  readonly record: GameRecord;
  readonly undos: readonly Undone[];
  /** Names of the people on the seats. */
  readonly names: readonly string[];
  private readonly every: number;
  private kept: Moment[] = [];
  private last: { n: number; moment: Moment } | null = null;

  constructor(game: AnyRules, record: GameRecord, { every = EVERY, names }: TimelineSettings = {}) {
    this.game = game;
    this.record = record;
    this.every = every;
    this.names = names ?? record.head.seats.map((seat) => seat.name);
    this.undos = undosIn(record.head, record.entries);
    const told: Told[] = [];
    this.kept.push({ standing: opening(game, record.head, told), told });
  }

  /** Number of moments: one before the first entry, one after each. */
  get length(): number {
    return this.record.entries.length + 1;
  }

  /** The moment after `n` entries. */
  at(n: number): Moment {
    if (!Number.isInteger(n) || n < 0 || n >= this.length)
      throw new RangeError(`the record has moments 0 to ${this.length - 1}, not ${n}`);
    const { every } = this;
    const place = Math.min(Math.floor(n / every), this.kept.length - 1);
    let from = place * every;
    let moment = itemAt(this.kept, place);
    if (this.last !== null && this.last.n > from && this.last.n <= n) ({ n: from, moment } = this.last);
    for (let i = from; i < n; i++) {
      const told: Told[] = [];
      moment = {
        standing: applyEntry(
          this.game,
          this.record.head,
          moment.standing,
          itemAt(this.record.entries, i),
          told,
          (earlier) => this.at(earlier).standing,
        ),
        told,
      };
      if ((i + 1) % every === 0 && (i + 1) / every === this.kept.length) this.kept.push(moment);
    }
    this.last = { n, moment };
    return moment;
  }
}
