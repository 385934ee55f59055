// A question in the queue while its workers are killed at random moments.
import { setTimeout as wait } from 'node:timers/promises';
import { uniform } from '@xenotable/kernel';
import { kill, printed, start } from './processes.ts';

/** Asks with `workers` processes and kills one of them `kills` times, each time starting a new one; returns what the asking process prints. */
export async function askWhileKilling(
  file: string,
  url: string,
  { workers, kills, seed }: { workers: number; kills: number; seed: number },
): Promise<string> {
  const env = { DATABASE_URL: url };
  const worker = () => start(['worker', '--cores', '1'], env);
  const any = uniform(seed);
  const asker = start(['ask', file, '--queue', '--json'], env);
  const crew = Array.from({ length: workers }, worker);
  const answer = printed(asker);
  try {
    for (let i = 0; i < kills && asker.exitCode === null; i++) {
      await Promise.race([wait(1500 + any(2500)), answer]);
      const at = any(crew.length);
      await kill(crew[at]!);
      crew[at] = worker();
    }
    return await answer;
  } finally {
    await Promise.all([...crew, asker].map(kill));
  }
}
