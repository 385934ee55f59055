// Set-ups at which the strength of programs is measured.
import { type Trial, people } from '@xenotable/kernel/proof';

const AUTOMATON = { kind: 'automaton', name: 'Automaton' };

export const setups: readonly Trial[] = [
  { name: 'duel', options: { scenario: 'GRIND' }, seats: people(2) },
  { name: 'automaton', options: { scenario: 'GRIND' }, seats: [...people(1), AUTOMATON] },
];
