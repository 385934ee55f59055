// What one viewer is shown at one moment: in full, or as changes to the picture before.
import {
  type Awaited,
  type Delta,
  type DeltaUpdate,
  type Json,
  type News,
  type Session,
  type Viewer,
  type TableHost,
  deltaBetween,
} from '@xenotable/kernel';

/** Caches the last delta: if nothing is secret, all viewers have the same picture. */
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

/** The news to send. Of the entries that were taken back, only those taken back after `after` are listed. */
export function newsFor(host: TableHost, viewer: Viewer, after: number): News {
  const news = host.news(viewer, after);
  if (after < 0 || news.undone.length === 0) return news;
  return { ...news, undone: undoneSince(host.session, news.after) };
}

const undoneSince = ({ undos }: Session, after: number): number[] =>
  undos.flatMap(({ entry, by }) => (by < after ? [] : [entry]));

export class Picture {
  readonly news: News;
  private readonly after: number;
  private readonly awaited: Awaited | null;
  /** The view before this one, if any. */
  readonly before: Json | undefined;
  private readonly from: number | undefined;
  private change: DeltaUpdate['news'] | null = null;

  constructor(host: TableHost, viewer: Viewer, after: number, last: Picture | null) {
    this.news = newsFor(host, viewer, after);
    this.awaited = host.awaitedBy(viewer);
    this.after = after;
    const previous = last?.seq === this.seq ? last : null;
    this.before = previous === null ? last?.news.view : previous.before;
    this.from = previous === null ? last?.seq : previous.from;
  }

  get seq(): number {
    return this.news.seq;
  }

  /** Whether the picture is still current. */
  shows(host: TableHost, after: number): boolean {
    const { seq, viewer } = this.news;
    return (
      seq === host.session.entries.length && this.after === after && this.awaited === host.awaitedBy(viewer)
    );
  }

  /** The changes since the picture of this seq; null if that is not the picture before this one. */
  changeFrom(from: number, changes: Changes): DeltaUpdate['news'] | null {
    if (this.before === undefined || this.from !== from) return null;
    return (this.change ??= changed(this.news, from, changes.between(this.before, this.news.view)));
  }
}

/**
 * Written field by field: JSON.stringify takes longer for the result of a rest pattern (`{ view, ...rest }`). The change comes
 * first, because JSON.stringify begins again from the start when it meets an object with numbers as keys: with the change at
 * the end it takes 3.6 microseconds instead of 2.2 for news of 750 bytes, and 41 instead of 22 for news of 9.5 kB.
 */
const changed = (news: News, from: number, change: Delta): DeltaUpdate['news'] => ({
  from,
  change,
  seq: news.seq,
  viewer: news.viewer,
  ask: news.ask,
  anytime: news.anytime,
  waiting: news.waiting,
  ...(news.later !== undefined && { later: news.later }),
  undo: news.undo,
  undoWords: news.undoWords,
  undoEnds: news.undoEnds,
  over: news.over,
  awaited: news.awaited,
  after: news.after,
  lines: news.lines,
  undone: news.undone,
});
