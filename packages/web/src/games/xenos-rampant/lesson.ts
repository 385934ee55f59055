// The tutorial: one turn of five minutes with fixed dice.
import { lesson as tutorial } from '../../../../games/xenos-rampant/content/lesson.ts';
import { lessonOf } from '../../learn/pages.ts';

export const lesson = lessonOf(tutorial, 5);
