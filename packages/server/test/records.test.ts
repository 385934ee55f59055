// Records online: verifiable dice, games that began offline, typed-in dice.
import { join } from 'node:path';
import {
  type GameRecord,
  Session,
  type Told,
  fingerprint,
  fold,
  readRecord,
  seeded,
  writeRecord,
} from '@xenotable/kernel';
import { commitment, newSeed } from '@xenotable/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import type { TableInfo } from '../src/protocol.ts';
import { Store } from '../src/store/store.ts';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer, temporaryFolder } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Plays all seats until the game is over, with the last offer unless `pick` says another. */
async function playOut(made: CreatedTable, pick = (offers: number): number => offers - 1): Promise<Client[]> {
  const clients = await Promise.all(made.keys.seats.map(() => Client.connect(server.url)));
  for (const [seat, client] of clients.entries()) await client.join(made.table, made.keys.seats[seat]!);
  for (let news = await clients[0]!.upTo(0); news.over === null;) {
    const seat = news.waiting[0]!;
    const client = clients[seat]!;
    const { ask } = await client.upTo(news.seq);
    const answer = await client.choose(made.table, seat, ask!.offers[pick(ask!.offers.length)]!.choice);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    news = answer.news;
  }
  return clients;
}

describe('the dice', () => {
  test('are committed to at the start and can be verified at the end', async () => {
    const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}] });
    const before = await call<TableInfo>(
      server.url,
      `/api/tables/${made.table}`,
      undefined,
      bearer(made.keys.watch),
    );
    expect(before.seed).toBeNull();
    const clients = await playOut(made, () => 0);
    const after = await call<TableInfo>(
      server.url,
      `/api/tables/${made.table}`,
      undefined,
      bearer(made.keys.watch),
    );
    expect(after).toMatchObject({ status: 'over', commitment: before.commitment });
    expect(await commitment(after.seed!)).toBe(before.commitment);
    for (const client of clients)
      expect(client.received.some((text) => text.includes(after.seed!))).toBe(true);

    const text = await call<string>(
      server.url,
      `/api/tables/${made.table}/record`,
      undefined,
      bearer(made.keys.watch),
    );
    const record = readRecord(text);
    expect(record.head).toMatchObject({ seed: after.seed, commitment: before.commitment });
    fold(diceDuel, record);
    // Computes every die again, from the seed and the choices alone.
    const again = Session.start(
      diceDuel,
      { options: record.head.options, seats: record.head.seats, commitment: before.commitment },
      seeded(after.seed!),
    );
    for (const entry of record.entries) if ('choice' in entry) again.choose(entry.seat, entry.choice);
    expect(again.entries).toEqual(record.entries);
  });

  test('cannot be known before the end', async () => {
    const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}] });
    await expect(
      call(server.url, `/api/tables/${made.table}/record`, undefined, bearer(made.keys.seats[0]!)),
    ).rejects.toThrow('409');
    const client = await Client.connect(server.url);
    const joined = await client.join(made.table, made.keys.seats[1]!);
    expect(joined.info.seed).toBeNull();
    await expect(
      call(server.url, `/api/tables/${made.table}/record`, undefined, bearer(made.keys.seats[0]!)),
    ).rejects.toThrow('409');
  });

  test('are final: nothing can be taken back after the end', async () => {
    const made = await makeTable(server.url, { game: 'connect-four', seats: [{}, {}] });
    const clients = await playOut(made);
    expect(clients[0]!.news).toMatchObject({ undo: 0, undoWords: null });
    for (const [seat, client] of clients.entries()) {
      expect(await client.undo(made.table, seat, clients[0]!.news!.seq)).toMatchObject({
        type: 'refused',
        reason: 'The game is over.',
      });
    }
  });
});

describe('a snapshot', () => {
  test('opens a long table without following every entry, and loses no log lines', async () => {
    const store = join(temporaryFolder(), 'tables.db');
    const first = await startServer({ store, snapshotEvery: 4 });
    const made = await makeTable(first.url, { game: 'smugglers', seats: [{}, {}] });
    const clients = [await Client.connect(first.url), await Client.connect(first.url)];
    for (const [seat, client] of clients.entries())
      made.keys.seats[seat] = (await client.join(made.table, made.keys.seats[seat]!)).key;
    let news = await clients[0]!.upTo(0);
    while (news.seq < 7) {
      const seat = news.waiting[0]!;
      const { ask } = await clients[seat]!.upTo(news.seq);
      const answer = await clients[seat]!.choose(made.table, seat, ask!.offers[0]!.choice);
      if (answer.type === 'done') news = answer.news;
    }
    const whole = (await clients[0]!.join(made.table, made.keys.seats[0]!)).news!;
    await first.close();
    const kept = await Store.open(store);
    const snapshot = (await kept.snapshot(made.table))!;
    expect(snapshot.seq).toBeGreaterThanOrEqual(4);
    await kept.close();

    const second = await startServer({ store, snapshotEvery: 4 });
    const late = await Client.connect(second.url);
    const joined = await late.join(made.table, made.keys.seats[0]!, { since: snapshot.seq });
    expect(joined.news).toEqual({
      ...whole,
      after: snapshot.seq,
      lines: whole.lines.filter((line) => line.entry >= snapshot.seq),
      undo: joined.news!.undo,
      undoWords: joined.news!.undoWords,
    });
    const again = await late.join(made.table, made.keys.seats[0]!);
    expect(again.news!.lines).toEqual(whole.lines);
    await second.close();
  });
});

/** A duel that was begun offline. */
function offline(entries: number): Session {
  const session = Session.start(diceDuel, { seats: [{ name: 'Ann' }, { name: 'Ben' }] }, seeded(newSeed()));
  for (let i = 0; i < entries && session.world.over === null; i++) {
    const [ask] = diceDuel.asks(session.world as never);
    session.choose(ask!.seat, ask!.offers[0]!);
  }
  return session;
}

describe('an offline game', () => {
  test('continues online', async () => {
    const session = offline(3);
    const made = await call<CreatedTable>(server.url, '/api/tables/upload', writeRecord(session.record));
    expect(made).toMatchObject({ status: 'playing', code: null });
    const client = await Client.connect(server.url);
    const joined = await client.join(made.table, made.keys.seats[0]!);
    expect(joined.news!.seq).toBe(3);
    expect(joined.news!.view).toEqual(diceDuel.view(session.world as never, 0));
    const told = session.told.flat().length;
    expect(joined.news!.lines).toHaveLength(told);
    expect(joined.info.seededFrom).toBe(session.standing.results);
    await client.close();
    await playOut(made, () => 0);
    const record = readRecord(
      await call<string>(server.url, `/api/tables/${made.table}/record`, undefined, bearer(made.keys.watch)),
    );
    expect(record.entries.slice(0, 3)).toEqual(session.entries);
    expect(record.head.seededFrom).toBe(session.standing.results);
    const end = fold(diceDuel, record);
    expect(fingerprint(end.world)).toBe(record.entries.at(-1)!.check);
  });

  test('is refused with the line if it is not valid', async () => {
    const { record } = offline(3);
    const tampered: GameRecord = {
      head: record.head,
      entries: record.entries.map((entry, i) => (i === 1 ? { ...entry, check: '0123456789abcdef' } : entry)),
    };
    await expect(call(server.url, '/api/tables/upload', writeRecord(tampered))).rejects.toThrow(
      'line 3: does not lead to its check',
    );
    await expect(call(server.url, '/api/tables/upload', 'nonsense')).rejects.toThrow('line 1: is not JSON');
    await expect(call(server.url, '/api/tables/upload', '')).rejects.toThrow('400');
    const foreign = writeRecord({ ...record, head: { ...record.head, game: 'dice-dual' } });
    await expect(call(server.url, '/api/tables/upload', foreign)).rejects.toThrow('dice-duel');
    const loaded = record.entries.map((entry) =>
      'rolls' in entry
        ? { ...entry, rolls: entry.rolls.map(([why, asked, result]) => [why, asked, (result % 6) + 1]) }
        : entry,
    );
    await expect(
      call(
        server.url,
        '/api/tables/upload',
        writeRecord({ head: record.head, entries: loaded as GameRecord['entries'] }),
      ),
    ).rejects.toThrow(/line \d+: /);
  });
});

describe('typed-in dice', () => {
  test('are asked for one by one', async () => {
    const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}], typed: 'all' });
    const [ann, ben] = [await Client.connect(server.url), await Client.connect(server.url)];
    await ann.join(made.table, made.keys.seats[0]!);
    await ben.join(made.table, made.keys.seats[1]!);
    await ann.upTo(0);
    const id = 'strike';
    expect(await ann.choose(made.table, 0, { do: 'strike' }, { id })).toMatchObject({
      type: 'wanted',
      news: { seq: 0, ask: null, awaited: { seat: 0, results: [], wanted: { why: 'DD-02', sides: 6 } } },
    });
    // The table waits: other devices of the same seat see it too, and nobody else does.
    const phone = await Client.connect(server.url);
    expect((await phone.join(made.table, ann.key)).news).toMatchObject({ awaited: { words: 'strike' } });
    expect((await ben.join(made.table, ben.key)).news!.awaited).toBeNull();
    await phone.close();
    expect(await ann.choose(made.table, 0, { do: 'strike' }, { id, results: [7] })).toMatchObject({
      type: 'wanted',
      news: { awaited: { wanted: { sides: 6 } } },
    });
    expect(ann.news!.seq).toBe(0);
    expect(await ann.choose(made.table, 0, { do: 'strike' }, { id, results: [5] })).toMatchObject({
      type: 'done',
      news: { seq: 1 },
    });
    const what = (await ben.upTo(1)).lines.map((line) => line.what) as Told['what'][];
    expect(what).toContainEqual({ type: 'swung', seat: 0, force: 5 });
  });
});
