// A program that plays a seat. It is given what its seat sees and is asked, and nothing else of the table.
import { MINDS, patienceOf } from '@xenotable/bots';
import { type Json, type Worded, fastChance } from '@xenotable/kernel';
import { editionOf } from '@xenotable/shelf';
import type { Question } from './api.ts';

/** Milliseconds between two breaths, in which it can be told to stop. */
const BREATH = 25;

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

let begun = 0;
let stopped = 0;

/** Whatever is being thought about is answered at once, with the best that was found. */
export const stopThinking = (): void => void (stopped = begun);

export async function think({ rules, view, ask, strength, before }: Question): Promise<Json> {
  const mine = ++begun;
  const { game } = await editionOf(rules.game, rules.edition);
  const { thinker, looks } = MINDS[strength];
  const end = performance.now() + patienceOf(strength, before);
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const choices = (worded: readonly Worded[]): Json[] => worded.map(({ choice }) => choice);
  const thought = thinker(
    game,
    view,
    { ...ask, offers: choices(ask.offers), withdrawals: choices(ask.withdrawals) },
    fastChance(seed!),
  );
  const told = (): boolean => stopped >= mine;
  let rest = performance.now() + BREATH;
  for (let looked = 0; looked < looks && !told() && performance.now() < end && thought.look(); looked++) {
    if (performance.now() < rest) continue;
    await breath();
    rest = performance.now() + BREATH;
  }
  return thought.best() as Json;
}
