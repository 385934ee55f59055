// A lesson on rails: which page has its moment, and what it waits for.
import { type Asked, type Json, type Refusal, same } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { partsOf } from '../together.ts';
import type { CoachProps } from './Coach.tsx';
import type { CoachPage } from './pages.ts';

/** A lesson at its table, and where one can go from its end. */
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

/** Decisions that stand: each undo is an entry of its own, beside the one that it took back. */
export const standing = (seq: number, undone: ReadonlySet<number>): number => seq - 2 * undone.size;

/** The page after so many decisions: one for each step, then the farewell. */
export function pageAt(pages: readonly CoachPage[], decisions: number): CoachPage | null {
  const steps = pages.filter((page) => page.expects !== undefined).length;
  return pages[Math.min(decisions, steps)] ?? null;
}

/** The choice that the page waits for; null if it cannot be made now. */
export function expected({ expects }: CoachPage, ask: Asked): Json | null {
  if (typeof expects !== 'string') return expects ?? null;
  return [...ask.offers, ...ask.withdrawals].find((offer) => offer.words === expects)?.choice ?? null;
}

/** What is wanted, in words. */
export const wantedWords = ({ expects, instead }: CoachPage): string =>
  instead ??
  (typeof expects === 'string' ? `The lesson waits for: ${expects}.` : 'The lesson waits for what it shows.');

/** Why a choice is not played: the lesson waits for another one. */
export function offTheRails(page: CoachPage, ask: Asked, choice: Json): Refusal | null {
  const wanted = expected(page, ask);
  const first = partsOf(choice)[0] ?? choice;
  if (wanted === null || same(first, wanted) || page.accepts?.(first) === true) return null;
  return { rule: page.rule, reason: wantedWords(page) };
}
