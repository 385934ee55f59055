// The HTTP side: guests, limits, origins, headers, errors, the web client's files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OwnTable } from '../src/http/bodies.ts';
import { GroupCommit } from '../src/store/commit.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer, temporaryFolder, wide } from './support/server.ts';

let server: TestServer;
const web = temporaryFolder();
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Xenotable</title>');
  writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {};');
  writeFileSync(join(web, 'assets', 'app-1234.js.br'), 'compressed');
  server = await startServer({ web });
});
afterAll(() => server.close());

const duel = { game: 'dice-duel', seats: [{ name: 'Ann' }, { name: 'Ben' }] };
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers });

describe('guests', () => {
  test('get a signed cookie and find their tables again', async () => {
    const response = await get('/api/games');
    const cookie = response.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^guest=[\w-]+\.\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const mine = { cookie: cookie.split(';')[0]! };
    const made = await makeTable(server.url, duel, mine);
    const { tables } = await call<{ tables: OwnTable[] }>(server.url, '/api/tables', undefined, mine);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({
      table: made.table,
      status: 'waiting',
      mine: [{ seat: 0, key: made.keys.seats[0] }],
      host: made.keys.host,
      waitingForMe: false,
    });
    const ben = await Client.connect(server.url);
    await ben.join(made.table, made.keys.seats[1]!);
    const after = await call<{ tables: OwnTable[] }>(server.url, '/api/tables', undefined, mine);
    expect(after.tables[0]).toMatchObject({
      status: 'playing',
      waitingForMe: true,
      seats: [{ present: false }, { present: true }],
    });
  });

  test('cannot forge the cookies of others', async () => {
    const forged = await get('/api/tables', { cookie: 'guest=ann.forged' });
    expect(forged.headers.getSetCookie()[0]).toMatch(/^guest=/);
    expect(((await forged.json()) as { tables: unknown[] }).tables).toEqual([]);
  });

  test('have a limited number of unfinished tables', async () => {
    const small = await startServer({ limits: { ...wide, tables: 2 } });
    const cookie = (await fetch(`${small.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    await makeTable(small.url, duel, { cookie });
    const second = await makeTable(small.url, duel, { cookie });
    await expect(makeTable(small.url, duel, { cookie })).rejects.toThrow('You have 2 unfinished tables');
    await call(small.url, `/api/tables/${second.table}`, undefined, bearer(second.keys.host), 'DELETE');
    await makeTable(small.url, duel, { cookie });
    await small.close();
  });
});

describe('limits', () => {
  test('on requests: too many tables in a minute', async () => {
    const small = await startServer({ limits: { ...wide, creations: 2 } });
    const codes: number[] = [];
    for (let i = 0; i < 4; i++) {
      const response = await fetch(`${small.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(duel),
      });
      codes.push(response.status);
      if (response.status === 429)
        expect(await response.json()).toMatchObject({ error: { code: 'too-many' } });
    }
    expect(codes).toEqual([201, 201, 429, 429]);
    await small.close();
  });

  test('on sockets and messages of one address', async () => {
    const small = await startServer({
      limits: { ...wide, sockets: 2, connection: { perSecond: 1, burst: 5 } },
    });
    const one = await Client.connect(small.url);
    const two = await Client.connect(small.url);
    const three = await Client.connect(small.url);
    await expect(three.next(['pong'])).rejects.toThrow('4429');
    for (let i = 0; i < 6; i++) one.send({ type: 'ping' });
    await expect(one.next(['error'])).rejects.toThrow('4429');
    expect(one.received).toHaveLength(5);
    two.send({ type: 'ping' });
    await two.next(['pong']);
    await small.close();
  });

  test('on the size of bodies', async () => {
    const huge = JSON.stringify({ ...duel, options: { hearts: 'x'.repeat(70_000) } });
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: huge,
    });
    expect(response.status).toBe(413);
    await expect(call(server.url, '/api/tables/upload', 'x'.repeat(wide.upload + 1))).rejects.toThrow('413');
  });
});

describe('other sites', () => {
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };
  test('may not change anything', async () => {
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: foreign,
      body: JSON.stringify(duel),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('may not open a socket', async () => {
    await expect(Client.connect(server.url, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(Client.connect(server.url, { origin: 'null' })).rejects.toThrow('403');
    await (await Client.connect(server.url, { origin: server.url })).close();
  });
});

describe('answers', () => {
  test('files of a build that was made while the server runs are served', async () => {
    writeFileSync(join(web, 'assets', 'newer-5678.js'), 'export {};');
    const newer = await get('/assets/newer-5678.js');
    expect([newer.status, await newer.text()]).toEqual([200, 'export {};']);
    expect(newer.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/assets/none-1.js', '/assets/..%2findex.html', '/assets/../../package.json'])
      expect((await get(path)).status, path).toBe(404);
  });

  test('carry the headers that keep browsers safe', async () => {
    for (const path of ['/', '/api/games', '/nothing', '/assets/app-1234.js']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('never contain a stack trace', async () => {
    const bodies = await Promise.all([
      get('/api/tables/nothing').then((response) => response.text()),
      get('/api/tables/nothing', bearer('wrong')).then((response) => response.text()),
      fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"game":',
      }).then((response) => response.text()),
      fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'a,b',
      }).then((response) => response.text()),
      get('/api/nothing').then((response) => response.text()),
      get('/%E0%A4%A').then((response) => response.text()),
    ]);
    for (const body of bodies) {
      expect(JSON.parse(body)).toMatchObject({
        error: { code: expect.any(String), message: expect.any(String) },
      });
      expect(body).not.toMatch(/node_modules|\.ts:|at .*\(/);
    }
  });

  test('describe the games with their options', async () => {
    const { games } = await call<{ games: { name: string; options: object }[] }>(server.url, '/api/games');
    expect(games.find((game) => game.name === 'dice-duel')).toMatchObject({
      seats: { least: 2, most: 2, kinds: ['person'] },
      options: { hearts: { choices: [3, 5] } },
    });
  });

  test('match the documented API', async () => {
    const served = await call<{ paths: object }>(server.url, '/api/openapi.json');
    expect(Object.keys(served.paths).length).toBeGreaterThan(8);
    expect(served).toEqual(
      JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')),
    );
  });
});

describe('the web client', () => {
  test('is served, with index.html for each of its own addresses', async () => {
    for (const path of ['/', '/t/abc', '/rules/xenoshyft/XS-CMB-01', '/new/xenoshyft']) {
      const response = await get(path, { accept: 'text/html' });
      expect([response.status, await response.text()]).toEqual([
        200,
        '<!doctype html><title>Xenotable</title>',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('is cached by content and served compressed if a compressed file exists', async () => {
    const response = await get('/assets/app-1234.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await get('/assets/missing.js')).status).toBe(404);
    expect((await get('/../package.json')).status).toBe(404);
  });
});

describe('operators', () => {
  test('see health and counters, without secrets', async () => {
    expect(await call(server.url, '/health')).toEqual({ status: 'ok', store: 'sqlite' });
    expect(await call(server.url, '/ready')).toEqual({ status: 'ok', store: 'sqlite' });
    const metrics = await call<string>(server.url, '/metrics');
    expect(metrics).toMatch(/^xenotable_choices_total \d+$/m);
    expect(metrics).toContain('xenotable_commit_milliseconds_bucket{le="+Inf"}');
  });

  test('are told that choices are not written: the server is alive, but not ready for people', async () => {
    const stuck = vi.spyOn(GroupCommit.prototype, 'waitingMs', 'get').mockReturnValue(2500);
    const answer = await fetch(`${server.url}/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'choices are not written', store: 'sqlite' },
    ]);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    stuck.mockRestore();
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });

  test('find exactly the existing counters in the documentation', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const counted = [...text.matchAll(/^# TYPE (xenotable_\w+)/gm)].map(([, name]) => name!);
    const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    expect([...new Set(page.match(/xenotable_\w+/g))].sort()).toEqual(counted.sort());
    const alerts = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8');
    for (const name of alerts.match(/xenotable_\w+/g) ?? [])
      expect(counted).toContain(name.replace(/_bucket$/, ''));
    for (const [, alert] of alerts.matchAll(/alert: (\w+)/g)) expect(page).toContain(`\`${alert}\``);
  });

  test('can stop the server: sockets are told, the last choice is kept', async () => {
    const store = join(temporaryFolder(), 'tables.db');
    const first = await startServer({ store });
    const made = await makeTable(first.url, duel);
    const [ann, ben] = [await Client.connect(first.url), await Client.connect(first.url)];
    await ann.join(made.table, made.keys.seats[0]!);
    await ben.join(made.table, made.keys.seats[1]!);
    await ann.upTo(0);
    await ann.choose(made.table, 0, { do: 'rest' }, { id: 'before the end' });
    const closed = ben.next(['pong']).catch((error: Error) => error.message);
    await first.close();
    expect(await closed).toContain('1001');
    const second = await startServer({ store });
    const again = await Client.connect(second.url);
    expect((await again.join(made.table, made.keys.seats[0]!)).news).toMatchObject({ seq: 1, waiting: [1] });
    expect(await again.choose(made.table, 0, { do: 'rest' }, { id: 'before the end', seq: 0 })).toMatchObject(
      { type: 'done', news: { seq: 1 } },
    );
    await second.close();
  });
});
