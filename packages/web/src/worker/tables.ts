// Sessions that are open in this worker, and how they are kept.
import {
  type GameRecord,
  RecordError,
  Session,
  type Source,
  readRecord,
  seeded,
  waitingSeats,
  type World,
  writeRecord,
} from '@xenotable/kernel';
import { commitment, newSeed } from '@xenotable/seed';
import { gameFor } from '@xenotable/shelf';
import type { NewLocalTable } from './desk.ts';
import { rulebook } from './games.ts';
import { scripted } from './script.ts';
import type { StoredTable, TableRow } from '../storage/tableRow.ts';
import { store } from '../storage/tableStore.ts';

interface Open {
  session: Session;
  /** The world before the last entry. */
  before: World | null;
  table: StoredTable;
  /** Entries that are already kept. */
  kept: number;
}

/** Browsers hash only on secure pages; elsewhere a table has no commitment. */
const HASHES = 'subtle' in crypto;

const open = new Map<string, Promise<Open>>();

/** The seed's stream; a lesson's first draws come from its script. */
function sourceOf(seed: string, script: readonly (number | string)[]): Source {
  const live = seeded(seed);
  return script.length === 0 ? live : scripted(script, live);
}

export const rowOf = ({ head: _head, seed: _seed, script: _script, ...row }: StoredTable): TableRow => row;

/** Writes the row and the entries that are not written yet. If that fails, the table is read again from what is stored. */
async function save(at: Open, table: StoredTable): Promise<TableRow> {
  const { entries } = at.session;
  try {
    await store.save(table, entries, at.kept);
  } catch (error) {
    open.delete(table.id);
    throw error;
  }
  at.kept = entries.length;
  at.table = table;
  return rowOf(table);
}

const keep = (at: Open): Promise<TableRow> =>
  save(at, {
    ...at.table,
    updated: Date.now(),
    entries: at.session.entries.length,
    rolling: null,
    over: at.session.world.over,
    waiting: waitingSeats(at.session),
  });

/** The last act on each table: the next one begins when it is stored or has failed. */
const acts = new Map<string, Promise<unknown>>();

function inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
  const next = (acts.get(id) ?? Promise.resolve()).then(act, act);
  acts.set(id, next);
  return next;
}

/** What a table is besides its game. */
type Manner = Pick<StoredTable, 'name' | 'cover' | 'programs'>;

function place(
  session: Session,
  seed: string,
  script: (number | string)[],
  { name, cover, programs }: Manner,
): Promise<TableRow> {
  const { head } = session;
  const table: StoredTable = {
    id: Date.now().toString(36) + newSeed().slice(0, 6),
    game: head.game,
    name,
    cover,
    programs,
    seats: head.seats,
    options: head.options,
    updated: 0,
    entries: 0,
    over: null,
    waiting: [],
    seen: {},
    typed: head.typed ?? null,
    rolling: null,
    head,
    seed,
    script,
  };
  const at: Open = { session, before: null, table, kept: 0 };
  open.set(table.id, Promise.resolve(at));
  return keep(at);
}

export async function startTable({
  game: name,
  name: title,
  options,
  seats,
  cover,
  programs = {},
  given,
  script = [],
  typed,
  seed: known,
}: NewLocalTable): Promise<TableRow> {
  const game = await rulebook(name);
  const seed = known ?? newSeed();
  const secret = known === undefined && script.length === 0;
  const session = Session.start(
    game,
    {
      options,
      seats,
      ...(given !== undefined && { given }),
      ...(typed !== undefined && { typed }),
      ...(secret && HASHES && { commitment: await commitment(seed) }),
    },
    sourceOf(seed, script),
  );
  return place(session, seed, script, { name: title, cover, programs });
}

export function tableAt(id: string): Promise<Open> {
  let at = open.get(id);
  if (at === undefined) {
    at = load(id);
    at.catch(() => open.delete(id));
    open.set(id, at);
  }
  return at;
}

async function stored(id: string) {
  const found = await store.load(id);
  if (found === null) throw new Error('This table is not on this device.');
  return found;
}

async function load(id: string): Promise<Open> {
  const { table, entries, damage } = await stored(id);
  if (damage !== null) throw damage;
  const game = await gameFor(table.head);
  const session = Session.open(game, { head: table.head, entries }, sourceOf(table.seed, table.script));
  return { session, before: null, table, kept: entries.length };
}

/** Plays on, and answers once it is kept. */
export const change = (
  id: string,
  act: (session: Session) => ReturnType<Session['choose']>,
): Promise<ReturnType<Session['choose']>> =>
  inTurn(id, async () => {
    const at = await tableAt(id);
    const before = at.session.world;
    const played = act(at.session);
    if ('entry' in played) {
      await keep(at);
      at.before = before;
    }
    return played;
  });

/** Changes what a table is besides its game. */
export const setRow = (id: string, alter: (table: StoredTable) => Partial<StoredTable>): Promise<TableRow> =>
  inTurn(id, async () => {
    const at = await tableAt(id);
    return save(at, { ...at.table, ...alter(at.table) });
  });

/** A new table that shares the first entries of another. */
export async function forkTable(id: string, entries: number, name: string): Promise<TableRow> {
  const { session, table } = await tableAt(id);
  const seed = newSeed();
  return place(session.fork(entries, seeded(seed)), seed, [], { ...table, name });
}

export async function rescueTable(id: string): Promise<TableRow> {
  const { table, entries, sound, damage } = await stored(id);
  const game = await gameFor(table.head);
  const seed = newSeed();
  const { commitment: _old, ...head } = table.head;
  const open = (good: number): Session =>
    Session.open(game, { head, entries: entries.slice(0, good) }, seeded(seed));
  const lastGood = (): Session => {
    try {
      return open(damage === null ? entries.length - 1 : sound);
    } catch (error) {
      if (error instanceof RecordError) return open(error.good);
      throw error;
    }
  };
  return place(lastGood(), seed, [], table);
}

export async function takeRecord(text: string, name: string): Promise<TableRow> {
  const record: GameRecord = readRecord(text);
  const game = await gameFor(record.head);
  const seed = newSeed();
  const { commitment: _old, seed: _shown, ...head } = record.head;
  return place(Session.open(game, { head, entries: record.entries }, seeded(seed)), seed, [], {
    name,
    cover: false,
    programs: {},
  });
}

/** The record as a file. The seed is added once the game is over, so that anybody can recompute it. */
export async function recordText(id: string): Promise<string> {
  const { table, entries } = await stored(id);
  const { head } = table;
  const shown = table.over !== null && head.commitment !== undefined ? { ...head, seed: table.seed } : head;
  return writeRecord({ head: shown, entries });
}

export async function removeTable(id: string): Promise<void> {
  open.delete(id);
  await store.remove(id);
}

export async function listTables(): Promise<TableRow[]> {
  const rows = (await store.list()).map(rowOf);
  return rows.sort((a, b) => b.updated - a.updated);
}
