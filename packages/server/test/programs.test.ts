// Programs think on the server: a table continues when every page is closed, within limits.
import { Session, seeded } from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Store } from '../src/store/store.ts';
import { Busy, ThinkingPool } from '../src/thinking/pool.ts';
import { newStopSign } from '../src/thinking/stopSign.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { NodeProcess } from './support/nodeProcess.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { type TestServer, smallGames, startServer, temporaryFolder, wide } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ thinkers: 1 });
});
afterAll(() => server.close());

const against = (strength: string, game = 'connect-four') => ({
  game,
  seats: [{}, { program: strength }],
});

async function guest(): Promise<string> {
  return (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
}

async function join(made: CreatedTable, seat = 0, cookie?: string): Promise<Client> {
  const client = await Client.connect(server.url, cookie === undefined ? {} : { cookie });
  await client.join(made.table, made.keys.seats[seat]!);
  return client;
}

/** Waits until the table asks this player again, or is over. */
async function asked(client: Client): Promise<void> {
  await expect
    .poll(() => client.news?.ask != null || client.news?.over != null, { timeout: 20_000 })
    .toBe(true);
}

test('a table with a program is dealt at once, and is played to its end', async () => {
  const made = await makeTable(server.url, against('easy'));
  expect(made.status).toBe('playing');
  const ann = await join(made);
  for (;;) {
    await asked(ann);
    if (ann.news!.over !== null) break;
    await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  }
  expect(ann.news!.seq).toBeGreaterThan(6);
  await ann.close();
});

test('a program that had better wait for a person decides after the person, another at once', async () => {
  const seats = [{}, { program: 'easy' }, { program: 'easy' }];
  const made = await makeTable(server.url, { game: 'patient', seats });
  const ann = await join(made);
  const others = await join(await makeTable(server.url, { game: 'smugglers', seats }));
  await others.upTo(2);
  expect(ann.news).toMatchObject({ seq: 0, waiting: [0, 1, 2], later: [1, 2] });
  await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  await ann.upTo(3);
  await ann.close();
  await others.close();
});

/** The reasons in the whole log of the first seat after a choice and a program's answer. */
async function reasonsAt(game: string): Promise<string[]> {
  const made = await makeTable(server.url, against('steady', game));
  const ann = await join(made);
  await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  await ann.upTo(2);
  await ann.close();
  const again = await join(made);
  const reasons = again.news!.lines.flatMap(({ seat, why }) =>
    why === undefined ? [] : [`${seat} ${why.words}`],
  );
  await again.close();
  return reasons;
}

test('a program says why to those from whom it hides nothing', async () => {
  expect(await reasonsAt('reasoned')).toEqual(['1 it is as good as any']);
  expect(await reasonsAt('patient')).toEqual([]);
});

test('a program continues when everybody has left', async () => {
  const made = await makeTable(server.url, against('hard'));
  const ann = await join(made);
  await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  ann.cut();
  const info = async (): Promise<number> => {
    const again = await join(made);
    const { seq } = again.news!;
    await again.close();
    return seq;
  };
  await expect.poll(info, { timeout: 20_000, interval: 300 }).toBe(2);
});

test('the maker takes the seat of a program without having joined it, plays it, and gives it back', async () => {
  const cookie = await guest();
  const made = await makeTable(server.url, against('steady', 'dice-duel'), { cookie });
  const ann = await join(made, 0, cookie);
  const free = ann.next(['info'], ({ info }) => info.seats[1]?.program === null);
  ann.send({ type: 'program', table: made.table, seat: 1, strength: null });
  await free;
  await ann.choose(made.table, 0, { do: 'rest' });
  await ann.join(made.table, made.keys.seats[1]!);
  await ann.choose(made.table, 1, { do: 'rest' }, { seq: 1 });
  const taken = ann.next(['info'], ({ info }) => info.seats[1]?.program === 'easy');
  ann.send({ type: 'program', table: made.table, seat: 1, strength: 'easy' });
  await taken;
  await ann.close();
});

test('nobody else may take it', async () => {
  const made = await makeTable(server.url, { game: 'smugglers', seats: [{}, {}, { program: 'easy' }] });
  const ann = await join(made, 0);
  const ben = await join(made, 1);
  for (const client of [ann, ben]) {
    client.send({ type: 'program', table: made.table, seat: 2, strength: null });
    await expect.poll(() => client.received.join()).toContain('has not joined that seat');
    await client.close();
  }
});

test('giving a seat to a program and taking it back is rate-limited', async () => {
  const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}] });
  const ann = await Client.connect(server.url);
  await ann.join(made.table, made.keys.seats[0]!);
  const refused = ann.next(['error']);
  for (let i = 0; i < 12; i++)
    ann.send({ type: 'program', table: made.table, seat: 0, strength: i % 2 === 0 ? 'easy' : null });
  expect(await refused).toMatchObject({ code: 'too-many' });
});

test("a person's choice is taken back together with the choices of programs after it", async () => {
  const made = await makeTable(server.url, against('easy'));
  const ann = await join(made);
  await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  expect(await ann.upTo(2)).toMatchObject({ waiting: [0], undo: 1 });
  expect(await ann.undo(made.table, 0)).toMatchObject({
    type: 'done',
    news: { seq: 4, waiting: [0], undo: 0, undone: [1, 0] },
  });
  await ann.close();
});

describe('a person who waits for a program', () => {
  const thought = async (): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^xenotable_thinking_seconds_total ([\d.e-]+)/m.exec(text)![1]);
  };

  /** Seconds that a hard program thinks about its answer to the first choice. */
  async function answered(after: (ann: Client, table: string) => void): Promise<number> {
    const made = await makeTable(server.url, against('hard'));
    const ann = await join(made);
    const before = await thought();
    await ann.choose(made.table, 0, ann.news!.ask!.offers[3]!.choice);
    after(ann, made.table);
    await ann.upTo(2);
    await ann.close();
    return (await thought()) - before;
  }

  test('may stop it, and it plays the best choice it has found', async () => {
    // Without a stop it looks ahead until that gains nothing. Several tables are played because the message arrives sooner or later.
    let [whole, stopped] = [0, 0];
    for (let i = 0; i < 4; i++) {
      whole += await answered(() => {});
      stopped += await answered((ann, table) => ann.send({ type: 'stop', table, seat: 0 }));
    }
    expect(stopped).toBeLessThan(whole / 2);
  });

  test('may not do so without limit, and nobody else may at all', async () => {
    const limited = await startServer({
      thinkers: 1,
      limits: { ...wide, talk: { perSecond: 0.5, burst: 3 } },
    });
    const made = await makeTable(limited.url, against('easy'));
    const ann = await Client.connect(limited.url);
    await ann.join(made.table, made.keys.seats[0]!);
    for (let i = 0; i < 5; i++) ann.send({ type: 'stop', table: made.table, seat: 0 });
    expect(await ann.next(['error'])).toMatchObject({ code: 'too-many' });
    const watcher = await Client.connect(limited.url);
    await watcher.join(made.table, made.keys.watch);
    watcher.send({ type: 'stop', table: made.table, seat: 0 });
    expect(await watcher.next(['error'])).toMatchObject({ code: 'forbidden' });
    await ann.close();
    await watcher.close();
    await limited.close();
  });
});

test('without players or watchers programs do not think; a watcher wakes them', async () => {
  const made = await makeTable(server.url, {
    game: 'connect-four',
    seats: [{ program: 'easy' }, { program: 'easy' }],
    sit: null,
  });
  const look = await call<{ status: string }>(
    server.url,
    `/api/tables/${made.table}`,
    undefined,
    bearer(made.keys.watch),
  );
  expect(look.status).toBe('playing');
  const watcher = await Client.connect(server.url);
  expect((await watcher.join(made.table, made.keys.watch)).news!.seq).toBe(0);
  await expect.poll(() => watcher.news?.over != null, { timeout: 20_000 }).toBe(true);
  await watcher.close();
});

describe('limits', () => {
  test('programs can be switched off, and do not play with typed-in dice', async () => {
    const off = await startServer({ thinkers: 0 });
    await expect(makeTable(off.url, against('easy'))).rejects.toThrow(
      'Programs play no seats on this server',
    );
    await off.close();
    await expect(makeTable(server.url, { ...against('easy', 'dice-duel'), typed: 'dice' })).rejects.toThrow(
      'Programs have no dice of their own',
    );
  });

  const question = {
    game: 'connect-four',
    edition: '1',
    strength: 'hard',
    before: 0,
    memory: [],
    patienceMs: 0,
  } as const;

  async function pooled(
    limits: { threads: number; queue: number; graceMs: number },
    name: 'connect-four' | 'endless' = 'connect-four',
  ) {
    const game = await smallGames.load(name);
    const session = Session.start(game, { seats: [{ name: 'Ann' }, { name: 'Ben' }] }, seeded(newSeed()));
    const asks = {
      ...question,
      game: name,
      edition: game.edition,
      view: session.view(0),
      ask: session.asks[0]!,
      stop: newStopSign(),
    };
    return { pool: new ThinkingPool(smallGames.module, limits), asks };
  }

  test('the queue is limited, and tables with people connected come first', async () => {
    const { pool, asks } = await pooled({ threads: 1, queue: 2, graceMs: 20_000 });
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const first = pool.think(asks, false).then(note('first'));
    const unseen = pool.think(asks, false).then(note('unseen'));
    const seen = pool.think(asks, true).then(note('seen'));
    await expect(pool.think(asks, true)).rejects.toThrow(Busy);
    expect([pool.thinking, pool.waiting]).toEqual([1, 2]);
    await Promise.all([first, unseen, seen]);
    expect(order).toEqual(['first', 'seen', 'unseen']);
    await pool.close();
  });

  test('a thought that never ends is ended with its thread, and the next one gets a new thread', async () => {
    const { pool, asks } = await pooled({ threads: 1, queue: 9, graceMs: 3000 });
    const { asks: endless } = await pooled({ threads: 0, queue: 0, graceMs: 0 }, 'endless');
    await expect(pool.think(endless, true)).rejects.toThrow('it thought for too long');
    expect(pool.thinking).toBe(0);
    // A new thread loads the game first, which may take longer than this short limit on a busy machine.
    let next = null;
    for (let tries = 0; next === null && tries < 5; tries++)
      next = await pool.think(asks, true).catch(() => null);
    expect(next).toMatchObject({ choice: expect.anything() });
    await pool.close();
  });

  test('a table that has used up its time continues without looking ahead', async () => {
    const hasty = await startServer({
      thinkers: 1,
      limits: { ...wide, thoughtMsByTable: { perSecond: 0, burst: 1 } },
    });
    const made = await makeTable(hasty.url, against('hard'));
    const ann = await Client.connect(hasty.url);
    await ann.join(made.table, made.keys.seats[0]!);
    const begun = performance.now();
    // Nobody can have won with three discs.
    for (const column of [0, 2, 0]) {
      await asked(ann);
      await ann.choose(made.table, 0, ann.news!.ask!.offers[column]!.choice);
    }
    await asked(ann);
    expect(ann.news!.seq).toBe(6);
    const text = await (await fetch(`${hasty.url}/metrics`)).text();
    const thought = Number(/^xenotable_thinking_seconds_total ([\d.e-]+)/m.exec(text)![1]);
    // One full thought, and two without looking ahead.
    expect(thought).toBeLessThan(2.5);
    expect(performance.now() - begun).toBeLessThan(20_000);
    await ann.close();
    await hasty.close();
  });
});

/** Ann chooses, and the server is killed while the program thinks. */
async function killedInThought(node: NodeProcess): Promise<{ made: CreatedTable; seq: number }> {
  const made = await makeTable(node.url, against('hard'));
  const ann = await Client.connect(node.url);
  await ann.join(made.table, made.keys.seats[0]!);
  const done = await ann.choose(made.table, 0, ann.news!.ask!.offers[0]!.choice);
  await node.end('SIGKILL');
  return { made, seq: done.type === 'done' ? done.news.seq : -1 };
}

/** The number of decisions in the record, read without joining the table. */
async function decisions(store: string, table: string): Promise<number> {
  const opened = await Store.open(store);
  const rows = await opened.entries(table, 0);
  await opened.close();
  return rows.length;
}

describe('a server that is killed while a program thinks', () => {
  test('continues when it is started again, without any request', async () => {
    const store = `${temporaryFolder()}/tables.db`;
    const node = await NodeProcess.start(store);
    const { made } = await killedInThought(node);
    await node.startAgain();
    const metrics = async (): Promise<string> => (await fetch(`${node.url}/metrics`)).text();
    await expect.poll(metrics, { timeout: 40_000, interval: 500 }).toContain('xenotable_thoughts_total 1');
    await node.end('SIGTERM');
    expect(await decisions(store, made.table)).toBe(2);
  }, 90_000);

  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE);
  afterAll(() => postgres.stop());

  test('leaves the table to another one, which continues without any request', async () => {
    const store = await postgres.database();
    const first = await NodeProcess.start(store);
    const second = await NodeProcess.start(store);
    const { made, seq } = await killedInThought(first);
    expect(seq).toBe(1);
    await expect.poll(() => decisions(store, made.table), { timeout: 40_000, interval: 500 }).toBe(2);
    await second.end('SIGTERM');
  }, 90_000);
});
