// The tutorial: one combat of three minutes.
import { lesson as tutorial } from '../../../../games/earth-war/content/lesson.ts';
import { lessonOf } from '../../learn/pages.ts';

export const lesson = lessonOf(tutorial, 3);
