// Several servers on one PostgreSQL. Each has a row in `nodes`, valid from heartbeat to heartbeat, and each match is at one of them. A node
// that takes a match gives it a new number (its fence), and every write about the match names that number: a node that was paused or cut
// off cannot write to a match that it no longer has. All times are those of the database's clock.
import type pg from 'pg';
import type { Held, Nodes, Owned } from './backend.ts';
import { CHANNEL } from './listener.ts';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const DAY_MS = 24 * 60 * 60 * 1000;

const BEAT = `
  WITH old AS (
    DELETE FROM nodes WHERE until < ${NOW} - ${DAY_MS}
  ), me AS (
    INSERT INTO nodes (id, url, until) VALUES ($1, $2, ${NOW} + $3)
    ON CONFLICT (id) DO UPDATE SET url = excluded.url, until = excluded.until
  )
  SELECT url FROM nodes WHERE until > ${NOW} AND url IS NOT NULL`;

const TAKE = `
  WITH taken AS (
    UPDATE matches SET owner = $2, fence = fence + 1
    WHERE id = $1 AND (
      owner IS NULL OR owner = $2 OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = owner AND until > ${NOW})
    )
    RETURNING id, fence
  )
  SELECT fence, pg_notify('${CHANNEL}', id || ' ' || $2) FROM taken`;

const OWNER = `
  SELECT nodes.url FROM matches LEFT JOIN nodes ON nodes.id = matches.owner WHERE matches.id = $1`;

interface Place {
  pool: pg.Pool;
  /** The id of this node, new with every start. */
  node: string;
  leaseMs: number;
  leased(): boolean;
  beatNow(): Promise<void>;
}

export class PostgresNodes implements Nodes {
  private readonly place: Place;
  private url: string | null = null;
  private urls: ReadonlySet<string> = new Set();
  private leaving = false;

  constructor(place: Place) {
    this.place = place;
  }

  /** Renews the lease of this node and reads which others are alive. */
  async beat(client: Pick<pg.Client, 'query'>): Promise<void> {
    if (this.leaving) return;
    const { node, leaseMs } = this.place;
    const { rows } = await client.query<{ url: string }>({
      name: 'beat',
      text: BEAT,
      values: [node, this.url, leaseMs],
    });
    this.urls = new Set(rows.map((row) => row.url));
  }

  async own(match: string): Promise<Owned | null> {
    const { pool, node } = this.place;
    if (!this.leaving) {
      const taken = await pool.query<{ fence: number }>({ name: 'take', text: TAKE, values: [match, node] });
      const [mine] = taken.rows;
      if (mine !== undefined) return { fence: mine.fence };
    }
    const { rows } = await pool.query<{ url: string | null }>({
      name: 'owner',
      text: OWNER,
      values: [match],
    });
    const [row] = rows;
    return row === undefined ? null : { owner: row.url };
  }

  async release({ match, fence }: Held): Promise<void> {
    await this.place.pool.query(
      'UPDATE matches SET owner = NULL, fence = fence + 1 WHERE id = $1 AND owner = $2 AND fence = $3',
      [match, this.place.node, fence],
    );
  }

  async leave(): Promise<void> {
    this.leaving = true;
    const { pool, node } = this.place;
    await pool.query('UPDATE matches SET owner = NULL, fence = fence + 1 WHERE owner = $1', [node]);
    await pool.query('DELETE FROM nodes WHERE id = $1', [node]);
  }

  async held(): Promise<Map<string, number>> {
    const { pool, node } = this.place;
    const { rows } = await pool.query<Held>('SELECT id AS "match", fence FROM matches WHERE owner = $1', [
      node,
    ]);
    return new Map(rows.map(({ match, fence }) => [match, fence]));
  }

  async announce(url: string): Promise<void> {
    this.url = url;
    await this.place.beatNow();
  }

  living(): ReadonlySet<string> {
    return this.urls;
  }

  leased(): boolean {
    return this.place.leased();
  }
}
