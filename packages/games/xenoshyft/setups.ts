// Set-ups at which the strength of programs is measured.
import { type Trial, people } from '@xenotable/kernel/proof';

export const setups: readonly Trial[] = [
  { name: 'solo', options: {}, seats: people(1) },
  { name: 'play now', options: { base: 20, items: 'fixed', waves: 'gradual' }, seats: people(1) },
  { name: 'two', options: {}, seats: people(2) },
  { name: 'four', options: {}, seats: people(4) },
];
