// Set-ups that the laws and the fuzzer play: all seat counts, all levels, all options.
import type { SeatPlan } from '@xenotable/kernel';
import { type Trial, people } from '@xenotable/kernel/proof';
import { ASHES, LONG_NIGHT, VETERANS } from './content/exampleSieges.ts';
import type { Siege } from './scenario/scenario.ts';

const allies = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'ally', name: `Ally ${i + 1}` }));

/** A siege of one's own at a table that has chosen something else: the siege decides. */
const own = (siege: Siege, seats: readonly SeatPlan[]): Trial => ({
  name: siege.name,
  options: { siege: 'own', base: 10, scenario: siege },
  seats: [...seats],
});

export const trials: Trial[] = [
  { name: 'solo', options: {}, seats: people(1) },
  { name: 'two', options: { base: 20 }, seats: people(2) },
  { name: 'closed hands', options: { hands: 'closed', base: 20 }, seats: people(2) },
  {
    name: 'one and an ally',
    options: { hands: 'closed', allies: 'wait' },
    seats: [...people(1), ...allies(1)],
  },
  { name: 'training', options: { siege: 'training' }, seats: people(2) },
  {
    name: 'options',
    options: {
      divisions: 'draft',
      items: 'draft',
      reactions: 'one each',
      waves: 'gradual',
      bosses: 'both',
      research: 'any card',
      wounds: 'heal',
      standDown: true,
      consent: true,
      between: true,
      first: 'random',
      takeBack: 'never',
      base: 12,
    },
    seats: people(3),
  },
  {
    name: 'four',
    options: { base: 10, divisions: 'choose', items: 'fixed', bosses: 'one' },
    seats: [...people(2), ...allies(2)],
  },
  own(LONG_NIGHT, [...people(2), ...allies(1)]),
  own(VETERANS, people(2)),
  own(ASHES, people(2)),
];

export const bound = 20_000;
