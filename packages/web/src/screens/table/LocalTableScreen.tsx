// A table on this device.
import { titleOfCompanion } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { Rescue } from './Rescue.tsx';
import { TableOrPast } from './TableOrPast.tsx';
import type { GameModule } from '../../table/contract.ts';
import { playable } from '../../games/index.ts';
import type { LessonHere } from '../../table/lesson/rails.ts';
import { type WorkerError, tablesWorker } from '../../worker/client.ts';
import { Table } from '../../table/client/table.ts';
import { WorkerTransport } from '../../table/client/workerTransport.ts';

interface Opened {
  client: Table;
  module: GameModule;
  /** The lesson that is taught here. */
  lesson: LessonHere | undefined;
}

const lessonHere = async (game: string, name: string): Promise<LessonHere | undefined> =>
  (await import('../learn/lessons.ts')).lessonNamed(game, name);

export default function LocalTableScreen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<WorkerError | null>(null);
  useEffect(() => {
    let left = false;
    let client: Table | null = null;
    const open = async (): Promise<void> => {
      client = await Table.open(id, new WorkerTransport(id));
      void navigator.storage?.persist?.();
      const { game, lesson: name } = await tablesWorker.row(id);
      // A game on a real table has its own page.
      const beside = titleOfCompanion(game);
      if (beside !== undefined) return go(`/companion/${beside.game}/${id}`, 'replace');
      const module = await playable(game).module();
      const lesson = name === undefined ? undefined : await lessonHere(game, name);
      if (left) client.close();
      else setOpened({ client, module, lesson });
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
  const { client, module, lesson } = opened;
  return <TableOrPast client={client} module={module} {...(lesson && { lesson })} />;
}
