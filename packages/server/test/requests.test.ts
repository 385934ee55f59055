// Requests to the others: to take something back, and to play again.
import { fingerprint, fold, readRecord } from '@xenotable/kernel';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol.ts';
import { Client, bearer, call } from './support/client.ts';
import { type TestServer, startServer, wide } from './support/server.ts';
import { type Talker, talkers } from './support/talkers.ts';

const limits = { ...wide, requestsOfOthers: { perSecond: 1e6, burst: 1e6 } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits });
});
afterAll(() => server.close());

const duel = { game: 'dice-duel' };
const two = async (): Promise<{ table: string; ann: Talker; ben: Talker }> => {
  const { table, people } = await talkers(server.url, duel);
  return { table, ann: people[0]!, ben: people[1]! };
};

const choose = async (table: string, one: Talker, choice: string, other: Talker): Promise<void> => {
  expect(await one.client.choose(table, one.seat, { do: choice })).toMatchObject({ type: 'done' });
  await other.client.upTo(one.client.news!.seq);
};

/** The first striker wins or loses; the game ends either way. */
async function toTheEnd(table: string, people: readonly Talker[]): Promise<void> {
  for (let news = people[0]!.client.news!; news.over === null; news = people[0]!.client.news!) {
    const one = people[news.waiting[0] ?? 0]!;
    await one.client.upTo(news.seq);
    const { offers } = one.client.news!.ask!;
    const strike = offers.find(({ words }) => words === 'strike') ?? offers.at(-1)!;
    await one.client.choose(table, one.seat, strike.choice);
    await Promise.all(people.map(({ client }) => client.upTo(news.seq + 1)));
  }
}

describe('taking back by consent', () => {
  test('following the record again is counted for the address, so that it cannot be asked for without end', async () => {
    const strict = await startServer({
      limits: { ...limits, lookingBackMs: { perSecond: 0, burst: 0.001 } },
    });
    const { table, people } = await talkers(strict.url, duel);
    const [ann, ben] = [people[0]!, people[1]!];
    await choose(table, ann, 'rest', ben);
    expect(await ann.request({ kind: 'take back', entry: 0 })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    await Promise.all([ann.client.upTo(2), ben.client.upTo(2)]);
    await choose(table, ann, 'rest', ben);
    expect(await ann.request({ kind: 'take back', entry: 2 })).toBe('heard');
    expect(await ben.answer(true)).toMatch(/^too-many: Enough was taken back/);
    expect(ann.client.news!.seq).toBe(3);
    await strict.close();
  });

  test('all agree: the table goes back beyond the die, the record notes it, and the same die result comes again', async () => {
    const { table, ann, ben } = await two();
    const before = ann.client.news!.view;
    await choose(table, ann, 'strike', ben);
    const struck = ann.client.news!.view;
    expect(await ann.request({ kind: 'take back', entry: 0, why: 'misclick' })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    const news = await ann.client.upTo(2);
    expect(news.view).toEqual(before);
    expect(news.undone).toEqual([0]);
    expect((await ben.client.upTo(2)).undone).toEqual([0]);
    await choose(table, ann, 'strike', ben);
    expect(ann.client.news!.view).toEqual(struck);
    await toTheEnd(table, [ann, ben]);
    const record = readRecord(
      await call<string>(server.url, `/api/tables/${table}/record`, undefined, bearer(ann.client.key)),
    );
    expect(record.entries[1]).toMatchObject({
      seat: 0,
      undo: true,
      consent: { to: 0, agreed: [1], why: 'misclick' },
    });
    expect(record.entries[2]).toMatchObject({ again: 0 });
    expect(fingerprint(fold(diceDuel, record).world)).toBe(record.entries.at(-1)!.check);
  });

  test('one No ends it without naming anybody, and nobody is asked twice', async () => {
    const { table, people } = await talkers(server.url, { game: 'smugglers' }, 3);
    const [ann, ben, cem] = people as [Talker, Talker, Talker];
    const { offers } = ann.client.news!.ask!;
    await ann.client.choose(table, 0, offers[0]!.choice);
    expect(await ann.request({ kind: 'take back', entry: 0 })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    await cem.sync();
    expect(cem.requests().at(-1)).toMatchObject({ request: { asked: [1, 2], agreed: [1] }, ended: null });
    expect(await cem.answer(false)).toBe('heard');
    await ann.sync();
    expect(ann.requests().at(-1)).toEqual({ type: 'request', table, request: null, ended: 'refused' });
    expect(await ann.request({ kind: 'take back', entry: 0 })).toMatch(/^not-now: The others were asked/);
    expect(ann.client.news!.seq).toBe(1);
  });

  test('only own choices that stand can be requested, while the game is played, and one request at a time', async () => {
    const { table, ann, ben } = await two();
    expect(await ann.request({ kind: 'take back', entry: 0 })).toMatch(/^malformed/);
    await choose(table, ann, 'rest', ben);
    expect(await ben.request({ kind: 'take back', entry: 0 })).toMatch(/^forbidden/);
    expect(await ann.request({ kind: 'again', deal: 'fresh', swap: false })).toMatch(/^not-now/);
    await choose(table, ben, 'rest', ann);
    expect(await ann.request({ kind: 'take back', entry: 0 })).toBe('heard');
    expect(await ben.request({ kind: 'take back', entry: 1 })).toMatch(/^not-now: Something else/);
    expect(await ann.answer(true)).toMatch(/^forbidden/);
    // A new decision ends the request: it must be made again.
    await choose(table, ann, 'strike', ben);
    await ben.sync();
    expect(ben.requests().at(-1)).toMatchObject({ request: null, ended: 'lapsed' });
    expect(await ben.answer(true)).toMatch(/^not-now/);
    expect(await ann.request({ kind: 'take back', entry: 2 })).toBe('heard');
    expect(await ann.answer(false)).toBe('heard');
    await ben.sync();
    expect(ben.requests().at(-1)).toMatchObject({ request: null, ended: 'withdrawn' });
  });

  test('a person who has all seats cannot agree with themselves', async () => {
    const cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const made = await call<{ table: string; keys: { seats: string[] } }>(
      server.url,
      '/api/tables',
      { ...duel, seats: [{}, {}] },
      { cookie },
    );
    const client = await Client.connect(server.url, { cookie });
    for (const key of made.keys.seats) await client.join(made.table, key);
    await client.upTo(0);
    await client.choose(made.table, 0, { do: 'strike' });
    client.send({
      type: 'request',
      id: 'x',
      table: made.table,
      seat: 0,
      about: { kind: 'take back', entry: 0 },
    });
    expect(await client.next(['error'])).toMatchObject({ code: 'not-now', message: /nobody else/ });
  });

  test('people who are away are asked only about their own choices', async () => {
    const { table, people } = await talkers(server.url, { game: 'smugglers' }, 3);
    const [ann, ben, cem] = people as [Talker, Talker, Talker];
    await ann.client.choose(table, 0, ann.client.news!.ask!.offers[0]!.choice);
    await cem.client.close();
    await ben.client.next(['info'], ({ info }) => !info.seats[2]!.present);
    expect(await ann.request({ kind: 'take back', entry: 0 })).toBe('heard');
    await ben.sync();
    expect(ben.requests().at(-1)).toMatchObject({ request: { asked: [1] } });
    expect(await ben.answer(true)).toBe('heard');
    expect((await ann.client.upTo(2)).undone).toEqual([0]);
  });

  test('it survives a restart, and a snapshot from before it', async () => {
    const first = await startServer({ limits, snapshotEvery: 1 });
    const { table, people } = await talkers(first.url, duel);
    const [ann, ben] = people as [Talker, Talker];
    await choose(table, ann, 'strike', ben);
    await choose(table, ben, 'pass', ann);
    await choose(table, ben, 'strike', ann);
    const struck = ann.client.news!.view;
    expect(await ann.request({ kind: 'take back', entry: 0 })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    const { view } = await ann.client.upTo(4);
    expect(view).not.toEqual(struck);
    const { key } = ann.client;
    await first.close();
    const second = await startServer({ limits, store: first.store });
    const back = await Client.connect(second.url);
    await back.join(table, key);
    expect((await back.upTo(4)).view).toEqual(view);
    expect(back.news!.undone.toSorted()).toEqual([0, 1, 2]);
    await second.close();
  });
});

describe('again', () => {
  const infoOf = (table: string, key: string): Promise<TableInfo> =>
    call<TableInfo>(server.url, `/api/tables/${table}`, undefined, bearer(key));

  test('one person asks, and all are led to a new table, with their seats swapped', async () => {
    const { table, ann, ben } = await two();
    await toTheEnd(table, [ann, ben]);
    expect(await ann.request({ kind: 'again', deal: 'fresh', swap: true })).toBe('heard');
    expect(await ann.moved()).toEqual([]);
    expect(await ben.answer(true)).toBe('heard');
    const [{ to, key }] = (await ann.moved()) as [{ to: string; key: string }];
    const [other] = (await ben.moved()) as [{ to: string; key: string }];
    expect(other.to).toBe(to);
    expect(await ann.client.join(to, key)).toMatchObject({
      viewer: 1,
      plays: true,
      info: { status: 'playing' },
    });
    expect(await ben.client.join(to, other.key)).toMatchObject({ viewer: 0, plays: true });
  });

  test('the same deal has the same opening and a new seed; people who refuse stay', async () => {
    const { table, people } = await talkers(server.url, { game: 'smugglers' }, 3);
    const [ann, ben, cem] = people as [Talker, Talker, Talker];
    while (ann.client.news!.over === null) {
      const { waiting, seq } = ann.client.news!;
      const one = people[waiting[0] ?? 0]!;
      await one.client.upTo(seq);
      await one.client.choose(table, one.seat, one.client.news!.ask!.offers[0]!.choice);
      await Promise.all(people.map(({ client }) => client.upTo(seq + 1)));
    }
    expect(await ann.request({ kind: 'again', deal: 'same', swap: false })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    expect(await cem.answer(true)).toBe('heard');
    const [{ to, key }] = (await ann.moved()) as [{ to: string; key: string }];
    const info = await infoOf(to, key);
    const old = await infoOf(table, ann.client.key);
    expect(info.commitment).not.toBe(old.commitment);
    expect(info.status).toBe('playing');
    expect(info.seed).toBeNull();
  });

  test('after a refusal everybody stays', async () => {
    const { table, ann, ben } = await two();
    await toTheEnd(table, [ann, ben]);
    expect(await ann.request({ kind: 'again', deal: 'fresh', swap: false })).toBe('heard');
    expect(await ben.answer(false)).toBe('heard');
    expect(await ann.moved()).toEqual([]);
    expect(ann.requests().at(-1)).toMatchObject({ request: null, ended: 'refused' });
  });

  test('makes no more tables than a person may have', async () => {
    const narrow = await startServer({ limits: { ...limits, tables: 1 } });
    const { table, people } = await talkers(narrow.url, duel);
    await toTheEnd(table, people);
    const [ann, ben] = people as [Talker, Talker];
    expect(await ann.request({ kind: 'again', deal: 'fresh', swap: false })).toBe('heard');
    expect(await ben.answer(true)).toBe('heard');
    expect(await ann.request({ kind: 'again', deal: 'fresh', swap: false })).toBe('heard');
    expect(await ben.answer(true)).toMatch(/^too-many/);
    await narrow.close();
  });
});
