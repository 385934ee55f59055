// What is stored about people who are away: the pace of a match, stand-ins, alerts.
import type { Migration } from 'kysely/migration';

/** The time at which a node must look at the match because a program is to decide or a person is to be alerted, in milliseconds since 1970. */
export interface WakeRow {
  match: string;
  at: number;
}

export const absence: Migration = {
  async up(db) {
    const { schema } = db;
    await schema.alterTable('matches').addColumn('pace', 'text').execute();
    await schema.alterTable('matches').addColumn('ended', 'bigint').execute();
    await schema
      .alterTable('seats')
      .addColumn('stand_in', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('seats').addColumn('left_at', 'bigint').execute();
    await schema.alterTable('seats').addColumn('alerts', 'text').execute();
    await schema
      .alterTable('seats')
      .addColumn('told_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('seats').addColumn('orders', 'text').execute();
    await schema
      .createTable('wakes')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('wakes_at').on('wakes').column('at').execute();
    // Before this migration programs ran on their players' devices: all matches with programs are looked at once.
    await db
      .insertInto('wakes')
      .columns(['match', 'at'])
      .expression(
        db
          .selectFrom('seats')
          .innerJoin('matches', 'matches.id', 'seats.match')
          .select(['seats.match', db.fn.min('matches.created').as('at')])
          .where('seats.program', 'is not', null)
          .where('matches.over', '=', 0)
          .groupBy('seats.match'),
      )
      .execute();
  },
};
