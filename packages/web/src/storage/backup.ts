// Everything that this browser keeps, in one file: tables with their records, settings, lists, lessons, notes. Reading
// it back adds what is missing and never overwrites anything without asking.
import { type Entry, fingerprint, isJson } from '@xenotable/kernel';
import * as v from 'valibot';
import { isOurs } from './stored.ts';
import { type StoredTable, isEntry, readRow } from './tableRow.ts';

export interface BackupTable {
  table: StoredTable;
  entries: Entry[];
}

export interface Backup {
  tables: BackupTable[];
  /** Everything besides tables, by its name in the browser's storage. */
  kept: Record<string, string>;
}

const VERSION = 1;
/** Larger files are not backups. */
export const LARGEST_BACKUP = 256 * 1024 * 1024;

export function writeBackup({ tables, kept }: Backup): string {
  // The check is computed over the contents of the file.
  const body: unknown = JSON.parse(JSON.stringify({ tables, kept }));
  if (!isJson(body)) throw new Error('What this device keeps cannot be written.');
  return JSON.stringify({ xenotableBackup: VERSION, check: fingerprint(body), tables, kept });
}

const envelope = v.object({
  xenotableBackup: v.number(),
  check: v.string(),
  tables: v.array(v.object({ table: v.unknown(), entries: v.array(v.unknown()) })),
  kept: v.record(v.string(), v.string()),
});

/** Reads a backup; an error says what is wrong with which part. `name` is the name of the file. */
export function readBackup(text: string, name: string): Backup {
  const { xenotableBackup: version, check, tables, kept } = parsed(text, name);
  if (version !== VERSION)
    throw new Error(`${name} was made by a later version of Xenotable (backup format ${version}).`);
  const body: unknown = { tables, kept };
  if (!isJson(body) || fingerprint(body) !== check)
    throw new Error(`${name} is damaged or was changed: it does not lead to its check. Nothing was read.`);
  const foreign = Object.keys(kept).find((key) => !isOurs(key));
  if (foreign !== undefined)
    throw new Error(`${name} holds “${foreign}”, which is not ours. Nothing was read.`);
  return { kept, tables: tables.map((one, i) => tableIn(one, name, i)) };
}

function parsed(text: string, name: string): v.InferOutput<typeof envelope> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not a backup of Xenotable, or it was cut off.`);
  }
  const read = v.safeParse(envelope, value);
  if (!read.success) throw new Error(`${name} is not a backup of Xenotable.`);
  return read.output;
}

function tableIn(
  { table, entries }: { table?: unknown; entries: unknown[] },
  name: string,
  at: number,
): BackupTable {
  const row = readRow(table);
  if (row === null) throw new Error(`Table ${at + 1} in ${name} is damaged. Nothing was read.`);
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0)
    throw new Error(`Decision ${wrong + 1} of “${row.name}” in ${name} is damaged. Nothing was read.`);
  return { table: row, entries: entries.filter(isEntry) };
}

/** What reading back does with everything besides tables. */
export interface KeptMerge {
  /** To be written: new here, or merged from both. */
  write: Record<string, string>;
  /** Both have it, and they differ: the value here stays until somebody chooses the other. */
  differ: string[];
}

const named = v.looseObject({ name: v.string() });
const list = v.array(v.unknown());
const nameOf = (one: unknown): string | null => (v.is(named, one) ? one.name : null);

/** Merges two lists: equal items are kept once, and a different item of the same name gets another name. */
function together(here: string, there: string): string | null {
  try {
    const [ours, theirs]: [unknown, unknown] = [JSON.parse(here), JSON.parse(there)];
    if (!v.is(list, ours) || !v.is(list, theirs)) return null;
    const known = new Set(ours.map((one) => JSON.stringify(one)));
    const taken = new Set(ours.map(nameOf));
    const added = theirs
      .filter((one) => !known.has(JSON.stringify(one)))
      .map((one) => {
        const again = v.is(named, one) && taken.has(one.name);
        return again ? { ...one, name: `${one.name} (from the backup)` } : one;
      });
    return JSON.stringify([...ours, ...added]);
  } catch {
    return null;
  }
}

export function mergeKept(here: Record<string, string>, there: Record<string, string>): KeptMerge {
  const merge: KeptMerge = { write: {}, differ: [] };
  for (const [key, value] of Object.entries(there)) {
    const own = here[key];
    if (own === value) continue;
    const both = own === undefined ? value : together(own, value);
    if (both === null) merge.differ.push(key);
    else if (both !== own) merge.write[key] = both;
  }
  return merge;
}

const WORDS: Record<string, string> = {
  settings: 'settings',
  person: 'your name',
  setup: 'the last set-up of a game',
  notes: 'notes at a table',
  hosted: 'seats at an online table',
  orders: 'standing orders',
};

/** The words for a kept thing. */
export const keptWords = (key: string): string => WORDS[key.split('.')[1] ?? ''] ?? key;
