// Five short lessons at the siege that *Play now* opens.
import { lessons as tutorials } from '@xenotable/xenoshyft/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lessons = tutorials.map((one) => lessonOf(one));
