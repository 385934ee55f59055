// A lesson: a table with fixed draws, and a coach beside it.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import type { Lesson } from '../../table/contract.ts';
import { playable } from '../../games/index.ts';
import LocalTableScreen from '../table/LocalTableScreen.tsx';
import { tablesWorker } from '../../worker/client.ts';

export default function Learn({ game }: { game: string }) {
  const [started, setStarted] = useState<{ id: string; lesson: Lesson } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const start = async (): Promise<void> => {
      const lesson = await playable(game).lesson?.();
      if (lesson === undefined) throw new Error('There is no lesson for this game yet.');
      const { name, options, seats, given, script } = lesson;
      const row = await tablesWorker.start({
        game,
        name,
        options,
        seats,
        cover: false,
        script,
        ...(given !== undefined && { given }),
      });
      setStarted({ id: row.id, lesson });
    };
    start().catch((error: Error) => setProblem(error.message));
  }, [game]);
  if (problem !== null) return <Fallback problem={problem} />;
  if (started === null) return <main className="loading">Preparing the lesson …</main>;
  return <LocalTableScreen id={started.id} lesson={started.lesson} />;
}
