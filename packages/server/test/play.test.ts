// Playing over the socket: tables, acknowledgements, resends, stale choices, undo.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { done, duel, seated } from './support/seated.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

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

  test('names the field that is wrong in a request', async () => {
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
    const { table, clients } = await seated(server.url);
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
    const { table, clients } = await seated(server.url);
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
    const { table, clients } = await seated(server.url);
    const [ann] = clients;
    const once = done(await ann.choose(table, 0, { do: 'rest' }, { id: 'same' }));
    const twice = done(await ann.choose(table, 0, { do: 'rest' }, { id: 'same', seq: 0 }));
    expect([once.seq, twice.seq]).toEqual([1, 1]);
    const both = await Promise.all(
      ['b', 'b', 'b'].map((id) => clients[1].choose(table, 1, { do: 'rest' }, { id, seq: 1 })),
    );
    expect(both.map((answer) => done(answer).seq)).toEqual([2, 2, 2]);
  });

  test('made at an earlier state is refused with the current view', async () => {
    const { table, clients } = await seated(server.url);
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    await ben.upTo(1);
    await ben.choose(table, 1, { do: 'rest' });
    const stale = await ann.choose(table, 0, { do: 'strike' }, { seq: 0 });
    expect(stale).toMatchObject({ type: 'refused', stale: true, rule: 'stale', news: { seq: 2, after: 0 } });
  });

  test('does not become stale when others answer the same question', async () => {
    const { table, clients } = await seated(server.url, { game: 'smugglers', seats: [{}, {}, {}] }, 3);
    const lay = clients.map((client) => client.news!.ask!.offers[0]!.choice);
    const answers = await Promise.all(
      clients.map((client, seat) => client.choose(table, seat, lay[seat]!, { seq: 0 })),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['done', 'done', 'done']);
  });

  test('needs the key of its seat', async () => {
    const { table, keys, clients } = await seated(server.url);
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
  test('takes back choices that used no chance, and tells everybody', async () => {
    const { table, clients } = await seated(server.url);
    const [ann, ben] = clients;
    await ann.choose(table, 0, { do: 'rest' });
    expect(done(await ann.undo(table, 0))).toMatchObject({ seq: 2, undone: [0], waiting: [0], undo: 0 });
    expect(await ben.upTo(2)).toMatchObject({ undone: [0], waiting: [0] });
    expect(await ann.undo(table, 0)).toMatchObject({ type: 'refused', rule: 'undo' });
  });

  test('stops at a die roll', async () => {
    const { table, clients } = await seated(server.url);
    await clients[0].choose(table, 0, { do: 'strike' });
    expect(await clients[0].undo(table, 0)).toMatchObject({ type: 'refused', rule: 'undo' });
  });
});
