// Until everybody has sat down: who is missing, and how to call them.
import type { TableInfo } from '@xenotable/server/protocol';
import { useState } from 'react';
import { SiteHeader } from '../app/SiteHeader.tsx';
import { Alert } from '../app/Alert.tsx';
import { Badge } from '../draw/Badge.tsx';
import { Icon } from '../draw/Icon.tsx';
import type { Side } from '../draw/sides.ts';
import { fillSeats, hostKeyOf } from './lobby.ts';

const SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];

export function WaitingRoom({ info }: { info: TableInfo }) {
  const [problem, setProblem] = useState('');
  const fill = (): void => {
    hostKeyOf(info.table)
      .then((key) => fillSeats(info.table, key))
      .catch((error: Error) => setProblem(error.message));
  };
  return (
    <div className="page">
      <SiteHeader place={null} />
      <main className="waiting">
        <p className="lbl">{info.name}</p>
        <h1>Waiting for everybody</h1>
        {info.code !== null && (
          <p>
            Others join on the home page with the code <b className="code num">{info.code}</b>
          </p>
        )}
        <ul className="plain">
          {info.seats.map((seat, i) => (
            <li key={i} className="seat">
              <Badge side={SIDES[i] ?? 'x'} letter={seat.name.charAt(0).toUpperCase()} size={30} />
              <span className="who">{seat.name}</span>
              <i className={`dot${seat.present || seat.kind !== 'person' ? '' : ' away'}`} />
              <span className="what">{seat.kind !== 'person' ? 'by the book' : seat.taken ? 'is here' : 'free'}</span>
            </li>
          ))}
        </ul>
        <button type="button" className="btn" onClick={fill}>
          <Icon name="people" />
          Fill the free seats by the book and begin
        </button>
        <Alert words={problem} />
      </main>
    </div>
  );
}
