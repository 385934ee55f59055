// Runs a worker to its end.
import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { BadInput } from '@xenotable/kernel';
import { lastWord } from './watchdog.ts';
import type { Job, Message } from './worker.ts';

/** A mutant that never ended, and the check in which it hung; -1: while the game was loaded. */
export interface Hung {
  mutant: number;
  check: number;
}

/** Resolves to the mutant at which the worker was ended or crashed, otherwise to null. */
export async function runWorker(job: Job, hear: (message: Message) => void): Promise<Hung | null> {
  const worker = fork(new URL('worker.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=1500', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let trying: number | null = null;
  let failed: string | null = null;
  worker.on('message', (message: Message) => {
    if (message.type === 'trying') trying = message.mutant;
    if (message.type === 'tried') trying = null;
    if (message.type === 'failed') failed = message.problem;
    hear(message);
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    worker.on('close', (code, signal) => resolve({ code, signal }));
  });
  worker.send(job);
  const output = worker.stdout === null ? '' : await text(worker.stdout);
  const { code, signal } = await ended;
  if (failed !== null) throw new BadInput('mutate', failed);
  if (code === 0) return null;
  const said = lastWord(output);
  if (said !== null && said.mutant >= 0) return said;
  // Out of memory it aborts itself; any other signal came from outside and says nothing about the mutant.
  if (signal !== null && signal !== 'SIGABRT') throw new Error(`the worker was ended by ${signal}`);
  if (trying === null) throw new Error('the worker broke down before it tried a mutant');
  return { mutant: trying, check: -1 };
}
