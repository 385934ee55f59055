// `xenotable worker`: plays games of questions in a queue.
import { availableParallelism } from 'node:os';
import { BadInput } from '@xenotable/kernel';
import type { Command } from '../command.ts';

/** The address of the queue's database. Throws BadInput if it is not set. */
export function databaseUrl(): string {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '')
    throw new BadInput(
      'DATABASE_URL',
      'must name the PostgreSQL of the queue, such as postgres://user@host/lab',
    );
  return url;
}

export const worker: Command = {
  name: 'worker',
  words: '',
  help: 'Takes batches of open questions from the queue of DATABASE_URL and plays them until it is stopped. Questions of other rules or programs are refused.',
  flags: { cores: { value: 'N', help: 'how many threads play (all)' } },
  example: 'DATABASE_URL=postgres://lab@db/lab xenotable worker',
  async run(_words, flags) {
    const { serveQueue } = await import('../queue/worker.ts');
    let stopped = false;
    const stop = (): void => void (stopped = true);
    process.once('SIGTERM', stop).once('SIGINT', stop);
    await serveQueue(
      databaseUrl(),
      flags.count('cores', availableParallelism()),
      () => stopped,
      (text) => console.error(text),
    );
    return 0;
  },
};
