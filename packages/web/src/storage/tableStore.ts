// Tables on this device: a row per table and a line per decision, written together.
import type { Entry } from '@xenotable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredTable } from './tableRow.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
  entries: { key: [table: string, seq: number]; value: Entry };
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

/** Tables that were kept before programs could play have none. */
const whole = (table: StoredTable): StoredTable => ({ ...table, programs: table.programs ?? {} });

export const store = {
  async list(): Promise<StoredTable[]> {
    return (await (await database()).getAll('tables')).map(whole);
  },

  async load(id: string): Promise<{ table: StoredTable; entries: Entry[] } | null> {
    const db = await database();
    const table = await db.get('tables', id);
    return table === undefined ? null : { table: whole(table), entries: await db.getAll('entries', all(id)) };
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
