// Set-ups at which the strength of programs is measured.
import { type Trial, people } from '@xenotable/kernel/proof';

/** The Squad with which Play now opens Season One's first mission. */
const FIRST_IN = 'First In (XCOM)\n* Ranger\nGrenadier\n';

export const setups: readonly Trial[] = [
  { name: 'B2', options: { mission: 'B2', difficulty: 'Normal' }, seats: people(1), chances: 'alone' },
  {
    name: 'play now',
    options: { mission: 'SE1.1', difficulty: 'Normal', squads: [FIRST_IN] },
    seats: people(1),
    chances: 'alone',
  },
  { name: 'B4', options: { mission: 'B4', opponent: 'player' }, seats: people(2), chances: 'versus' },
];
