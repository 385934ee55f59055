// Plays games on all cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Result } from './table.ts';
import type { Job } from './worker.ts';

/** Plays every job; `done` hears of each result as it comes, in any order. */
export async function playAll<J extends Job>(
  jobs: readonly J[],
  done: (result: Result, job: J) => void,
): Promise<void> {
  let next = 0;
  const core = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL('./worker.ts', import.meta.url));
      let job: J | undefined;
      const send = (): void => {
        job = jobs[next++];
        if (job === undefined) void thread.terminate().then(() => resolve());
        else thread.postMessage(job);
      };
      thread.on('message', (result: Result) => {
        if (job !== undefined) done(result, job);
        send();
      });
      thread.on('error', reject);
      send();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, core));
}
