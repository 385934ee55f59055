// Who sits at a table that tries a scenario out. A Commander is a unit of this game.
import type { SeatPlan } from '@xenotable/kernel';

export const SEATS: SeatPlan[] = [
  { kind: 'person', name: 'Marshal' },
  { kind: 'automaton', name: 'Automaton' },
];
