// Playing over the wire: seats, acknowledgements, resends, resuming, staleness, undo.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol.ts';
import { type Answer, Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const duel = { game: 'dice-duel', seats: [{ name: 'Ann' }, { name: 'Ben' }] };

/** A dealt table with a socket at each seat. */
async function seated(wish: object = duel, seats = 2) {
  const made = await makeTable(server.url, wish);
  const clients: Client[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = await Client.connect(server.url);
    made.keys.seats[seat] = (await client.join(made.table, made.keys.seats[seat]!)).key;
    clients.push(client);
  }
  await Promise.all(clients.map((client) => client.upTo(0)));
  return { ...made, clients: clients as [Client, Client, ...Client[]] };
}

const done = (answer: Answer) => {
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  return answer.news;
};

describe('a table', () => {
  test('waits until every seat is taken, then is dealt', async () => {
    const made = await makeTable(server.url, duel);
    expect(made.status).toBe('waiting');
    const ann = await Client.connect(server.url);
    const first = await ann.join(made.table, made.keys.seats[0]!);
    expect(first.news).toBeNull();
    expect(first.info.seats.map((seat) => seat.taken)).toEqual([true, false]);
    const ben = await Client.connect(server.url);
    const second = await ben.join(made.table, made.keys.seats[1]!, { name: 'Bernard' });
    expect(second.info).toMatchObject({
      status: 'playing',
      code: null,
      seats: [{ name: 'Ann', present: true }, { name: 'Bernard' }],
    });
    expect(second.news).toMatchObject({ seq: 0, viewer: 1, waiting: [0], ask: null });
    expect((await ann.upTo(0)).ask).toMatchObject({
      prompt: 'Strike, or rest?',
      offers: [
        { choice: { do: 'strike' }, words: 'strike' },
        { choice: { do: 'rest' }, words: 'rest' },
      ],
    });
  });

  test('gives empty seats to scripted players when the host starts it', async () => {
    const made = await makeTable(server.url, { game: 'dummies', seats: [{}, {}] });
    const info = await call<TableInfo>(
      server.url,
      `/api/tables/${made.table}/start`,
      { fill: 'dummy' },
      bearer(made.keys.host),
    );
    expect(info).toMatchObject({
      status: 'playing',
      seats: [{ kind: 'person' }, { kind: 'dummy', taken: true }],
    });
    const late = await Client.connect(server.url);
    await expect(late.join(made.table, made.keys.seats[1]!)).rejects.toThrow('does not fit');
  });

  test('refuses to fill seats for others than the host, or with unknown kinds', async () => {
    const made = await makeTable(server.url, { game: 'dummies', seats: [{}, {}] });
    await expect(
      call(server.url, `/api/tables/${made.table}/start`, { fill: 'dummy' }, bearer(made.keys.seats[0]!)),
    ).rejects.toThrow('Only the host');
    await expect(
      call(server.url, `/api/tables/${made.table}/start`, { fill: 'dumy' }, bearer(made.keys.host)),
    ).rejects.toThrow('it has dummy');
  });

  test('is found by its code while a seat is free', async () => {
    const made = await makeTable(server.url, duel);
    const seat = await call<{ table: string; seat: number; key: string }>(server.url, '/api/codes', {
      code: made.code!.toLowerCase(),
      name: 'Bea',
    });
    expect(seat).toMatchObject({ table: made.table, seat: 1 });
    await expect(call(server.url, '/api/codes', { code: made.code })).rejects.toThrow('No table');
  });

  test('has a name that its people can change', async () => {
    const made = await makeTable(server.url, { ...duel, name: 'Friday' });
    const ann = await Client.connect(server.url);
    expect((await ann.join(made.table, made.keys.seats[0]!)).info.name).toBe('Friday');
    const heard = ann.next(['info']);
    const put = (key: string, name: string) =>
      call<TableInfo>(server.url, `/api/tables/${made.table}/name`, { name }, bearer(key), 'PUT');
    expect((await put(made.keys.host, 'Saturday')).name).toBe('Saturday');
    expect((await heard).info.name).toBe('Saturday');
    expect((await put(made.keys.seats[0]!, 'Sunday')).name).toBe('Sunday');
    await expect(put(made.keys.watch, 'Monday')).rejects.toThrow('Only who sits');
    await expect(put(made.keys.host, 'two\nlines')).rejects.toThrow('400');
    expect(
      (await call<TableInfo>(server.url, `/api/tables/${made.table}`, undefined, bearer(made.keys.watch)))
        .name,
    ).toBe('Sunday');
    const plain = await makeTable(server.url, duel);
    expect(
      await call(server.url, `/api/tables/${plain.table}`, undefined, bearer(plain.keys.watch)),
    ).toMatchObject({ name: 'Dice duel' });
  });

  test('names what is wrong with a wish', async () => {
    await expect(makeTable(server.url, { ...duel, game: 'dice-dual' })).rejects.toThrow(
      'did you mean \\"dice-duel\\"',
    );
    await expect(makeTable(server.url, { ...duel, options: { heart: 3 } })).rejects.toThrow(
      'options.heart: unknown option; did you mean \\"hearts\\"',
    );
    await expect(makeTable(server.url, { ...duel, seats: [{}] })).rejects.toThrow('1 seats');
    await expect(makeTable(server.url, { ...duel, colour: 'red' })).rejects.toThrow(
      'colour: is an unknown field',
    );
  });
});

describe('a choice', () => {
  test('is told to both, in words, with the rule', async () => {
    const { table, clients } = await seated();
    const [ann, ben] = clients;
    const news = done(await ann.choose(table, 0, { do: 'rest' }));
    expect(news).toMatchObject({ seq: 1, after: 0, waiting: [1], undo: 1, undoWords: 'rest' });
    const heard = await ben.upTo(1);
    expect(heard.lines).toHaveLength(1);
    expect(heard.lines[0]).toMatchObject({
      entry: 0,
      seat: 0,
      rule: 'DD-01',
      what: { type: 'rested', seat: 0 },
    });
    expect(heard).toMatchObject({ seq: 1, viewer: 1, undo: 0, undoWords: null });
  });

  test('that a rule forbids is refused with the rule and changes nothing', async () => {
    const { table, clients } = await seated();
    expect(await clients[0].choose(table, 0, { do: 'dance' })).toMatchObject({
      type: 'refused',
      rule: 'DD-01',
      stale: false,
      reason: 'Strike or rest, not {"do":"dance"}.',
    });
    expect(await clients[1].choose(table, 1, { do: 'rest' })).toMatchObject({
      type: 'refused',
      reason: 'It is not for this seat to decide now.',
    });
    expect(done(await clients[0].choose(table, 0, { do: 'rest' })).seq).toBe(1);
  });

  test('sent twice is played once', async () => {
    const { table, clients } = await seated();
    const [ann] = clients;
    const once = done(await ann.choose(table, 0, { do: 'rest' }, { id: 'same' }));
    const twice = done(await ann.choose(table, 0, { do: 'rest' }, { id: 'same', seq: 0 }));
    expect([once.seq, twice.seq]).toEqual([1, 1]);
    const both = await Promise.all(
      ['b', 'b', 'b'].map((id) => clients[1].choose(table, 1, { do: 'rest' }, { id, seq: 1 })),
    );
    expect(both.map((answer) => done(answer).seq)).toEqual([2, 2, 2]);
  });

  test('made at an older table is refused with the fresh view', async () => {
    const { table, clients } = await seated();
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    await ben.upTo(1);
    await ben.choose(table, 1, { do: 'rest' });
    const stale = await ann.choose(table, 0, { do: 'strike' }, { seq: 0 });
    expect(stale).toMatchObject({ type: 'refused', stale: true, rule: 'stale', news: { seq: 2, after: 0 } });
  });

  test('is not made stale by others who answer the same question', async () => {
    const { table, clients } = await seated({ game: 'smugglers', seats: [{}, {}, {}] }, 3);
    const lay = clients.map((client) => client.news!.ask!.offers[0]!.choice);
    const answers = await Promise.all(
      clients.map((client, seat) => client.choose(table, seat, lay[seat]!, { seq: 0 })),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['done', 'done', 'done']);
  });

  test('needs the key of its seat', async () => {
    const { table, keys, clients } = await seated();
    expect(await clients[1].choose(table, 0, { do: 'rest' })).toMatchObject({
      type: 'error',
      code: 'forbidden',
    });
    const watcher = await Client.connect(server.url);
    expect(await watcher.join(table, keys.watch)).toMatchObject({ viewer: 'table', plays: false });
    expect(await watcher.choose(table, 0, { do: 'rest' })).toMatchObject({
      type: 'error',
      code: 'forbidden',
    });
    await expect(watcher.join(table, 'wrong')).rejects.toThrow('forbidden');
  });
});

describe('undo', () => {
  test('takes back what used no chance, and says so to all', async () => {
    const { table, clients } = await seated();
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    expect(done(await ann.undo(table, 0))).toMatchObject({ seq: 2, undone: [0], waiting: [0], undo: 0 });
    expect(await ben.upTo(2)).toMatchObject({ undone: [0], waiting: [0] });
    expect(await ann.undo(table, 0)).toMatchObject({ type: 'refused', rule: 'undo' });
  });

  test('stops at a die', async () => {
    const { table, clients } = await seated();
    await clients[0].choose(table, 0, { do: 'strike' });
    expect(await clients[0].undo(table, 0)).toMatchObject({ type: 'refused', rule: 'undo' });
  });
});

describe('a connection', () => {
  test('that was cut resumes with exactly what was missed', async () => {
    const { table, keys, clients } = await seated();
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

  test('may send on without waiting for its join', async () => {
    const { table, keys } = await seated();
    const hasty = await Client.connect(server.url);
    hasty.send({ type: 'join', id: 'join', table, key: keys.seats[0] });
    expect(await hasty.choose(table, 0, { do: 'rest' }, { seq: 0 })).toMatchObject({
      type: 'done',
      news: { seq: 1 },
    });
  });

  test('of a second device at the same seat sees and plays the same', async () => {
    const { table, keys, clients } = await seated();
    const phone = await Client.connect(server.url);
    const joined = await phone.join(table, keys.seats[0]!);
    expect(joined.news).toEqual({ ...clients[0].news, after: -1 });
    await phone.choose(table, 0, { do: 'rest' });
    expect(await clients[0].upTo(1)).toEqual(phone.news);
    const late = await clients[0].choose(table, 0, { do: 'rest' }, { seq: 0 });
    expect(late).toMatchObject({ type: 'refused', stale: true });
  });

  test('shows who is there', async () => {
    const { clients } = await seated();
    const left = clients[0].next(['info'], (message) => !message.info.seats[1]!.present);
    clients[1].cut();
    expect((await left).info.seats.map((seat) => seat.present)).toEqual([true, false]);
  });
});

describe('while somebody is away', () => {
  test('what the seat has looked at is known on every device', async () => {
    const { table, keys, clients } = await seated();
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

describe('changes instead of pictures', () => {
  test('go to those who want them and have the picture before', async () => {
    const { table, keys, clients } = await seated({ game: 'connect-four', seats: [{}, {}] });
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
  });

  test('a late comer, and whoever comes back, gets the whole picture first', async () => {
    const { table, keys, clients } = await seated({ game: 'connect-four', seats: [{}, {}] });
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

  test('the steps after a choice are shown to those who want them, as pictures or as changes', async () => {
    const { table, keys, clients } = await seated({ game: 'smugglers', seats: [{}, {}, {}] }, 3);
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
  test('is handed over: the old key is void, the new one sits down', async () => {
    const { table, keys, clients } = await seated();
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

  test('cannot be looked into by whoever sent the link to it', async () => {
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

  test('stays with the guest whose link it was', async () => {
    const made = await makeTable(server.url, duel);
    const cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const ben = await Client.connect(server.url, { cookie });
    await ben.join(made.table, made.keys.seats[1]!);
    ben.cut();
    const reloaded = await Client.connect(server.url, { cookie });
    expect(await reloaded.join(made.table, made.keys.seats[1]!)).toMatchObject({ viewer: 1, plays: true });
  });

  test('can share its eyes', async () => {
    const { table, keys, clients } = await seated({ game: 'smugglers', seats: [{}, {}] });
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

test('a deleted table sends everybody away', async () => {
  const { table, keys, clients } = await seated();
  await expect(
    call(server.url, `/api/tables/${table}`, undefined, bearer(keys.seats[0]!), 'DELETE'),
  ).rejects.toThrow('Only the host');
  const closed = clients[0].next(['closed']);
  await call(server.url, `/api/tables/${table}`, undefined, bearer(keys.host), 'DELETE');
  expect((await closed).reason).toBe('The table was deleted.');
  await expect(call(server.url, `/api/tables/${table}`, undefined, bearer(keys.host))).rejects.toThrow('404');
});
