// The tutorial's pages as notes of the table's coach.
import { lesson as tutorial } from '@xenotable/enemy-eternal/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lesson = lessonOf(tutorial, 5);
