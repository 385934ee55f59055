// Who takes which seat, and on which side.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Sheet } from '../../worker/api.ts';
import { ChairRow } from './ChairRow.tsx';
import { isTableScreen, newChair, withTableScreen } from './chairs.ts';
import type { SetupForm } from './useSetupForm.ts';

interface SeatsPartProps {
  seats: Sheet['seats'];
  form: SetupForm;
  /** What each seat plays, if it matters. */
  roles: readonly string[] | null;
}

export function SeatsPart({ seats, form: { scripts, chairs, seating, setChairs }, roles }: SeatsPartProps) {
  const swap = (at: number): void =>
    setChairs(chairs.map((chair, i) => chairs[i === at ? at - 1 : i === at - 1 ? at : i] ?? chair));
  return (
    <fieldset className="chairs" aria-busy={seating}>
      <legend>Seats</legend>
      {chairs.map((chair, i) => (
        <ChairRow
          key={i}
          at={i}
          chair={chair}
          scripts={scripts}
          role={roles?.[i] ?? null}
          change={(changed) => setChairs(chairs.map((one, at) => (at === i ? changed : one)))}
          remove={chairs.length > seats.least ? () => setChairs(chairs.filter((_, at) => at !== i)) : null}
          up={roles !== null && i > 0 && chairs.length > 2 ? () => swap(i) : null}
        />
      ))}
      <div className="flex-row">
        {chairs.length < seats.most && (
          <button
            type="button"
            className="button"
            disabled={seating}
            onClick={() => setChairs([...chairs, newChair(chairs.length, 'other')])}
          >
            <Icon name="plus" />
            Add a seat
          </button>
        )}
        {roles !== null && chairs.length === 2 && (
          <button type="button" className="button" onClick={() => swap(1)}>
            <Icon name="swap" />
            Switch sides
          </button>
        )}
      </div>
      {chairs.some(({ who }) => who === 'me' || who === 'other') && (
        <label className="check">
          <input
            type="checkbox"
            checked={isTableScreen(chairs)}
            onChange={(event) => setChairs(withTableScreen(chairs, event.target.checked))}
          />
          This screen is the table: nobody sits here, everybody plays on a phone
        </label>
      )}
      <p className="muted">
        {scripts.length > 0 && 'By the book: the rules themselves move it. '}Program: thinks for itself, and
        sees only what its seat sees. Somebody else: at this screen, or by a link if you open the table
        online.
      </p>
    </fieldset>
  );
}
