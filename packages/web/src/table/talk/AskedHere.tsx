// Asks every other person at this screen once whether something may be taken back; one No ends it.
import type { Seat } from '@xenotable/kernel';
import { useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import type { TableState } from '../client/tableState.ts';
import { undoneBy } from './undoneBy.ts';

const SHOWN = 6;

type Seated = Pick<TableState, 'seats' | 'mine'>;

const personOf = ({ seats }: Pick<TableState, 'seats'>, seat: Seat): string | Seat =>
  seats[seat]?.player ?? seat;

/** The first seat of every other person at this screen. */
export function othersHere(state: Seated, seat: Seat): Seat[] {
  const people = new Map<string | Seat, Seat>();
  for (const one of state.mine) {
    const person = personOf(state, one);
    if (state.seats[one]?.kind === 'person' && person !== personOf(state, seat) && !people.has(person))
      people.set(person, one);
  }
  return [...people.values()];
}

interface AskedHereProps {
  state: TableState;
  wish: { seat: Seat; entry?: number };
  agreed(seats: Seat[]): void;
  refused(): void;
}

export function AskedHere({ state, wish: { seat, entry }, agreed, refused }: AskedHereProps) {
  const others = othersHere(state, seat);
  const [yes, setYes] = useState<readonly Seat[]>([]);
  const asked = others[yes.length];
  const lines = entry === undefined ? [] : undoneBy(state, entry);
  const name = (one: Seat | undefined): string => state.seats[one ?? -1]?.name ?? '';
  const answer = (agrees: boolean): void => {
    if (!agrees || asked === undefined) return refused();
    const all = [...yes, asked];
    if (all.length === others.length) agreed(all);
    else setYes(all);
  };
  return (
    <Dialog title={`${name(asked)}: ${name(seat)} asks to take something back`} close={refused}>
      <p>
        Everything from there on would be undone; what was seen stays seen. The same choice gets the same dice
        again, another one new dice. The record keeps that it was taken back.
      </p>
      {lines.length > 0 && (
        <ol className="plain request-lines">
          {lines.slice(0, SHOWN).map((line, i) => (
            <li key={i}>{line.words}</li>
          ))}
          {lines.length > SHOWN && <li className="muted">and {lines.length - SHOWN} more lines</li>}
        </ol>
      )}
      <div className="flex-row request-buttons">
        <button type="button" className="button" onClick={() => answer(false)}>
          No, it stands
        </button>
        <button type="button" className="button primary" onClick={() => answer(true)}>
          Let it be taken back
        </button>
      </div>
    </Dialog>
  );
}
