// Figures of a review in words: points are games of a hundred.
import type { Review, ReviewedStep } from '@xenotable/bots';

export const points = (value: number): string => (value * 100).toFixed(1);

/** '+4.6' or '−4.6'. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${points(Math.abs(value))}`;

/** 'Start 46.0, decisions −13.8 against the script's, luck −32.2: 0.0.' */
export const whole = ({ start, evenLuck, luck, result }: Review): string =>
  `Start ${points(start)}, decisions ${signed(evenLuck - start)} against the script’s, luck ${signed(luck)}: ${points(result)}.`;

/** The largest strokes of luck, for or against. */
export const strokes = (review: Review, count = 3): ReviewedStep[] =>
  review.steps.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, count);
