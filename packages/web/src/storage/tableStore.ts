// Tables on this device: a row per table and a line per entry, written together. Both are read through a schema.
import { BadInput, type Entry, RecordError } from '@xenotable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type StoredTable, isEntry, mendRow, readRow } from './tableRow.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  entries: { key: [table: string, seq: number]; value: Entry };
}

/** A table whose row cannot be read. It is listed; it can be rescued if its record is valid, or deleted. */
export interface DamagedTable {
  id: string;
  name: string;
  rescuable: boolean;
}

export interface LoadedTable {
  table: StoredTable;
  /** The entries as stored; the first `sound` of them have the form of an entry. */
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

const entriesOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

const nameIn = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string'
    ? row.name
    : 'A table without a name';

export const store = {
  /** The tables whose rows are valid. */
  async list(): Promise<StoredTable[]> {
    return (await (await database()).getAll('tables')).flatMap((row) => readRow(row) ?? []);
  },

  async damaged(): Promise<DamagedTable[]> {
    return (await (await database()).getAll('tables'))
      .filter((row) => readRow(row) === null)
      .map((row) => ({ id: row.id, name: nameIn(row), rescuable: mendRow(row) !== null }));
  },

  /** A table with its entries from number `from` on, read in one transaction. */
  async load(id: string, from = 0): Promise<LoadedTable | null> {
    const look = (await database()).transaction(['tables', 'entries']);
    const [row, entries] = await Promise.all([
      look.objectStore('tables').get(id),
      look.objectStore('entries').getAll(entriesOf(id, from)),
    ]);
    if (row === undefined) return null;
    const whole = readRow(row);
    const table = whole ?? mendRow(row);
    if (table === null) throw new Error('This table is damaged beyond repair. It can only be deleted.');
    const wrong = entries.findIndex((entry) => !isEntry(entry));
    const sound = wrong < 0 ? entries.length : wrong;
    const damage =
      whole === null
        ? new BadInput('table', 'what this device keeps about it is damaged')
        : wrong < 0
          ? null
          : new RecordError(from + wrong + 2, 'is damaged on this device');
    return { table, entries, sound, damage };
  },

  /** The row and the entries from `from` on, in one transaction; fails if another tab has stored one of them. */
  async save(table: StoredTable, entries: readonly Entry[], from: number): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    const writes: Promise<unknown>[] = [change.objectStore('tables').put(table)];
    entries.slice(from).forEach((entry, i) => {
      writes.push(change.objectStore('entries').add(entry, [table.id, from + i]));
    });
    await Promise.all([...writes, change.done]);
  },

  async remove(id: string): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    void change.objectStore('tables').delete(id);
    void change.objectStore('entries').delete(entriesOf(id));
    await change.done;
  },
};
