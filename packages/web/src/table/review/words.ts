// Figures of a review in words: points are games of a hundred.
import { type Review, type ReviewedStep, errorOf, isStroke } from '@xenotable/bots';

export const points = (value: number): string => (value * 100).toFixed(1);

/** '+4.6' or '−4.6'. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;

/** 'It began at 46.0. Decisions −13.8 compared with the steady program’s, luck −32.2: it ended at 0.0.'; while the review runs it has only come so far. */
export const whole = (
  { start, evenLuck, luck, result }: Pick<Review, 'start' | 'evenLuck' | 'luck' | 'result'>,
  running: boolean,
): string =>
  `It began at ${points(start)}. Decisions ${signed(evenLuck - start)} compared with the steady program’s, luck ${signed(luck)}: ${running ? 'so far it stands at' : 'it ended at'} ${points(result)}.`;

/** Parts are measured one by one, so that their sum may leave the scale. */
export function evenLuckWords({ evenLuck }: Pick<Review, 'evenLuck'>): string {
  if (evenLuck >= 1) return 'as good as won';
  return evenLuck <= 0 ? 'as good as lost' : `${points(evenLuck)} of 100`;
}

/** '17.0 of 100 games'; without fitted chances points are not games. */
export const lostWords = (step: ReviewedStep, { fitted }: Pick<Review, 'fitted'>): string =>
  fitted ? `${points(errorOf(step))} of 100 games` : `${points(errorOf(step))} points`;

/** The largest strokes of luck beyond doubt, for or against. */
export const strokes = (review: Review, count = 3): ReviewedStep[] =>
  review.steps
    .filter(isStroke)
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, count);
