// How a game ended, in the words of the game or, as far as it says nothing, of the frame.
import type { Json, Outcome, SeatPlan, Viewer } from '@xenotable/kernel';
import { capital } from '../kit/words.ts';
import type { Ending, GameModule } from './contract.ts';

interface Ended {
  view: Json;
  viewer: Viewer;
  seats: readonly SeatPlan[];
  over: Outcome | null;
}

/** For the one who looks; 'over' for those who only watched. */
export type Result = 'won' | 'lost' | 'draw' | 'over';

/** Everybody is among the winners, but the game says that nobody won: a draw. */
function resultOf({ viewer, seats, over }: Ended, won: boolean): Result {
  const winners = over?.winners ?? [];
  const drawn = !won && winners.length === seats.length && winners.length > 0;
  if (drawn) return 'draw';
  if (viewer === 'table') return 'over';
  return winners.includes(viewer) ? 'won' : 'lost';
}

export function endingOf(module: GameModule, ended: Ended): Ending & { result: Result } {
  const { view, viewer, seats, over } = ended;
  const winners = over?.winners ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(' and ');
  const ending: Ending = {
    won: viewer === 'table' ? winners.length > 0 : winners.includes(viewer),
    title: over === null ? '' : winners.length === 0 ? capital(over.why) : `${names} won`,
    text: capital(over?.why ?? ''),
    ...module.ending?.(view, seats),
  };
  return { ...ending, result: resultOf(ended, ending.won) };
}
