// Five short lessons; the last one is a whole round.
import { lessons as tutorials } from '@xenotable/earth-war/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lessons = tutorials.map((one) => lessonOf(one));
