// The complete state of a table for one viewer, in one object; the frame draws only this.
import type { Json, LogLine, News, Seat, Viewer } from '@xenotable/kernel';
import type { Film, FilmState } from '../film/film.ts';
import { viewOf } from '../film/pictures.ts';
import type { Saved, TableFacts } from './transport.ts';

/** The program whose turn it is: it is thinking, or (with words for people) has failed. */
export interface Thinking {
  seat: Seat;
  problem: string | null;
}

/** The table as it was when a person last decided something. */
export interface Since {
  view: Json;
  /** Number of log lines at that time. */
  lines: number;
}

export interface TableState extends Omit<News, 'after' | 'undone'>, TableFacts {
  /** Entries that were taken back. */
  undone: ReadonlySet<number>;
  /** Number of lines that the viewer had seen when it last looked. */
  seen: number;
  saved: Saved;
  /** Whether people who share this screen have something to hide from each other. */
  secrets: boolean;
  /** The film after the last act. */
  film: FilmState | null;
  /** At a person's last act. An answer to a question of others is none. */
  since: Since | null;
  /** At a person's last act or answer. */
  answered: Since | null;
  thinking: Thinking | null;
}

/** What one viewer was told so far. */
export interface Told {
  news: News;
  lines: LogLine[];
  /** Number of entries that it had looked at when it last looked. */
  read: number;
}

/** A watcher with a seat sees what that seat sees and decides nothing. */
const WATCHED = { ask: null, anytime: [], undo: 0, undoWords: null, awaited: null };

export function tableState(
  facts: TableFacts,
  { news, lines, read }: Told,
  { saved, secrets }: Pick<TableState, 'saved' | 'secrets'>,
): TableState {
  const { after: _after, undone, ...rest } = news;
  return {
    ...facts,
    ...rest,
    ...(facts.watches !== null && WATCHED),
    lines,
    undone: new Set(undone),
    seen: lines.filter((line) => line.entry < read).length,
    saved,
    secrets,
    film: null,
    since: null,
    answered: null,
    thinking: null,
  };
}

/** The table as a film shows it: nothing can be decided, and the log has only the lines shown so far. */
export function filmed(state: TableState, film: Film): TableState {
  const { picture, lines } = film;
  if (picture === null) return { ...state, film: film.state };
  return {
    ...state,
    view: viewOf(picture),
    ask: null,
    awaited: null,
    waiting: [],
    over: null,
    lines: lines === null ? state.lines : state.lines.slice(0, lines),
    film: film.state,
  };
}

/** Whether a film is shown instead of the present table. */
export const inFilm = ({ film }: TableState): boolean => film !== null && film.at !== null;

/** What the viewers on this page were told: news are added to what is known. */
export class ToldViewers {
  private readonly viewers = new Map<Viewer, Told>();

  of(viewer: Viewer): Told | undefined {
    return this.viewers.get(viewer);
  }

  hear(news: News): void {
    const before = this.viewers.get(news.viewer);
    if (before !== undefined && news.seq < before.news.seq && news.after >= 0) return;
    const kept = before?.lines.filter((line) => line.entry < news.after) ?? [];
    // News from a server name what was taken back from `after` on; what was taken back earlier is already known.
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
