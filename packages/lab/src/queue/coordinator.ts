// `ask --queue`: puts the games of a question into the queue, batch by batch, and reads the results as they come.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Inquiry } from '@xenotable/questions';
import type { PgBoss } from 'pg-boss';
import { type Batch, makeQueue, queueOf, startBoss } from './boss.ts';
import { QuestionStore, isLost } from './store.ts';

/** The intended duration of a batch: the queue's own cost is small beside it, and little is lost with a worker. */
const BATCH_MS = 2000;
const MOST_IN_BATCH = 500;
/** The largest number of batches that wait or are played. */
const OUTSTANDING = 400;
const LOOK_MS = 250;
const REPORT_MS = 2000;

class Coordinator {
  private readonly inquiry: Inquiry;
  private readonly store: QuestionStore;
  private readonly boss: PgBoss;
  private readonly id: string;
  private readonly queue: string;
  private readonly out = new Map<string, string[]>();
  private reported = 0;

  constructor(inquiry: Inquiry, store: QuestionStore, boss: PgBoss, id: string) {
    this.inquiry = inquiry;
    this.store = store;
    this.boss = boss;
    this.id = id;
    this.queue = queueOf(id);
  }

  async run(say: () => void): Promise<void> {
    const { inquiry, store, boss, id, queue } = this;
    await makeQueue(boss, queue);
    // Batches of an earlier run are deleted; those being played are recognised by their keys.
    await boss.deleteQueuedJobs(queue);
    for (const result of await store.results(id)) inquiry.add(result);
    while (!inquiry.done) {
      await this.step().catch((error: unknown) => {
        if (!isLost(error)) throw error;
      });
      say();
    }
    await store.report(id, inquiry.answer(), false);
    await boss.deleteQueue(queue);
  }

  private async step(): Promise<void> {
    await wait(LOOK_MS);
    await this.fill();
    await this.collect();
    await this.report();
  }

  private async fill(): Promise<void> {
    const pace = await this.store.pace(this.id);
    const size = pace === null ? 4 : Math.max(1, Math.min(MOST_IN_BATCH, Math.round(BATCH_MS / pace)));
    const jobs = [];
    while (this.out.size < OUTSTANDING) {
      const games = this.inquiry.wanted(size);
      if (games.length === 0) break;
      const batch: Batch = { games };
      const job = randomUUID();
      this.out.set(
        job,
        games.map(({ key }) => key),
      );
      jobs.push({ id: job, data: batch });
    }
    if (jobs.length > 0) await this.boss.insert(this.queue, jobs);
  }

  private async collect(): Promise<void> {
    const results = await this.store.results(this.id, [...this.out.values()].flat());
    for (const result of results) this.inquiry.add(result);
    for (const [job, keys] of this.out) if (keys.every((key) => this.inquiry.has(key))) this.out.delete(job);
  }

  /** From time to time: stores the answer so far, and checks whether batches were lost. */
  private async report(): Promise<void> {
    const now = performance.now();
    if (now - this.reported < REPORT_MS) return;
    this.reported = now;
    await this.store.report(this.id, this.inquiry.answer(), true);
    const [stats] = await this.boss.getQueueStats(this.queue);
    if (stats === undefined || stats.queuedCount + stats.activeCount > 0 || this.out.size === 0) return;
    await this.collect();
    this.inquiry.giveBack([...this.out.values()].flat());
    this.out.clear();
  }
}

export async function askQueue(inquiry: Inquiry, url: string, say: () => void): Promise<void> {
  const store = await QuestionStore.open(url);
  const boss = await startBoss(url);
  try {
    const id = await store.begin(inquiry);
    await new Coordinator(inquiry, store, boss, id).run(say);
  } finally {
    await boss.stop({ graceful: false });
    await store.close();
  }
}
