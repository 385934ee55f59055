// Collects all tables of this device for a backup, and adds the tables of a backup to this device.
import { RecordError, Session, type Source, same } from '@xenotable/kernel';
import { rulesFor } from '@xenotable/shelf';
import type { BackupTable } from '../storage/backup.ts';
import { store } from '../storage/tableStore.ts';
import { tellChanged } from './tabs.ts';

/** What happened to the tables of a backup, by name. */
export interface TakenBack {
  added: string[];
  /** Already here, with as many entries or more. */
  known: string[];
  /** The two continued differently, or the backup's is longer: it was added beside the one here. */
  beside: string[];
}

export async function allTables(): Promise<BackupTable[]> {
  const tables: BackupTable[] = [];
  for (const { id } of await store.list()) {
    const loaded = await store.load(id);
    if (loaded !== null && loaded.damage === null)
      tables.push({ table: loaded.table, entries: loaded.entries });
  }
  return tables;
}

const NO_CHANCE: Source = () => {
  throw new Error('nothing is played here');
};

/** Plays every record first: if one is not valid, nothing is added. */
async function verify(tables: readonly BackupTable[]): Promise<void> {
  for (const { table, entries } of tables) {
    try {
      Session.open(await rulesFor(table.head), { head: table.head, entries }, NO_CHANCE);
    } catch (error) {
      const why = error instanceof RecordError || error instanceof Error ? error.message : String(error);
      throw new Error(`“${table.name}” in the backup does not hold: ${why}. Nothing was read.`, {
        cause: error,
      });
    }
  }
}

/** Adds tables that are not here; those that are here are not changed. */
export async function takeTables(tables: readonly BackupTable[]): Promise<TakenBack> {
  await verify(tables);
  const taken: TakenBack = { added: [], known: [], beside: [] };
  for (const { table, entries } of tables) {
    const here = await store.load(table.id);
    if (here === null) {
      await store.save(table, entries, 0);
      tellChanged(table.id);
      taken.added.push(table.name);
    } else if (entries.every((entry, i) => same(entry, here.entries[i]))) taken.known.push(table.name);
    else if (await isBeside(table.id, entries.length)) taken.known.push(table.name);
    else {
      const id = besideId(table.id, entries.length);
      await store.save({ ...table, id, name: `${table.name} (from the backup)` }, entries, 0);
      taken.beside.push(table.name);
    }
  }
  return taken;
}

/** The same id for the same backup, so that reading it twice adds nothing. */
const besideId = (id: string, entries: number): string => `${id}-backup-${entries}`;

const isBeside = async (id: string, entries: number): Promise<boolean> =>
  (await store.load(besideId(id, entries))) !== null;
