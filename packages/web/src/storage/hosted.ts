// Further seats that this browser holds at an online table: programs that it runs while the page is open, and more seats of the same person.
// The browser that made the table also holds the invitations to all its seats.
import type { Strength } from '@xenotable/bots';
import type { Seat } from '@xenotable/kernel';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';
import { type Programs, programs } from './tableRow.ts';

export interface Hosted {
  /** Keys with which a free seat can be taken, by seat; null if the table is not ours. */
  invitations: readonly (string | null)[];
  /** Seats to take as soon as the table is opened. */
  taken: readonly Seat[];
  programs: Programs;
}

const schema: v.GenericSchema<unknown, Hosted> = v.object({
  invitations: v.array(v.nullable(v.string())),
  taken: v.array(v.number()),
  programs,
});

const at = (table: string) =>
  stored<Hosted>(
    keyOf('hosted', table),
    json(schema),
    { invitations: [], taken: [], programs: {} },
    'Your seats and invitations at this table',
  );

export const hostedAt = (table: string): Hosted => at(table).read();

export const keepHosted = (table: string, hosted: Hosted): void => at(table).write(hosted);

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
