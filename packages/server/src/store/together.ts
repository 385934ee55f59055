// What people have asked for at a match: quiet hours, and that their texts are kept with the record.
import type { Migration } from 'kysely/migration';
import type { Backend, Held } from './backend.ts';
import { stillHeld } from './held.ts';

/** A text to all players. */
export interface TalkRow {
  match: string;
  /** Grows with every line of the match. */
  n: number;
  seat: number;
  /** The number of decisions made before it. */
  after: number;
  text: string;
}

/** Most lines that a match keeps; older ones are deleted. */
const MOST_KEPT = 1000;

export const together: Migration = {
  async up({ schema }) {
    await schema.alterTable('seats').addColumn('quiet', 'text').execute();
    await schema
      .alterTable('matches')
      .addColumn('keep_talk', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('talk')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'bigint', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('after', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_place', ['match', 'n'])
      .execute();
  },
};

export class KeptTalk {
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private get db() {
    return this.backend.db;
  }

  /** Stores a line and deletes the oldest beyond `most`. Returns false, and changes nothing, if another node has taken the match. */
  add(held: Held, line: Omit<TalkRow, 'match'>, most: number = MOST_KEPT): Promise<boolean> {
    const { match } = held;
    const oldest = this.db
      .selectFrom('talk')
      .select('n')
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(1)
      .offset(most - 1);
    return this.backend.atomically([
      stillHeld(this.db, held),
      { query: this.db.insertInto('talk').values({ ...line, match }) },
      { query: this.db.deleteFrom('talk').where('match', '=', match).where('n', '<', oldest) },
    ]);
  }

  /** The lines in order. */
  of(match: string): Promise<TalkRow[]> {
    return this.db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('n').execute();
  }
}
