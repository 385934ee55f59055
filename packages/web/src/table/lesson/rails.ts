// The rails of a lesson: the current page, and the choice it waits for.
import { type Asked, type Json, type Refusal, same } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import type { TableState } from '../client/tableState.ts';
import { partsOf, together } from '../together.ts';
import type { CoachProps } from './Coach.tsx';
import type { CoachPage } from './pages.ts';

/** A lesson at its table, and the links at its end. */
export interface LessonHere {
  name: string;
  pages: readonly CoachPage[];
  /** All lessons of the game. */
  all: string;
  next: { name: string; href: string } | null;
  /** 'solo, wave 1'. */
  plays: string;
  playNow(): Promise<void>;
  /** The same lesson from its beginning. */
  again(): void;
  /** The last step is done. */
  finished(): void;
  /** Comes with the lesson: other tables do without it. */
  Coach(props: CoachProps): ReactNode;
}

/** Number of decisions that were not taken back; an undo is an entry of its own. */
export const standing = (seq: number, undone: ReadonlySet<number>): number => seq - 2 * undone.size;

/** A page, and how many of its choices have been made. */
export interface Moment {
  page: CoachPage;
  done: number;
}

/** The page after this many decisions: page by page, then the farewell. */
export function momentAt(pages: readonly CoachPage[], decisions: number): Moment | null {
  let left = decisions;
  for (const page of pages) {
    const choices = 1 + (page.then?.length ?? 0);
    if (page.expects === undefined) return { page, done: 0 };
    if (left < choices) return { page, done: left };
    left -= choices;
  }
  return null;
}

/** The first choice of a page; null if it is not legal now. */
function firstOf({ expects }: CoachPage, ask: Asked): Json | null {
  if (typeof expects !== 'string') return expects ?? null;
  return [...ask.offers, ...ask.withdrawals].find((offer) => offer.words === expects)?.choice ?? null;
}

/** What the page waits for after this many of its choices, perhaps several choices as one; null if it is not legal now. */
export function expected(page: CoachPage, ask: Asked, done = 0): Json | null {
  const after = page.then ?? [];
  const first = done === 0 ? firstOf(page, ask) : (after[done - 1] ?? null);
  const rest = after.slice(done);
  return first === null || rest.length === 0 ? first : together([first, ...rest]);
}

/** What a lesson waits for at its table now; null: nothing. */
export function wantedNow(
  lesson: Pick<LessonHere, 'pages'> | undefined,
  { ask, seq, undone }: Pick<TableState, 'ask' | 'seq' | 'undone'>,
): Json | null {
  if (lesson === undefined || ask === null) return null;
  const at = momentAt(lesson.pages, standing(seq, undone));
  return at === null ? null : expected(at.page, ask, at.done);
}

/** The expected choice in words. */
function wantedWords({ expects, instead }: CoachPage, wanted: Json, ask: Asked): string {
  const words =
    typeof expects === 'string' ? expects : ask.offers.find(({ choice }) => same(choice, wanted))?.words;
  return (
    instead ??
    (words === undefined
      ? 'The lesson waits for another choice: its button shows which.'
      : `The lesson waits for: ${words}${/[.!?]$/.test(words) ? '' : '.'}`)
  );
}

/** Why a choice is not played: the lesson waits for another one. In a plan every part that the page names counts. */
export function offTheRails(page: CoachPage, ask: Asked, choice: Json, done = 0): Refusal | null {
  const wanted = expected(page, ask, done);
  if (wanted === null) return null;
  const parts = partsOf(choice);
  const fits = partsOf(wanted).every((one, i) => parts[i] === undefined || same(parts[i], one));
  if (fits || page.accepts?.(parts[0] ?? choice) === true) return null;
  return { rule: page.rule, reason: wantedWords(page, wanted, ask) };
}
