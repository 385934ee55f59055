// A table on this device.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { Rescue } from './Rescue.tsx';
import { TableScreen } from '../../table/frame/TableScreen.tsx';
import type { GameModule } from '../../table/contract.ts';
import { playable } from '../../games/index.ts';
import type { LessonNotes } from '../../table/lesson/notes.ts';
import type { WorkerError } from '../../worker/client.ts';
import { Table } from '../../table/client/table.ts';
import { WorkerTransport } from '../../table/client/workerTransport.ts';

interface Opened {
  client: Table;
  module: GameModule;
}

export default function LocalTableScreen({ id, lesson }: { id: string; lesson?: LessonNotes }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<WorkerError | null>(null);
  useEffect(() => {
    let left = false;
    let client: Table | null = null;
    const open = async (): Promise<void> => {
      client = await Table.open(id, new WorkerTransport(id));
      void navigator.storage?.persist?.();
      const module = await playable(client.state()!.game).module();
      if (left) client.close();
      else setOpened({ client, module });
    };
    open().catch((error: WorkerError) => setProblem(error));
    return () => {
      left = true;
      client?.close();
    };
  }, [id]);
  if (problem !== null)
    return <Fallback problem={problem.message}>{problem.where !== null && <Rescue table={id} />}</Fallback>;
  if (opened === null) return <main className="loading">Laying out the table …</main>;
  return <TableScreen client={opened.client} module={opened.module} {...(lesson && { lesson })} />;
}
