// The same store on the embedded database and on PostgreSQL.
import { appendFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GroupCommit } from '../src/store/commit.ts';
import { Fenced, SeqConflict, Store } from '../src/store/store.ts';
import { held, matchRow as match, newEntry as entry, seatRows as seats } from './support/rows.ts';
import { Line } from './support/line.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { temporaryFolder } from './support/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

describe.each([
  ['sqlite', async () => join(temporaryFolder(), 'deep', 'tables.db')],
  ['postgres', () => postgres.database()],
])('a store on %s', (name, newPlace) => {
  let where: string;
  let store: Store;
  beforeAll(async () => {
    where = await newPlace();
    store = await Store.open(where);
  });
  afterAll(() => store.close());

  test('has the expected name', async () => {
    expect(store.name).toBe(name);
    await store.ping();
  });

  test('returns a match unchanged', async () => {
    await store.create(match('m1', { code: 'CODE1' }), seats('m1'), [
      { key: 'watch m1', match: 'm1', sees: null },
    ]);
    expect(await store.find('m1')).toEqual({ match: match('m1', { code: 'CODE1' }), seats: seats('m1') });
    expect(await store.findByCode('CODE1')).toBe('m1');
    expect(await store.findByCode('CODE2')).toBeNull();
    expect(await store.find('m0')).toBeNull();
  });

  test('creates a match completely or not at all', async () => {
    await expect(
      store.create(match('m2'), seats('m1'), [{ key: 'watch m2', match: 'm2', sees: null }]),
    ).rejects.toThrow();
    expect(await store.find('m2')).toBeNull();
    expect(await store.spectators.watchKey('m2')).toBeNull();
  });

  test('keeps entries in order and refuses the second with the same seq', async () => {
    await store.create(match('m3'), seats('m3'), [{ key: 'watch m3', match: 'm3', sees: null }]);
    await Promise.all([
      store.append(entry('m3', 1)),
      store.append(entry('m3', 2)),
      store.append(entry('m3', 3)),
    ]);
    expect((await store.entries('m3', 0)).map((row) => row.seq)).toEqual([1, 2, 3]);
    const { over: _over, fence: _fence, ...row } = entry('m3', 3);
    expect(await store.entries('m3', 2)).toEqual([row]);
    await expect(store.append(entry('m3', 3))).rejects.toThrow(SeqConflict);
  });

  test('writes the other entries of a group if one conflicts', async () => {
    await store.create(match('m4'), seats('m4'), [{ key: 'watch m4', match: 'm4', sees: null }]);
    const results = await Promise.allSettled([
      store.append(entry('m4', 1)),
      store.append(entry('m3', 1)),
      store.append(entry('m4', 2)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.entries('m4', 0)).map((row) => row.seq)).toEqual([1, 2]);
  });

  test('marks a match as over with its last entry', async () => {
    await store.create(match('m5', { guest: 'eve' }), seats('m5'), [
      { key: 'watch m5', match: 'm5', sees: null },
    ]);
    expect(await store.unfinished('eve')).toBe(1);
    await store.append(entry('m5', 1, true));
    expect(await store.unfinished('eve')).toBe(0);
    expect((await store.find('m5'))!.match).toMatchObject({ over: 1, updated: 1_790_000_000_001 });
  });

  test('lists the matches that go on before finished ones, however many there are', async () => {
    await store.create(match('m7', { guest: 'eve', updated: 1 }), seats('m7'), [
      { key: 'watch m7', match: 'm7', sees: null },
    ]);
    expect(await store.of('eve', 1)).toEqual(['m7']);
  });

  test('lets only one guest sit down', async () => {
    const sat = await Promise.all([
      store.seats.claim(held('m3'), 1, 'B of m3', { guest: 'bea', name: 'Bea' }),
      store.seats.claim(held('m3'), 1, 'B of m3', { guest: 'bob', name: 'Bob' }),
    ]);
    expect(sat.toSorted()).toEqual([false, true]);
    expect((await store.find('m3'))!.seats[1]).toMatchObject(
      sat[0] ? { guest: 'bea', name: 'Bea' } : { guest: 'bob', name: 'Bob' },
    );
    expect(await store.seats.claim(held('m1'), 1, 'an older key', { guest: 'ben', name: 'Benno' })).toBe(
      false,
    );
    expect(await store.seats.claim(held('m1'), 1, 'B of m1', { guest: 'ben', name: 'Benno' })).toBe(true);
    expect((await store.find('m1'))!.seats[1]).toMatchObject({ guest: 'ben', name: 'Benno' });
    expect(await store.of('ben', 10)).toEqual(['m1']);
    expect((await store.of('ann', 10)).sort()).toEqual(['m1', 'm3', 'm4', 'm5', 'm7']);
  });

  test('deals once', async () => {
    const filled = seats('m4').map((seat) =>
      seat.guest === null ? { ...seat, kind: 'dummy', key: null, invite: null } : seat,
    );
    const guestMoved = seats('m4').map((seat) => ({ ...seat, guest: 'eve' }));
    expect(await store.seats.deal(held('m4'), 'no head', guestMoved, filled, 5)).toBe(false);
    expect((await store.find('m4'))!.match.head).toBeNull();
    expect(await store.seats.deal(held('m4'), 'first head', seats('m4'), filled, 5)).toBe(true);
    expect(await store.seats.deal(held('m4'), 'second head', seats('m4'), seats('m4'), 6)).toBe(false);
    expect(await store.find('m4')).toMatchObject({
      match: { head: 'first head', code: null },
      seats: [{}, { kind: 'dummy', key: null }],
    });
  });

  test('hands a seat over', async () => {
    await store.seats.handOver(held('m1'), 0, 'new key', 'new link');
    expect((await store.find('m1'))!.seats[0]).toMatchObject({
      key: 'new key',
      invite: 'new link',
      guest: null,
    });
  });

  test('stores spectators and snapshots', async () => {
    await store.spectators.add(held('m1'), 'pupil', 1);
    expect(await store.spectators.find('m1', 'pupil')).toEqual({ key: 'pupil', match: 'm1', sees: 1 });
    expect(await store.spectators.find('m3', 'pupil')).toBeNull();
    expect(await store.spectators.watchKey('m1')).toBe('watch m1');
    expect(await store.snapshot('m1')).toBeNull();
    await store.keepSnapshot({ match: 'm1', seq: 64, body: 'a' });
    await store.keepSnapshot({ match: 'm1', seq: 128, body: 'b' });
    expect(await store.snapshot('m1')).toEqual({ match: 'm1', seq: 128, body: 'b' });
  });

  test('keeps its secret when it is opened again', async () => {
    const secret = await store.secret('cookie', 'first');
    await store.close();
    store = await Store.open(where);
    expect(await store.secret('cookie', 'second')).toBe(secret);
    expect(await store.find('m3')).not.toBeNull();
  });

  test('stores names, and seen entries that never decrease', async () => {
    await store.rename(held('m1'), 'Friday night');
    for (const seq of [3, 7, 5]) await store.seats.see('m1', 0, seq);
    const kept = await store.find('m1');
    expect(kept).toMatchObject({ match: { name: 'Friday night' }, seats: [{ seen: 7 }, { seen: -1 }] });
  });

  test('accepts long uploads', async () => {
    const rows = Array.from({ length: 1234 }, (_, i) => ({
      match: 'm6',
      seq: i + 1,
      body: '{}',
      choice: null,
      at: 1,
    }));
    await store.create(match('m6'), seats('m6'), [{ key: 'watch m6', match: 'm6', sees: null }], rows);
    expect(await store.entries('m6', 0)).toHaveLength(1234);
  });

  test('deletes a match completely', async () => {
    await store.remove(held('m6'));
    expect(await store.find('m6')).toBeNull();
    expect(await store.entries('m6', 0)).toEqual([]);
    expect(await store.spectators.watchKey('m6')).toBeNull();
  });
});

describe('a match on PostgreSQL', () => {
  let first: Store;
  let second: Store;
  let line: Line;
  beforeAll(async () => {
    const where = await postgres.database();
    line = await Line.to(where);
    first = await Store.open(line.url, () => {}, { answerMs: 1000, beatMs: 50 });
    second = await Store.open(where);
    for (const id of ['m1', 'm2'])
      await first.create(match(id), seats(id), [{ key: `watch ${id}`, match: id, sees: null }]);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    line.close();
  });

  test('belongs to one node while that node lives, and to another when its heartbeats have stopped', async () => {
    await first.listen(() => {});
    await first.nodes!.announce('http://first');
    await second.listen(() => {});
    expect(await first.own('m1')).toEqual({ fence: 1 });
    expect(await second.own('m1')).toEqual({ owner: 'http://first' });
    expect(await second.own('no such match')).toBeNull();
    line.silence('LISTEN');
    await expect.poll(() => second.own('m1')).toEqual({ fence: 2 });
  });

  test('cannot be written by a node that has lost it', async () => {
    const lost = { match: 'm1', fence: 1 };
    await expect(first.append({ ...entry('m1', 1), ...lost })).rejects.toThrow(Fenced);
    expect(await first.seats.claim(lost, 1, 'B of m1', { guest: 'ben' })).toBe(false);
    expect(await first.seats.deal(lost, 'head', seats('m1'), seats('m1'), 5)).toBe(false);
    expect(await first.seats.handOver(lost, 0, 'new key', 'new link')).toBe(false);
    expect(await first.seats.program(lost, 0, 'hard')).toBe(false);
    expect(await first.spectators.add(lost, 'pupil', 0)).toBe(false);
    expect(await first.rename(lost, 'Mine')).toBe(false);
    expect(await first.remove(lost)).toBe(false);
    expect(await first.entries('m1', 0)).toEqual([]);
    expect(await first.find('m1')).toMatchObject({
      match: { name: null, head: null, fence: 2 },
      seats: [{ key: 'A of m1', program: null }, { guest: null }],
    });
    expect(await first.spectators.find('m1', 'pupil')).toBeNull();
  });

  test('does not affect other matches of its group', async () => {
    const [lost, kept] = await Promise.allSettled([
      first.append({ ...entry('m1', 1), fence: 1 }),
      first.append({ ...entry('m2', 1), fence: 0 }),
    ]);
    expect([lost.status, kept.status]).toEqual(['rejected', 'fulfilled']);
    await second.append({ ...entry('m1', 1), fence: 2 });
    expect((await second.entries('m1', 0)).map((row) => row.seq)).toEqual([1]);
  });

  test('can be taken at once if its node leaves, and that node takes no more matches', async () => {
    expect(await second.own('m2')).toEqual({ fence: 1 });
    await second.nodes!.leave();
    expect(await second.own('m1')).toEqual({ owner: null });
    await expect(second.append({ ...entry('m2', 2), fence: 1 })).rejects.toThrow(Fenced);
    expect(await first.own('m2')).toEqual({ fence: 3 });
  });
});

test('acknowledged entries of the embedded store survive a sudden end', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tables.db');
  const store = await Store.open(file);
  await store.create(match('m9'), seats('m9'), [{ key: 'watch m9', match: 'm9', sees: null }]);
  await Promise.all([store.append(entry('m9', 1)), store.append(entry('m9', 2, true))]);
  // A copy of the files as they are on disk at this moment.
  const left = join(folder, 'left.db');
  for (const end of ['', '-wal']) copyFileSync(file + end, left + end);
  // And the beginning of a group that was not acknowledged.
  appendFileSync(`${left}-wal`, 'half a page');
  const next = await Store.open(left);
  expect((await next.entries('m9', 0)).map((row) => row.seq)).toEqual([1, 2]);
  expect((await next.find('m9'))!.match.over).toBe(1);
  await expect(next.append(entry('m9', 2))).rejects.toThrow(SeqConflict);
  await next.append(entry('m9', 3));
  expect(await next.entries('m9', 2)).toHaveLength(1);
  await Promise.all([store.close(), next.close()]);
});

describe('group commit', () => {
  test('writes rows that arrive in one turn together', async () => {
    const groups: number[][] = [];
    const commits = new GroupCommit<number>(
      (rows) => {
        groups.push([...rows]);
        return [];
      },
      () => false,
    );
    await Promise.all([1, 2, 3].map((row) => commits.add(row)));
    await commits.add(4);
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  test('writes rows that arrive while the disk is busy as the next group', async () => {
    const groups: number[][] = [];
    const commits = new GroupCommit<number>(
      async (rows) => {
        groups.push([...rows]);
        await new Promise((done) => setTimeout(done, 20));
        return [];
      },
      () => false,
    );
    const first = commits.add(1);
    await new Promise((done) => setTimeout(done, 5));
    await Promise.all([first, commits.add(2), commits.add(3)]);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  test('tells for how long a write has hung', async () => {
    let written = (): void => {};
    const commits = new GroupCommit<number>(
      () => new Promise((done) => (written = () => done([]))),
      () => false,
    );
    expect(commits.waitingMs).toBe(0);
    const row = commits.add(1);
    await wait(30);
    expect(commits.waitingMs).toBeGreaterThan(20);
    written();
    await row;
    await commits.settled();
    expect(commits.waitingMs).toBe(0);
  });

  test('fails all rows when the disk fails', async () => {
    const commits = new GroupCommit<number>(
      () => Promise.reject(new Error('disk full')),
      () => false,
    );
    const results = await Promise.allSettled([commits.add(1), commits.add(2)]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    await commits.settled();
  });
});
