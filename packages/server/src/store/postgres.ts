// PostgreSQL: for several nodes. They wake each other with NOTIFY, which carries a match and a seq; the rows are read.
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backend, NewEntry, Wake } from './backend.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'xenotable';
const UNIQUE_VIOLATION = '23505';
const BIGINT = 20;
const RECONNECT_MS = 1000;

/** One round trip and one transaction for a whole group of entries. */
const APPEND = `
  WITH new AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::boolean[]) AS new ("match", seq, body, choice, "at", "over")
  ), put AS (
    INSERT INTO entries ("match", seq, body, choice, "at") SELECT "match", seq, body, choice, "at" FROM new
  ), finished AS (
    UPDATE matches SET "over" = 1, updated = new."at" FROM new WHERE matches.id = new."match" AND new."over"
  )
  SELECT pg_notify('${CHANNEL}', "match" || ' ' || seq || ' ' || $7) FROM new`;

/** Milliseconds and counts are numbers here. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(url: string, failed: (error: Error) => void): Backend {
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 });
  // Without this a restart of the database would end the whole server.
  pool.on('error', failed);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let ear: pg.Client | null = null;
  let closing = false;
  /** Nobody needs to be woken by itself. */
  const node = randomUUID();

  async function listen(wake: Wake): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', failed);
    client.on('notification', ({ payload = '' }) => {
      const [match, seq, from] = payload.split(' ');
      if (from !== node) wake(match!, Number(seq));
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.on('end', () => listenAgain(wake));
    ear = client;
  }

  /** After a lost connection: until it works, then look at everything that may have been missed. */
  function listenAgain(wake: Wake): void {
    if (closing) return;
    const retry = (): Promise<void> =>
      listen(wake).then(
        () => wake(null, -1),
        () => listenAgain(wake),
      );
    setTimeout(() => void retry(), RECONNECT_MS).unref();
  }

  return {
    name: 'postgres',
    db,
    async append(rows) {
      const column = (name: keyof NewEntry): unknown[] => rows.map((row) => row[name]);
      await pool.query({
        name: 'append',
        text: APPEND,
        values: [
          column('match'),
          column('seq'),
          column('body'),
          column('choice'),
          column('at'),
          column('over'),
          node,
        ],
      });
    },
    async atomically(queries) {
      await db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query.compile());
      });
    },
    isConflict: (error) => (error as { code?: string }).code === UNIQUE_VIOLATION,
    async tell(match) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${match} -1 ${node}`]);
    },
    listen,
    async close() {
      closing = true;
      await ear?.end();
    },
  };
}
