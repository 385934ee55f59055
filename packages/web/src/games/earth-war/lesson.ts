// The tutorial: one combat of three minutes.
import { lesson as tutorial } from '@xenotable/earth-war/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lesson = lessonOf(tutorial, 3);
