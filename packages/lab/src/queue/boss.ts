// pg-boss as the laboratory uses it: one queue for each question, batches with leases that a dead or silent worker loses.
import type { GameOf } from '@xenotable/questions';
import { PgBoss } from 'pg-boss';

/** Seconds without a heartbeat after which a batch goes back into the queue; pg-boss allows no fewer. */
export const LEASE = 10;
/** A batch that this many workers have not finished is given up and requested again. */
const RETRIES = 20;

export interface Batch {
  games: GameOf[];
}

export async function startBoss(url: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  // Lost connections are retried; relevant errors are reported by the calls themselves.
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}

export const queueOf = (id: string): string => `question-${id}`;

export const makeQueue = (boss: PgBoss, queue: string): Promise<void> =>
  boss.createQueue(queue, {
    heartbeatSeconds: LEASE,
    expireInSeconds: 3600,
    retryLimit: RETRIES,
    retryDelay: 0,
    deleteAfterSeconds: 600,
  });
