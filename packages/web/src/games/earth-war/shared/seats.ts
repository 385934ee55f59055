// Who sits at a table that tries a mission out.
import type { SeatPlan } from '@xenotable/kernel';

export const seatsFor = (): SeatPlan[] => [{ kind: 'person', name: 'Sergeant' }];
