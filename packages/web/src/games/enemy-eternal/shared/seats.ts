// Who sits at a table that tries a scenario out: alone, or against a program.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import type { SeatPlan } from '@xenotable/kernel';

export const seatsFor = (scenario: Scenario): SeatPlan[] => [
  { kind: 'person', name: 'Commander' },
  ...(scenario.play === 'versus' ? [{ kind: 'program', name: 'Program' }] : []),
];
