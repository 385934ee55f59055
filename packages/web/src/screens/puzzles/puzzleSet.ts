// The puzzles of a game: those of the title, and those made on this device.
import { type Puzzle, puzzleIdOf, readPuzzle } from '@xenotable/bots';
import { puzzlesOf } from '@xenotable/shelf/puzzles';
import { type OwnPuzzle, notes } from '../../storage/notesStore.ts';
import { puzzleMarks } from '../../storage/puzzleMarks.ts';
import type { PuzzlePlace } from '../../table/puzzle/puzzleHere.ts';

export interface PuzzleSet {
  game: string;
  all: readonly Puzzle[];
  own: readonly OwnPuzzle[];
}

export async function loadSet(game: string): Promise<PuzzleSet> {
  const files = await Promise.all((await puzzlesOf(game)).map((load) => load()));
  const all = files.map((file, i) => readPuzzle(file.default, `puzzle ${i + 1}`));
  // Without a store there are no own puzzles.
  const own = await notes.puzzles(game).catch(() => []);
  return { game, all, own };
}

const hrefOf = (game: string, place: string | number): string => `/puzzles/${game}/${place}`;

/** A puzzle of a set by its address: a number, or the id of the player's own. */
export interface Chosen {
  puzzle: Puzzle;
  name: string;
  place: string;
  own: OwnPuzzle | null;
}

export function chosenOf({ all, own }: PuzzleSet, place: string): Chosen | null {
  const mine = own.find(({ id }) => id === place);
  if (mine !== undefined) return { puzzle: mine.puzzle, name: `from ${mine.from}`, place, own: mine };
  const puzzle = all[Number(place) - 1];
  return puzzle === undefined ? null : { puzzle, name: `puzzle ${place} of ${all.length}`, place, own: null };
}

export function placesOf({ game, all, own }: PuzzleSet, here: string): Record<'set' | 'own', PuzzlePlace[]> {
  const marks = puzzleMarks(game);
  const place = (puzzle: Puzzle, label: string, at: string): PuzzlePlace => ({
    label,
    href: hrefOf(game, at),
    mark: marks[puzzleIdOf(puzzle)] ?? null,
    here: at === here,
  });
  return {
    set: all.map((puzzle, i) => place(puzzle, String(i + 1), String(i + 1))),
    own: own.map(({ id, puzzle }, i) => place(puzzle, String.fromCharCode(65 + (i % 26)), id)),
  };
}

/** The next open puzzle; then one whose answer was shown; then simply the next. */
export function nextOf({ game, all }: PuzzleSet, here: string): string {
  const marks = puzzleMarks(game);
  const from = Number(here) || 0;
  const order = all.map((_, i) => (from + i) % all.length).filter((i) => String(i + 1) !== here);
  const markOf = (i: number): string | undefined => {
    const puzzle = all[i];
    return puzzle && marks[puzzleIdOf(puzzle)];
  };
  const next =
    order.find((i) => markOf(i) === undefined) ?? order.find((i) => markOf(i) === 'shown') ?? order[0] ?? 0;
  return hrefOf(game, next + 1);
}
