// Answers a question on the cores of this machine.
import type { Inquiry, Result } from '@xenotable/questions';
import { playAll } from './pool.ts';

/** Plays games until the question is answered; `hear` gets every batch of results before they count. */
export const answerHere = (
  inquiry: Inquiry,
  hear: (results: readonly Result[]) => void,
  cores?: number,
): Promise<void> =>
  playAll(
    inquiry.question,
    {
      take: (count) => inquiry.wanted(count),
      done(results) {
        hear(results);
        for (const result of results) inquiry.add(result);
      },
      enough: () => inquiry.done,
    },
    cores,
  );
