// The tutorial's pages as notes of the table's coach.
import { lesson as tutorial } from '@xenotable/chibi-commander/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lesson = lessonOf(tutorial, 8);
