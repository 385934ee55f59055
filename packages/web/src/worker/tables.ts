// The open tables of this worker. Each is hosted here, is stored before anybody is shown anything, and follows what
// other tabs of this browser do at it.
import {
  type Acted,
  type GameRecord,
  type Json,
  RecordError,
  Session,
  type Source,
  TableHost,
  readRecord,
  scriptedSource,
  seeded,
  waitingSeats,
  writeRecord,
} from '@xenotable/kernel';
import { commitment, newSeed, seedWith } from '@xenotable/seed';
import { gamePackage, rulesFor, rulesOf } from '@xenotable/shelf';
import type { StoredTable, TableRow } from '../storage/tableRow.ts';
import { type LoadedTable, store } from '../storage/tableStore.ts';
import type { NewLocalTable, TableAct } from './api.ts';
import { takeBack } from './takeBack.ts';
import { exclusively, hearChanges, tellChanged } from './tabs.ts';

interface OpenTable {
  host: TableHost;
  table: StoredTable;
  /** Number of stored entries. */
  stored: number;
}

/** Browsers can hash only on secure pages; on others a table has no commitment. */
const HASHES = 'subtle' in crypto;

const open = new Map<string, Promise<OpenTable>>();

/** The stream of the seed; a lesson's first results come from its script. */
function sourceOf({ seed, script }: Pick<StoredTable, 'seed' | 'script'>): Source {
  const live = seeded(seed);
  return script.length === 0 ? live : scriptedSource(script, live);
}

export const rowOf = ({ head: _head, seed: _seed, script: _script, ...row }: StoredTable): TableRow => row;

/** A host for a session, with everything that is stored besides its record. */
function hosted(session: Session, known: Pick<OpenTable, 'table'>, former: TableHost | null): TableHost {
  const { read, rolling } = known.table;
  const host = new TableHost(
    session,
    { isProgram: (seat) => known.table.programs[seat] !== undefined, samePerson: () => true },
    former,
  );
  for (const [viewer, entries] of Object.entries(read))
    host.markRead(viewer === 'table' ? viewer : Number(viewer), entries);
  if (rolling !== null && host.awaited === null) host.choose(rolling.seat, rolling.choice, rolling.results);
  return host;
}

function opened(session: Session, table: StoredTable, stored: number): OpenTable {
  const known = { table, stored };
  return Object.assign(known, { host: hosted(session, known, null) });
}

/** Writes the row and the entries that are not stored yet. If that fails, the table is read again from what is stored. */
async function save(at: OpenTable, table: StoredTable): Promise<TableRow> {
  const { entries } = at.host.session;
  try {
    await store.save(table, entries, at.stored);
  } catch (error) {
    open.delete(table.id);
    throw error;
  }
  at.stored = entries.length;
  at.table = table;
  tellChanged(table.id);
  return rowOf(table);
}

/** The row of a table in its present state. */
function rowNow({ host, table }: OpenTable): StoredTable {
  const { session, awaited } = host;
  return {
    ...table,
    updated: Date.now(),
    entries: session.entries.length,
    rolling: awaited && { seat: awaited.seat, choice: awaited.choice, results: awaited.results },
    over: session.world.over,
    waiting: waitingSeats(session),
  };
}

/** The last act on each table; the next one begins when it is stored or has failed. */
const acts = new Map<string, Promise<unknown>>();

/** Runs one act after the other, in this tab and in all others; first it reads what other tabs have stored. */
function inTurn<T>(id: string, act: (at: OpenTable) => Promise<T>): Promise<T> {
  const run = (): Promise<T> =>
    exclusively(id, async () => {
      const at = await tableAt(id);
      await follow(at);
      return act(at);
    });
  const next = (acts.get(id) ?? Promise.resolve()).then(run, run);
  acts.set(id, next);
  return next;
}

/** Reads what another tab has stored. */
async function follow(at: OpenTable): Promise<void> {
  const found = await store.load(at.table.id, at.stored);
  if (found === null || found.damage !== null) {
    open.delete(at.table.id);
    throw found?.damage ?? new Error('This table is no longer on this device.');
  }
  const { table, entries } = found;
  const changed = entries.length > 0 || table.updated !== at.table.updated;
  at.table = table;
  if (!changed) return;
  for (const entry of entries) at.host.session.applyEntry(entry);
  at.stored += entries.length;
  at.host = hosted(at.host.session, at, at.host);
}

/** Properties of a table besides its game. */
type Manner = Pick<StoredTable, 'name' | 'cover' | 'programs' | 'lesson' | 'hints' | 'origin'>;

function place(
  session: Session,
  { seed, script }: Pick<StoredTable, 'seed' | 'script'>,
  { name, cover, programs, lesson, hints, origin }: Manner,
): Promise<TableRow> {
  const { head } = session;
  const table: StoredTable = {
    id: Date.now().toString(36) + newSeed().slice(0, 6),
    game: head.game,
    edition: head.edition,
    name,
    cover,
    programs,
    seats: head.seats,
    options: head.options,
    updated: 0,
    entries: 0,
    over: null,
    waiting: [],
    read: {},
    typed: head.typed ?? null,
    rolling: null,
    head,
    ...(lesson !== undefined && { lesson }),
    origin,
    ...(hints !== undefined && { hints }),
    seed,
    script,
  };
  const at = opened(session, table, 0);
  open.set(table.id, Promise.resolve(at));
  return save(at, rowNow(at));
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
  lesson,
  hints,
}: NewLocalTable): Promise<TableRow> {
  const rules = given === undefined ? (await rulesOf(name)).rules : (await gamePackage(name)).game;
  const seed = known ?? newSeed();
  const secret = known === undefined && script.length === 0;
  const session = Session.start(
    rules,
    {
      options,
      seats,
      ...(given !== undefined && { given }),
      ...(typed !== undefined && { typed }),
      ...(secret && HASHES && { commitment: await commitment(seed) }),
    },
    sourceOf({ seed, script }),
  );
  return place(
    session,
    { seed, script },
    {
      name: title,
      cover,
      programs,
      origin: 'here',
      ...(lesson !== undefined && { lesson }),
      ...(hints !== undefined && { hints }),
    },
  );
}

/** A table that nobody plays at: always set up in the same way, never stored. */
export async function openingView({
  game: name,
  options,
  seats,
}: Pick<NewLocalTable, 'game' | 'options' | 'seats'>): Promise<Json> {
  const { game } = await gamePackage(name);
  return Session.start(game, { options, seats }, seeded('0'.repeat(64))).view('table');
}

export function tableAt(id: string): Promise<OpenTable> {
  let at = open.get(id);
  if (at === undefined) {
    at = load(id);
    at.catch(() => open.delete(id));
    open.set(id, at);
  }
  return at;
}

async function storedTable(id: string): Promise<LoadedTable> {
  const found = await store.load(id);
  if (found === null) throw new Error('This table is not on this device.');
  return found;
}

async function load(id: string): Promise<OpenTable> {
  const { table, entries, damage } = await storedTable(id);
  if (damage !== null) throw damage;
  const rules = await rulesFor(table.head);
  return opened(Session.open(rules, { head: table.head, entries }, sourceOf(table)), table, entries.length);
}

/** Carries out an act, and resolves once it is stored. */
export const actAt = (
  id: string,
  act: TableAct,
): Promise<{ acted: Acted; host: TableHost; table: StoredTable }> =>
  inTurn(id, async (at) => {
    const { host } = at;
    const { awaited } = host;
    const acted = carryOut(host, act);
    const played = 'played' in acted && acted.played.length > 0;
    if (played || host.awaited !== awaited) await save(at, rowNow(at));
    return { acted, host, table: at.table };
  });

function carryOut(host: TableHost, act: TableAct): Acted {
  switch (act.type) {
    case 'choose':
      return host.choose(act.seat, act.choice, act.results, act);
    case 'undo':
      return host.undo(act.seat);
    case 'orders':
      return host.setOrders(act.seat, act.orders);
    case 'take back':
      return takeBack(host, act);
  }
}

/** Changes properties of a table besides its game. */
export const setRow = (id: string, alter: (table: StoredTable) => Partial<StoredTable>): Promise<TableRow> =>
  inTurn(id, (at) => save(at, { ...at.table, ...alter(at.table) }));

/** A new table that shares the first entries of another. If the other game is over, the same choices get the same dice. */
export async function forkTable(id: string, entries: number, name: string): Promise<TableRow> {
  const { host, table } = await tableAt(id);
  const seed = table.over === null ? newSeed() : table.seed;
  const { cover, programs, hints } = table;
  const dice = table.over === null ? seed : await seedWith(seed, table.head.words);
  return place(
    host.session.fork(entries, seeded(dice)),
    { seed: dice, script: [] },
    {
      name,
      cover,
      programs,
      origin: 'fork',
      ...(hints !== undefined && { hints }),
    },
  );
}

export async function rescueTable(id: string): Promise<TableRow> {
  const { table, entries, sound, damage } = await storedTable(id);
  const rules = await rulesFor(table.head);
  const seed = newSeed();
  const { commitment: _old, words: _theirs, ...head } = table.head;
  const upTo = (good: number): Session =>
    Session.open(rules, { head, entries: entries.slice(0, good) }, seeded(seed));
  const lastGood = (): Session => {
    try {
      return upTo(damage === null ? entries.length - 1 : sound);
    } catch (error) {
      if (error instanceof RecordError) return upTo(error.good);
      throw error;
    }
  };
  return place(lastGood(), { seed, script: [] }, table);
}

export async function takeRecord(text: string, name: string): Promise<TableRow> {
  const record: GameRecord = readRecord(text);
  const rules = await rulesFor(record.head);
  const { seed = newSeed(), ...sealed } = record.head;
  const { commitment: _old, words: _theirs, ...head } = sealed;
  const source = seeded(await seedWith(seed, record.head.words));
  const session = Session.open(rules, { head, entries: record.entries }, source);
  // A finished game keeps what its dice can be checked by; a game that is continued here gets new dice.
  const shown =
    session.world.over === null
      ? session
      : Session.open(rules, { head: sealed, entries: record.entries }, source);
  return place(shown, { seed, script: [] }, { name, cover: false, programs: {}, origin: 'record' });
}

/** The record as a file. The seed is added once the game is over, so that anybody can recompute the dice. */
export async function recordText(id: string): Promise<string> {
  const { table, entries } = await storedTable(id);
  const { head } = table;
  const shown = table.over !== null && head.commitment !== undefined ? { ...head, seed: table.seed } : head;
  return writeRecord({ head: shown, entries });
}

export async function removeTable(id: string): Promise<void> {
  open.delete(id);
  await store.remove(id);
  tellChanged(id);
}

export async function listTables(): Promise<TableRow[]> {
  const rows = (await store.list()).map(rowOf);
  return rows.sort((a, b) => b.updated - a.updated);
}

/** Handles messages of other tabs: if the table is open here, its new entries are read, and `heard` is called. */
export function followOtherTabs(heard: (id: string) => void): void {
  hearChanges((id) => {
    if (open.has(id))
      void inTurn(id, async () => undefined).then(
        () => heard(id),
        () => heard(id),
      );
  });
}
