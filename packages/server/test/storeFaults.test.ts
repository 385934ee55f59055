// Faults of the embedded store: torn, garbled, read-only and full files, a sudden end, a second server.
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { backUp } from '../src/backUp.ts';
import type { NewEntry } from '../src/store/backend.ts';
import { Sender, newVapidKeys } from '../src/alerts/sender.ts';
import { Bucket } from '../src/limits.ts';
import { Metrics } from '../src/metrics.ts';
import { Fenced, Store } from '../src/store/store.ts';
import { join as joinTable } from '../src/tables/seating.ts';
import { TableRegistry } from '../src/tables/tableRegistry.ts';
import { matchRow, newEntry, seatRows } from './support/rows.ts';
import { smallGames, temporaryFolder, testConfig } from './support/server.ts';
import { SmallDisk } from './support/smallDisk.ts';

const open: Store[] = [];
async function opened(file: string): Promise<Store> {
  const store = await Store.open(file);
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close().catch(() => {});
});

const newFile = (): string => join(temporaryFolder(), 'tables.db');
const seqs = async (store: Store): Promise<number[]> => (await store.entries('m', 0)).map((row) => row.seq);

/** A store with one match and this many entries. */
async function filled(file: string, entries: number): Promise<Store> {
  const store = await opened(file);
  await store.create(matchRow('m'), seatRows('m'), [{ key: 'watch', match: 'm', sees: null }]);
  for (let seq = 1; seq <= entries; seq++) await store.append(newEntry('m', seq));
  return store;
}

/** A copy of the files as they are on disk at this moment, as after a power cut. */
function snatched(file: string): string {
  const left = join(dirname(file), 'left.db');
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, left + end);
  return left;
}

describe('after a sudden end', () => {
  test('everything that was acknowledged is there', async () => {
    const file = newFile();
    await filled(file, 5);
    expect(await seqs(await opened(snatched(file)))).toEqual([1, 2, 3, 4, 5]);
  });

  test('a power cut between write and sync loses only what was not acknowledged', async () => {
    const file = newFile();
    const store = await filled(file, 5);
    const promised = readFileSync(`${file}-wal`).length;
    await store.append(newEntry('m', 6));
    const left = snatched(file);
    const log = readFileSync(`${left}-wal`);
    // Unsynced data may be on disk in part, and in another order than it was written.
    const tails = [1, 100, 2000, log.length - promised - 1].map((length) =>
      log.subarray(0, promised + length),
    );
    tails.push(Buffer.from(log).fill(0, promised, promised + 512));
    tails.push(Buffer.from(log).fill(0xa5, log.length - 512));
    for (const tail of tails) {
      for (const end of ['', '-wal']) copyFileSync(file + end, left + end);
      writeFileSync(`${left}-wal`, tail);
      const next = await Store.open(left);
      expect(await seqs(next)).toEqual([1, 2, 3, 4, 5]);
      await next.close();
    }
  });

  test('garbled bytes after the end of the log are not read as entries', async () => {
    const file = newFile();
    await filled(file, 3);
    const left = snatched(file);
    appendFileSync(`${left}-wal`, Buffer.alloc(5000, 0xa5));
    expect(await seqs(await opened(left))).toEqual([1, 2, 3]);
  });

  test('a database whose header is overwritten is refused', async () => {
    const file = newFile();
    const store = await filled(file, 3);
    await store.close();
    open.length = 0;
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 0, 100);
    writeFileSync(file, bytes);
    await expect(Store.open(file)).rejects.toThrow('not a database');
  });
});

describe('the journal of an older server', () => {
  const group = (...entries: NewEntry[]): string => `\n${JSON.stringify(entries)}\n`;

  test('is imported once; an incomplete line was never acknowledged', async () => {
    const file = newFile();
    await (await filled(file, 1)).close();
    const torn = group(newEntry('m', 4)).slice(0, 40);
    writeFileSync(`${file}-entries`, `${group(newEntry('m', 2))}${torn}${group(newEntry('m', 3))}${torn}`);
    expect(await seqs(await opened(file))).toEqual([1, 2, 3]);
    expect(existsSync(`${file}-entries`)).toBe(false);
  });

  test.each([
    ['a flipped byte', (text: string) => text.replace('"seq"', '"s\u0000q"')],
    ['a line that is null', () => '\n[null,{}]\n'],
  ])('with %s in a finished line is refused by name', async (_what, damage) => {
    const file = newFile();
    await (await filled(file, 1)).close();
    writeFileSync(`${file}-entries`, damage(group(newEntry('m', 2))));
    await expect(Store.open(file)).rejects.toThrow('line 2 of the journal beside it is damaged');
    expect(existsSync(`${file}-entries`)).toBe(true);
  });
});

test('a file that cannot be written is refused at the start', async ({ skip }) => {
  const disk = SmallDisk.mount(1024);
  if (disk === null) return skip('no file system can be mounted here');
  try {
    const file = join(disk.folder, 'tables.db');
    await (await filled(file, 1)).close();
    open.length = 0;
    disk.makeReadOnly();
    await expect(Store.open(file)).rejects.toThrow(/read-only|readonly|EROFS|unable to open/i);
  } finally {
    disk.remove();
  }
});

test('on a full disk choices fail, nothing acknowledged is lost, and play continues when there is space', async ({
  skip,
}) => {
  const disk = SmallDisk.mount(1024);
  if (disk === null) return skip('no file system can be mounted here');
  try {
    const file = join(disk.folder, 'tables.db');
    const store = await filled(file, 1);
    disk.fill();
    let promised = 1;
    const large = 'x'.repeat(20_000);
    const write = async (): Promise<void> => {
      for (let seq = 2; seq < 200; seq++) {
        await store.append({ ...newEntry('m', seq), body: large });
        promised = seq;
      }
    };
    await expect(write()).rejects.toThrow('full');
    expect(await seqs(store)).toEqual(Array.from({ length: promised }, (_, i) => i + 1));
    disk.empty();
    await store.append(newEntry('m', promised + 1));
    expect((await seqs(store)).at(-1)).toBe(promised + 1);
    await store.close();
    open.length = 0;
    expect((await seqs(await opened(file))).at(-1)).toBe(promised + 1);
  } finally {
    for (const store of open.splice(0)) await store.close().catch(() => {});
    disk.remove();
  }
});

describe('the files', () => {
  test('are readable for their owner only', async () => {
    const folder = join(temporaryFolder(), 'new');
    const file = join(folder, 'tables.db');
    await filled(file, 1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const end of ['', '-wal', '-shm', '-lock'])
      expect([end, statSync(file + end).mode & 0o777]).toEqual([end, 0o600]);
  });

  test('are for one server at a time', async () => {
    const file = newFile();
    await filled(file, 1);
    const started = performance.now();
    await expect(Store.open(file)).rejects.toThrow('DATABASE_FILE: another server is using this file');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('can be copied while the server writes, and the copy is complete', async () => {
    const file = newFile();
    const store = await filled(file, 20);
    const stop = new AbortController();
    let last = 20;
    const writing = (async () => {
      while (!stop.signal.aborted) await store.append(newEntry('m', ++last));
    })();
    const copy = join(dirname(file), 'backup.db');
    backUp(file, copy);
    stop.abort();
    await writing;
    expect(() => backUp(file, copy)).toThrow('is there already');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const restored = await seqs(await opened(copy));
    expect(restored.length).toBeGreaterThanOrEqual(20);
    expect(restored).toEqual(Array.from({ length: restored.length }, (_, i) => i + 1));
  });
});

describe('a backup', () => {
  test('does not overwrite an existing file, not even a broken link', async () => {
    const file = newFile();
    await filled(file, 1);
    const link = join(dirname(file), 'link.db');
    symlinkSync(join(dirname(file), 'elsewhere.db'), link);
    expect(() => backUp(file, link)).toThrow('is there already');
    expect(existsSync(join(dirname(file), 'elsewhere.db'))).toBe(false);
  });

  test('that does not fit on its disk is not left there in part', async ({ skip }) => {
    const disk = SmallDisk.mount(64);
    if (disk === null) return skip('no file system can be mounted here');
    try {
      const file = newFile();
      const store = await filled(file, 1);
      for (let seq = 2; seq < 40; seq++)
        await store.append({ ...newEntry('m', seq), body: 'x'.repeat(20_000) });
      const copy = join(disk.folder, 'copy.db');
      expect(() => backUp(file, copy)).toThrow();
      expect(existsSync(copy)).toBe(false);
    } finally {
      disk.remove();
    }
  });
});

test('abandoned tables expire, others stay', async () => {
  const file = newFile();
  const store = await filled(file, 2);
  const old = { created: 1000, updated: 1000 };
  await store.create(matchRow('old', old), seatRows('old'), [{ key: 'w1', match: 'old', sees: null }]);
  await store.create(matchRow('alive', old), seatRows('alive'), [{ key: 'w2', match: 'alive', sees: null }]);
  await store.append({ ...newEntry('alive', 1), at: 5_000_000 });
  expect(await store.abandoned(4_000_000, 10)).toEqual(['old']);
});

/** The registry of a node, without its sockets. */
function tablesOf(store: Store): TableRegistry {
  const config = { ...testConfig(), expireDays: 1 };
  const metrics = new Metrics();
  const sender = new Sender(newVapidKeys(), config.alerts, metrics);
  return new TableRegistry(store, smallGames, metrics, fastify().log, sender, config);
}

test('tables that are in use do not expire', async () => {
  const store = await filled(newFile(), 0);
  await store.create(matchRow('used'), seatRows('used'), [{ key: 'w1', match: 'used', sees: null }]);
  const registry = tablesOf(store);
  await registry.table('used');
  expect(await registry.expire(Date.now())).toBe(1);
  expect(await store.find('m')).toBeNull();
  expect(await store.find('used')).not.toBeNull();
  await registry.close();
});

test('somebody who joins a table while it moves to another node is not shown its old state', async () => {
  const store = await filled(newFile(), 0);
  await store.create(matchRow('left'), seatRows('left'), [{ key: 'watch left', match: 'left', sees: null }]);
  const registry = tablesOf(store);
  const table = await registry.table('left');
  const find = store.spectators.find.bind(store.spectators);
  store.spectators.find = (...asked) => {
    table.letGo();
    return find(...asked);
  };
  const said: string[] = [];
  const device = {
    guest: 'cleo',
    address: { bucket: () => new Bucket({ perSecond: 1, burst: 1 }) },
    send: (text: string) => void said.push(text),
    sendAway: () => {},
  };
  const message = { type: 'join', id: 'j', table: 'left', key: 'watch left' } as const;
  await expect(joinTable(registry, device, message)).rejects.toThrow(Fenced);
  expect(said).toEqual([]);
  expect(table.connections.count).toBe(0);
  // Data that was read before must not be used afterwards.
  const other = await registry.table('m');
  const looking = other.run(async () => {
    other.letGo();
    await other.refresh();
  });
  await expect(looking).rejects.toThrow(Fenced);
  await registry.close();
});
