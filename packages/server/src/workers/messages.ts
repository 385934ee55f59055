// Messages between the workers of a group and their primary process.
import type { Registry } from 'prom-client';

export type Counters = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What workers can be asked, and the type of each answer. */
export interface Answers {
  /** Why people should not be sent to it; null: they can be. */
  ready: string | null;
  metrics: Counters;
  /** An answer shows that the worker is not stuck. */
  alive: null;
}

export type Asked = keyof Answers;

/** The answer of one worker; without `answer` it was late. */
export interface Told {
  worker: number;
  answer?: Partial<Answers>;
}

export type ToWorker = { type: 'tell'; id: number; asked: Asked } | { type: 'told'; id: number; all: Told[] };

export type ToPrimary =
  /** `ask` asks all workers that accept connections. */
  { type: 'ask'; id: number; asked: Asked } | { type: 'answer'; id: number; answer: Partial<Answers> };

/** The environment variable with the number of the worker, from 1. */
export const WORKER = 'XENOTABLE_WORKER';
