// The lessons that were played to their end on this device, by game.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const at = (game: string) =>
  stored<string[]>(
    keyOf('lessons', game),
    json(v.array(v.string())),
    [],
    'The list of lessons that you finished',
  );

export const lessonsDone = (game: string): readonly string[] => at(game).read();

export function keepLessonDone(game: string, name: string): void {
  const done = lessonsDone(game);
  if (!done.includes(name)) at(game).write([...done, name]);
}
