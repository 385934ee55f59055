// Plays games of a question on all cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameOf, Question, Result } from '@xenotable/questions';
import type { Played } from './thread.ts';

/** The intended duration of a batch: long enough that messages cost little, short enough that little is lost on a stop. */
const BATCH_MS = 150;
const MOST_IN_BATCH = 256;
/** Number of batches that a thread has in advance, so that it never waits. */
const AHEAD = 2;

export interface Work {
  /** The next games, at most `count`; none if there is nothing to do now. */
  take(count: number): readonly GameOf[];
  done(results: readonly Result[]): void;
  /** Whether no more games are needed: running batches are discarded. */
  enough(): boolean;
}

class Pool {
  private readonly work: Work;
  private readonly threads: { thread: Worker; open: number }[];
  private batch = 1;
  private fastest = Infinity;
  private end: () => void = () => undefined;
  private fail: (error: unknown) => void = () => undefined;

  constructor(question: Question, work: Work, cores: number) {
    this.work = work;
    this.threads = Array.from({ length: cores }, () => ({
      thread: new Worker(new URL('./thread.ts', import.meta.url), { workerData: question }),
      open: 0,
    }));
  }

  async run(): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.end = resolve;
        this.fail = reject;
        for (const one of this.threads) {
          one.thread.on('message', (played: Played) => {
            one.open--;
            this.hear(played);
          });
          one.thread.on('error', (error) => this.fail(error));
        }
        this.fill();
      });
    } finally {
      await Promise.all(this.threads.map(({ thread }) => thread.terminate()));
    }
  }

  private hear({ results, ms }: Played): void {
    this.fastest = Math.min(this.fastest, ms / results.length);
    this.batch = Math.max(1, Math.min(MOST_IN_BATCH, Math.round(BATCH_MS / Math.max(0.01, this.fastest))));
    try {
      this.work.done(results);
      this.fill();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Gives every thread as much as it can take; ends when no thread has anything. */
  private fill(): void {
    if (this.work.enough()) return this.end();
    for (let round = 1; round <= AHEAD; round++)
      for (const one of this.threads) {
        if (one.open >= round) continue;
        const games = this.work.take(this.batch);
        if (games.length === 0) continue;
        one.open++;
        one.thread.postMessage(games);
      }
    if (this.threads.every(({ open }) => open === 0)) this.end();
  }
}

/** Plays until it is enough, or nothing is left and every batch has come back. */
export const playAll = (question: Question, work: Work, cores = availableParallelism()): Promise<void> =>
  new Pool(question, work, cores).run();
