// A lesson at the table: its notes and what has been read already.
import type { Lesson } from '../games/contract.ts';

export type LessonNotes = Pick<Lesson, 'name' | 'notes'>;
