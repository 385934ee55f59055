// The words of the prompt when somebody is away.
import { overdue } from '../client/absence.ts';
import type { TableState } from '../client/tableState.ts';

/** The sentence that replaces the one about who is deciding; null: nobody is away. */
export function absenceWords(
  { absence, viewer, programs, seats, mine, over }: TableState,
  now: number,
): string | null {
  if (absence === null || over !== null) return null;
  if (absence.ended) return 'The game was ended by those who were there.';
  const own = viewer === 'table' ? undefined : absence.seats[viewer];
  if (viewer !== 'table' && own?.standIn === true)
    return `A program (${programs[viewer]}) plays for you while you are away.`;
  const [late] = overdue(absence, now).filter((seat) => !mine.includes(seat));
  return late === undefined || mine.length === 0 ? null : `The time of ${seats[late]?.name} has run out.`;
}
