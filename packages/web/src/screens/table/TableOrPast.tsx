// The table, or looking back at it.
import { Suspense, lazy, useCallback, useState, useSyncExternalStore } from 'react';
import { TableScreen } from '../../table/frame/TableScreen.tsx';
import type { TableScreenProps } from '../../table/frame/useOpenTable.ts';
import type { TableState } from '../../table/client/tableState.ts';

const LookBack = lazy(() => import('../replay/LookBack.tsx'));

export function TableOrPast(props: TableScreenProps) {
  const { client, module } = props;
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client]);
  const start = useSyncExternalStore(subscribe, () => client.lookingBack);
  // The state when looking back began, so that new events do not change what is shown.
  const [left, setLeft] = useState<TableState | null>(null);
  if (start !== null && left === null) setLeft(client.state());
  if (start === null && left !== null) setLeft(null);
  if (start === null || left === null) return <TableScreen {...props} />;
  return (
    <Suspense fallback={<main className="loading">Looking back …</main>}>
      <LookBack client={client} module={module} state={left} start={start} />
    </Suspense>
  );
}
