// What decided a game: the decisions that gave most away and the largest strokes of luck, whichever weigh more.
import { type Review, type ReviewedStep, errorOf, turningPoints } from '@xenotable/bots';

export interface Decisive {
  step: ReviewedStep;
  kind: 'decision' | 'luck';
  /** For the seat in whose name the review is made. */
  worth: number;
}

/** Smaller strokes of luck decide nothing. */
const TELLING = 0.05;

export function decisive(review: Review, most = 3): Decisive[] {
  const decisions = turningPoints(review).map((step): Decisive => {
    const lost = errorOf(step);
    return { step, kind: 'decision', worth: step.seat === review.seat ? -lost : lost };
  });
  const strokes = review.steps
    .filter(({ luck }) => Math.abs(luck) >= TELLING)
    .map((step): Decisive => ({ step, kind: 'luck', worth: step.luck }));
  return [...decisions, ...strokes]
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, most)
    .toSorted((a, b) => a.step.entry - b.step.entry);
}
