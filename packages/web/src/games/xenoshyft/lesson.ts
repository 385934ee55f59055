// The training siege (XS-M-TRAIN): three rounds with fixed draws.
import { training } from '@xenotable/xenoshyft/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lesson = lessonOf(training, 5);
