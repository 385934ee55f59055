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

export function endingOf(module: GameModule, { view, viewer, seats, over }: Ended): Ending {
  const winners = over?.winners ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(' and ');
  return {
    won: viewer === 'table' ? winners.length > 0 : winners.includes(viewer),
    title: over === null ? '' : winners.length === 0 ? capital(over.why) : `${names} won`,
    text: capital(over?.why ?? ''),
    ...module.ending?.(view, seats),
  };
}
