// People who are away are alerted when it is their turn: once per turn, without game content, and only at addresses that the server may
// call.
import { createECDH, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublic, post, publicLookup, readAddress } from '../src/alerts/outside.ts';
import { Sender, newVapidKeys, siteOf } from '../src/alerts/sender.ts';
import { letterFor } from '../src/alerts/words.ts';
import type { Config } from '../src/config.ts';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Metrics } from '../src/metrics.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { type TestServer, UPKEEP_MS, startServer, testConfig } from './support/server.ts';

const AFTER_MS = 300;
const alerts = (more: Partial<Config['alerts']> = {}): Pick<Config, 'alerts'> => ({
  alerts: { ...testConfig().alerts, afterMs: AFTER_MS, local: true, ...more },
});

let inbox: Inbox;
beforeEach(async () => {
  inbox = await startInbox();
});
afterEach(() => inbox.close());

interface Sitting {
  made: CreatedTable;
  ann: Client;
  ben: Client;
  /** The keys of both seats. */
  keys: [string, string];
}

async function seated(url: string, game = 'dice-duel', name = 'Friday night'): Promise<Sitting> {
  const made = await makeTable(url, { game, seats: [{}, {}], name });
  const ann = await Client.connect(url);
  const ben = await Client.connect(url);
  const { key: first } = await ann.join(made.table, made.keys.seats[0]!);
  const { key: second } = await ben.join(made.table, made.keys.seats[1]!);
  await ann.upTo(0);
  return { made, ann, ben, keys: [first, second] };
}

interface Shown {
  id: string;
  kind: string;
  host: string;
}

const addTo = (url: string, table: string, key: string, target: object): Promise<Shown> =>
  call(url, `/api/tables/${table}/alerts`, target, bearer(key));

const listed = async (url: string, table: string, key: string): Promise<Shown[]> =>
  (await call<{ alerts: Shown[] }>(url, `/api/tables/${table}/alerts`, undefined, bearer(key))).alerts;

const ntfy = (path = '/topic') => ({ kind: 'webhook', format: 'ntfy', url: inbox.url + path });

/** Waits as long as another alert would take to arrive. */
const quiet = (): Promise<void> => wait(5 * UPKEEP_MS + 2 * AFTER_MS);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

for (const store of ['sqlite', 'postgres'] as const)
  describe(`on ${store}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({
        ...alerts(),
        ...(store === 'postgres' && { store: await postgres.database() }),
      });
    }, PATIENCE);
    afterAll(() => server.close());

    test('one alert a turn, when the seat has been empty for a while', async () => {
      const { made, ann, ben, keys } = await seated(server.url);
      await addTo(server.url, made.table, keys[1], ntfy());
      expect(inbox.letters.map(({ body }) => body.toString())).toEqual([
        'You will be told here when it is your turn.',
      ]);
      // Ben is connected, so he gets no alert.
      await ann.choose(made.table, 0, { do: 'rest' });
      await ben.upTo(1);
      await quiet();
      expect(inbox.letters).toHaveLength(1);
      await ben.close();
      await expect.poll(() => inbox.letters.length, { timeout: 10_000 }).toBe(2);
      const [, { headers, body }] = inbox.letters as [object, (typeof inbox.letters)[number]];
      expect(body.toString()).toBe('Dice duel: it is your turn.');
      expect(headers).toMatchObject({ title: 'Friday night', click: `${server.url}/t/${made.table}` });
      await quiet();
      expect(inbox.letters).toHaveLength(2);

      // The next turn causes an alert again.
      const back = await Client.connect(server.url);
      await back.join(made.table, keys[1]);
      await back.choose(made.table, 1, { do: 'rest' });
      await back.close();
      await ann.upTo(2);
      await ann.choose(made.table, 0, { do: 'strike' });
      await expect.poll(() => inbox.letters.length, { timeout: 10_000 }).toBe(3);
      await ann.close();
    }, 40_000);

    test('a restart neither loses an alert nor doubles it', async () => {
      const own = store === 'postgres' ? await postgres.database() : testConfig().store;
      const first = await startServer({ ...alerts({ afterMs: 3000 }), store: own });
      const { made, ann, ben, keys } = await seated(first.url);
      await addTo(first.url, made.table, keys[1], ntfy());
      await ben.close();
      await ann.choose(made.table, 0, { do: 'rest' });
      await first.close();
      expect(inbox.letters).toHaveLength(1);
      const second = await startServer({ ...alerts(), store: own });
      await expect.poll(() => inbox.letters.length, { timeout: 20_000 }).toBe(2);
      await quiet();
      await second.close();
      const third = await startServer({ ...alerts(), store: own });
      await quiet();
      expect(inbox.letters).toHaveLength(2);
      await third.close();
    }, 60_000);
  });

test('one alert a turn with two servers on one database', async () => {
  const store = await postgres.database();
  const nodes = [await startServer({ ...alerts(), store }), await startServer({ ...alerts(), store })];
  const { made, ann, ben, keys } = await seated(nodes[0]!.url);
  // Added through the other server, which forwards it.
  await addTo(nodes[1]!.url, made.table, keys[1], ntfy());
  await ben.close();
  await ann.choose(made.table, 0, { do: 'rest' });
  await expect.poll(() => inbox.letters.length, { timeout: 10_000 }).toBe(2);
  expect(inbox.letters[1]!.headers['click']).toBe(`${nodes[1]!.url}/t/${made.table}`);
  await quiet();
  expect(inbox.letters).toHaveLength(2);
  await ann.close();
  for (const node of nodes) await node.close();
}, 60_000);

describe('contents and addresses of alerts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(alerts());
  });
  afterAll(() => server.close());

  test('a browser gets a push message that is encrypted for it and signed by this server', async () => {
    const { made, ann, ben, keys } = await seated(server.url);
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const target = {
      kind: 'push',
      endpoint: `${inbox.url}/push/secret`,
      p256dh: browser.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    await addTo(server.url, made.table, keys[1], target);
    expect(inbox.letters).toHaveLength(0);
    const [shown] = await listed(server.url, made.table, keys[1]);
    expect(shown).toMatchObject({ kind: 'push', host: new URL(inbox.url).host });
    expect(JSON.stringify(shown)).not.toContain('secret');
    await ben.close();
    await ann.choose(made.table, 0, { do: 'rest' });
    await expect.poll(() => inbox.letters.length, { timeout: 10_000 }).toBe(1);
    const { headers, body } = inbox.letters[0]!;
    const { key } = await call<{ key: string }>(server.url, '/api/alerts/key');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['authorization']).toMatch(new RegExp(`^vapid t=.+, k=${key}$`));
    expect(body.toString('latin1')).not.toContain('turn');
    await ann.close();
  }, 20_000);

  test('an address that is gone is removed, one that fails is kept', async () => {
    const { made, ann, ben, keys } = await seated(server.url);
    await addTo(server.url, made.table, keys[1], ntfy('/gone'));
    await ben.close();
    inbox.status = 403;
    await ann.choose(made.table, 0, { do: 'rest' });
    await expect.poll(() => inbox.letters.length, { timeout: 10_000 }).toBe(2);
    expect(await listed(server.url, made.table, keys[1])).toHaveLength(1);
    const back = await Client.connect(server.url);
    await back.join(made.table, keys[1]);
    await back.choose(made.table, 1, { do: 'rest' });
    await back.close();
    await ann.upTo(2);
    inbox.status = 410;
    await ann.choose(made.table, 0, { do: 'strike' });
    await expect.poll(() => listed(server.url, made.table, keys[1]), { timeout: 10_000 }).toHaveLength(0);
    await ann.close();
  }, 40_000);

  test('a wrong address is refused when it is added, and so is a fifth alert', async () => {
    const { made, ann, ben, keys } = await seated(server.url);
    inbox.status = 404;
    await expect(addTo(server.url, made.table, keys[1], ntfy())).rejects.toThrow('status 404');
    inbox.status = 200;
    for (let i = 0; i < 4; i++) await addTo(server.url, made.table, keys[1], ntfy(`/${i}`));
    await addTo(server.url, made.table, keys[1], ntfy('/3'));
    await expect(addTo(server.url, made.table, keys[1], ntfy('/5'))).rejects.toThrow('at most 4 alerts');
    const [first] = await listed(server.url, made.table, keys[1]);
    const path = `/api/tables/${made.table}/alerts/${first!.id}`;
    await call(server.url, path, undefined, bearer(keys[1]), 'DELETE');
    expect(await listed(server.url, made.table, keys[1])).toHaveLength(3);
    await ann.close();
    await ben.close();
  });

  test('only the player of the seat may change its alerts, and a hand-over removes them', async () => {
    const { made, ann, ben, keys } = await seated(server.url);
    for (const key of [made.keys.watch, made.keys.host, made.keys.seats[1]!])
      await expect(addTo(server.url, made.table, key, ntfy())).rejects.toThrow(/403/);
    const { id } = await addTo(server.url, made.table, keys[1], ntfy());
    const path = `/api/tables/${made.table}/alerts/${id}`;
    await expect(call(server.url, path, undefined, bearer(keys[0]), 'DELETE')).rejects.toThrow(/404/);
    expect(await listed(server.url, made.table, keys[0])).toEqual([]);
    await call(server.url, `/api/tables/${made.table}/hand-over`, {}, bearer(keys[1]));
    await ann.choose(made.table, 0, { do: 'rest' });
    await quiet();
    expect(inbox.letters).toHaveLength(1);
    await ann.close();
    await ben.close();
  });

  test('a redirect is not followed', async () => {
    const { made, ann, ben, keys } = await seated(server.url);
    const other = await startInbox();
    inbox.status = 307;
    inbox.location = `${other.url}/inside`;
    await expect(addTo(server.url, made.table, keys[1], ntfy())).rejects.toThrow('status 307');
    expect(other.letters).toHaveLength(0);
    await other.close();
    await ann.close();
    await ben.close();
  });
});

describe('addresses of this machine and its network', () => {
  test.each([
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/x',
    'https://100.64.0.1/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://intranet/x',
    'https://user:word@example.org/x',
    'http://example.org/x',
    'ftp://example.org/x',
    'file:///etc/passwd',
    'nonsense',
  ])('are no address for an alert: %s', (address) => {
    expect(() => readAddress('url', address, false)).toThrow(/^url: must be an address/);
  });

  /** Looks a name up at a name server on this machine that answers by `answer`; null: it never answers. */
  async function lookedUp(name: string, answer: ((question: Buffer) => Buffer) | null): Promise<unknown> {
    const nameServer = createSocket('udp4', (question, from) => {
      if (answer !== null) nameServer.send(answer(question), from.port, from.address);
    });
    await new Promise<void>((bound) => nameServer.bind(0, '127.0.0.1', bound));
    // Only silence is waited for: an answer may take its time on a busy machine.
    const resolver = new Resolver({ timeout: answer === null ? 200 : 20_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
    const found = new Promise((done, failed) => {
      publicLookup(() => resolver)(name, { all: true }, (error, addresses) =>
        error === null ? done(addresses) : failed(error),
      );
    });
    return found.finally(() => nameServer.close());
  }

  /** A name server that knows one IPv4 address for every name. */
  const always =
    (address: string) =>
    (question: Buffer): Buffer => {
      const asked = question.subarray(12, question.indexOf(0, 12) + 5);
      const isIpv4 = asked.readUInt16BE(asked.length - 4) === 1;
      const head = Buffer.from(question.subarray(0, 12));
      head.writeUInt16BE(0x8180, 2);
      head.writeUInt32BE(isIpv4 ? 0x10001 : 0x10000, 4);
      head.writeUInt32BE(0, 8);
      const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)];
      return Buffer.concat([head, asked, Buffer.from(isIpv4 ? record : [])]);
    };

  test('are not reached through a host name either', async () => {
    const inside = lookedUp('printer.example.org', always('192.168.0.9'));
    await expect(inside).rejects.toThrow('not on the public internet');
    const found = await lookedUp('www.example.org', always('8.8.4.4'));
    expect(found).toEqual([{ address: '8.8.4.4', family: 4 }]);
    const url = new URL('https://localhost/x');
    await expect(post(url, { headers: {}, body: 'x' }, false)).rejects.toThrow();
  });

  test('a name server that does not answer delays nothing else', async () => {
    const silent = Array.from({ length: 8 }, (_, i) => lookedUp(`a${i}.example.org`, null));
    let waiting = true;
    const over = Promise.allSettled(silent).then((all) => {
      waiting = false;
      return all;
    });
    await crypto.subtle.digest('SHA-256', Buffer.from('a deal'));
    expect(waiting).toBe(true);
    expect((await over).map(({ status }) => status)).toEqual(silent.map(() => 'rejected'));
  });

  test('are distinguished from public addresses', () => {
    expect(['1.1.1.1', '8.8.8.8', '2606:4700::1111'].map(isPublic)).toEqual([true, true, true]);
    expect(['172.31.0.1', 'fe80::1', '2002:7f00:1::', 'no address'].map(isPublic)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('stay forbidden unless the server is configured otherwise', async () => {
    const closed = await startServer(alerts({ local: false }));
    const { made, ann, ben, keys } = await seated(closed.url);
    await expect(addTo(closed.url, made.table, keys[1], ntfy())).rejects.toThrow('https://');
    expect(inbox.letters).toHaveLength(0);
    await ann.close();
    await ben.close();
    await closed.close();
  });
});

test('names are escaped, so that they mention nobody and add no formatting in chat rooms', () => {
  const words = {
    title: '@everyone <!channel> **b** & ü',
    text: 'It is your turn.',
    link: 'https://x.org/t/1',
  };
  const discord = JSON.parse(String(letterFor('discord', words).body));
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  expect(discord.content).not.toContain(' @everyone');
  const slack = JSON.parse(String(letterFor('slack', words).body));
  expect(slack.text).toContain('&lt;!channel&gt;');
  expect(letterFor('ntfy', words).headers['title']).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
});

test('names and ports that anybody can invent do not give a domain more of the alerts that are sent at once', () => {
  const invented = ['https://a.slow.example', 'https://b.c.slow.example:8443/x', 'https://slow.example'];
  expect(new Set(invented.map((address) => siteOf(address, false)))).toEqual(new Set(['slow.example']));
  expect(siteOf('https://[2a00::1]:1234', false)).toBe('[2a00::1]');
});

test('one address adds a limited number of alerts, to however many tables', async () => {
  const { limits, ...config } = testConfig(alerts());
  const server = await startServer({
    ...config,
    limits: { ...limits, alertsByAddress: { perSecond: 0.001, burst: 2 } },
  });
  const { made, ann, ben, keys } = await seated(server.url);
  for (const path of ['/1', '/2']) await addTo(server.url, made.table, keys[1], ntfy(path));
  await expect(addTo(server.url, made.table, keys[0], ntfy('/3'))).rejects.toThrow('Too many alerts');
  await ann.close();
  await ben.close();
  await server.close();
});

test('a host that does not answer does not delay alerts to others', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const sender = new Sender(newVapidKeys(), alerts().alerts, new Metrics());
  const words = { title: 'Friday', text: 'your turn', link: 'http://here' };
  const webhook = (url: string) => ({ kind: 'webhook', format: 'ntfy', url }) as const;
  for (let i = 0; i < 40; i++) void sender.send(webhook(`http://127.0.0.1:${port}/${i}`), words);
  const started = performance.now();
  expect(await sender.send(webhook(inbox.url), words)).toBe('sent');
  expect(performance.now() - started).toBeLessThan(5000);
  // Beyond the queue an alert is dropped, which does not count against its address.
  for (let i = 0; i < 2000; i++) void sender.send(webhook(`http://127.0.0.1:${port}/${i}`), words);
  expect(await sender.send(webhook(inbox.url), words)).toBe('dropped');
  sender.close();
  silent.closeAllConnections();
  silent.close();
});
