// In the table's menu: asking everybody to take back an own choice, also one that could not be undone alone.
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import AskBack from './AskBack.tsx';

export function AskTakeBack({ state, client: { talk } }: { state: TableState; client: Table }) {
  const [asking, setAsking] = useState(false);
  const others = state.seats.some(({ kind }, seat) => kind === 'person' && !state.mine.includes(seat));
  if (talk === null || state.mine.length === 0 || !others || state.over !== null) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Icon name="people" />
        Ask to take something back
      </button>
      {asking && <AskBack talk={talk} state={state} close={() => setAsking(false)} />}
    </>
  );
}
