// Queued questions of the laboratory, which several machines answer through this database. They are only read here: `xenotable ask --queue`
// writes them.
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from './backend.ts';

export interface QueuedQuestion {
  id: string;
  document: unknown;
  editions: string[];
  code: string;
  /** Whether somebody still waits for the answer. */
  open: boolean;
  problem: string | null;
  games: number;
  /** Milliseconds since 1970. */
  updated: number;
}

export interface QueuedResults {
  results: unknown[];
  /** The number from which to ask next. */
  next: number;
  /** Whether more results are there already. */
  more: boolean;
}

/** Only the latest questions are listed: whoever asked keeps older results. */
const MOST_QUESTIONS = 50;
const MOST_RESULTS = 5000;
/** Number of results that are read again, because a result with a lower number may be written after one with a higher number. */
const OVERLAP = 500;

const COLUMNS = sql`q.id, q.document, q.label->'editions' AS editions, q.label->>'code' AS code, q.open, q.problem,
  (SELECT count(*)::int FROM lab_result r WHERE r.question = q.id) AS games,
  (extract(epoch FROM q.updated) * 1000)::float AS updated`;

/** Counting games is work for the database, so a count is shared by all who ask within this time, in milliseconds. */
const FRESH_MS = 2000;

/** A value that was read recently or is being read. */
interface Read<T> {
  at: number;
  value: Promise<T>;
}

export class Questions {
  private readonly backend: Backend;
  private readonly listed = new Map<'all', Read<QueuedQuestion[]>>();
  /** By id, the most recently read at the end. */
  private readonly found = new Map<string, Read<QueuedQuestion | null>>();

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private async rows<T>(query: RawBuilder<T>): Promise<T[]> {
    return (await query.execute(this.backend.db)).rows;
  }

  /** Whether the laboratory's tables exist: it creates them with the first question; the embedded database has no queue. */
  private async areThere(): Promise<boolean> {
    if (this.backend.name === 'sqlite') return false;
    const [found] = await this.rows(
      sql<{ there: boolean }>`SELECT to_regclass('lab_question') IS NOT NULL AS there`,
    );
    return found?.there === true;
  }

  /** Reads the value unless it was just read. */
  private async once<K, T>(read: Map<K, Read<T>>, key: K, anew: () => Promise<T>): Promise<T> {
    const known = read.get(key);
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.value;
    const value = anew();
    read.delete(key);
    read.set(key, { at: performance.now(), value });
    const [oldest] = read.keys();
    if (oldest !== undefined && read.size > MOST_QUESTIONS) read.delete(oldest);
    value.catch(() => read.delete(key));
    return value;
  }

  list(): Promise<QueuedQuestion[]> {
    return this.once(this.listed, 'all', () => this.readAll());
  }

  find(id: string): Promise<QueuedQuestion | null> {
    return this.once(this.found, id, () => this.readOne(id));
  }

  private async readAll(): Promise<QueuedQuestion[]> {
    if (!(await this.areThere())) return [];
    return this.rows(
      sql<QueuedQuestion>`SELECT ${COLUMNS} FROM lab_question q ORDER BY q.open DESC, q.updated DESC LIMIT ${MOST_QUESTIONS}`,
    );
  }

  private async readOne(id: string): Promise<QueuedQuestion | null> {
    if (!(await this.areThere())) return null;
    const [found] = await this.rows(
      sql<QueuedQuestion>`SELECT ${COLUMNS} FROM lab_question q WHERE q.id = ${id}`,
    );
    return found ?? null;
  }

  /** Results in the order of their numbers; some are returned twice. */
  async results(id: string, from: number): Promise<QueuedResults> {
    const rows = await this.rows(sql<{ n: number; result: unknown }>`
      SELECT n, result FROM lab_result WHERE question = ${id} AND n > ${Math.max(0, from - OVERLAP)}
      ORDER BY n LIMIT ${MOST_RESULTS}`);
    return {
      results: rows.map(({ result }) => result),
      next: Math.max(from, rows.at(-1)?.n ?? 0),
      more: rows.length === MOST_RESULTS,
    };
  }
}
