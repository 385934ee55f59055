// How a game ended, in the words of the game or, where it has none, of the frame.
import type { Json, Outcome, SeatPlan, Viewer } from '@xenotable/kernel';
import { capital } from '../kit/words.ts';
import type { Ending, GameModule } from './contract.ts';

interface Ended {
  view: Json;
  viewer: Viewer;
  seats: readonly SeatPlan[];
  over: Outcome | null;
}

/** The result for the viewer; 'over' for watchers. */
export type Result = 'won' | 'lost' | 'draw' | 'over';

function resultOf({ viewer, over }: Ended, drawn: boolean): Result {
  const winners = over?.winners ?? [];
  if (drawn) return 'draw';
  if (viewer === 'table') return 'over';
  return winners.includes(viewer) ? 'won' : 'lost';
}

export function endingOf(module: GameModule, ended: Ended): Ending & { result: Result } {
  const { view, seats, over } = ended;
  const winners = over?.winners ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(' and ');
  const ending: Ending = {
    drawn: false,
    title: over === null ? '' : winners.length === 0 ? capital(over.why) : `${names} won`,
    ...module.ending?.(view, names),
  };
  return { ...ending, result: resultOf(ended, ending.drawn) };
}
