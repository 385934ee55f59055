// Who sits at a table that tries a scenario out: alone against the automaton, or side A against a program.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import type { SeatPlan } from '@xenotable/kernel';

export const seatsFor = ({ play }: Scenario): SeatPlan[] => {
  const commander: SeatPlan = { kind: 'person', name: 'Commander' };
  return play === 'versus' ? [commander, { kind: 'program', name: 'Program' }] : [commander];
};
