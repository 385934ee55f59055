// A lesson on rails: which note has its moment, and what it waits for.
import { type Asked, type Json, type Refusal, same } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import type { Lesson, LessonNote } from '../contract.ts';
import { partsOf } from '../together.ts';
import type { CoachProps } from './Coach.tsx';

/** A lesson at its table, and where one can go from its end. */
export interface LessonHere extends Pick<Lesson, 'name' | 'notes'> {
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

/** The note after so many decisions: one for each step, then the farewell. */
export function noteAt(notes: readonly LessonNote[], decisions: number): LessonNote | null {
  const steps = notes.filter((note) => note.expects !== undefined).length;
  return notes[Math.min(decisions, steps)] ?? null;
}

/** The choice that the note waits for; null if it cannot be made now. */
export function expected({ expects }: LessonNote, ask: Asked): Json | null {
  if (typeof expects !== 'string') return expects ?? null;
  return [...ask.offers, ...ask.withdrawals].find((offer) => offer.words === expects)?.choice ?? null;
}

/** What is wanted, in words. */
export const wantedWords = ({ expects, instead }: LessonNote): string =>
  instead ??
  (typeof expects === 'string' ? `The lesson waits for: ${expects}.` : 'The lesson waits for what it shows.');

/** Why a choice is not played: the lesson waits for another one. */
export function offTheRails(note: LessonNote, ask: Asked, choice: Json): Refusal | null {
  const wanted = expected(note, ask);
  const first = partsOf(choice)[0] ?? choice;
  if (wanted === null || same(first, wanted) || note.accepts?.(first) === true) return null;
  return { rule: note.rule, reason: wantedWords(note) };
}
