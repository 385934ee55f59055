// A table on a server: first the waiting room, then the table.
import type { TableInfo } from '@xenotable/server/protocol';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { TableScreen } from '../../table/frame/TableScreen.tsx';
import type { GameModule } from '../../table/contract.ts';
import { isPlayable, playable } from '../../games/index.ts';
import { SocketTransport } from '../../table/client/socketTransport.ts';
import { Table } from '../../table/client/table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { WithoutKey } from './WithoutKey.tsx';

/** The table behind a link, and what is known of it before it is dealt. */
function useOnlineTable(id: string, key: string): { client: Table | null; info: TableInfo | null } {
  const [client, setClient] = useState<Table | null>(null);
  const [info, setInfo] = useState<TableInfo | null>(null);
  useEffect(() => {
    let left = false;
    let opened: Table | null = null;
    const open = async (): Promise<void> => {
      const transport = await SocketTransport.to(id, key);
      if (left) return;
      transport.onInfo(setInfo);
      opened = await Table.open(id, transport);
      setClient(opened);
    };
    if (key !== '') void open();
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, key]);
  return { client, info };
}

/** Whoever is here need not be called any more. */
async function answerCalls(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const calls = (await registration?.getNotifications()) ?? [];
  for (const call of calls) if (call.tag === `/t/${table}`) call.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}

export default function OnlineTableScreen({ table }: { table: string }) {
  const [key, setKey] = useState(() => location.hash.slice(1));
  const { client, info } = useOnlineTable(table, key);
  useEffect(() => {
    // A browser that shows no badges or keeps nothing says no: that is no problem here.
    void answerCalls(table).catch(() => undefined);
  }, [table]);
  const open = useCallback((link: string): void => {
    go(link, 'replace');
    setKey(location.hash.slice(1));
  }, []);
  if (key === '') return <WithoutKey table={table} found={open} />;
  return client === null ? (
    <main className="loading">Going to the table …</main>
  ) : (
    <Joined client={client} info={info} />
  );
}

function Joined({ client, info }: { client: Table; info: TableInfo | null }) {
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client]);
  const state = useSyncExternalStore(subscribe, () => client.state());
  const problem = useSyncExternalStore(subscribe, () => client.problem);
  const handed = useSyncExternalStore(subscribe, () => client.handed);
  const [module, setModule] = useState<GameModule | null>(null);
  const game = info?.game;
  useEffect(() => {
    if (game !== undefined && isPlayable(game)) void playable(game).module().then(setModule);
  }, [game]);
  if (handed !== null)
    return (
      <Fallback problem="You have handed over your seat.">
        <p className="muted">Whoever opens this link takes it.</p>
        <ShareLink link={location.origin + handed} words="Send the link" />
      </Fallback>
    );
  if (problem !== null) return <Fallback problem={problem} />;
  if (info === null) return <main className="loading">Going to the table …</main>;
  if (!isPlayable(info.game)) return <Fallback problem="This table plays a game that is not here." />;
  if (state === null) return <WaitingRoom info={info} client={client} />;
  return module === null ? (
    <main className="loading">Laying out the table …</main>
  ) : (
    <TableScreen client={client} module={module} />
  );
}
