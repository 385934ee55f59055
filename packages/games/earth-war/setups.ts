// Set-ups at which the strength of programs is measured.
import { type Trial, people } from '@xenotable/kernel/proof';

export const setups: readonly Trial[] = [
  { name: 'patrol 12', options: { play: 'patrol', threat: 12, difficulty: 'hard' }, seats: people(1) },
  { name: 'play now', options: { mission: 1 }, seats: people(1) },
  { name: 'patrol 14', options: { play: 'patrol', threat: 14, difficulty: 'hard' }, seats: people(1) },
  { name: 'mission 4', options: { mission: 4 }, seats: people(1) },
  { name: 'mission 8', options: { mission: 8 }, seats: people(1) },
  {
    name: 'hive patrol',
    options: { play: 'patrol', threat: 12, difficulty: 'hard', hive: true },
    seats: people(2),
  },
];
