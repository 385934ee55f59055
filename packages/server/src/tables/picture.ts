// What one pair of eyes is shown at one moment: whole, or as what has changed since the picture before.
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

/** The news as they are sent: of the entries that were taken back, only those that were so after `after`. */
export function newsFor(host: TableHost, viewer: Viewer, after: number): News {
  const news = host.news(viewer, after);
  return after < 0 ? news : { ...news, undone: undoneSince(host.session, news.after) };
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

  /** Whether nothing has happened since. */
  shows(host: TableHost, after: number): boolean {
    const { seq, viewer } = this.news;
    return (
      seq === host.session.entries.length && this.after === after && this.awaited === host.awaitedBy(viewer)
    );
  }

  /** What has changed since the picture of this seq; null if that is not the one before. */
  changeFrom(from: number, changes: Changes): DeltaUpdate['news'] | null {
    if (this.before === undefined || this.from !== from) return null;
    const { view, ...rest } = this.news;
    return (this.change ??= { ...rest, from, change: changes.between(this.before, view) });
  }
}
