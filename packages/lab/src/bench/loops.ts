// Plain loops on all cores at once. Two cores that share a cache or a clock play less than twice what one plays alone.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface LoopJob {
  game: string;
  trial: string;
  players: string;
  ms: number;
}

/** Games per second of all loops together. */
export async function loopsAtOnce(job: LoopJob, cores: number): Promise<number> {
  const threads = Array.from(
    { length: cores },
    () => new Worker(new URL('./loopThread.ts', import.meta.url), { workerData: job }),
  );
  const paces = await Promise.all(
    threads.map(async (thread) => {
      const [pace] = await once(thread, 'message');
      return Number(pace);
    }),
  );
  return paces.reduce((sum, one) => sum + one, 0);
}
