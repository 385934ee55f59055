// Tables on this device: a row per table and a line per decision, written together. Both are read through a schema.
import { BadInput, type Entry, RecordError } from '@xenotable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type StoredTable, isEntry, mendRow, readRow } from './tableRow.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  entries: { key: [table: string, seq: number]; value: Entry };
}

/** A table whose row cannot be read: it is listed, and can be rescued if its record is sound, or deleted. */
export interface DamagedTable {
  id: string;
  name: string;
  rescuable: boolean;
}

export interface LoadedTable {
  table: StoredTable;
  /** As they lie there; the first `sound` of them have the form of an entry. */
  entries: Entry[];
  sound: number;
  /** Why it cannot be opened as it is. */
  damage: BadInput | null;
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('xenotable', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
  }).catch(() => {
    opened = null;
    throw new Error(
      'This browser refuses to keep anything here: a private window, or its storage is full or switched off.',
    );
  });
  return opened;
}

const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const nameIn = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string'
    ? row.name
    : 'A table without a name';

export const store = {
  /** The tables whose rows are sound. */
  async list(): Promise<StoredTable[]> {
    return (await (await database()).getAll('tables')).flatMap((row) => readRow(row) ?? []);
  },

  async damaged(): Promise<DamagedTable[]> {
    return (await (await database()).getAll('tables'))
      .filter((row) => readRow(row) === null)
      .map((row) => ({ id: row.id, name: nameIn(row), rescuable: mendRow(row) !== null }));
  },

  async load(id: string): Promise<LoadedTable | null> {
    const db = await database();
    const row = await db.get('tables', id);
    if (row === undefined) return null;
    const whole = readRow(row);
    const table = whole ?? mendRow(row);
    if (table === null) throw new Error('This table is damaged beyond repair. It can only be deleted.');
    const entries = await db.getAll('entries', all(id));
    const wrong = entries.findIndex((entry) => !isEntry(entry));
    const sound = wrong < 0 ? entries.length : wrong;
    const damage =
      whole === null
        ? new BadInput('table', 'what this device keeps about it is damaged')
        : wrong < 0
          ? null
          : new RecordError(wrong + 2, 'is damaged on this device');
    return { table, entries, sound, damage };
  },

  /** The row and the entries from `from` on, in one transaction. */
  async save(table: StoredTable, entries: readonly Entry[], from: number): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    void change.objectStore('tables').put(table);
    for (let seq = from; seq < entries.length; seq++)
      void change.objectStore('entries').put(entries[seq]!, [table.id, seq]);
    await change.done;
  },

  async remove(id: string): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    void change.objectStore('tables').delete(id);
    void change.objectStore('entries').delete(all(id));
    await change.done;
  },
};
