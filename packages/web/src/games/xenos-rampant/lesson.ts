// The tutorial: five bites with fixed dice.
import { lessons as tutorials } from '@xenotable/xenos-rampant/content';
import { lessonOf } from '../../table/lesson/pages.ts';

export const lessons = tutorials.map((one) => lessonOf(one));
