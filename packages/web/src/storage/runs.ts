// Questions asked in the laboratory of this device: a row per question, and the results of its games in batches.
import { type Made, type Question, type Result, readQuestion, readResult } from '@xenotable/questions';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

export interface Run {
  id: string;
  question: Question;
  /** What answers it: results of other rules or programs are not mixed in. */
  made: Made;
  created: number;
  updated: number;
  /** Milliseconds in which games were played. */
  spent: number;
  /** Games that were played. */
  games: number;
  /** Waits until somebody continues it. */
  paused: boolean;
  state: 'open' | 'rule' | 'limit' | 'hand';
  /** The question in the server's queue whose results these are; other machines play it. */
  follows?: string;
}

interface Schema extends DBSchema {
  runs: { key: string; value: Run };
  batches: { key: [run: string, number: number]; value: Result[] };
}

const made: v.GenericSchema<unknown, Made> = v.object({
  game: v.string(),
  title: v.string(),
  editions: v.array(v.string()),
  programs: v.array(v.string()),
  code: v.exactOptional(v.string()),
});

const row = v.object({
  id: v.string(),
  question: v.unknown(),
  made,
  created: v.number(),
  updated: v.number(),
  spent: v.number(),
  games: v.number(),
  paused: v.boolean(),
  state: v.picklist(['open', 'rule', 'limit', 'hand']),
  follows: v.exactOptional(v.string()),
});

/** Null if it is damaged or has a format that is no longer known. */
function readRun(value: unknown): Run | null {
  try {
    const read = v.parse(row, value);
    return { ...read, question: readQuestion(read.question) };
  } catch {
    return null;
  }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('xenotable-laboratory', 1, {
    upgrade(db) {
      db.createObjectStore('runs', { keyPath: 'id' });
      db.createObjectStore('batches');
    },
  }).catch(() => {
    opened = null;
    throw new Error(
      'This browser refuses to keep anything here: a private window, or its storage is full or switched off.',
    );
  });
  return opened;
}

const batchesOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

export const runs = {
  /** The latest first. */
  async list(): Promise<Run[]> {
    const all = (await (await database()).getAll('runs')).flatMap((run) => readRun(run) ?? []);
    return all.sort((a, b) => b.updated - a.updated);
  },

  async get(id: string): Promise<Run | null> {
    const found = await (await database()).get('runs', id);
    return found === undefined ? null : readRun(found);
  },

  async put(run: Run): Promise<void> {
    await (await database()).put('runs', run);
  },

  /** Changes a row; false if it is gone. */
  async change(id: string, alter: (run: Run) => Partial<Run>): Promise<boolean> {
    const change = (await database()).transaction('runs', 'readwrite');
    const found = await change.store.get(id);
    if (found !== undefined) await change.store.put({ ...found, ...alter(found) });
    await change.done;
    return found !== undefined;
  },

  /** Adds a batch of results and updates the row in one transaction; false if the question was deleted meanwhile. */
  async add(id: string, number: number, results: Result[], spent: number): Promise<boolean> {
    const change = (await database()).transaction(['runs', 'batches'], 'readwrite');
    const store = change.objectStore('runs');
    const found = await store.get(id);
    if (found !== undefined) {
      void change.objectStore('batches').put(results, [id, number]);
      void store.put({
        ...found,
        updated: Date.now(),
        spent: found.spent + spent,
        games: found.games + results.length,
      });
    }
    await change.done;
    return found !== undefined;
  },

  /** Batches from a number on, with the number of the next one. Damaged ones are left out: their games are played again. */
  async results(id: string, from = 0): Promise<{ results: Result[]; next: number }> {
    const look = (await database()).transaction('batches');
    const [keys, values] = await Promise.all([
      look.store.getAllKeys(batchesOf(id, from)),
      look.store.getAll(batchesOf(id, from)),
    ]);
    const results = values.flatMap((value: unknown) => {
      try {
        return Array.isArray(value) ? value.map(readResult) : [];
      } catch {
        return [];
      }
    });
    return { results, next: (keys.at(-1)?.[1] ?? from - 1) + 1 };
  },

  async remove(id: string): Promise<void> {
    const change = (await database()).transaction(['runs', 'batches'], 'readwrite');
    void change.objectStore('runs').delete(id);
    void change.objectStore('batches').delete(batchesOf(id));
    await change.done;
  },
};
