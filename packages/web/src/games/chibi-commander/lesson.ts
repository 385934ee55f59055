// The tutorials' pages as notes of the table's coach.
import { lessons as tutorials } from '@xenotable/chibi-commander/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lessons = tutorials.map((one) => lessonOf(one));
