// The tutorial's bites as notes of the table's coach.
import { lessons as bites } from '@xenotable/enemy-eternal/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lessons = bites.map((bite) => lessonOf(bite));
