// Every cost that a caller can cause is limited: bytes, time, memory and connections.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Session, seeded, writeRecord } from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import type { CreatedTable } from '../src/http/bodies.ts';
import { limits } from '../src/index.ts';
import { networkOf } from '../src/limits.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer, wide } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const duel = { game: 'dice-duel', seats: [{}, {}] };

/** The longest time in milliseconds that somebody else had to wait for an answer meanwhile. */
async function longestWait(url: string, meanwhile: Promise<unknown>): Promise<number> {
  const ann = await Client.connect(url);
  let longest = 0;
  const over = new AbortController();
  void meanwhile.catch(() => {}).finally(() => over.abort());
  while (!over.signal.aborted) {
    const sent = performance.now();
    const answer = ann.next(['pong']);
    ann.send({ type: 'ping' });
    await answer;
    longest = Math.max(longest, performance.now() - sent);
    await wait(5);
  }
  await ann.close();
  return longest;
}

/** A record in which somebody repeatedly rests and takes it back. */
function restless(times: number): string {
  const session = Session.start(diceDuel, { seats: [{ name: 'Ann' }, { name: 'Ben' }] }, seeded(newSeed()));
  for (let i = 0; i < times; i++) {
    session.choose(0, { do: 'rest' });
    session.undo(0);
  }
  return writeRecord(session.record);
}

describe('an uploaded record', () => {
  test('has a limited number of decisions, counted before it is read', async () => {
    const text = restless(limits.uploadEntries / 2 + 1);
    await expect(call(server.url, '/api/tables/upload', text)).rejects.toThrow(
      `a record has at most ${limits.uploadEntries} decisions`,
    );
  });

  test('has options and a set-up of limited length', async () => {
    const [line = '', ...rest] = restless(1).split('\n');
    const head = { ...JSON.parse(line), given: { pad: 'x'.repeat(70_000) } };
    await expect(
      call(server.url, '/api/tables/upload', [JSON.stringify(head), ...rest].join('\n')),
    ).rejects.toThrow('options and set-up have at most 65536 characters');
  });

  test('that is nested too deep is refused as such, and has reasons of limited length', async () => {
    const [head = '', first = ''] = restless(1).split('\n');
    const sent = (entry: string) => call(server.url, '/api/tables/upload', `${head}\n${entry}\n`);
    const choice = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const deep = `{"seat":0,"rolls":[],"check":"0000000000000000","choice":${choice}}`;
    await expect(sent(deep)).rejects.toThrow('nested too deep');
    const why = { words: 'w'.repeat(1001), rule: 'X-1' };
    await expect(sent(JSON.stringify({ ...JSON.parse(first), why }))).rejects.toThrow('a reason has at most');
  });

  test('of the greatest length delays nobody', async () => {
    const text = restless(limits.uploadEntries / 2);
    const upload = call<CreatedTable>(server.url, '/api/tables/upload', text);
    expect(await longestWait(server.url, upload)).toBeLessThan(400);
    expect(await upload).toMatchObject({ status: 'playing' });
  });

  test('with a text of megabytes delays nobody, and is not quoted in the answer', async () => {
    const { head } = Session.start(diceDuel, { seats: [{}, {}] }, seeded(newSeed())).record;
    const text = `${JSON.stringify({ ...head, ['x'.repeat(3_000_000)]: 1 })}\n`;
    const upload = call(server.url, '/api/tables/upload', text);
    expect(await longestWait(server.url, upload)).toBeLessThan(400);
    const message = await upload.then(String, (error: Error) => error.message);
    expect(message).toMatch(/^4(00|29) /);
    expect(message.length).toBeLessThan(2000);
  });

  test('that takes too long is aborted, and the next one is verified', async () => {
    const hasty = await startServer({ limits: { ...wide, uploadMs: 3000 } });
    const session = Session.start(diceDuel, { seats: [{}, {}] }, seeded(newSeed()));
    session.choose(0, { do: 'rest' });
    const endless = writeRecord({ ...session.record, head: { ...session.head, game: 'endless' } });
    await expect(call(hasty.url, '/api/tables/upload', endless)).rejects.toThrow('It takes too long');
    expect(await call(hasty.url, '/api/tables/upload', restless(1))).toMatchObject({ status: 'playing' });
    await hasty.close();
  });

  test('is charged to its address (bytes, time, tables), whatever the cookie', async () => {
    const mean = await startServer({
      limits: {
        ...wide,
        uploadBytesByAddress: { perSecond: 1, burst: 1500 },
        tablesByAddress: { perSecond: 0.001, burst: 6 },
      },
    });
    const text = restless(3);
    const results: boolean[] = [];
    for (let i = 0; i < 4; i++)
      results.push(
        await call(mean.url, '/api/tables/upload', text).then(
          () => true,
          () => false,
        ),
      );
    expect(results[0]).toBe(true);
    expect(results.at(-1)).toBe(false);
    for (let i = 0; i < 2; i++) await makeTable(mean.url, duel);
    await expect(makeTable(mean.url, duel)).rejects.toThrow('Too many tables from this address');
    await mean.close();
  });

  test('of a finished game does not count as an unfinished table', async () => {
    const few = await startServer({ limits: { ...wide, tables: 1 } });
    const cookie = (await fetch(`${few.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const session = Session.start(diceDuel, { seats: [{}, {}] }, seeded(newSeed()));
    for (let i = 0; i < 200 && session.world.over === null; i++) {
      const [ask] = session.asks;
      session.choose(ask!.seat, ask!.offers[0]!);
    }
    const made = await call<CreatedTable>(few.url, '/api/tables/upload', writeRecord(session.record), {
      cookie,
    });
    expect(made.status).toBe('over');
    await makeTable(few.url, duel, { cookie });
    await few.close();
  });
});

test('opening tables again and again is charged to the address', async () => {
  const mean = await startServer({
    limits: { ...wide, openingMsByAddress: { perSecond: 1e-6, burst: 0.001 } },
  });
  const uploaded = (): Promise<CreatedTable> => call(mean.url, '/api/tables/upload', restless(50));
  const [first, second] = [await uploaded(), await uploaded()];
  const look = ({ table, keys }: CreatedTable) =>
    call(mean.url, `/api/tables/${table}`, undefined, bearer(keys.host));
  await look(first);
  await expect(look(second)).rejects.toThrow('Enough tables were opened from this address');
  const ann = await Client.connect(mean.url);
  await expect(ann.join(second.table, second.keys.seats[0]!)).rejects.toThrow('Enough tables');
  // A table in memory costs nothing.
  await look(first);
  await ann.close();
  await mean.close();
});

test('records, which may be long, are read less often than the rest', async () => {
  const few = await startServer({ limits: { ...wide, largeAnswers: 1 } });
  const cookie = (await fetch(`${few.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
  const made = await call<CreatedTable>(few.url, '/api/tables/upload', restless(1), { cookie });
  const read = async () =>
    (
      await fetch(`${few.url}/api/tables/${made.table}/record`, {
        headers: { cookie, ...bearer(made.keys.host) },
      })
    ).status;
  expect([await read(), await read()]).toEqual([200, 429]);
  await few.close();
});

describe('long texts in a request', () => {
  test.each([
    ['a game', { ...duel, game: 'x'.repeat(60_000) }],
    ['an option', { ...duel, options: { ['x'.repeat(60_000)]: 1 } }],
    ['the value of an option', { ...duel, options: { hearts: 'x'.repeat(60_000) } }],
  ])('(%s) are refused before anybody compares them', async (_what, order) => {
    const started = performance.now();
    const message = await makeTable(server.url, order).then(String, (error: Error) => error.message);
    expect(message).toMatch(/^400 /);
    expect(message.length).toBeLessThan(1500);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('a socket', () => {
  test('that sends pings is counted, and one that does not read is disconnected', async () => {
    const strict = await startServer({ limits: { ...wide, connection: { perSecond: 1, burst: 50 } } });
    const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    let pongs = 0;
    socket.on('pong', () => pongs++);
    for (let i = 0; i < 500; i++) socket.ping('x'.repeat(100));
    expect((await closed)[0]).toBe(4429);
    expect(pongs).toBeLessThanOrEqual(50);
    await strict.close();
  });

  test('that does not read takes a limited amount of memory', async () => {
    const small = await startServer({ limits: { ...wide, backlog: 100_000 } });
    const socket = new WebSocket(`${small.url.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    socket.pause();
    const payload = 'x'.repeat(120);
    const metric = async (): Promise<number> =>
      Number(/^xenotable_sockets (\d+)$/m.exec(await call<string>(small.url, '/metrics'))![1]);
    for (let i = 0; i < 400 && (await metric()) > 0; i++) {
      for (let j = 0; j < 2000; j++) socket.ping(payload);
      await wait(1);
    }
    await expect.poll(metric, { timeout: 5000 }).toBe(0);
    socket.terminate();
    await small.close();
  });

  test('that asks for the log of a long game again and again is limited by its length', async () => {
    const strict = await startServer({ limits: { ...wide, address: { perSecond: 0.1, burst: 40 } } });
    const made = await call<CreatedTable>(strict.url, '/api/tables/upload', restless(2000));
    const socket = await Client.connect(strict.url);
    const join = (): Promise<unknown> => socket.join(made.table, made.keys.seats[0]!, { since: -1 });
    await join();
    expect(Math.max(...socket.received.map((text) => text.length))).toBeGreaterThan(200_000);
    let joins = 1;
    while (joins < 40 && (await join().catch(() => null)) !== null) joins++;
    expect(joins).toBeLessThan(12);
    expect(socket.closed?.code).toBe(4429);
    await strict.close();
  });

  test('that reconnects gets no more than one that stays', async () => {
    const strict = await startServer({
      limits: { ...wide, address: { perSecond: 10, burst: 30 }, connection: { perSecond: 1e6, burst: 1e6 } },
    });
    let answers = 0;
    for (let i = 0; i < 5; i++) {
      const client = await Client.connect(strict.url);
      for (let j = 0; j < 40; j++) client.send({ type: 'ping' });
      await expect.poll(() => client.closed !== null).toBe(true);
      answers += client.received.length;
    }
    expect(answers).toBeLessThan(60);
    await strict.close();
  });
});

describe('connections', () => {
  test('whose request never ends are closed', async () => {
    const strict = await startServer({ limits: { ...wide, requestMs: 600 } });
    const { port } = new URL(strict.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    socket.resume();
    const ended = once(socket, 'close').then(() => 'ended');
    expect(await Promise.race([ended, wait(4000, 'kept')])).toBe('ended');
    await strict.close();
  });

  test('of one address are limited', async () => {
    const strict = await startServer({ limits: { ...wide, connectionsByAddress: 20 } });
    const { port } = new URL(strict.url);
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      return socket;
    });
    await expect
      .poll(() => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length)
      .toBe(20);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => fetch(`${strict.url}/health`).then((answer) => answer.status)).toBe(200);
    await strict.close();
  });

  test('of one IPv6 customer count as one address', () => {
    expect(networkOf('2001:db8:0:1:a::1')).toBe('2001:db8:0:1::/64');
    expect(networkOf('2001:db8:0:1:ffff::2')).toBe('2001:db8:0:1::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  });
});

describe('behind proxies', () => {
  const codes = async (url: string, forwarded: (i: number) => string): Promise<number[]> => {
    const answers: number[] = [];
    for (let i = 0; i < 8; i++) {
      const { status } = await fetch(`${url}/api/codes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(i) },
        body: JSON.stringify({ code: 'NOSUCH' }),
      });
      answers.push(status);
    }
    return answers;
  };

  test('only addresses written by the nearest proxies are trusted', async () => {
    const proxied = await startServer({ proxies: 1, limits: { ...wide, creations: 3 } });
    const forged = await codes(proxied.url, (i) => `198.51.100.${i}, 203.0.113.5`);
    expect(forged.filter((status) => status === 429)).toHaveLength(5);
    const different = await codes(proxied.url, (i) => `198.51.100.1, 203.0.113.${i + 10}`);
    expect(different).not.toContain(429);
    await proxied.close();
  });

  test('without a proxy the header is ignored', async () => {
    const alone = await startServer({ limits: { ...wide, creations: 3 } });
    const forged = await codes(alone.url, (i) => `198.51.100.${i}`);
    expect(forged.filter((status) => status === 429)).toHaveLength(5);
    await alone.close();
  });
});

test('many watchers who arrive at once are announced in few messages', async () => {
  const { table, keys } = await makeTable(server.url, duel);
  const watchers = await Promise.all(Array.from({ length: 60 }, () => Client.connect(server.url)));
  await Promise.all(watchers.map((watcher) => watcher.join(table, keys.watch)));
  await expect
    .poll(() =>
      watchers.every(
        ({ received }) =>
          (JSON.parse(received.at(-1)!) as { info: { watchers: number } }).info.watchers === 60,
      ),
    )
    .toBe(true);
  const infos = watchers.flatMap(({ received }) =>
    received.filter((text) => text.startsWith('{"type":"info"')),
  );
  expect(infos.length).toBeLessThan(60 * 15);
  await Promise.all(watchers.map((watcher) => watcher.close()));
});

test('old undos are not sent again with every answer', async () => {
  const made = await makeTable(server.url, duel);
  const [ann, ben] = [await Client.connect(server.url), await Client.connect(server.url)];
  await ann.join(made.table, made.keys.seats[0]!);
  await ben.join(made.table, made.keys.seats[1]!);
  await ann.upTo(0);
  for (let i = 0; i < 100; i++) {
    await ann.choose(made.table, 0, { do: 'rest' });
    await ann.undo(made.table, 0);
  }
  // Both are answers to an undo: each round has one answer to a choice and one to an undo.
  const [early, late] = [ann.received.at(-181)!, ann.received.at(-1)!];
  expect(late.length).toBeLessThan(early.length + 100);
  expect(ann.news!.undone).toEqual(Array.from({ length: 100 }, (_, i) => i * 2));
  const phone = await Client.connect(server.url);
  expect((await phone.join(made.table, ann.key)).news!.undone).toHaveLength(100);
  expect((await phone.join(made.table, ann.key, { since: 198 })).news!.undone).toHaveLength(100);
  await Promise.all([ann.close(), ben.close(), phone.close()]);
});

test('a table has a limited number of decisions', async () => {
  const short = await startServer({ limits: { ...wide, entries: 3 } });
  const made = await makeTable(short.url, duel);
  const [ann, ben] = [await Client.connect(short.url), await Client.connect(short.url)];
  await ann.join(made.table, made.keys.seats[0]!);
  await ben.join(made.table, made.keys.seats[1]!);
  await ann.upTo(0);
  await ann.choose(made.table, 0, { do: 'rest' });
  await ann.undo(made.table, 0);
  await ann.choose(made.table, 0, { do: 'rest' });
  expect(await ann.undo(made.table, 0)).toMatchObject({ type: 'error', code: 'too-many' });
  await short.close();
});

describe('pages for operators', () => {
  test('are rate-limited like others', async () => {
    const strict = await startServer({ limits: { ...wide, pages: 5, requests: 5 } });
    for (const path of ['/health', '/ready', '/api/openapi.json', '/nothing']) {
      const answers: number[] = [];
      for (let i = 0; i < 8; i++) answers.push((await fetch(strict.url + path)).status);
      expect(answers).toContain(429);
    }
    await strict.close();
  });

  test('counters are for this machine, or for those who have the key', async () => {
    const forwarded = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(forwarded.status).toBe(403);
    const locked = await startServer({ metricsKey: 'a-key-for-the-operator' });
    expect((await fetch(`${locked.url}/metrics`)).status).toBe(403);
    expect(await call<string>(locked.url, '/metrics', undefined, bearer('a-key-for-the-operator'))).toContain(
      'xenotable_choices_total 0',
    );
    await locked.close();
  });
});
