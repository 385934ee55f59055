// Reasons that programs give for their choices. They may tell what only the program's seat knows.
import type { Entry } from '../record/record.ts';
import type { AnyRules, Reason } from '../rules/game.ts';
import type { Viewer, World } from '../rules/world.ts';
import { hidesFrom } from './secrets.ts';

/** The reason for a choice, if a viewer may hear it in this world: nothing is hidden from it, or the game is over. */
export function heardReason(game: AnyRules, world: World, entry: Entry, viewer: Viewer): Reason | null {
  if ('undo' in entry || entry.why === undefined) return null;
  const { seat, why } = entry;
  if (world.over !== null || viewer === seat) return why;
  return viewer === 'table' || hidesFrom(game, world, viewer, [seat]) ? null : why;
}
