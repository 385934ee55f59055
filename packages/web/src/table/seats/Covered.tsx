// One screen with several seats: whose view is shown. Between two people with secrets the table is covered; otherwise the view changes by itself.
import type { Seat } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { type ReactNode, Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { GameModule } from '../contract.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { panelsOf } from './panels.ts';
import { shownBefore } from './shownBefore.ts';

const Cover = lazy(() => import('./Cover.tsx'));

interface CoveredProps {
  state: TableState;
  client: Table;
  module: GameModule;
  children: ReactNode;
}

/** Shows the seat that had better decide first, once after each act: whoever then looks at another seat stays there. */
function useTurn(client: Table, first: Seat | null, seq: number): void {
  const shown = useRef(-1);
  useEffect(() => {
    if (first === null || shown.current === seq) return;
    shown.current = seq;
    void client.look(first);
  }, [client, first, seq]);
}

export function Covered({ state, client, module, children }: CoveredProps) {
  const { viewer, waiting, mine, seats, seq } = state;
  const cover = state.cover && state.secrets;
  const [started, setStarted] = useState(!cover);
  const next = waiting.find((seat) => mine.includes(seat));
  const asked = viewer !== 'table' && waiting.includes(viewer);
  const player = (seat: number): string => seats[seat]?.player ?? `seat ${seat}`;
  const samePerson = next !== undefined && viewer !== 'table' && player(next) === player(viewer);
  const changes = next !== undefined && !asked;
  useTurn(client, cover ? null : shownBefore(state), seq);
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
