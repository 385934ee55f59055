// A table on a server: first the waiting room, then the table.
import type { TableInfo } from '@xenotable/server/protocol';
import { Suspense, lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import type { GameModule } from '../../table/contract.ts';
import { isPlayable, playable } from '../../games/index.ts';
import { ownName } from '../../storage/person.ts';
import { type Entrance, type Introduction, entranceByKey } from '../../table/client/people.ts';
import { type Coming, SocketTransport } from '../../table/client/socketTransport.ts';
import { Table } from '../../table/client/table.ts';
import { EnterForm } from './EnterForm.tsx';
import { TableOrPast } from './TableOrPast.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import { WithoutKey } from './WithoutKey.tsx';

// Only a table screen needs them.
const TableLobby = lazy(() => import('./TableLobby.tsx'));
const BigTable = lazy(() => import('../../table/big/BigTable.tsx'));

/** The table behind a link, and what is known about it before the game begins. */
function useOnlineTable(
  id: string,
  key: string,
  coming: Coming | null,
): { client: Table | null; info: TableInfo | null } {
  const [client, setClient] = useState<Table | null>(null);
  const [info, setInfo] = useState<TableInfo | null>(null);
  useEffect(() => {
    let left = false;
    let opened: Table | null = null;
    const open = async (ways: Coming): Promise<void> => {
      const transport = await SocketTransport.to(id, key, ways);
      if (left) return;
      transport.onInfo(setInfo);
      opened = await Table.open(id, transport);
      setClient(opened);
    };
    if (key !== '' && coming !== null) void open(coming);
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, key, coming]);
  return { client, info };
}

/** Somebody who would take a seat enters a name first; everybody else joins at once. */
function useEntering(table: string, key: string, screen: boolean) {
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const [coming, setComing] = useState<Coming | null>(null);
  useEffect(() => {
    const known = { name: ownName(), word: '' };
    const enter = (): void => setComing({ introduction: known, screen });
    setComing(null);
    if (key === '') return;
    if (screen) return enter();
    entranceByKey(table, key).then(
      (found) => (found.plays && found.free ? setEntrance(found) : enter()),
      // On an error the table itself gives a better message.
      enter,
    );
  }, [table, key, screen]);
  const sit = (introduction: Introduction): void => {
    setEntrance(null);
    setComing({ introduction, screen });
  };
  return { entrance, coming, sit };
}

/** Removes alerts for a table that is open now. */
async function answerCalls(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const calls = (await registration?.getNotifications()) ?? [];
  for (const call of calls) if (call.tag === `/t/${table}`) call.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}

export default function OnlineTableScreen({ table, screen = false }: { table: string; screen?: boolean }) {
  const [key, setKey] = useState(() => location.hash.slice(1));
  const { entrance, coming, sit } = useEntering(table, key, screen);
  const { client, info } = useOnlineTable(table, key, coming);
  useEffect(() => {
    // A browser without badges or storage refuses; that does not matter here.
    void answerCalls(table).catch(() => undefined);
  }, [table]);
  const open = useCallback((link: string): void => {
    go(link, 'replace');
    setKey(location.hash.slice(1));
  }, []);
  if (key === '') return <WithoutKey table={table} found={open} />;
  if (entrance !== null) return <EnterForm entrance={entrance} problem="" sit={sit} />;
  return client === null ? (
    <main className="loading">Going to the table …</main>
  ) : (
    <Joined client={client} info={info} screen={screen} />
  );
}

function Joined({ client, info, screen }: { client: Table; info: TableInfo | null; screen: boolean }) {
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
  if (state === null)
    return screen ? (
      <Suspense>
        <TableLobby info={info} />
      </Suspense>
    ) : (
      <WaitingRoom info={info} client={client} />
    );
  if (module === null) return <main className="loading">Laying out the table …</main>;
  return screen ? (
    <Suspense fallback={<main className="loading">Laying out the table …</main>}>
      <BigTable client={client} module={module} info={info} />
    </Suspense>
  ) : (
    <TableOrPast client={client} module={module} />
  );
}
