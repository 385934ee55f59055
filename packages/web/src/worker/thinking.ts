// A program that plays a seat. It gets what its seat sees and is asked, and nothing else about the table.
import { type Memory, type Thought, mindOf, patienceOf } from '@xenotable/bots';
import { type Ask, type Json, type Reason, type Worded, fastChance } from '@xenotable/kernel';
import { editionOf } from '@xenotable/shelf';
import type { Asking, Question, Thinking } from './api.ts';

/** Milliseconds between two pauses in which it can be told to stop. */
const BREATH = 25;

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

/** What programs remember between their choices. */
const memories = new Map<string, Memory>();

function memoryOf(program: string): Memory {
  const known = memories.get(program) ?? new Set();
  memories.set(program, known);
  return known;
}

let begun = 0;
let stopped = 0;

/** Makes the current thought answer at once with the best choice found so far. */
export const stopThinking = (): void => void (stopped = begun);

/** An ask in the form that programs read: choices without their words. */
export function plainAsk(ask: Asking['ask']): Ask<Json> {
  const choices = (worded: readonly Worded[]): Json[] => worded.map(({ choice }) => choice);
  return { ...ask, offers: choices(ask.offers), withdrawals: choices(ask.withdrawals) };
}

/** Looks until the time is over, more looks would find nothing new, or it is told to stop. */
async function lookUntil(thought: Thought, end: number, told: () => boolean): Promise<void> {
  let rest = performance.now() + BREATH;
  while (!told() && performance.now() < end && thought.look()) {
    if (performance.now() < rest) continue;
    await breath();
    rest = performance.now() + BREATH;
  }
}

/** One of several thoughts about a question: those with the same seed consider the same choices. */
export async function think(question: Question, seed: number, stream: number): Promise<Thinking> {
  const { rules, view, ask, strength, before, spent, program } = question;
  const mine = ++begun;
  const { game } = await editionOf(rules.game, rules.edition);
  const begin = performance.now();
  const mind = mindOf(strength, before, stream);
  const thought = mind(game, view, plainAsk(ask), fastChance(seed), memoryOf(program));
  await lookUntil(thought, begin + patienceOf(spent), () => stopped >= mine);
  return { best: thought.best() as Json, tallies: thought.tallies() };
}

/** The reason for a choice, as a hint would give it. */
export async function why({ rules, view, ask }: Asking, choice: Json): Promise<Reason | null> {
  const { game } = await editionOf(rules.game, rules.edition);
  return game.reason?.(view, ask.seat, choice) ?? null;
}
