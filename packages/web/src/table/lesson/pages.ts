// A lesson as the coach shows it: page by page, then the farewell.
import type { Lesson, LessonPage, Scripted } from '@xenotable/kernel';

/** A page, or the farewell, which waits for nothing. */
export type CoachPage = Pick<LessonPage, 'text' | 'rule'> & Partial<LessonPage>;

export const pagesOf = ({ pages, farewell }: Lesson): CoachPage[] => [
  ...pages,
  ...(farewell === undefined ? [] : [{ text: farewell, rule: pages.at(-1)?.rule ?? '' }]),
];

/** All results of the lesson, in order. */
export const scriptOf = ({ opening, pages }: Lesson): Scripted[] => [
  ...opening,
  ...pages.flatMap((page) => page.dice),
];

/** The first sentence, or the text before its colon. */
export const titleOf = ({ text }: CoachPage): string => text.split(/[.:!]/)[0] ?? '';
