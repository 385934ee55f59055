// How well a program plays a seat that a person could take.
import type { Foresight } from '@xenotable/kernel';
import { searchThinker } from './search.ts';
import { scriptThinker, slippingThinker } from './script.ts';
import type { Thinker } from './thought.ts';

/** Version of what programs think. It grows when scripts, search or scores change: reviews that were kept are made anew then. */
export const PROGRAMS = '4';

export type Strength = 'easy' | 'steady' | 'hard';

export const STRENGTHS: readonly Strength[] = ['easy', 'steady', 'hard'];

/** How often an easy program does something else than the script. */
const SLIPS = 0.25;

/** Choices of one turn after which a program stops searching or slipping and plays by the script, which comes to an end. */
export const MOST_CHOICES = 40;

/** For games that do not say how far to look ahead. */
const USUAL: Foresight = { ticks: 1, worlds: 2 };

const MINDS: Record<Strength, (stream: number) => Thinker> = {
  easy: () => slippingThinker(SLIPS),
  steady: () => scriptThinker,
  hard:
    (stream) =>
    (game, ...question) => {
      const { ticks, worlds: warmUp }: Foresight = game.foresight ?? USUAL;
      return searchThinker({ ticks, warmUp, stream })(game, ...question);
    },
};

/** How a strength thinks about a choice with so many before it in the same turn; several may think about it, each in a stream of its own. */
export const mindOf = (strength: Strength, before: number, stream = 0): Thinker =>
  before < MOST_CHOICES ? MINDS[strength](stream) : scriptThinker;

/** Milliseconds for the choices of one turn together, and for one of them. */
const TURN = 5000;
const CHOICE = 1000;

/** Milliseconds for a choice when so many were spent in the same turn: a turn takes seconds, however many choices it has. */
export const patienceOf = (spent: number): number => Math.max(0, Math.min(CHOICE, (TURN - spent) / 5));
