// What decided a game: the decisions that lost most and the largest strokes of luck, ordered by weight.
import { type Review, type ReviewedStep, errorOf, isStroke, turningPoints } from '@xenotable/bots';

export interface Decisive {
  step: ReviewedStep;
  kind: 'decision' | 'luck';
  /** For the seat in whose name the review is made. */
  worth: number;
}

/** Smaller strokes of luck are left out. */
const TELLING = 0.05;

export function decisive(review: Review, most = 3): Decisive[] {
  const decisions = turningPoints(review).map((step): Decisive => {
    const lost = errorOf(step);
    return { step, kind: 'decision', worth: step.seat === review.seat ? -lost : lost };
  });
  const strokes = review.steps
    .filter((step) => Math.abs(step.luck) >= TELLING && isStroke(step))
    .map((step): Decisive => ({ step, kind: 'luck', worth: step.luck }));
  return [...decisions, ...strokes]
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, most)
    .toSorted((a, b) => a.step.entry - b.step.entry);
}
