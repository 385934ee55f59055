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

/** What a digit leads to: results, and a beginning that may become a number of two digits. */
export interface Typed {
  faces: readonly number[];
  begun: string;
  problem: string;
}

/** Digits on a die: a first digit waits if another may follow it, and a lone 0 on a ten-sided die is ten. */
export function afterDigit(begun: string, key: string, wanted: Wanted): Typed {
  const { sides, names } = wanted;
  const nothing = { faces: [], begun: '', problem: '' };
  if (names !== undefined) return { ...nothing, problem: 'A draw is picked from the list.' };
  const value = begun === '' && key === '0' && sides === 10 ? 10 : Number(begun + key);
  if (value >= 1 && value * 10 <= sides) return { ...nothing, begun: String(value) };
  if (value >= 1 && value <= sides) return { ...nothing, faces: [value] };
  if (begun === '') return { ...nothing, problem: `A d${sides} shows 1 to ${sides}, never ${value}.` };
  // The first digit was a whole result, and this one begins the next.
  const next = afterDigit('', key, wanted);
  return { ...next, faces: [Number(begun), ...next.faces] };
}

/** The instruction: what to roll or draw. */
export function throwWords({ sides, names, dice = 1, of: all = dice }: Wanted): string {
  if (names !== undefined) return 'Draw, and say what it is.';
  return all === 1
    ? `Roll a d${sides} and type what it shows.`
    : `Roll ${all}D${sides} and type what they show.`;
}
