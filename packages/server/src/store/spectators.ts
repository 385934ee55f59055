// Keys for watching.
import type { Backend, Held } from './backend.ts';
import { stillHeld } from './held.ts';
import type { SpectatorRow } from './schema.ts';

export class Spectators {
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private get db() {
    return this.backend.db;
  }

  /** Returns false, and changes nothing, if another node has taken the match. */
  add({ match, fence }: Held, key: string, sees: number | null): Promise<boolean> {
    const row: SpectatorRow = { key, match, sees };
    return this.backend.atomically([
      stillHeld(this.db, { match, fence }),
      { query: this.db.insertInto('spectators').values(row) },
    ]);
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

  /** The number of watching keys of a match. */
  async count(match: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('spectators')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The key for the public view, which every match has. */
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
