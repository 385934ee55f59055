// Seats at a server's table that this browser takes besides its owner's first: programs, which think here while the page is open, and other hats.
// Whoever made the table also holds the invitations to all its seats.
import type { Strength } from '@xenotable/bots';
import type { Seat } from '@xenotable/kernel';
import type { Programs } from './tableRow.ts';

export interface Hosted {
  /** Keys with which a free seat can be taken, by seat; null where the table is not ours. */
  invitations: readonly (string | null)[];
  /** Seats to take as soon as the table is opened. */
  taken: readonly Seat[];
  programs: Programs;
}

const NOTHING: Hosted = { invitations: [], taken: [], programs: {} };
const keyOf = (table: string): string => `xenotable.hosted.${table}`;

export function hostedAt(table: string): Hosted {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? NOTHING : (JSON.parse(kept) as Hosted);
}

export const keepHosted = (table: string, hosted: Hosted): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(hosted));

/** A program sits down, or (null) gets up again. */
export function withProgram(
  { programs, taken, ...hosted }: Hosted,
  seat: Seat,
  strength: Strength | null,
): Hosted {
  const { [seat]: _left, ...others } = programs;
  return strength === null
    ? { ...hosted, taken, programs: others }
    : { ...hosted, taken: [...new Set([...taken, seat])], programs: { ...others, [seat]: strength } };
}

/** What opens the seats that are to be taken. */
export const keysOf = ({ invitations, taken }: Hosted): string[] =>
  taken.flatMap((seat) => invitations[seat] ?? []);
