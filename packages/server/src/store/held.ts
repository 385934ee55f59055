import type { Kysely } from 'kysely';
import type { Held, Step } from './backend.ts';
import type { Schema } from './schema.ts';

/** The first statement of everything that the owner of a match writes: locks the match, if it is still this node's. */
export const stillHeld = (db: Kysely<Schema>, { match, fence }: Held): Step => ({
  query: db
    .updateTable('matches')
    .set((row) => ({ fence: row.ref('fence') }))
    .where('id', '=', match)
    .where('fence', '=', fence),
  rows: 1,
});
