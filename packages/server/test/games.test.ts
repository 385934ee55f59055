// Every game on the shelf is played online: by two people, one of whom hands the seat over during the game, and by one person with scripted
// players on the empty seats. Each record must replay to its last check.
import {
  type AnyGame,
  type News,
  anyChoice,
  fingerprint,
  fastChance,
  fold,
  readRecord,
  uniform,
} from '@xenotable/kernel';
import { gameNames } from '@xenotable/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import type { TableInfo } from '../src/protocol.ts';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer } from './support/server.ts';

/** Set-ups for two people, the scripted kind for empty seats, and the number of choices after which longer games are stopped. */
const tables: Record<string, { options: object; fill: string | null; choices: number }> = {
  xenoshyft: { options: { base: 10 }, fill: 'ally', choices: 400 },
  'chibi-commander': { options: { mission: 'VS 1', squads: 'standard' }, fill: 'program', choices: 60 },
  'earth-war': { options: { mission: 1 }, fill: 'autopilot', choices: 400 },
  'enemy-eternal': { options: { mission: 'B4', opponent: 'player' }, fill: null, choices: 60 },
  'xenos-rampant': { options: { scenario: 'ENCOUNTER' }, fill: 'automaton', choices: 60 },
};

/** Number of choices before a seat is handed over. */
const HAND_OVER = 3;

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({}, games);
  cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
});
afterAll(() => server.close());

/** A choice for a seat from what it sees, found in an imagined world. */
function choiceFor(game: AnyGame, news: News, seed: number): unknown {
  const chance = fastChance(seed);
  const world = game.imagine(news.view, chance);
  const ask = game.asks(world).find((one) => one.seat === news.viewer)!;
  return anyChoice(game, world, ask, uniform(seed), chance);
}

/** Plays at random until the game is over or the limit is reached; returns the number of choices. */
async function play(
  game: AnyGame,
  table: string,
  clients: Map<number, Client>,
  choices: number,
  midway?: () => Promise<void>,
): Promise<number> {
  let news = await clients.get(0)!.upTo(0);
  for (let seed = 1; news.over === null && news.seq < choices; seed++) {
    const seat = news.waiting[seed % news.waiting.length]!;
    const client = clients.get(seat)!;
    const answer = await client.choose(
      table,
      seat,
      choiceFor(game, await client.upTo(news.seq), seed) as never,
    );
    // A point sampled in an imagined world may be illegal in the real one.
    if (answer.type === 'done') news = answer.news;
    else if (answer.type !== 'refused' || client.news!.ask!.spaces.length === 0)
      throw new Error(JSON.stringify(answer));
    if (news.seq === HAND_OVER && answer.type === 'done') await midway?.();
  }
  return news.seq;
}

/** Checks that the record is valid and has as many entries as were played. */
async function verify(game: AnyGame, made: CreatedTable, played: number): Promise<void> {
  const text = await call<string>(server.url, `/api/tables/${made.table}/record`, undefined, {
    ...bearer(made.keys.watch),
    cookie,
  });
  const record = readRecord(text);
  expect(record.entries).toHaveLength(played);
  expect(fingerprint(fold(game, record).world)).toBe(record.entries.at(-1)!.check);
}

async function sitDown(made: CreatedTable, seat: number): Promise<Client> {
  const client = await Client.connect(server.url, { cookie });
  made.keys.seats[seat] = (await client.join(made.table, made.keys.seats[seat]!)).key;
  return client;
}

test('all games of the shelf are offered', async () => {
  const { games: offered } = await call<{ games: { name: string }[] }>(server.url, '/api/games');
  expect(offered.map((game) => game.name)).toEqual(gameNames);
  expect(Object.keys(tables).toSorted()).toEqual([...gameNames].toSorted());
});

describe.each(Object.entries(tables))('%s', (name, { options, fill, choices }) => {
  test('is played by two people, one of whom hands over the seat', async () => {
    const game = await games.load(name);
    const made = await makeTable(server.url, { game: name, options, seats: [{}, {}] }, { cookie });
    expect(made.status).toBe('waiting');
    const clients = new Map([
      [0, await sitDown(made, 0)],
      [1, await sitDown(made, 1)],
    ]);
    let heirs = 0;
    const handOver = async (): Promise<void> => {
      const closed = clients.get(1)!.next(['closed']);
      const { key } = await call<{ key: string }>(
        server.url,
        `/api/tables/${made.table}/hand-over`,
        {},
        { ...bearer(made.keys.seats[1]!), cookie },
      );
      await closed;
      made.keys.seats[1] = key;
      clients.set(1, await sitDown(made, 1));
      heirs++;
    };
    const played = await play(game, made.table, clients, choices, handOver);
    expect(heirs).toBe(1);
    await verify(game, made, played);
  }, 120_000);

  test.runIf(fill !== null)(
    'is played with scripted players on the empty seats',
    async () => {
      const game = await games.load(name);
      const made = await makeTable(server.url, { game: name, options, seats: [{}, {}] }, { cookie });
      const info = await call<TableInfo>(
        server.url,
        `/api/tables/${made.table}/start`,
        { fill },
        bearer(made.keys.host),
      );
      expect(info).toMatchObject({
        status: 'playing',
        seats: [{ kind: 'person' }, { kind: fill, taken: true }],
      });
      const played = await play(game, made.table, new Map([[0, await sitDown(made, 0)]]), choices);
      expect(played).toBeGreaterThan(0);
      await verify(game, made, played);
    },
    120_000,
  );

  test.runIf(fill === null)('refuses to fill an empty seat with a scripted player', async () => {
    const made = await makeTable(server.url, { game: name, options, seats: [{}, {}] }, { cookie });
    await expect(
      call(server.url, `/api/tables/${made.table}/start`, { fill: 'automaton' }, bearer(made.keys.host)),
    ).rejects.toThrow('no scripted players');
  });
});
