// Who sits at a table that tries a siege out: as few as it allows, with Ally Commanders beside the one who tries it.
import type { SeatPlan } from '@xenotable/kernel';
import type { Siege } from '@xenotable/xenoshyft/content';

export const seatsFor = ({ seats }: Siege): SeatPlan[] => [
  { kind: 'person', name: 'Commander' },
  ...Array.from({ length: seats.least - 1 }, (_, i) => ({ kind: 'ally', name: `Ally ${i + 1}` })),
];
