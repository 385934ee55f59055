// Tables that cannot be opened do not break lists and can be deleted; damage is noticed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OwnTable } from '../src/http/bodies.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer, temporaryFolder } from './support/server.ts';

let file: string;
let server: TestServer;
let cookie: string;
beforeEach(async () => {
  file = join(temporaryFolder(), 'tables.db');
  server = await startServer({ store: file, snapshotEvery: 4 });
  cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
});
afterEach(() => server.close());

/** Stops the server, changes its database, starts it again. */
async function meanwhile(change: (db: DatabaseSync) => void): Promise<void> {
  await server.close();
  const db = new DatabaseSync(file);
  change(db);
  db.close();
  server = await startServer({ store: file, snapshotEvery: 4 });
}

/** A table of connect four with some discs and all seats held by one guest. */
async function played(discs: number) {
  const made = await makeTable(server.url, { game: 'connect-four', seats: [{}, {}] }, { cookie });
  const ann = await Client.connect(server.url, { cookie });
  for (const key of made.keys.seats) await ann.join(made.table, key!);
  for (let seq = 0; seq < discs; seq++) {
    const answer = await ann.choose(made.table, seq % 2, (seq * 2) % 7, { seq });
    expect(answer.type).toBe('done');
  }
  await ann.close();
  return made;
}

const list = async (): Promise<OwnTable[]> =>
  (await call<{ tables: OwnTable[] }>(server.url, '/api/tables', undefined, { cookie })).tables;

describe.each([
  [
    'of another edition',
    (db: DatabaseSync, id: string) => db.prepare('UPDATE matches SET edition = ? WHERE id = ?').run('0', id),
    'there is no edition "0"',
  ],
  [
    'of a game that is not offered any more',
    (db: DatabaseSync, id: string) => db.prepare('UPDATE matches SET game = ? WHERE id = ?').run('ludo', id),
    'does not offer',
  ],
  [
    'with a changed entry',
    (db: DatabaseSync, id: string) =>
      db
        .prepare(
          'UPDATE entries SET body = replace(body, \'"check":"\', \'"check":"0\') WHERE "match" = ? AND seq = 2',
        )
        .run(id),
    'damaged',
  ],
  [
    'whose entry is no JSON',
    (db: DatabaseSync, id: string) =>
      db.prepare('UPDATE entries SET body = ? WHERE "match" = ? AND seq = 2').run('{', id),
    'damaged',
  ],
])('a table %s', (_what, change, problem) => {
  test('is listed with its problem beside the good ones, reports it when opened, and can be deleted', async () => {
    const bad = await played(3);
    const good = await played(2);
    await meanwhile((db) => change(db, bad.table));
    const tables = await list();
    expect(tables.map(({ table }) => table).sort()).toEqual([bad.table, good.table].sort());
    expect(tables.find(({ table }) => table === good.table)).toMatchObject({
      problem: null,
      status: 'playing',
    });
    expect(tables.find(({ table }) => table === bad.table)!.problem).toContain(problem);
    const client = await Client.connect(server.url, { cookie });
    await expect(client.join(bad.table, bad.keys.seats[0]!)).rejects.toThrow(problem);
    await client.join(good.table, good.keys.seats[0]!);
    await client.close();
    await expect(
      call(server.url, `/api/tables/${bad.table}`, undefined, bearer(bad.keys.watch), 'DELETE'),
    ).rejects.toThrow('Only the host');
    await call(server.url, `/api/tables/${bad.table}`, undefined, bearer(bad.keys.host), 'DELETE');
    expect((await list()).map(({ table }) => table)).toEqual([good.table]);
  });
});

test('a table whose options are damaged is listed beside the good ones', async () => {
  const bad = await played(1);
  const good = await played(1);
  await meanwhile((db) => db.prepare('UPDATE matches SET options = ? WHERE id = ?').run('{', bad.table));
  expect((await list()).map(({ table }) => table).sort()).toEqual([bad.table, good.table].sort());
});

test('a record that is not available yet is answered with a JSON error, not with [object Object]', async () => {
  const { table, keys } = await makeTable(server.url, { game: 'connect-four', seats: [{}, {}] });
  const answer = await fetch(`${server.url}/api/tables/${table}/record`, { headers: bearer(keys.watch) });
  expect(answer.status).toBe(409);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ error: { code: 'not-now' } });
});

test('a snapshot is used only if it matches the check of its entry', async () => {
  const made = await makeTable(server.url, { game: 'smugglers', seats: [{}, {}] }, { cookie });
  const clients = [
    await Client.connect(server.url, { cookie }),
    await Client.connect(server.url, { cookie }),
  ];
  for (const [seat, client] of clients.entries()) await client.join(made.table, made.keys.seats[seat]!);
  for (let news = await clients[0]!.upTo(0); news.seq < 7;) {
    const seat = news.waiting[0]!;
    const { ask } = await clients[seat]!.upTo(news.seq);
    const answer = await clients[seat]!.choose(made.table, seat, ask!.offers[0]!.choice);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    news = answer.news;
  }
  for (const client of clients) await client.close();
  let seq = 0;
  await meanwhile((db) => {
    const kept = db.prepare('SELECT seq, body FROM snapshots WHERE "match" = ?').get(made.table)!;
    seq = Number(kept['seq']);
    // The last entry is that of the snapshot: no later check would notice the added crates.
    db.prepare('DELETE FROM entries WHERE "match" = ? AND seq > ?').run(made.table, seq);
    const body = JSON.parse(String(kept['body'])) as {
      state: { world: { smugglers: { crates: number }[] } };
    };
    body.state.world.smugglers[0]!.crates += 1000;
    db.prepare('UPDATE snapshots SET body = ? WHERE "match" = ?').run(JSON.stringify(body), made.table);
  });
  const again = await Client.connect(server.url, { cookie });
  const { news } = await again.join(made.table, made.keys.watch, { since: seq });
  expect(news!.seq).toBe(seq);
  expect((news!.view as unknown as { smugglers: { crates: number }[] }).smugglers[0]!.crates).toBeLessThan(
    1000,
  );
  await again.close();
});
