// Everything that is on a table for one viewer, in one object: the frame draws nothing else.
import type { LogLine, News, Seat, Viewer } from '@xenotable/kernel';
import type { Saved, TableFacts } from './transport.ts';

/** The program whose turn it is: it is thinking, or (with words for people) could not go on. */
export interface Thinking {
  seat: Seat;
  problem: string | null;
}

export interface TableState extends Omit<News, 'after' | 'undone'>, TableFacts {
  /** Entries that were taken back. */
  undone: ReadonlySet<number>;
  /** Lines that the viewer had seen when it last looked. */
  seen: number;
  saved: Saved;
  /** What just happened, while it is being shown step by step. */
  scene: { words: string; rule: string; left: number } | null;
  thinking: Thinking | null;
}

/** What one viewer has been told so far. */
export interface Told {
  news: News;
  lines: LogLine[];
  /** Entries that it had looked at when it last looked. */
  read: number;
}

export function tableState(facts: TableFacts, { news, lines, read }: Told, saved: Saved): TableState {
  const { after: _after, undone, ...rest } = news;
  return {
    ...facts,
    ...rest,
    lines,
    undone: new Set(undone),
    seen: lines.filter((line) => line.entry < read).length,
    saved,
    scene: null,
    thinking: null,
  };
}

/** What the viewers on this page have been told: news say what is new, and the rest is known. */
export class ToldViewers {
  private readonly viewers = new Map<Viewer, Told>();

  of(viewer: Viewer): Told | undefined {
    return this.viewers.get(viewer);
  }

  hear(news: News): void {
    const before = this.viewers.get(news.viewer);
    if (before !== undefined && news.seq < before.news.seq && news.after >= 0) return;
    const kept = before?.lines.filter((line) => line.entry < news.after) ?? [];
    // News from a server name what was taken back from `after` on; what was taken back before is known.
    const known = news.after < 0 ? [] : (before?.news.undone ?? []);
    this.viewers.set(news.viewer, {
      news: { ...news, undone: [...new Set([...known, ...news.undone])] },
      lines: [...kept, ...news.lines],
      read: before?.read ?? 0,
    });
  }

  read(viewer: Viewer, entries: number): void {
    const told = this.viewers.get(viewer);
    if (told !== undefined) this.viewers.set(viewer, { ...told, read: entries });
  }
}
