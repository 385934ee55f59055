// Makes a puzzle from a turning point of a game played here.
import { puzzleIdOf } from '@xenotable/bots';
import { go } from '../../kit/router.tsx';
import { notes } from '../../storage/notesStore.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { adviceWorker, tablesWorker } from '../../worker/client.ts';

/** Makes a puzzle from the position before an entry and opens it; otherwise returns why there is none. */
export async function puzzleOf({ id, name, game }: TableRow, entry: number): Promise<string> {
  const puzzle = await adviceWorker.makePuzzle(await tablesWorker.write(id), entry);
  if (puzzle === null) return 'Two seeds do not agree on one clear answer here: it makes no puzzle.';
  const own = { id: puzzleIdOf(puzzle), from: `${name}, step ${entry}`, made: Date.now(), puzzle };
  await notes.keepPuzzle(own);
  go(`/puzzles/${game}/${own.id}`);
  return '';
}
