// Beside the large board: the state of the table, whose phone has which hand, and links to come back or watch.
import type { TableInfo } from '@xenotable/server/protocol';
import { Suspense, lazy } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { OpenTable } from '../frame/useOpenTable.ts';
import { screenToWatch } from './links.ts';

const QrCode = lazy(() => import('../../kit/qr/QrCode.tsx'));

export function BigSide({ table, info }: { table: OpenTable; info: TableInfo }) {
  const { state, module, panels } = table;
  const { Summary } = module;
  return (
    <aside className="big-side" aria-label="Seats">
      {Summary && (
        <div className="big-summary">
          <Summary view={state.view} viewer="table" picked={null} />
        </div>
      )}
      <section aria-label="Hands are on the phones">
        <h2 className="label">Hands are on the phones</h2>
        <ul className="plain">
          {panels.map((panel, seat) => {
            const asked = state.waiting.includes(seat);
            const person = info.seats[seat]?.kind === 'person' && info.seats[seat].program === null;
            return (
              <li key={seat} className={asked ? 'asked' : ''}>
                <Badge side={panel.side} letter={panel.letter} size={40} />
                <span>
                  <b>{panel.name}</b>
                  <small>{panel.what}</small>
                </span>
                <i>
                  {asked ? 'asked' : !person ? 'plays' : state.present?.[seat] === false ? 'away' : 'here'}
                </i>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="big-join" aria-label="Watch">
        <h2 className="label">Watch on your phone</h2>
        <Suspense>
          <QrCode link={screenToWatch()} words="watch this table" />
        </Suspense>
        <p>
          {state.watchers > 1 ? `${state.watchers - 1} watching. ` : ''}Who plays comes back with the link on
          their own phone.
        </p>
      </section>
    </aside>
  );
}
