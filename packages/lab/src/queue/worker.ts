// `xenotable worker`: takes batches of any open question and plays them, on as many cores as it is given.
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { BadInput, type Json } from '@xenotable/kernel';
import type { GameOf } from '@xenotable/questions';
import type { PgBoss } from 'pg-boss';
import { differs, labelOf } from '../asking/checkpoint.ts';
import { inquiryFor } from '../asking/reading.ts';
import type { Played } from '../asking/thread.ts';
import { type Batch, LEASE, queueOf, startBoss } from './boss.ts';
import { type OpenQuestion, QuestionStore, isLost } from './store.ts';

const IDLE_MS = 400;
/** The maximum age of the list of open questions. */
const LIST_MS = 1000;

/** A thread that plays games of one question at a time. */
class Core {
  private thread: Worker | null = null;
  private id = '';

  async play({ id, question }: OpenQuestion, games: readonly GameOf[]): Promise<Played> {
    if (this.id !== id) await this.end();
    const url = new URL('../asking/thread.ts', import.meta.url);
    const thread = (this.thread ??= new Worker(url, { workerData: question }));
    this.id = id;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        this.thread = null;
        reject(error);
      };
      thread.once('error', fail);
      thread.once('message', (played: Played) => {
        thread.off('error', fail);
        resolve(played);
      });
      thread.postMessage(games);
    });
  }

  async end(): Promise<void> {
    await this.thread?.terminate();
    this.thread = null;
  }
}

class QueueWorker {
  private readonly store: QuestionStore;
  private readonly boss: PgBoss;
  private readonly name = `${hostname()}-${process.pid}`;
  private readonly say: (text: string) => void;
  private readonly judged = new Map<string, string | null>();
  private listed = { at: -Infinity, questions: [] as readonly OpenQuestion[] };

  constructor(store: QuestionStore, boss: PgBoss, say: (text: string) => void) {
    this.store = store;
    this.boss = boss;
    this.say = say;
  }

  /** Why games of this question are not played here: other rules or programs would give other games. */
  private async refusal({ id, question, label }: OpenQuestion): Promise<string | null> {
    const known = this.judged.get(id);
    if (known !== undefined) return known;
    let wrong: string | null;
    try {
      wrong = differs(label, labelOf(await inquiryFor(question)));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      wrong = error.message;
    }
    this.judged.set(id, wrong);
    this.say(wrong === null ? `plays ${question.question}` : `refused: ${question.question} is of ${wrong}`);
    return wrong;
  }

  private async open(): Promise<readonly OpenQuestion[]> {
    const now = performance.now();
    if (now - this.listed.at > LIST_MS)
      this.listed = { at: now, questions: await this.store.openQuestions() };
    return this.listed.questions;
  }

  /** The next batch of any question that can be played here. */
  private async next(): Promise<{ open: OpenQuestion; job: string; batch: Batch } | null> {
    for (const open of await this.open()) {
      if ((await this.refusal(open)) !== null) continue;
      const [job] = await this.boss.fetch<Batch>(queueOf(open.id)).catch(() => []);
      if (job !== undefined) return { open, job: job.id, batch: job.data };
    }
    return null;
  }

  /** Plays one batch after the other until `over` returns true. */
  async serve(over: () => boolean): Promise<void> {
    const core = new Core();
    while (!over()) {
      const found = await this.next().catch((error: unknown) => {
        if (!isLost(error)) throw error;
        return null;
      });
      if (found === null) await wait(IDLE_MS);
      else await this.playBatch(core, found);
    }
    await core.end();
  }

  private async playBatch(
    core: Core,
    { open, job, batch }: { open: OpenQuestion; job: string; batch: Batch },
  ): Promise<void> {
    const queue = queueOf(open.id);
    const alive = setInterval(() => void this.boss.touch(queue, job).catch(() => undefined), LEASE * 250);
    try {
      const { results, ms } = await core.play(open, batch.games);
      await this.store.keep(open.id, this.name, results, ms);
      await this.boss.complete(queue, job);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.say(`batch ${job}: ${text}`);
      if (!isLost(error))
        await this.store.complain(open.id, `${text} (${this.name}, ${batch.games[0]?.key})`);
      await this.boss
        .fail(queue, job, { message: text } satisfies Record<string, Json>)
        .catch(() => undefined);
    } finally {
      clearInterval(alive);
    }
  }
}

export async function serveQueue(
  url: string,
  cores: number,
  over: () => boolean,
  say: (text: string) => void,
): Promise<void> {
  const store = await QuestionStore.open(url);
  const boss = await startBoss(url);
  const worker = new QueueWorker(store, boss, say);
  try {
    await Promise.all(Array.from({ length: cores }, () => worker.serve(over)));
  } finally {
    await boss.stop({ graceful: false });
    await store.close();
  }
}
