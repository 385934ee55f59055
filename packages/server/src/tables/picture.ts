// What one pair of eyes is shown at one moment: whole, or as what has changed since the picture before.
import {
  type Delta,
  type DeltaUpdate,
  type Json,
  type News,
  type Session,
  type Viewer,
  deltaBetween,
  newsOf,
} from '@xenotable/kernel';
import type { SeatRow } from '../store/schema.ts';
import { undoDepthNow } from './undoRights.ts';

/** If nothing is secret, all viewers have the same picture: its change is worked out once. */
export class Changes {
  private before: Json = null;
  private after: Json = null;
  private last: Delta = {};

  between(before: Json, after: Json): Delta {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.last = deltaBetween(before, after);
    }
    return this.last;
  }
}

/** The news as they are sent: what may be taken back now, and only those entries that were taken back after `after`. */
export function newsFor(session: Session, seats: readonly SeatRow[], viewer: Viewer, after: number): News {
  const news = newsOf(session, viewer, Math.min(after, session.entries.length));
  // Once the game is over and the seed is published nothing can be taken back any more.
  const undo = viewer === 'table' || news.over !== null ? 0 : undoDepthNow(session, seats, viewer);
  const undone = after < 0 ? news.undone : lastOf(news.undone, undosSince(session, after));
  return { ...news, undo, undoWords: undo === 0 ? null : news.undoWords, undone };
}

const lastOf = <T>(list: T[], count: number): T[] => (count === 0 ? [] : list.slice(-count));

function undosSince({ entries }: Session, after: number): number {
  let count = 0;
  for (let i = after; i < entries.length; i++) if ('undo' in entries[i]!) count++;
  return count;
}

export class Picture {
  readonly news: News;
  private readonly after: number;
  /** The view before this one, if any. */
  readonly before: Json | undefined;
  private readonly from: number | undefined;
  private change: DeltaUpdate['news'] | null = null;

  constructor(
    session: Session,
    seats: readonly SeatRow[],
    viewer: Viewer,
    after: number,
    last: Picture | null,
  ) {
    this.news = newsFor(session, seats, viewer, after);
    this.after = after;
    const previous = last?.seq === this.seq ? last : null;
    this.before = previous === null ? last?.news.view : previous.before;
    this.from = previous === null ? last?.seq : previous.from;
  }

  get seq(): number {
    return this.news.seq;
  }

  /** Whether nothing has happened since. */
  shows(session: Session, after: number): boolean {
    return this.news.seq === session.entries.length && this.after === after;
  }

  /** What has changed since the picture of this seq; null if that is not the one before. */
  changeFrom(from: number, changes: Changes): DeltaUpdate['news'] | null {
    if (this.before === undefined || this.from !== from) return null;
    const { view, ...rest } = this.news;
    return (this.change ??= { ...rest, from, change: changes.between(this.before, view) });
  }
}
