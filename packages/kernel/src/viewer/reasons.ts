// Reasons that programs give for their choices. They may tell what only the program's seat knows.
import type { Entry } from '../record/record.ts';
import type { AnyRules, Reason } from '../rules/game.ts';
import type { Seat, Viewer, World } from '../rules/world.ts';
import { hidesFrom } from './secrets.ts';

/**
 * The reasons that a viewer may hear in this world, entry by entry: those of seats that hide nothing from it, and all when the
 * game is over. The world must be one after the entries, because a choice can hide what was open before it. Whether a seat
 * hides anything is found out once, since it takes milliseconds.
 */
export function heardReasons(game: AnyRules, world: World, viewer: Viewer): (entry: Entry) => Reason | null {
  const hiding: (boolean | undefined)[] = [];
  const hears = (seat: Seat): boolean => {
    if (world.over !== null || viewer === seat) return true;
    return viewer !== 'table' && !(hiding[seat] ??= hidesFrom(game, world, viewer, [seat]));
  };
  return (entry) => ('undo' in entry || entry.why === undefined || !hears(entry.seat) ? null : entry.why);
}
