// A question in PostgreSQL: the document, the results by the keys of their games, and who has played. pg-boss handles batches and their leases.
import { BadInput, isObject } from '@xenotable/kernel';
import { type Inquiry, type Question, type Result, readQuestion, readResult } from '@xenotable/questions';
import pg from 'pg';
import { type Label, idOf, labelOf, readLabel } from '../asking/checkpoint.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS lab_question (
    id text PRIMARY KEY,
    document jsonb NOT NULL,
    label jsonb NOT NULL,
    open boolean NOT NULL DEFAULT true,
    problem text,
    answer jsonb,
    updated timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS lab_result (
    question text NOT NULL REFERENCES lab_question (id) ON DELETE CASCADE,
    key text NOT NULL,
    result jsonb NOT NULL,
    PRIMARY KEY (question, key)
  );
  -- The order in which results came, for whoever follows them.
  ALTER TABLE lab_result ADD COLUMN IF NOT EXISTS n bigserial;
  CREATE INDEX IF NOT EXISTS lab_result_order ON lab_result (question, n);
  CREATE TABLE IF NOT EXISTS lab_worker (
    question text NOT NULL REFERENCES lab_question (id) ON DELETE CASCADE,
    name text NOT NULL,
    games integer NOT NULL DEFAULT 0,
    ms double precision NOT NULL DEFAULT 0,
    seen timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (question, name)
  );`;

/** Whether only the connection to the database was lost: then it is tried again. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof BadInput) &&
  error instanceof Error &&
  (('code' in error && /^(ECONN|EPIPE|57P|08)/.test(String(error.code))) ||
    /connection|terminat/i.test(error.message));

/** The lock under which the first process creates the tables; the others wait. */
const LOCK = 0x1ab;

export interface OpenQuestion {
  id: string;
  question: Question;
  label: Label;
}

export class QuestionStore {
  private readonly pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  static async open(url: string): Promise<QuestionStore> {
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pool.on('error', () => undefined);
    const client = await pool.connect().catch((error: unknown) => {
      throw new BadInput(
        'DATABASE_URL',
        `cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await client.query(TABLES);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    return new QuestionStore(pool);
  }

  /** Stores a question, or opens it again; returns its id. With other rules or programs it is another question. */
  async begin(inquiry: Inquiry): Promise<string> {
    const label = labelOf(inquiry);
    const id = `${idOf(inquiry.question)}-${label.code}`;
    await this.pool.query(
      `INSERT INTO lab_question (id, document, label) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET open = true, problem = NULL, updated = now()`,
      [id, JSON.stringify(inquiry.question), JSON.stringify(label)],
    );
    return id;
  }

  async openQuestions(): Promise<OpenQuestion[]> {
    const { rows } = await this.pool.query<{ id: string; document: unknown; label: unknown }>(
      'SELECT id, document, label FROM lab_question WHERE open ORDER BY updated',
    );
    return rows.map(({ id, document, label }) => ({
      id,
      question: readQuestion(document),
      label: readLabel(label),
    }));
  }

  /** The stored results; only those of these keys, if any are given. */
  async results(id: string, keys?: readonly string[]): Promise<Result[]> {
    const { rows } = await this.pool.query<{ result: unknown }>(
      keys === undefined
        ? 'SELECT result FROM lab_result WHERE question = $1'
        : 'SELECT result FROM lab_result WHERE question = $1 AND key = ANY($2)',
      keys === undefined ? [id] : [id, keys],
    );
    return rows.map(({ result }) => readResult(result));
  }

  /** Stores the results of a batch; existing results do not change. */
  async keep(id: string, worker: string, results: readonly Result[], ms: number): Promise<void> {
    await this.pool.query(
      `WITH added AS (
         INSERT INTO lab_result (question, key, result)
         SELECT $1, one->>'key', one FROM jsonb_array_elements($2::jsonb) AS one
         ON CONFLICT DO NOTHING)
       INSERT INTO lab_worker (question, name, games, ms) VALUES ($1, $3, $4, $5)
       ON CONFLICT (question, name) DO UPDATE
         SET games = lab_worker.games + $4, ms = lab_worker.ms + $5, seen = now()`,
      [id, JSON.stringify(results), worker, results.length, ms],
    );
  }

  /** Milliseconds per game on the machines that have played; null while none has. */
  async pace(id: string): Promise<number | null> {
    const { rows } = await this.pool.query<{ games: number | null; ms: number | null }>(
      'SELECT sum(games)::float AS games, sum(ms)::float AS ms FROM lab_worker WHERE question = $1',
      [id],
    );
    const [{ games, ms } = { games: null, ms: null }] = rows;
    return games === null || ms === null || games === 0 ? null : ms / games;
  }

  /** Reports a game that cannot be played, so that nobody tries again. */
  async complain(id: string, problem: string): Promise<void> {
    await this.pool.query('UPDATE lab_question SET problem = $2 WHERE id = $1', [id, problem]);
  }

  /** Stores the answer so far for those who watch. Throws BadInput if a worker has reported a problem. */
  async report(id: string, answer: unknown, open: boolean): Promise<void> {
    const { rows } = await this.pool.query<{ problem: string | null }>(
      'UPDATE lab_question SET answer = $2, open = $3, updated = now() WHERE id = $1 RETURNING problem',
      [id, JSON.stringify(answer), open],
    );
    const problem = rows[0]?.problem;
    if (isObject(rows[0]) && typeof problem === 'string') throw new BadInput('worker', problem);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
