// Asking everybody to take back one of the player's own choices: which one, and why.
import type { Seat, TakeBackReason } from '@xenotable/kernel';
import { useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import type { TableState } from '../client/tableState.ts';
import { ownChoices, undoneBy } from './undoneBy.ts';

const MOST = 12;
/** Also decisions without a log line, such as being ready. */
const LAST = -1;
const REASONS = [
  ['misclick', 'I clicked the wrong thing'],
  ['misread', 'I misread a rule'],
  ['', 'Something else'],
] as const;

/** The request: take back everything from one of the player's choices on (the last one, if none is named). */
export interface TakeBackWish {
  entry?: number;
  why?: TakeBackReason;
}

interface AskBackProps {
  ask(seat: Seat, wish: TakeBackWish): void;
  /** Who asks, if the log names nobody. */
  seat: Seat;
  state: TableState;
  close(): void;
}

export default function AskBack({ ask, seat: own, state, close }: AskBackProps) {
  const choices = ownChoices(state, MOST);
  const [entry, setEntry] = useState(LAST);
  const [why, setWhy] = useState<(typeof REASONS)[number][0]>('misclick');
  const lines = entry === LAST ? null : undoneBy(state, entry);
  const seat = state.lines.find((line) => line.entry === entry && entry !== LAST)?.seat ?? own;
  const send = (): void => {
    ask(seat, { ...(entry !== LAST && { entry }), ...(why !== '' && { why }) });
    close();
  };
  return (
    <Dialog title="Ask to take something back" close={close}>
      <>
        <label className="ask-back">
          <span className="label">Back to before</span>
          <select className="field" value={entry} onChange={(event) => setEntry(Number(event.target.value))}>
            <option value={LAST}>My last decision</option>
            {choices.map((choice) => (
              <option key={choice.entry} value={choice.entry}>
                {choice.words}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="plain ask-back-why">
          <legend className="label">Why</legend>
          {REASONS.map(([reason, words]) => (
            <label key={reason} className="check">
              <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />
              {words}
            </label>
          ))}
        </fieldset>
        <p className="muted">
          {lines !== null &&
            `${lines.length === 1 ? 'One line' : `${lines.length} lines`} of the log would be undone. `}
          Everybody is asked once; the same choice gets the same dice again, another one new dice.
        </p>
        <button type="button" className="button primary" onClick={send}>
          Ask everybody
        </button>
      </>
    </Dialog>
  );
}
