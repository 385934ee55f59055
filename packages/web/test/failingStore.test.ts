// A device that cannot write: what was shown is stored, and what could not be stored was never shown.
import 'fake-indexeddb/auto';
import { canAct, itemAt } from '@xenotable/kernel';
import { expect, test, vi } from 'vitest';

const ACTS = 6;

/** A siege that lasts longer than a test, whatever is not done in it: the same deal every time. */
const SIEGE = {
  game: 'xenoshyft',
  name: 'T',
  options: { base: 20 },
  seats: [{ kind: 'person', name: 'Ann' }],
  cover: false,
  seed: '5eed'.repeat(16),
};

/** The worker's tables as after a reload of the page. */
async function freshTables() {
  vi.resetModules();
  return { ...(await import('../src/worker/tables.ts')), ...(await import('../src/storage/tableStore.ts')) };
}

type Tables = Awaited<ReturnType<typeof freshTables>>;

const entriesOf = async ({ tableAt }: Tables, id: string): Promise<number> =>
  (await tableAt(id)).host.session.entries.length;

/** Plays an offer of the seat that is asked: the first, or the one with this number, modulo their count. */
async function decide({ actAt, tableAt }: Tables, id: string, which = 0): Promise<void> {
  const { session } = (await tableAt(id)).host;
  const ask = itemAt(session.asks.filter(canAct), 0);
  await actAt(id, {
    type: 'choose',
    seat: ask.seat,
    choice: itemAt(ask.offers, which % ask.offers.length),
    results: [],
  });
}

test.each(Array.from({ length: ACTS }, (_, n) => n))('write number %i fails once', async (failing) => {
  const tables = await freshTables();
  const { id } = await tables.startTable(SIEGE);
  const write = tables.store.save;
  let writes = 0;
  tables.store.save = (...args) =>
    writes++ === failing ? Promise.reject(new Error('the disk is full')) : write(...args);

  let shown = 0;
  let refused = 0;
  for (let n = 0; n < ACTS; n++) {
    await decide(tables, id).then(
      () => shown++,
      () => refused++,
    );
    expect(await entriesOf(tables, id)).toBe(shown);
  }
  expect(refused).toBe(1);
  expect(await entriesOf(await freshTables(), id)).toBe(shown);
});

/** Tables as after a reload, whose store can be made to fail. */
async function fickleTables() {
  const tables = await freshTables();
  const disk = { full: false };
  const write = tables.store.save;
  tables.store.save = (...args) =>
    disk.full ? Promise.reject(new Error('the disk is full')) : write(...args);
  return { tables, disk };
}

/** Number of acts between two reloads. */
const AWHILE = 15;

test('every write of a whole game fails once: nothing that was shown is lost, nothing lost was shown', async () => {
  let { tables, disk } = await fickleTables();
  const { id } = await tables.startTable(SIEGE);
  const isOver = async (): Promise<boolean> => (await tables.tableAt(id)).host.session.world.over !== null;
  const stored = async (): Promise<number> => (await tables.store.load(id))?.entries.length ?? 0;
  let shown = 0;
  for (let acts = 0; !(await isOver()); acts++) {
    disk.full = true;
    await expect(decide(tables, id, acts)).rejects.toThrow('the disk is full');
    expect([await entriesOf(tables, id), await stored()]).toEqual([shown, shown]);
    if (acts % AWHILE === 0) ({ tables, disk } = await fickleTables());
    disk.full = false;
    await decide(tables, id, acts);
    shown = await entriesOf(tables, id);
    expect(await stored()).toBe(shown);
  }
  expect(shown).toBeGreaterThan(20);
  expect(await entriesOf(await freshTables(), id)).toBe(shown);
});

test('simultaneous acts are stored one after the other', async () => {
  const tables = await freshTables();
  const { id } = await tables.startTable(SIEGE);
  await Promise.all([
    tables.setRow(id, () => ({ name: 'B' })),
    decide(tables, id),
    tables.setRow(id, () => ({ cover: true })),
  ]);
  const { table } = await (await freshTables()).tableAt(id);
  expect([table.name, table.cover, table.entries]).toEqual(['B', true, 1]);
});

test('two tabs at one table: the second follows the first, and nothing is overwritten', async () => {
  const first = await freshTables();
  const { id } = await first.startTable(SIEGE);
  const second = await freshTables();
  await second.tableAt(id);
  await decide(first, id);
  await decide(first, id);
  await decide(second, id);
  await decide(first, id);
  expect(await entriesOf(first, id)).toBe(4);
  await second.setRow(id, () => ({}));
  expect(await entriesOf(second, id)).toBe(4);
  expect(await entriesOf(await freshTables(), id)).toBe(4);
});

test('without locks, an entry that another tab has stored is never overwritten', async () => {
  const first = await freshTables();
  const { id } = await first.startTable(SIEGE);
  await decide(first, id);
  const { table, host } = await first.tableAt(id);
  await expect(first.store.save(table, host.session.entries, 0)).rejects.toThrow();
  expect(await entriesOf(await freshTables(), id)).toBe(1);
});
