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

const entriesOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** What tables that were kept by an earlier version lack. */
const whole = (table: StoredTable): StoredTable => ({
  ...table,
  edition: table.edition ?? table.head.edition,
  programs: table.programs ?? {},
  read: table.read ?? {},
});

export const store = {
  async list(): Promise<StoredTable[]> {
    return (await (await database()).getAll('tables')).map(whole);
  },

  /** A table with its entries from number `from` on, as they are at one moment. */
  async loadFrom(id: string, from: number): Promise<{ table: StoredTable; entries: Entry[] } | null> {
    const look = (await database()).transaction(['tables', 'entries']);
    const [table, entries] = await Promise.all([
      look.objectStore('tables').get(id),
      look.objectStore('entries').getAll(entriesOf(id, from)),
    ]);
    return table === undefined ? null : { table: whole(table), entries };
  },

  /** The row and the entries from `from` on, in one transaction; fails if another tab has stored one of them. */
  async save(table: StoredTable, entries: readonly Entry[], from: number): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    void change.objectStore('tables').put(table);
    for (let seq = from; seq < entries.length; seq++)
      void change.objectStore('entries').add(entries[seq]!, [table.id, seq]);
    await change.done;
  },

  async remove(id: string): Promise<void> {
    const change = (await database()).transaction(['tables', 'entries'], 'readwrite');
    void change.objectStore('tables').delete(id);
    void change.objectStore('entries').delete(entriesOf(id));
    await change.done;
  },
};
