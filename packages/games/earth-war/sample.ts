// A random choice inside a space, for the laws and for random play.
import type { Chance, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import { type Table, combatOf, openVolley } from './table.ts';

/** A random legal split, for the laws and random play. */
export function sample(w: Table, _seat: Seat, _space: Space, chance: Chance): Choice {
  const slots = combatOf(w).slots.length;
  const volley = openVolley(w);
  const split = new Array<number>(slots).fill(0);
  const lay = (at: number): void => {
    split[at] = (split[at] ?? 0) + 1;
  };
  let left = volley.wounds;
  if (volley.kind === 'grenades' || volley.kind === 'blast') {
    const first = chance.roll(slots - 1, 'EW-S3-05') - 1;
    lay(first);
    lay(first + 1);
    left -= 2;
    for (; volley.kind === 'grenades' && left > 0; left--) lay(first + chance.roll(2, 'EW-S3-05') - 1);
  }
  for (; left > 0; left--) lay(chance.roll(slots, 'EW-S3-01') - 1);
  return { do: 'assign', wounds: split };
}
