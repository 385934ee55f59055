// Questions that other machines answer, as the server reports them.
import { type Result, readResult } from '@xenotable/questions';
import { call } from '../../../table/client/lobby.ts';
import type { QueuedQuestion } from '../../../worker/labApi.ts';

export interface Queued extends QueuedQuestion {
  open: boolean;
  problem: string | null;
  games: number;
  updated: number;
}

/** Empty if there is no server, or it has no queue. */
export const queuedQuestions = (): Promise<readonly Queued[]> =>
  call<{ questions: Queued[] }>('/api/questions').then(
    ({ questions }) => questions,
    () => [],
  );

export interface QueuedResults {
  question: Queued;
  results: Result[];
  next: number;
  more: boolean;
}

export async function queuedResults(id: string, from: number): Promise<QueuedResults> {
  const found = await call<Omit<QueuedResults, 'results'> & { results: unknown[] }>(
    `/api/questions/${encodeURIComponent(id)}?from=${from}`,
  );
  return { ...found, results: found.results.map(readResult) };
}
