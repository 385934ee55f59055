// Asking everybody to take back an own choice: which one, and why.
import { useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import type { TableTalk } from '../client/talk.ts';
import type { TableState } from '../client/tableState.ts';
import { ownChoices, undoneBy } from './undoneBy.ts';

const MOST = 12;
const REASONS = [
  ['misclick', 'I clicked the wrong thing'],
  ['misread', 'I misread a rule'],
  ['', 'Something else'],
] as const;

interface AskBackProps {
  talk: TableTalk;
  state: TableState;
  close(): void;
}

export default function AskBack({ talk, state, close }: AskBackProps) {
  const choices = ownChoices(state, MOST);
  const [entry, setEntry] = useState(choices[0]?.entry ?? -1);
  const [why, setWhy] = useState<(typeof REASONS)[number][0]>('misclick');
  const lines = undoneBy(state, entry);
  const seat = state.lines.find((line) => line.entry === entry)?.seat ?? state.mine[0] ?? 0;
  const ask = (): void => {
    talk.request(seat, { kind: 'take back', entry, ...(why !== '' && { why }) });
    close();
  };
  return (
    <Dialog title="Ask to take something back" close={close}>
      {choices.length === 0 ? (
        <p>You have not decided anything yet that could be taken back.</p>
      ) : (
        <>
          <label className="ask-back">
            <span className="label">Back to before</span>
            <select
              className="field"
              value={entry}
              onChange={(event) => setEntry(Number(event.target.value))}
            >
              {choices.map((choice) => (
                <option key={choice.entry} value={choice.entry}>
                  {choice.words}
                </option>
              ))}
            </select>
          </label>
          <fieldset className="plain">
            <legend className="label">Why</legend>
            {REASONS.map(([reason, words]) => (
              <label key={reason} className="check">
                <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />
                {words}
              </label>
            ))}
          </fieldset>
          <p className="muted">
            {lines.length === 1 ? 'One line' : `${lines.length} lines`} of the log would be undone. Everybody
            is asked once; the same choice gets the same dice again, another one new dice.
          </p>
          <button type="button" className="button primary" onClick={ask}>
            Ask everybody
          </button>
        </>
      )}
    </Dialog>
  );
}
