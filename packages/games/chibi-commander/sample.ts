// A random legal choice inside a space: something that is said to an ally.
import type { Chance, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

const SENTENCES = ['We go in together.', 'You take the healers.', 'Spend it on leaders.'];

export function sample(_w: Table, _seat: Seat, _space: Space, chance: Chance): Choice {
  const at = chance.pick(
    SENTENCES.map(() => 1),
    'CC-CMP-11',
  );
  return { do: 'say', words: SENTENCES[at] ?? '' };
}
