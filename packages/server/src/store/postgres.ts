// PostgreSQL: for several nodes (postgresNodes.ts). They wake each other with NOTIFY, which names a match; the rows are read.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Backend, type NewEntry, type Patience, RowsDiffer } from './backend.ts';
import { CHANNEL, Ear, leaseMs } from './ear.ts';
import { PostgresNodes } from './postgresNodes.ts';
import type { Schema } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
const BIGINT = 20;

/**
 * One round trip and one transaction for a whole group of entries. The rows of their matches are locked: a node that
 * takes one waits for what is being written, and what comes later finds another fence and is left out.
 */
const APPEND = `
  WITH new AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::boolean[], $7::int[])
      AS new ("match", seq, body, choice, "at", "over", fence)
  ), held AS (
    SELECT id, fence FROM matches WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
  ), mine AS (
    SELECT new.* FROM new JOIN held ON held.id = new."match" AND held.fence = new.fence
  ), put AS (
    INSERT INTO entries ("match", seq, body, choice, "at") SELECT "match", seq, body, choice, "at" FROM mine
  ), finished AS (
    UPDATE matches SET "over" = 1, updated = mine."at" FROM mine WHERE matches.id = mine."match" AND mine."over"
  )
  SELECT "match", pg_notify('${CHANNEL}', "match" || ' ' || $8) FROM mine GROUP BY "match"`;

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
    // A node that is paused in the middle of a transaction must not lock its tables for the others.
    idle_in_transaction_session_timeout: leaseMs(patience),
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
  const nodes: PostgresNodes = new PostgresNodes({
    pool,
    node,
    leaseMs: leaseMs(patience),
    leased: () => ear.leased,
    beatNow: () => ear.beatNow(),
  });
  const ear = new Ear(url, patience, { node, failed, beat: (client) => nodes.beat(client) });

  return {
    name: 'postgres',
    db,
    nodes,
    async append(rows) {
      const column = (name: keyof NewEntry): unknown[] => rows.map((row) => row[name]);
      const written = await pool.query<{ match: string }>({
        name: 'append',
        text: APPEND,
        values: [
          column('match'),
          column('seq'),
          column('body'),
          column('choice'),
          column('at'),
          column('over'),
          column('fence'),
          node,
        ],
      });
      const mine = new Set(written.rows.map((row) => row.match));
      return rows.filter((row) => !mine.has(row.match));
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
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${match} ${node}`]);
    },
    listen: (wake) => ear.listen(wake),
    hearing: () => ear.hearing,
    close: () => ear.close(),
  };
}
