// A game's lessons: starting one, and what its table needs.
import type { Lesson } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { playable } from '../../games/index.ts';
import { go } from '../../kit/router.tsx';
import { keepLessonDone } from '../../storage/lessonsDone.ts';
import { pagesOf, scriptOf } from '../../table/lesson/pages.ts';
import type { LessonHere } from '../../table/lesson/rails.ts';
import { tablesWorker } from '../../worker/client.ts';
import { playNow } from '../playNow.ts';

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  (await playable(game).lessons?.()) ?? [];

/** Makes the table of a lesson and opens it. */
export async function beginLesson(game: string, lesson: Lesson): Promise<void> {
  const { title: name, options = {}, seats, given } = lesson;
  const row = await tablesWorker.start({
    game,
    name,
    options,
    seats,
    cover: false,
    script: scriptOf(lesson),
    lesson: name,
    ...(given !== undefined && { given }),
  });
  go(`/table/${row.id}`, 'replace');
}

export const lessonPath = (game: string, number: number): string => `/learn/${game}/${number}`;

/** The lesson of a table by its name; undefined if the game no longer has it. */
export async function lessonNamed(game: string, name: string): Promise<LessonHere | undefined> {
  const [lessons, { Coach }] = await Promise.all([lessonsOf(game), import('../../table/lesson/Coach.tsx')]);
  const at = lessons.findIndex((lesson) => lesson.title === name);
  const lesson = lessons[at];
  const next = lessons[at + 1];
  const title = titleOf(game);
  if (lesson === undefined || title === undefined) return undefined;
  return {
    name,
    pages: pagesOf(lesson),
    all: `/learn/${game}`,
    next: next === undefined ? null : { name: next.title, href: lessonPath(game, at + 2) },
    plays: title.quick.says,
    playNow: () => playNow(title),
    again: () => void beginLesson(game, lesson),
    finished: () => keepLessonDone(game, name),
    Coach,
  };
}
