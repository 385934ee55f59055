// What the pairs of eyes in this browser have got of a server's table so far, one for each seat that it holds.
import {
  type DeltaUpdate,
  type LogLine,
  type News,
  type Seat,
  type Update,
  type Viewer,
  wholeUpdate,
} from '@xenotable/kernel';

interface Seen {
  news: News;
  lines: LogLine[];
  plays: boolean;
}

export class Eyes {
  private readonly seen = new Map<Viewer, Seen>();

  of(viewer: Viewer): Seen | undefined {
    return this.seen.get(viewer);
  }

  /** Seats that are decided from here. */
  get seats(): Seat[] {
    return [...this.seen].flatMap(([viewer, { plays }]) => (viewer !== 'table' && plays ? [viewer] : []));
  }

  /** What all of them know already: the entries up to this one; nothing at first. */
  get since(): number | null {
    const least = [...this.seen.values()].reduce((seq, { news }) => Math.min(seq, news.seq), Infinity);
    return Number.isFinite(least) ? least : null;
  }

  /** A table that was dealt after we joined sends its first news without saying who plays. */
  hear(news: News, plays = news.viewer !== 'table'): void {
    const before = this.seen.get(news.viewer);
    if (before !== undefined && news.seq < before.news.seq) return;
    const kept = before?.lines.filter((line) => line.entry < news.after) ?? [];
    // The server says what was taken back from `after` on; what was taken back before is known.
    const known = news.after < 0 ? [] : (before?.news.undone ?? []);
    this.seen.set(news.viewer, {
      news: { ...news, undone: [...new Set([...known, ...news.undone])] },
      lines: [...kept, ...news.lines],
      plays: before?.plays ?? plays,
    });
  }

  /** Takes in what a choice has led to, and gives it whole; null if a picture in between was missed. */
  follow(message: Update | DeltaUpdate): Update | null {
    const shown = wholeUpdate(message, this.seen.get(message.news.viewer)?.news);
    if (shown !== null) this.hear(shown.news);
    return shown;
  }

  /** Another sits there now. */
  forget(viewer: Viewer): void {
    this.seen.delete(viewer);
  }
}
