// Programs think in separate threads, as many as the operator allows. Questions wait in order, those of tables with people connected first;
// the longer the queue, the shorter each thought.
import { Worker } from 'node:worker_threads';
import type { Answer, Question, Reply } from './thinkerThread.ts';

export interface PoolLimits {
  /** Number of threads; 0: programs do not think here. */
  threads: number;
  /** Most questions that may wait. */
  queue: number;
  /** How much longer than its patience a thought may take (loading the rules, a long script) before its thread is ended, in milliseconds. */
  graceMs: number;
}

/** A thread without work is ended after this time. */
const IDLE_MS = 60_000;
const MEGABYTES = 512;

/** Too many questions wait, so this one was not accepted. */
export class Busy extends Error {
  override name = 'Busy';
}

interface Waiting {
  question: Question;
  done(answer: Answer): void;
  failed(error: Error): void;
}

interface Thread {
  worker: Worker;
  thinksOf: Waiting | null;
  timer: NodeJS.Timeout | null;
}

export class ThinkingPool {
  private readonly games: string;
  private readonly limits: PoolLimits;
  private readonly threads = new Set<Thread>();
  /** Questions of tables with people connected, and of those without. */
  private readonly queues: readonly [Waiting[], Waiting[]] = [[], []];
  private closed = false;

  /** `games` is the address of a module that exports the games on offer as `games`. */
  constructor(games: string, limits: PoolLimits) {
    this.games = games;
    this.limits = limits;
  }

  /** Whether programs can think on this server. */
  get open(): boolean {
    return this.limits.threads > 0 && !this.closed;
  }

  get waiting(): number {
    return this.queues[0].length + this.queues[1].length;
  }

  get thinking(): number {
    return [...this.threads].filter((thread) => thread.thinksOf !== null).length;
  }

  /** Throws Busy if too many wait, and another error if the thought failed or took too long. */
  think(question: Question, watched: boolean): Promise<Answer> {
    if (!this.open || this.waiting >= this.limits.queue)
      return Promise.reject(new Busy('too many programs think at once'));
    return new Promise((done, failed) => {
      this.queues[watched ? 0 : 1].push({ question, done, failed });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const queue of this.queues)
      for (const { failed } of queue.splice(0)) failed(new Busy('the server closes'));
    await Promise.all([...this.threads].map((thread) => this.end(thread, 'the server closes')));
  }

  private next(): void {
    const free = [...this.threads].find((thread) => thread.thinksOf === null);
    if (this.waiting === 0 || (free === undefined && this.threads.size >= this.limits.threads)) return;
    const [watched, others] = this.queues;
    // The time is shared by all that wait.
    const share = Math.max(1, this.waiting / this.limits.threads);
    const one = watched.shift() ?? others.shift();
    if (one !== undefined) this.begin(free ?? this.start(), one, one.question.patienceMs / share);
  }

  private begin(thread: Thread, one: Waiting, patienceMs: number): void {
    thread.thinksOf = one;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.timer = setTimeout(
      () => void this.end(thread, 'it thought for too long'),
      patienceMs + this.limits.graceMs,
    );
    thread.worker.postMessage({ ...one.question, patienceMs } satisfies Question);
  }

  private start(): Thread {
    const worker = new Worker(new URL('./thinkerThread.ts', import.meta.url), {
      workerData: this.games,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const thread: Thread = { worker, thinksOf: null, timer: null };
    this.threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => this.hear(thread, reply));
    // A thread that runs out of memory ends; its exit event is handled.
    worker.on('error', () => {});
    worker.on('exit', () => void this.end(thread, 'its thread ended'));
    return thread;
  }

  private hear(thread: Thread, reply: Reply): void {
    const { thinksOf } = thread;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.thinksOf = null;
    thread.timer = setTimeout(() => void this.end(thread, 'it is idle'), IDLE_MS).unref();
    if ('problem' in reply) thinksOf?.failed(new Error(reply.problem));
    else thinksOf?.done(reply);
    this.next();
  }

  private async end(thread: Thread, why: string): Promise<void> {
    if (!this.threads.delete(thread)) return;
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.thinksOf?.failed(new Error(why));
    thread.thinksOf = null;
    await thread.worker.terminate();
    if (!this.closed) this.next();
  }
}
