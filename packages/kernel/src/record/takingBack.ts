// Taking back a choice: the last one of its player, as long as nothing was rolled or shown since. Choices that others
// made meanwhile stay, if they are legal without it and both orders lead to the same world.
import type { Chance } from '../chance/chance.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Json } from '../read/json.ts';
import type { AnyRules } from '../rules/game.ts';
import type { Seat, World } from '../rules/world.ts';
import { fingerprint } from './fingerprint.ts';
import type { RecordState, UndoStep } from './fold.ts';
import type { Head } from './record.ts';

/** Whether two seats belong to one person. */
export const samePlayer = (head: Head, a: Seat, b: Seat): boolean => {
  const player = head.seats[a]?.player;
  return a === b || (player !== undefined && player === head.seats[b]?.player);
};

class ChanceWasNeeded extends Error {}

const noChance: Chance = {
  roll() {
    throw new ChanceWasNeeded();
  },
  pick() {
    throw new ChanceWasNeeded();
  },
};

/** The world after a choice; null if it is illegal, needs chance or shows something. */
export function quietly(game: AnyRules, world: World, seat: Seat, choice: Json): World | null {
  if (game.judge(world, seat, choice) !== null) return null;
  const next: World = game.copy(world);
  try {
    game.play(next, seat, choice, noChance);
  } catch (error) {
    if (error instanceof ChanceWasNeeded) return null;
    throw error;
  }
  return next.undoBarrier === world.undoBarrier ? next : null;
}

/** The state without the step at this index of the trail; null if later steps depend on it. */
function without(game: AnyRules, at: RecordState, place: number): RecordState | null {
  const taken = itemAt(at.trail, place);
  const trail = at.trail.slice(0, place);
  let world = taken.before;
  for (const step of at.trail.slice(place + 1)) {
    const next = quietly(game, world, step.seat, step.choice);
    if (next === null) return null;
    trail.push({ ...step, before: world });
    world = next;
  }
  if (place < at.trail.length - 1) {
    const again = quietly(game, world, taken.seat, taken.choice);
    if (again === null || fingerprint(again) !== fingerprint(at.world)) return null;
  }
  return { world, trail, results: at.results, entries: at.entries + 1 };
}

/** What an undo of this seat takes back, and the state it leads to; null if there is nothing. */
export function takeBack(
  game: AnyRules,
  head: Head,
  at: RecordState,
  seat: Seat,
): { taken: UndoStep; state: RecordState } | null {
  const place = at.trail.findLastIndex((step) => samePlayer(head, step.seat, seat));
  if (place < 0) return null;
  const state = without(game, at, place);
  return state === null ? null : { taken: itemAt(at.trail, place), state };
}

/** What this seat's player can take back, one after the other, the last choice first. */
export function undoableSteps(game: AnyRules, head: Head, at: RecordState, seat: Seat): UndoStep[] {
  const last = at.trail.findLastIndex((step) => !samePlayer(head, step.seat, seat));
  if (last < at.trail.length - 1) return at.trail.slice(last + 1).toReversed();
  const one = takeBack(game, head, at, seat);
  return one === null ? [] : [one.taken];
}
