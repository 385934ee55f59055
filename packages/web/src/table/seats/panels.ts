// Seats as the frame shows them: the game says what they are, the table their names.
import type { SeatPlan } from '@xenotable/kernel';
import { initial } from '../../kit/words.ts';
import type { GameModule, SeatPanel } from '../contract.ts';

interface Seated {
  view: Parameters<GameModule['seats']>[0];
  seats: readonly SeatPlan[];
}

export const panelsOf = (module: GameModule, { view, seats }: Seated): SeatPanel[] =>
  module.seats(view, seats).map((note, seat) => {
    const name = seats[seat]?.name ?? note.name;
    return { ...note, name, letter: initial(name) };
  });
