// Shown when somebody's time has run out: what those who are present want to do about the seat. It is done when all want the same.
import type { Strength } from '@xenotable/bots';
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import type { AbsenceFacts, Wish } from '../client/absence.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { useNow } from './useNow.ts';
import { span } from './words.ts';

interface AbsenceDialogProps {
  state: TableState;
  client: Table;
  absence: AbsenceFacts;
  seat: number;
  waitOn(): void;
  close(): void;
}

const PROGRAMS: readonly { strength: Strength; words: string }[] = [
  { strength: 'steady', words: 'The script of the book plays on' },
  { strength: 'hard', words: 'A program plays on, hard' },
  { strength: 'easy', words: 'A program plays on, easy' },
];

const WISHES: Record<Wish, string> = {
  steady: 'lets the script play on',
  hard: 'lets a hard program play on',
  easy: 'lets an easy program play on',
  substitute: 'invites a substitute',
  end: 'ends the game',
};

export default function AbsenceDialog(props: AbsenceDialogProps) {
  const { state, client, absence, seat, waitOn, close } = props;
  const now = useNow() + absence.ahead;
  const [problem, setProblem] = useState('');
  const name = state.seats[seat]?.name ?? '';
  const awaited = absence.seats[seat]?.awaited ?? null;
  const wish = (one: Wish | null): void => {
    setProblem('');
    client.wish(seat, one).catch((error: Error) => setProblem(error.message));
  };
  const wait = (): void => {
    wish(null);
    waitOn();
    close();
  };
  const link = absence.invited?.seat === seat ? absence.invited.link : null;
  const title = `${name} is away`;
  if (link !== null)
    return (
      <Dialog title={title} close={close}>
        <p>The seat is free. Whoever opens this link first takes it.</p>
        <ShareLink link={link} words="Send the link" />
      </Dialog>
    );
  if (awaited === null)
    return (
      <Dialog title={title} close={close}>
        <p>
          {absence.ended
            ? 'The game is ended.'
            : absence.seats[seat]?.standIn === true
              ? `A program plays for ${name} now. ${name} can take the seat back at any time, and sees all that was done meanwhile.`
              : `${name} has answered.`}
        </p>
      </Dialog>
    );
  return (
    <Dialog title={title} close={close}>
      <p>
        {name} was asked {span(now - awaited.since)} ago. What all wish who are there is done; a program sees
        only what {name} sees, and {name} can take the seat back at any time.
      </p>
      <ul className="menu plain">
        {PROGRAMS.map(({ strength, words }) => (
          <li key={strength}>
            <button type="button" className="button" onClick={() => wish(strength)}>
              {words}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={() => wish('substitute')}>
            Invite a substitute; the seat is no longer theirs
          </button>
        </li>
        <li>
          <button type="button" className="button" onClick={() => wish('end')}>
            End the game here
          </button>
        </li>
        <li>
          <button type="button" className="button primary" onClick={wait}>
            Wait on
          </button>
        </li>
      </ul>
      {awaited.wishes.length > 0 && (
        <ul className="plain" aria-label="Wishes">
          {awaited.wishes.map(({ by, wish: wished }) => (
            <li key={by}>
              <b>{state.seats[by]?.name}</b> {WISHES[wished]}
            </li>
          ))}
        </ul>
      )}
      <Alert words={problem} />
    </Dialog>
  );
}
