// What the workers of a group and their primary process say to each other.
import type { Registry } from 'prom-client';

export type Counters = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What is asked of every worker, and what each one answers. */
export interface Answers {
  /** Why people cannot be sent to it; null: they can. */
  ready: string | null;
  metrics: Counters;
  /** Nothing but that it is not stuck. */
  alive: null;
}

export type Asked = keyof Answers;

/** What one worker has answered to what was asked; without an answer it has not done so in time. */
export interface Told {
  worker: number;
  answer?: Partial<Answers>;
}

export type ToWorker = { type: 'tell'; id: number; asked: Asked } | { type: 'told'; id: number; all: Told[] };

export type ToPrimary =
  /** Asks all workers that take people. */
  { type: 'ask'; id: number; asked: Asked } | { type: 'answer'; id: number; answer: Partial<Answers> };

/** Says which worker of the group a process is, from 1. */
export const WORKER = 'XENOTABLE_WORKER';
