// What people have asked for at a match: hours without alerts, and that what they write is kept with its record.
import type { Migration } from 'kysely/migration';
import type { Backend, Held } from './backend.ts';
import { stillHeld } from './held.ts';

/** Something that somebody wrote to all who play. */
export interface TalkRow {
  match: string;
  /** Grows with every line of the match. */
  n: number;
  seat: number;
  /** Decisions that were made before it. */
  after: number;
  text: string;
}

/** Lines that a match keeps: the last ones. */
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

  /** Keeps a line, and lets go of the oldest beyond the bound. False, and nothing is changed, if another node has taken the match. */
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

  /** In the order in which it was said. */
  of(match: string): Promise<TalkRow[]> {
    return this.db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('n').execute();
  }
}
