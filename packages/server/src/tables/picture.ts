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

/** Where nothing is secret, all viewers have the same picture: its change is worked out once. */
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

export class Picture {
  private readonly news: News;
  private readonly after: number;
  /** The picture before this one, if any. */
  readonly before: Json | undefined;
  private readonly from: number | undefined;
  private wholeText: string | null = null;
  private changeText: string | null = null;

  constructor(session: Session, viewer: Viewer, after: number, last: Picture | null) {
    const news = newsOf(session, viewer, Math.min(after, session.entries.length));
    // Once the seed is published nothing can be taken back any more.
    this.news = news.over === null ? news : { ...news, undo: 0, undoWords: null };
    this.after = after;
    const previous = last?.seq === news.seq ? last : null;
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

  get whole(): string {
    return (this.wholeText ??= JSON.stringify(this.news));
  }

  /** What has changed since the picture of this seq; null if that is not the one before. */
  changeFrom(from: number, changes: Changes): string | null {
    if (this.before === undefined || this.from !== from) return null;
    if (this.changeText !== null) return this.changeText;
    const { viewer, view, ask, waiting, undo, undoWords, over, after, lines, undone } = this.news;
    const news: DeltaUpdate['news'] = {
      seq: this.seq,
      viewer,
      from,
      change: changes.between(this.before, view),
      ask,
      waiting,
      undo,
      undoWords,
      over,
      after,
      lines,
      undone,
    };
    return (this.changeText = JSON.stringify(news));
  }
}
