// In the prompt: a program plays for me, or somebody's time has run out.
import { Suspense, lazy, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { type AbsenceFacts, overdue } from '../client/absence.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { useDeadline } from './useDeadline.ts';

const AbsenceDialog = lazy(() => import('./AbsenceDialog.tsx'));

interface AbsenceProps {
  state: TableState;
  client: Table;
  absence: AbsenceFacts;
}

/** Seats of others whose time has run out, for those who may do something about it. */
function overdueFor({ mine, over }: TableState, absence: AbsenceFacts, now: number): number[] {
  if (over !== null || absence.ended || mine.length === 0) return [];
  return overdue(absence, now).filter((seat) => !mine.includes(seat));
}

export default function AbsencePrompt({ state, client, absence }: AbsenceProps) {
  const now = useDeadline(absence);
  const [open, setOpen] = useState<number | null>(null);
  const [waited, setWaited] = useState<ReadonlySet<string>>(new Set());
  const { viewer } = state;
  const own = viewer === 'table' ? undefined : absence.seats[viewer];
  if (viewer !== 'table' && own?.standIn === true && state.over === null)
    return (
      <button
        type="button"
        className="button primary"
        onClick={() => void client.programs.seat(viewer, null)}
      >
        <Icon name="people" />
        Take my seat back
      </button>
    );
  // A player who chose to wait is not asked again about the same turn.
  const turnOf = (seat: number): string => `${seat} ${absence.seats[seat]?.awaited?.since}`;
  const late = overdueFor(state, absence, now).find((seat) => !waited.has(turnOf(seat)));
  const shown = open ?? absence.invited?.seat ?? null;
  return (
    <>
      {late !== undefined && (
        <button type="button" className="button" onClick={() => setOpen(late)}>
          <Icon name="clock" />
          What about {state.seats[late]?.name}?
        </button>
      )}
      {open !== null && shown !== null && (
        <Suspense>
          <AbsenceDialog
            state={state}
            client={client}
            absence={absence}
            seat={shown}
            waitOn={() => setWaited(new Set([...waited, turnOf(shown)]))}
            close={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
