// What people's own dice and cards can show, and what a key means.
import type { Wanted } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';

export interface Face {
  value: number;
  label: string;
}

/** Everything that the next result can be. */
export function facesOf({ sides, names }: Wanted): Face[] {
  if (names === undefined)
    return Array.from({ length: sides }, (_, i) => ({ value: i + 1, label: String(i + 1) }));
  return names.flatMap((label, value) => (label === '' ? [] : [{ value, label: capital(label) }]));
}

/** What a digit means on such a die: ten-sided ones show 0 for ten. */
export function faceOfKey(key: string, { sides, names }: Wanted): number | string {
  const value = key === '0' && sides === 10 ? 10 : Number(key);
  if (names !== undefined) return 'A draw is picked from the list.';
  return value >= 1 && value <= sides ? value : `A d${sides} shows 1 to ${sides}, never ${value}.`;
}

/** What is to be done, as the table asks for it. */
export function throwWords({ sides, names, dice = 1, of: all = dice }: Wanted): string {
  if (names !== undefined) return 'Draw, and say what it is.';
  return all === 1
    ? `Roll a d${sides} and type what it shows.`
    : `Roll ${all}D${sides} and type what they show.`;
}
