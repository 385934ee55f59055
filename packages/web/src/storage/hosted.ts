// Further seats that this browser has at an online table: those of programs that it runs, and more seats of the same
// person. The browser that made the table also has the invitations to all its seats.
import type { Seat } from '@xenotable/kernel';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

export interface Hosted {
  /** Keys with which a free seat can be taken, by seat; null if another browser made the table. */
  invitations: readonly (string | null)[];
  /** Seats to take as soon as the table is opened. */
  taken: readonly Seat[];
}

const schema: v.GenericSchema<unknown, Hosted> = v.object({
  invitations: v.array(v.nullable(v.string())),
  taken: v.array(v.number()),
});

const at = (table: string) =>
  stored<Hosted>(
    keyOf('hosted', table),
    json(schema),
    { invitations: [], taken: [] },
    'Your seats and invitations at this table',
  );

export const hostedAt = (table: string): Hosted => at(table).read();

export const keepHosted = (table: string, hosted: Hosted): void => at(table).write(hosted);

/** This browser takes one more seat. */
export const withSeat = ({ invitations, taken }: Hosted, seat: Seat): Hosted => ({
  invitations,
  taken: [...new Set([...taken, seat])],
});

/** The keys of the seats that are to be taken. */
export const keysOf = ({ invitations, taken }: Hosted): string[] =>
  taken.flatMap((seat) => invitations[seat] ?? []);
