// Everything that the browser stores is read through a schema: damaged values fall back, are set aside, and are reported once.
import 'fake-indexeddb/auto';
import { scenarioSheet } from '@xenotable/chibi-commander/content';
import { beforeEach, expect, test, vi } from 'vitest';

/** A browser storage that can be damaged, filled up or switched off. */
class FakeStorage {
  readonly values = new Map<string, string>();
  full = false;
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };
  removeItem = (key: string): void => void this.values.delete(key);
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.resetModules();
});

/** Each stored value: its key, a valid text, and the result of its reader. */
const chibiDraft = async () =>
  (await import('../src/workshop/drafts.ts')).draftOf({ game: 'chibi-commander', sheet: scenarioSheet });

const VALUES: readonly (readonly [key: string, sound: string, read: () => Promise<unknown>])[] = [
  [
    'xenotable.settings',
    '{"theme":"paper"}',
    async () => (await import('../src/storage/settings.ts')).currentSettings(),
  ],
  [
    'xenotable.rules',
    '[{"game":"xenoshyft","id":"XS-CMB-09","title":"Order"}]',
    async () => (await import('../src/storage/recentRules.ts')).recentRules(),
  ],
  [
    'xenotable.hosted.T',
    '{"invitations":["k",null],"taken":[1]}',
    async () => (await import('../src/storage/hosted.ts')).hostedAt('T'),
  ],
  [
    'xenotable.stops.xenoshyft',
    '{"damage":"pass"}',
    async () => (await import('../src/storage/orders.ts')).ordersOf('xenoshyft'),
  ],
  ['xenotable.scenario.chibi-commander', '', async () => (await chibiDraft()).read()],
];

const DAMAGED = [
  '',
  '{',
  'null and void',
  '"text"',
  '7',
  '[1]',
  '[{}]',
  '{"programs":7,"theme":3,"seat":"x"}',
];

const problems = async () => (await import('../src/storage/stored.ts')).storageProblems.all();

test.each(VALUES)(
  '%s: damaged values fall back, are set aside, and are reported once',
  async (key, _sound, read) => {
    const fallback = await read();
    for (const text of DAMAGED) {
      vi.resetModules();
      storage.values.clear();
      storage.values.set(key, text);
      expect(await read()).toEqual(fallback);
      await read();
      expect(await problems()).toHaveLength(1);
      expect(storage.values.get(`${key}.damaged`)).toBe(text);
      expect(storage.values.has(key)).toBe(false);
    }
  },
);

test.each(VALUES.filter(([, sound]) => sound !== ''))(
  '%s: a sound value is read',
  async (key, sound, read) => {
    const fallback = await read();
    vi.resetModules();
    storage.values.set(key, sound);
    expect(await read()).not.toEqual(fallback);
    expect(await problems()).toEqual([]);
  },
);

test('if the browser cannot store anything, the page says so and works', async () => {
  storage.full = true;
  const { changeSettings, currentSettings } = await import('../src/storage/settings.ts');
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  changeSettings({ sound: true });
  changeSettings({ sound: true });
  expect(currentSettings().sound).toBe(true);
  expect(await problems()).toHaveLength(1);
});

test('a draft without a name is read as it was stored', async () => {
  const kept = await chibiDraft();
  const draft = { ...kept.read(), name: '', rounds: 9 };
  kept.write(draft);
  expect(kept.read()).toEqual(draft);
});

async function table() {
  const tables = await import('../src/worker/tables.ts');
  const { store } = await import('../src/storage/tableStore.ts');
  const seats = [{ kind: 'person', name: 'Ann' }];
  const row = await tables.startTable({ game: 'xenoshyft', name: 'Mine', options: {}, seats, cover: false });
  const loaded = await store.load(row.id);
  if (loaded === null) throw new Error('it was kept');
  return { ...tables, store, id: row.id, kept: loaded.table };
}

test.each(['game', 'seats', 'updated', 'over', 'waiting', 'read', 'options', 'cover', 'script'])(
  'a row whose %s is damaged does not break the list, and is rescued',
  async (field) => {
    const { store, listTables, rescueTable, removeTable, tableAt, id, kept } = await table();
    await store.save({ ...kept, [field]: field === 'updated' ? 'soon' : 7 }, [], 0);
    expect((await listTables()).map((row) => row.id)).not.toContain(id);
    expect(await store.damaged()).toMatchObject([{ id, rescuable: true }]);
    vi.resetModules();
    const rescued = await rescueTable(id);
    expect((await tableAt(rescued.id)).host.session.head.game).toBe('xenoshyft');
    await removeTable(id);
    expect(await store.damaged()).toEqual([]);
  },
);

test('a row without its record can only be deleted', async () => {
  const { store, kept, id } = await table();
  await store.save({ ...kept, head: null as unknown as typeof kept.head }, [], 0);
  expect(await store.damaged()).toMatchObject([{ id, name: 'Mine', rescuable: false }]);
  await expect(store.load(id)).rejects.toThrow('deleted');
  await store.remove(id);
});

test('an invalid entry is named by its line, and the entries before it are rescued', async () => {
  const { store, tableAt, rescueTable, kept, id } = await table();
  const { session } = (await tableAt(id)).host;
  const ask = session.asks.find((one) => one.offers.length > 0);
  session.choose(ask?.seat ?? 0, ask?.offers[0] ?? null);
  await store.save(kept, [...session.entries, 'nothing' as never], 0);
  expect((await store.load(id))?.damage?.message).toContain('line 3');
  const rescued = await rescueTable(id);
  expect(rescued.entries).toBe(1);
});
