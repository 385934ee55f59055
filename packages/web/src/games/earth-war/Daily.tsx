// The daily deal: the same cards and dice for everybody who plays on this day.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { go } from '../../kit/router.tsx';
import { tablesWorker } from '../../worker/client.ts';
import { dailyOptions, dailySeed } from '@xenotable/earth-war/preview';
import type { GameScreenProps } from '../../table/contract.ts';
import { dailySeat, today } from './daily.ts';

export default function Daily({ detail: date }: GameScreenProps) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const start = async (): Promise<void> => {
      const day = date ?? today();
      const name = `Earth War, daily deal ${day}`;
      const begun = (await tablesWorker.tables()).find((row) => row.name === name);
      const row =
        begun ??
        (await tablesWorker.start({
          game: 'earth-war',
          name,
          options: dailyOptions(day),
          seats: [dailySeat(day)],
          cover: false,
          seed: dailySeed(day),
        }));
      go(`/table/${row.id}`, 'replace');
    };
    start().catch((error: Error) => setProblem(error.message));
  }, [date]);
  return problem === null ? (
    <main className="loading">Dealing the cards of the day …</main>
  ) : (
    <Fallback problem={problem} />
  );
}
