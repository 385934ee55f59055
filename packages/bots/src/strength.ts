// How well a program plays a seat that a person could take.
import { greedyThinker } from './greedy.ts';
import { searchThinker } from './search.ts';
import type { Thinker } from './thought.ts';

export type Strength = 'easy' | 'steady' | 'hard';

interface Mind {
  thinker: Thinker;
  /** Looks at most. */
  looks: number;
  /** Milliseconds at most for the first choice of a turn. */
  patience: number;
}

export const MINDS: Record<Strength, Mind> = {
  /** Thinks of a few things and takes the one that looks best at once. */
  easy: { thinker: greedyThinker({ worlds: 1, choices: 4, points: 1 }), looks: 4, patience: 600 },
  /** Thinks of everything, and a little of what may follow. */
  steady: { thinker: searchThinker({ depth: 12, points: 4 }), looks: 60, patience: 600 },
  /** Thinks as long as people wait without growing impatient. */
  hard: { thinker: searchThinker({ depth: 12 }), looks: 4000, patience: 1800 },
};

/** What is left of the patience at the next choice of the same turn, and what every choice may take. */
const LESS = 0.75;
const LEAST = 80;

/** Milliseconds for a choice with so many before it since a person decided: a turn takes seconds, however many choices it has. */
export const patienceOf = (strength: Strength, before: number): number =>
  Math.max(LEAST, MINDS[strength].patience * LESS ** before);
