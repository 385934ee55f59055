// Who sits at a table that tries a scenario out: alone against the automaton, or against a program.
import type { Scenario } from '@xenotable/chibi-commander/content';
import type { SeatPlan } from '@xenotable/kernel';

export const seatsFor = (scenario: Scenario): SeatPlan[] => [
  { kind: 'person', name: 'Commander' },
  ...(scenario.play === 'versus' ? [{ kind: 'program', name: 'Program' }] : []),
];
