// The progress of an answer, and when it will be finished.
import type { Answer } from '@xenotable/questions';
import { dealsUntil } from '../charts/StopCurve.tsx';

/** Number of deals after which intervals are shown. */
export const EARLY = 10;

/** The half-width at which the stop rule is met; null if it has none. */
export const aimOf = ({ question: { stop } }: Answer): number | null =>
  'width' in stop ? (stop.width ?? null) : null;

/** About how many deals will be played; null for a search, whose course is not known. */
export function expectedDeals(answer: Answer): number | null {
  if (answer.even !== null) return null;
  const aim = aimOf(answer);
  const now = answer.history.at(-1);
  if (aim === null || now === undefined) return answer.mostDeals;
  return Math.min(answer.mostDeals, Math.max(answer.deals, dealsUntil(now, aim)));
}

/** From 0 to 1; null if it is not known. */
export function shareDone(answer: Answer): number | null {
  if (answer.state !== 'open') return 1;
  const all = expectedDeals(answer);
  return all === null || all === 0 ? null : Math.min(0.99, answer.deals / all);
}

/** Milliseconds left at this speed; null if it is not known. */
export function timeLeft(answer: Answer, gamesPerSecond: number): number | null {
  const all = expectedDeals(answer);
  if (all === null || gamesPerSecond <= 0) return null;
  return (Math.max(0, all - answer.deals) * answer.perDeal * 1000) / gamesPerSecond;
}
