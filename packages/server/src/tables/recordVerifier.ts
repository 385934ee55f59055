// Uploaded records are verified in a separate thread, one at a time, with limits on time and memory, so that a long record, or one made to
// be slow, does not delay other people.
import { Worker } from 'node:worker_threads';
import { BadInput, type Head } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { Answer, Task } from './verifierThread.ts';

/** The result of a valid record. */
export interface Verified {
  game: string;
  edition: string;
  head: Head;
  seats: { kind: string; name: string; person: boolean }[];
  /** The entries as stored. */
  bodies: string[];
  /** Number of results used. */
  results: number;
  over: boolean;
  /** The last state from which nothing can be taken back, if there is one after the opening. */
  snapshot: { seq: number; body: string } | null;
}

/** Most records that may wait. */
const LONGEST_QUEUE = 8;
/** A thread without work is ended after this time. */
const IDLE_MS = 30_000;
const MEGABYTES = 512;

const TOO_SLOW = new Problem('too-many', 'It takes too long to verify this record.');
const TOO_MANY = new Problem('too-many', 'Too many records at once: send it again in a minute.');

export class RecordVerifier {
  private readonly games: string;
  private readonly mostMs: number;
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | null = null;

  /** `games` is the address of a module that exports the games on offer as `games`. */
  constructor(games: string, mostMs: number) {
    this.games = games;
    this.mostMs = mostMs;
  }

  /**
   * Verifies the text of a record. Throws BadInput if it is not valid, Problem if it takes too long. `spent` is called with
   * the milliseconds it took, without the wait.
   */
  async verify(text: string, spent: (ms: number) => void): Promise<Verified> {
    if (this.waiting >= LONGEST_QUEUE) throw TOO_MANY;
    this.waiting++;
    const turn = this.last.then(() => {
      const started = performance.now();
      return this.ask({ text }).finally(() => spent(performance.now() - started));
    });
    this.last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.waiting--;
    }
  }

  async close(): Promise<void> {
    if (this.idle !== null) clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private ask(task: Task): Promise<Verified> {
    if (this.idle !== null) clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    return new Promise<Verified>((done, failed) => {
      const finish = (): void => {
        clearTimeout(late);
        worker.off('message', hear).off('exit', giveUp);
        this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      };
      const giveUp = (): void => {
        finish();
        void this.close();
        failed(TOO_SLOW);
      };
      const hear = (answer: Answer): void => {
        finish();
        if ('verified' in answer) done(answer.verified);
        else failed(new BadInput(answer.where, answer.problem));
      };
      const late = setTimeout(giveUp, this.mostMs);
      worker.on('message', hear).on('exit', giveUp);
      worker.postMessage(task);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./verifierThread.ts', import.meta.url), {
      workerData: this.games,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.unref();
    // A thread that runs out of memory ends; its exit event is handled.
    worker.on('error', () => {});
    return worker;
  }
}
