// One screen, several seats: whose eyes the table shows. Between two people with secrets it is covered; otherwise eyes change by themselves.
import { titleOf } from '@xenotable/shelf';
import { type ReactNode, Suspense, lazy, useCallback, useEffect, useState } from 'react';
import type { GameModule } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { panelsOf } from './panels.ts';

const Cover = lazy(() => import('./Cover.tsx'));

interface CoveredProps {
  state: TableState;
  client: Table;
  module: GameModule;
  children: ReactNode;
}

export function Covered({ state, client, module, children }: CoveredProps) {
  const { viewer, waiting, mine, seats } = state;
  const cover = state.cover && state.secrets;
  const [started, setStarted] = useState(!cover);
  const next = waiting.find((seat) => mine.includes(seat));
  const asked = viewer !== 'table' && waiting.includes(viewer);
  const player = (seat: number): string => seats[seat]?.player ?? `seat ${seat}`;
  const samePerson = next !== undefined && viewer !== 'table' && player(next) === player(viewer);
  const changes = next !== undefined && !asked;
  const hidden = cover && next !== undefined && ((changes && !samePerson) || !started);
  const open = useCallback(() => {
    setStarted(true);
    if (next !== undefined) void client.look(next);
  }, [client, next]);
  useEffect(() => {
    if (changes && !hidden) void client.look(next);
  }, [changes, hidden, next, client]);
  if (!hidden) return children;
  return (
    <Suspense fallback={<main className="loading">Laying out the table …</main>}>
      <Cover
        panel={panelsOf(module, state)[next]!}
        title={titleOf(state.game)?.name ?? state.game}
        open={open}
      />
    </Suspense>
  );
}
