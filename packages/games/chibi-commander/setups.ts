// Set-ups at which the strength of programs is measured.
import { type Trial, people } from '@xenotable/kernel/proof';

export const setups: readonly Trial[] = [
  {
    name: 'COOP 1',
    options: { mission: 'COOP 1', squads: 'standard', automaton: 'quick' },
    seats: people(1),
  },
  { name: 'VS 1', options: { mission: 'VS 1', squads: 'standard' }, seats: people(2) },
  {
    name: 'VS 1 against the program',
    options: { mission: 'VS 1', squads: 'standard' },
    seats: [...people(1), { kind: 'program', name: 'Program' }],
  },
];
