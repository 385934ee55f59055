// Keys to watch with.
import type { Kysely } from 'kysely';
import type { Schema, SpectatorRow } from './schema.ts';

export class Spectators {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(row: SpectatorRow): Promise<void> {
    await this.db.insertInto('spectators').values(row).execute();
  }

  async find(match: string, key: string): Promise<SpectatorRow | null> {
    return (
      (await this.db
        .selectFrom('spectators')
        .selectAll()
        .where('key', '=', key)
        .where('match', '=', match)
        .executeTakeFirst()) ?? null
    );
  }

  /** How many keys to watch with a match has. */
  async count(match: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('spectators')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The key to the public view that every match has. */
  async watchKey(match: string): Promise<string | null> {
    return (
      (
        await this.db
          .selectFrom('spectators')
          .select('key')
          .where('match', '=', match)
          .where('sees', 'is', null)
          .executeTakeFirst()
      )?.key ?? null
    );
  }
}
