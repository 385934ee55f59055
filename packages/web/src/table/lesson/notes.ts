// A lesson at the table: its notes, and when each has its moment.
import type { Asked } from '@xenotable/kernel';
import type { Lesson, LessonNote } from '../contract.ts';

export type LessonNotes = Pick<Lesson, 'name' | 'notes'>;

export function isNow(note: LessonNote, ask: Asked, entries: number): boolean {
  const { rule, prompt, offer, entry } = note.at;
  return (
    (rule === undefined || ask.rule === rule) &&
    (prompt === undefined || ask.prompt.includes(prompt)) &&
    (offer === undefined || ask.offers.some((one) => one.words === offer)) &&
    (entry === undefined || entries >= entry)
  );
}
