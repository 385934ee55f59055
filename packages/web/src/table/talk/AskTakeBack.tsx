// In the table's menu: asking everybody to take back one of the player's choices, even one that undo cannot reach.
// People at other devices are asked there; those who share this screen are asked here, one after the other.
import type { Seat } from '@xenotable/kernel';
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import AskBack, { type TakeBackWish } from './AskBack.tsx';
import { AskedHere, othersHere } from './AskedHere.tsx';
import { othersOnline } from './others.ts';

/** Requests that were refused at this screen: they are not asked again. */
const refusedHere = new Set<string>();

interface AskTakeBackProps {
  state: TableState;
  client: Table;
  /** Called after something was taken back, to update the table. */
  done(): void;
}

interface Asked extends TakeBackWish {
  seat: Seat;
}

const askedAs = ({ id, seq }: TableState, seat: Seat, { entry }: TakeBackWish): string =>
  `${id} ${seat} ${entry ?? `before ${seq}`}`;

export function AskTakeBack({ state, client, done }: AskTakeBackProps) {
  const { talk } = client;
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState('');
  const { viewer, mine, online } = state;
  const seat = viewer !== 'table' && mine.includes(viewer) ? viewer : mine[0];
  if (seat === undefined || state.over !== null || state.seq === 0) return null;
  const others = online ? othersOnline(state) : othersHere(state, seat);
  if (others.length === 0) return null;
  const ask = (by: Seat, wish: TakeBackWish): void => {
    if (online) talk?.request(by, { kind: 'take back', ...wish });
    else if (refusedHere.has(askedAs(state, by, wish))) setProblem('The others were asked, and it stands.');
    else setAsked({ seat: by, ...wish });
  };
  const agreed = async (by: Asked, seats: Seat[]): Promise<void> => {
    setAsked(null);
    const refusal = await client.takeBack({ ...by, agreed: seats });
    if (refusal === null) done();
    else setProblem(refusal.reason);
  };
  return (
    <>
      <div className="menu">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          <Icon name="people" />
          Ask to take something back
        </button>
      </div>
      {asking && <AskBack {...{ state, seat, ask }} close={() => setAsking(false)} />}
      {asked !== null && (
        <AskedHere
          state={state}
          wish={asked}
          agreed={(seats) => void agreed(asked, seats)}
          refused={() => {
            setAsked(null);
            refusedHere.add(askedAs(state, asked.seat, asked));
            setProblem('It was refused: everything stands.');
          }}
        />
      )}
      <Alert words={problem} />
    </>
  );
}
