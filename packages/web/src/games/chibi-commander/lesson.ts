// The tutorial's pages as notes of the table's coach.
import { lesson as tutorial } from '../../../../games/chibi-commander/content/lesson.ts';
import { lessonOf } from '../../learn/pages.ts';

export const lesson = lessonOf(tutorial, 8);
