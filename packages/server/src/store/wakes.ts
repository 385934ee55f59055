// When a node must look at a match without any request: stored, so that it outlives every node.
import type { Backend } from './backend.ts';

export class Wakes {
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private get db() {
    return this.backend.db;
  }

  /** Matches whose time has come, the most overdue first. */
  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('wakes')
      .select('match')
      .where('at', '<=', now)
      .orderBy('at')
      .limit(most)
      .execute();
    return rows.map((row) => row.match);
  }

  /** Sets the time of the next look. */
  async set(match: string, at: number): Promise<void> {
    await this.db
      .insertInto('wakes')
      .values({ match, at })
      .onConflict((on) => on.column('match').doUpdateSet({ at }))
      .execute();
  }

  /** Removes the time: no look is needed. */
  async clear(match: string): Promise<void> {
    await this.db.deleteFrom('wakes').where('match', '=', match).execute();
  }
}
