// How well a program plays a seat that a person could take.
import type { Foresight } from '@xenotable/kernel';
import { SURE, searchThinker } from './search.ts';
import { scriptThinker, slippingThinker } from './script.ts';
import type { Thinker } from './thought.ts';

/** Version of the programs. It grows when scripts, search or scores change; stored reviews of another version are made again. */
export const PROGRAMS = '8';

export type Strength = 'easy' | 'steady' | 'hard';

export const STRENGTHS: readonly Strength[] = ['easy', 'steady', 'hard'];

/** The share of an easy program's choices that are slips. */
const SLIPS = 0.25;

/** After this many choices in one turn a program stops searching or slipping and plays by the script, which ends the turn. */
export const MOST_CHOICES = 40;

/** The default for games without `foresight`. */
const USUAL: Foresight = { ticks: 1, worlds: 2 };

const MINDS: Record<Strength, (stream: number) => Thinker> = {
  easy: () => slippingThinker(SLIPS),
  steady: () => scriptThinker,
  hard:
    (stream) =>
    (game, ...question) => {
      const { ticks, worlds: warmUp, sure = SURE }: Foresight = game.foresight ?? USUAL;
      return searchThinker({ ticks, warmUp, sure, stream })(game, ...question);
    },
};

/** How a strength thinks about a choice with this many before it in the same turn; several thoughts may run in parallel, each with its own stream. */
export const mindOf = (strength: Strength, before: number, stream = 0): Thinker =>
  before < MOST_CHOICES ? MINDS[strength](stream) : scriptThinker;

/** Milliseconds for all choices of one turn, and for one of them. */
const TURN = 5000;
const CHOICE = 1000;

/** Milliseconds for a choice when `spent` were used in the same turn: a turn takes seconds, however many choices it has. */
export const patienceOf = (spent: number): number => Math.max(0, Math.min(CHOICE, (TURN - spent) / 5));
