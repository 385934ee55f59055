// Which choices lie in a space.
import type { Seat } from '@xenotable/kernel';
import { isCount, splitOf } from './book/combat/assigningSquadWounds.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

/** Every way to lay all wounds on the slots; the judge may still refuse one of grenades or a blast. */
export function inSpace(_w: Table, _seat: Seat, space: Space, choice: unknown): boolean {
  const split = splitOf(choice);
  if (split === null || split.length !== space.slots) return false;
  const counts = split.filter(isCount);
  return counts.length === space.slots && counts.reduce((sum, count) => sum + count, 0) === space.wounds;
}
