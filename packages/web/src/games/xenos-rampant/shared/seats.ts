// Who sits at a table that tries a scenario out.
import type { SeatPlan } from '@xenotable/kernel';

export const SEATS: SeatPlan[] = [
  { kind: 'person', name: 'Commander' },
  { kind: 'automaton', name: 'Automaton' },
];
