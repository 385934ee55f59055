// The puzzles of all games, separate from the rules, so that they are loaded only when somebody wants to solve one.
import { BadInput, closest } from '@xenotable/kernel';
import type { Puzzles } from '@xenotable/kernel/proof';

const SETS: Record<string, () => Promise<{ puzzles: Puzzles }>> = {
  xenoshyft: () => import('@xenotable/xenoshyft/puzzles'),
  'chibi-commander': () => import('@xenotable/chibi-commander/puzzles'),
  'enemy-eternal': () => import('@xenotable/enemy-eternal/puzzles'),
  'xenos-rampant': () => import('@xenotable/xenos-rampant/puzzles'),
  'earth-war': () => import('@xenotable/earth-war/puzzles'),
};

/** The puzzles of a game. */
export async function puzzlesOf(game: string): Promise<Puzzles> {
  const load = Object.hasOwn(SETS, game) ? SETS[game] : undefined;
  if (load === undefined)
    throw new BadInput(
      'game',
      `there are no puzzles of ${JSON.stringify(game)}${closest(game, Object.keys(SETS))}`,
    );
  return (await load()).puzzles;
}
