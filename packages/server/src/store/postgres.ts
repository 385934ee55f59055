// PostgreSQL, for several nodes (postgresNodes.ts). They wake each other with NOTIFY, which names a match; its rows are then read.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Backend, type NewEntry, type Patience, RowsDiffer } from './backend.ts';
import { CHANNEL, Listener, leaseMs } from './listener.ts';
import { PostgresNodes } from './postgresNodes.ts';
import type { Schema } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
/** Connection failed, too many connections, the database starts or shuts down. */
const AWAY = /^(08|53|57P)/;
const BIGINT = 20;

/**
 * Writes a group of entries in one round trip and one transaction. It locks the rows of their matches: a node that takes one
 * waits for the write, and later entries of the former owner have an old fence and are left out.
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

/** Reads BIGINT (milliseconds, counts) as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** Cuts the connection of a client whose query is unanswered for too long. */
function watch(client: pg.PoolClient, answerMs: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  // Everything sent up to this byte is answered.
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
    // A node that is paused in a transaction must not lock its tables for others.
    idle_in_transaction_session_timeout: leaseMs(patience),
  });
  // The pool handles errors of idle clients only, so each client needs a handler too: an unhandled error ends the process.
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
    leased: () => listener.leased,
    beatNow: () => listener.beatNow(),
  });
  const listener = new Listener(url, patience, { node, failed, beat: (client) => nodes.beat(client) });

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
    // Errors of the connection have many forms, those of PostgreSQL a code.
    isAway: (error) => !(error instanceof pg.DatabaseError) || AWAY.test(error.code ?? ''),
    async tell(match) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${match} ${node}`]);
    },
    listen: (wake) => listener.listen(wake),
    hearing: () => listener.hearing,
    close: () => listener.close(),
  };
}
