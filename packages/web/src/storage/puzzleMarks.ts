// The results of a game's puzzles on this device, by the check of their positions.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

/** Solved at once; solved with a nudge or at a later try; the answer was shown. */
const mark = v.picklist(['solved', 'later', 'shown']);
export type PuzzleMark = v.InferOutput<typeof mark>;

const at = (game: string) =>
  stored<Record<string, PuzzleMark>>(
    keyOf('puzzles', game),
    json(v.record(v.string(), mark)),
    {},
    'The list of puzzles that you solved',
  );

export const puzzleMarks = (game: string): Readonly<Record<string, PuzzleMark>> => at(game).read();

/** The first result counts; only a puzzle whose answer was shown can still be solved later. */
export function keepPuzzleMark(game: string, puzzle: string, mark: PuzzleMark): void {
  const marks = puzzleMarks(game);
  const before = marks[puzzle];
  if (before === undefined) at(game).write({ ...marks, [puzzle]: mark });
  else if (before === 'shown' && mark !== 'shown') at(game).write({ ...marks, [puzzle]: 'later' });
}
