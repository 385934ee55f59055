// PostgreSQL: for several nodes. They wake each other with NOTIFY, which carries a match and a seq; the rows are read.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Backend, type NewEntry, type Patience, RowsDiffer } from './backend.ts';
import { CHANNEL, Ear } from './ear.ts';
import type { Schema } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
const BIGINT = 20;

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
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Cuts the line of a client that was sent something and hears nothing for too long. */
function watch(client: pg.PoolClient, answerMs: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  // Everything that was sent up to here is answered.
  let settled = stream.bytesWritten;
  client.on('drain', () => (settled = stream.bytesWritten));
  stream.setTimeout(answerMs);
  stream.on('timeout', () => {
    if (stream.bytesWritten !== settled)
      stream.destroy(new Error(`the database has not answered for ${answerMs} ms`));
  });
}

export function openPostgres(url: string, patience: Patience, failed: (error: Error) => void): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: patience.answerMs,
  });
  // The pool listens to idle clients only, each client must be listened to as well: an error of a line that nobody
  // listens to ends the process.
  pool.on('error', failed);
  pool.on('connect', (client) => {
    client.on('error', failed);
    watch(client, patience.answerMs);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const node = randomUUID();
  const ear = new Ear(url, node, patience, failed);

  return {
    name: 'postgres',
    db,
    shared: true,
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
    async atomically(steps) {
      try {
        await db.transaction().execute(async (transaction) => {
          for (const { query, rows } of steps) {
            const { numAffectedRows } = await transaction.executeQuery(query.compile());
            if (rows !== undefined && Number(numAffectedRows) !== rows) throw new RowsDiffer();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof RowsDiffer) return false;
        throw error;
      }
    },
    isConflict: (error) => error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION,
    async tell(match) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${match} -1 ${node}`]);
    },
    listen: (wake) => ear.listen(wake),
    hearing: () => ear.hearing,
    close: () => ear.close(),
  };
}
