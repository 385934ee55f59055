// Connections and seats: resuming, several devices, deltas, handing over and sharing seats.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { done, duel, seated } from './support/seated.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('a connection', () => {
  test('that was cut resumes with exactly what was missed', async () => {
    const { table, keys, clients } = await seated(server.url);
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    await ben.upTo(1);
    ben.cut();
    const again = await Client.connect(server.url);
    expect((await again.join(table, keys.seats[1]!, { since: 1 })).news).toMatchObject({
      seq: 1,
      after: 1,
      lines: [],
      waiting: [1],
    });
    await again.choose(table, 1, { do: 'rest' });
    const third = await Client.connect(server.url);
    const missed = (await third.join(table, keys.seats[1]!, { since: 1 })).news!;
    expect(missed.lines.map((line) => line.entry)).toEqual([1]);
    const all = (await third.join(table, keys.seats[1]!)).news!;
    expect(all.lines.map((line) => line.entry)).toEqual([0, 1]);
  });

  test('may send messages before its join is answered', async () => {
    const { table, keys } = await seated(server.url);
    const hasty = await Client.connect(server.url);
    hasty.send({ type: 'join', id: 'join', table, key: keys.seats[0] });
    expect(await hasty.choose(table, 0, { do: 'rest' }, { seq: 0 })).toMatchObject({
      type: 'done',
      news: { seq: 1 },
    });
  });

  test('of a second device at the same seat sees and plays the same', async () => {
    const { table, keys, clients } = await seated(server.url);
    const phone = await Client.connect(server.url);
    const joined = await phone.join(table, keys.seats[0]!);
    expect(joined.news).toEqual({ ...clients[0].news, after: -1 });
    await phone.choose(table, 0, { do: 'rest' });
    expect(await clients[0].upTo(1)).toEqual(phone.news);
    const late = await clients[0].choose(table, 0, { do: 'rest' }, { seq: 0 });
    expect(late).toMatchObject({ type: 'refused', stale: true });
  });

  test('shows who is connected', async () => {
    const { clients } = await seated(server.url);
    const left = clients[0].next(['info'], (message) => !message.info.seats[1]!.present);
    clients[1].cut();
    expect((await left).info.seats.map((seat) => seat.present)).toEqual([true, false]);
  });
});

describe('while somebody is away', () => {
  test('what the seat has seen is known on every device', async () => {
    const { table, keys, clients } = await seated(server.url);
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    await ben.upTo(1);
    ben.send({ type: 'seen', table, seat: 1, seq: 1 });
    await ben.choose(table, 1, { do: 'rest' });
    const phone = await Client.connect(server.url);
    expect(await phone.join(table, keys.seats[1]!)).toMatchObject({ seen: 1, news: { seq: 2 } });
    ben.send({ type: 'seen', table, seat: 1, seq: 99 });
    ben.send({ type: 'seen', table, seat: 1, seq: 0 });
    ben.send({ type: 'seen', table, seat: 0, seq: 2 });
    expect(await ben.next(['error'])).toMatchObject({ code: 'forbidden' });
    expect(await phone.join(table, keys.seats[1]!)).toMatchObject({ seen: 2 });
    expect(await phone.join(table, keys.watch)).toMatchObject({ seen: -1 });
    expect(await phone.join(table, keys.seats[0]!)).toMatchObject({ seen: -1 });
  });
});

describe('deltas', () => {
  test('are sent to clients that want them and have the previous picture', async () => {
    const { table, keys, clients } = await seated(server.url, { game: 'connect-four', seats: [{}, {}] });
    const watcher = await Client.connect(server.url);
    await watcher.join(table, keys.watch, { changes: true });
    await clients[0].choose(table, 0, 3);
    await watcher.upTo(1);
    const [, first] = watcher.received
      .map((text) => JSON.parse(text) as object)
      .filter((message) => 'news' in message);
    expect(first).toMatchObject({
      news: { seq: 1, from: 0, change: { cells: { 3: [1] }, height: { 3: [1] }, turn: [1], discs: [1] } },
    });
    expect(first).not.toHaveProperty('news.view');
    expect(watcher.news!.view).toEqual(clients[0].news!.view);
    for (const text of clients[0].received) expect(text).not.toContain('"change"');
    // Anywhere else the message takes longer to write (see picture.ts).
    expect(watcher.received.filter((text) => text.includes('"change"'))).toEqual([
      expect.stringMatching(/^\{"type":"news","table":"[^"]+","news":\{"from":0,"change":/),
    ]);
  });

  test('a newcomer, or a client that reconnects, gets the whole picture first', async () => {
    const { table, keys, clients } = await seated(server.url, { game: 'connect-four', seats: [{}, {}] });
    await clients[0].choose(table, 0, 3);
    const late = await Client.connect(server.url);
    expect(await late.join(table, keys.watch, { changes: true, since: 0 })).toMatchObject({
      news: { seq: 1, view: { discs: 1 } },
    });
    await clients[1].upTo(1);
    await clients[1].choose(table, 1, 3);
    expect((await late.upTo(2)).view).toMatchObject({ discs: 2 });
    expect(late.received.at(-1)).toContain('"change"');
    expect(await late.join(table, keys.watch, { changes: true, since: 2 })).toMatchObject({
      news: { seq: 2, view: { discs: 2 } },
    });
  });

  test('who had better decide later is told with changes too', async () => {
    const { table, keys } = await makeTable(server.url, { game: 'patient', seats: [{}, {}, {}] });
    const clients = await Promise.all(keys.seats.map(() => Client.connect(server.url)));
    for (const [seat, client] of clients.entries()) await client.join(table, keys.seats[seat]!);
    const choose = async (seat: number): Promise<void> => {
      const client = clients[seat]!;
      await client.choose(table, seat, client.news!.ask!.offers[0]!.choice);
    };
    const watcher = await Client.connect(server.url);
    await watcher.join(table, keys.watch, { changes: true });
    const told = watcher.next(['news']);
    await choose(2);
    expect((await told).news).toMatchObject({ waiting: [0, 1], later: [1] });
    const last = watcher.next(['news']);
    await choose(0);
    expect((await last).news).not.toHaveProperty('later');
  });

  test('scenes after a choice are sent to clients that want them, in full or as changes', async () => {
    const { table, keys, clients } = await seated(server.url, { game: 'smugglers', seats: [{}, {}, {}] }, 3);
    const whole = await Client.connect(server.url);
    const changes = await Client.connect(server.url);
    await whole.join(table, keys.watch, { scenes: true });
    await changes.join(table, keys.watch, { scenes: true, changes: true });
    let stepped = 0;
    for (let news = clients[0].news!; news.over === null;) {
      const seat = news.waiting[0]!;
      await clients[seat]!.upTo(news.seq);
      const heard = [whole.next(['news']), changes.next(['news'])];
      news = done(await clients[seat]!.choose(table, seat, clients[seat]!.news!.ask!.offers[0]!.choice));
      const [pictures, steps] = await Promise.all(heard);
      expect(steps!.scenes).toEqual(pictures!.scenes);
      for (const scene of pictures!.scenes ?? [])
        expect(scene).toMatchObject({
          line: { words: expect.any(String), rule: expect.stringMatching(/^SM-/) },
          view: expect.any(Object),
        });
      if (pictures!.scenes !== undefined) stepped++;
    }
    expect(stepped).toBeGreaterThan(0);
    for (const { received } of clients) for (const text of received) expect(text).not.toContain('"scenes"');
  });
});

describe('a seat', () => {
  test('is handed over: the old key is void, whoever has the new one sits down', async () => {
    const { table, keys, clients } = await seated(server.url);
    const closed = clients[1].next(['closed']);
    const { key } = await call<{ key: string }>(
      server.url,
      `/api/tables/${table}/hand-over`,
      {},
      bearer(keys.seats[1]!),
    );
    expect(await closed).toMatchObject({ table, viewer: 1 });
    const heir = await Client.connect(server.url);
    await expect(heir.join(table, keys.seats[1]!)).rejects.toThrow('forbidden');
    expect(await heir.join(table, key)).toMatchObject({ viewer: 1, plays: true });
    await clients[0].choose(table, 0, { do: 'rest' });
    await heir.upTo(1);
    expect((await heir.choose(table, 1, { do: 'rest' })).type).toBe('done');
    expect(await clients[1].choose(table, 1, { do: 'rest' })).toMatchObject({
      type: 'error',
      code: 'forbidden',
    });
  });

  test('cannot be seen by the person who sent the link to it', async () => {
    const made = await makeTable(server.url, duel);
    await expect(
      call(server.url, `/api/tables/${made.table}/watchers`, { with: 'me' }, bearer(made.keys.seats[1]!)),
    ).rejects.toThrow('Only who sits');
    const ben = await Client.connect(server.url);
    const { key } = await ben.join(made.table, made.keys.seats[1]!);
    const host = await Client.connect(server.url);
    await expect(host.join(made.table, made.keys.seats[1]!)).rejects.toThrow('forbidden');
    await expect(
      call(server.url, `/api/tables/${made.table}/hand-over`, {}, bearer(made.keys.seats[1]!)),
    ).rejects.toThrow('403');
    const phone = await Client.connect(server.url);
    expect(await phone.join(made.table, key)).toMatchObject({ viewer: 1, plays: true, key });
  });

  test('stays with the guest who used its link', async () => {
    const made = await makeTable(server.url, duel);
    const cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const ben = await Client.connect(server.url, { cookie });
    await ben.join(made.table, made.keys.seats[1]!);
    ben.cut();
    const reloaded = await Client.connect(server.url, { cookie });
    expect(await reloaded.join(made.table, made.keys.seats[1]!)).toMatchObject({ viewer: 1, plays: true });
  });

  test('can share its view', async () => {
    const { table, keys, clients } = await seated(server.url, { game: 'smugglers', seats: [{}, {}] });
    const { key } = await call<{ key: string }>(
      server.url,
      `/api/tables/${table}/watchers`,
      { with: 'me' },
      bearer(keys.seats[1]!),
    );
    const pupil = await Client.connect(server.url);
    const joined = await pupil.join(table, key);
    expect(joined).toMatchObject({ viewer: 1, plays: false });
    expect(joined.news!.view).toEqual(clients[1].news!.view);
    expect(await pupil.choose(table, 1, clients[1].news!.ask!.offers[0]!.choice)).toMatchObject({
      type: 'error',
      code: 'forbidden',
    });
    await expect(
      call(server.url, `/api/tables/${table}/watchers`, { with: 'me' }, bearer(keys.watch)),
    ).rejects.toThrow('Only who sits');
    const closed = pupil.next(['closed']);
    await call(server.url, `/api/tables/${table}/hand-over`, {}, bearer(keys.seats[1]!));
    expect(await closed).toMatchObject({ viewer: 1 });
    await expect(pupil.join(table, key)).rejects.toThrow('forbidden');
  });
});

test('deleting a table disconnects everybody', async () => {
  const { table, keys, clients } = await seated(server.url);
  await expect(
    call(server.url, `/api/tables/${table}`, undefined, bearer(keys.seats[0]!), 'DELETE'),
  ).rejects.toThrow('Only the host');
  const closed = clients[0].next(['closed']);
  await call(server.url, `/api/tables/${table}`, undefined, bearer(keys.host), 'DELETE');
  expect((await closed).reason).toBe('The table was deleted.');
  await expect(call(server.url, `/api/tables/${table}`, undefined, bearer(keys.host))).rejects.toThrow('404');
});
