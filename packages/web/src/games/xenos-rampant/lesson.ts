// The tutorial: one turn of five minutes with fixed dice.
import { lesson as tutorial } from '@xenotable/xenos-rampant/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lesson = lessonOf(tutorial, 5);
