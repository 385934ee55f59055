// Set-ups that the laws and the fuzzer play.
import type { Trial } from '@xenotable/kernel/proof';

const person = (name: string) => ({ kind: 'person', name });

export const trials: readonly Trial[] = [
  { name: 'COOP 1 alone', options: { mission: 'COOP 1', automaton: 'quick', squads: 'standard' }, seats: [person('Ann')] },
  { name: 'VS 1 duel', options: { mission: 'VS 1' }, seats: [person('Ann'), person('Bob')] },
  { name: 'COOP 1 with three, ties asked', options: { mission: 'COOP 1', variation: 2 }, seats: [person('Ann'), person('Bob'), person('Cem')] },
  { name: 'VS 1 with four', options: { mission: 'VS 1', squads: 'standard' }, seats: [person('Ann'), person('Bob'), person('Cem'), person('Dot')] },
];

/** Random games end within this many decisions. */
export const bound = 40_000;
