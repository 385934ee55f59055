// A table on a server: first the waiting room, then the table.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { TableScreen } from '../../table/frame/TableScreen.tsx';
import type { GameModule } from '../../table/contract.ts';
import { isPlayable, playable } from '../../games/index.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { OnlineTable } from '../../table/client/online.ts';

export default function OnlineTableScreen({ table }: { table: string }) {
  const [client, setClient] = useState<OnlineTable | null>(null);
  const key = location.hash.slice(1);
  useEffect(() => {
    let left = false;
    let opened: OnlineTable | null = null;
    void OnlineTable.open(table, key).then((one) => {
      opened = one;
      if (left) one.close();
      else setClient(one);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [table, key]);
  if (key === '') return <Fallback problem="This link has lost its key. Ask for it again." />;
  return client === null ? <main className="loading">Going to the table …</main> : <Joined client={client} />;
}

function Joined({ client }: { client: OnlineTable }) {
  const state = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  );
  const info = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.info,
  );
  const problem = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.problem,
  );
  const handed = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.handed,
  );
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
  if (state === null) return <WaitingRoom info={info} programs={client.programs} />;
  return module === null ? (
    <main className="loading">Laying out the table …</main>
  ) : (
    <TableScreen client={client} module={module} />
  );
}
