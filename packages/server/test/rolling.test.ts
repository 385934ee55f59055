// Two server processes on one PostgreSQL, while people play through both: one after the other is restarted, killed or paused.
import { setTimeout as wait } from 'node:timers/promises';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Store } from '../src/store/store.ts';
import { Client, makeTable } from './support/client.ts';
import { Crowd } from './support/crowd.ts';
import { historyOf } from './support/history.ts';
import { NodeProcess } from './support/nodeProcess.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';

vi.setConfig({ testTimeout: 90_000 });

const TABLES = 4;
/** The longest wait allowed: two leases of these servers (2 s each), and a start on a busy machine. */
const LONGEST_WAIT_MS = 15_000;

let postgres: Postgres;
let store: string;
let nodes: NodeProcess[];
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());
beforeEach(async () => {
  store = await postgres.database();
  nodes = [await NodeProcess.start(store), await NodeProcess.start(store)];
}, PATIENCE);
afterEach(async () => {
  for (const node of nodes) await node.end('SIGKILL');
});

/** Bots play during an event; afterwards their history must match the records, and nobody may still wait. */
async function whilePlaying(befall: (crowd: Crowd) => Promise<void>): Promise<Crowd> {
  const crowd = new Crowd(nodes.map(({ url }) => url));
  const duel = { game: smugglers, seats: [{}, {}] };
  const playing = Promise.all(Array.from({ length: TABLES }, (_, i) => crowd.play(duel, i * 10)));
  try {
    expect(await crowd.more(20, LONGEST_WAIT_MS)).toBe(true);
    await befall(crowd);
    expect(await crowd.more(20, LONGEST_WAIT_MS)).toBe(true);
    const { stuck, longestWait } = await crowd.finish(LONGEST_WAIT_MS);
    expect(stuck).toEqual([]);
    expect(longestWait).toBeLessThan(LONGEST_WAIT_MS);
    await playing;
    expect((await historyOf(store, crowd.duels)).violations).toEqual([]);
    return crowd;
  } finally {
    crowd.stop();
  }
}

/** Shows that the comparison of histories notices a lost choice, another picture, and a picture that was never there. */
async function comparisonCanFail({ duels }: Crowd): Promise<void> {
  const duel = duels.find(({ acknowledged }) => acknowledged.size > 1)!;
  const kept = await Store.open(store);
  const rows = await kept.entries(duel.table, 0);
  await kept.close();
  const at = [...duel.shown.keys()].find((one) => one.endsWith(' 1'))!;
  const altered = { ...duel, acknowledged: new Map(duel.acknowledged), shown: new Map(duel.shown) };
  altered.acknowledged.set('0 never stored', rows.length);
  altered.shown.set(at, 'another picture');
  altered.shown.set(`0 ${rows.length + 1}`, 'a picture from nowhere');
  expect((await historyOf(store, [altered])).violations).toHaveLength(3);
}

test('a rolling restart loses nothing, plays nothing twice and leaves nobody waiting', async () => {
  const played = await whilePlaying(async (crowd) => {
    for (const node of nodes) {
      await node.end('SIGTERM');
      expect(await crowd.more(5, LONGEST_WAIT_MS)).toBe(true);
      await node.startAgain();
      expect(await crowd.more(5, LONGEST_WAIT_MS)).toBe(true);
    }
  });
  await comparisonCanFail(played);
});

test('the tables of a killed server continue at the other', async () => {
  await whilePlaying(async (crowd) => {
    await nodes[0]!.end('SIGKILL');
    expect(await crowd.more(40, LONGEST_WAIT_MS)).toBe(true);
  });
});

test('the tables of a paused server continue at the other, and the paused one does not write to them afterwards', async () => {
  await whilePlaying(async (crowd) => {
    nodes[0]!.signal('SIGSTOP');
    expect(await crowd.more(40, LONGEST_WAIT_MS)).toBe(true);
    nodes[0]!.signal('SIGCONT');
  });
});

test('a player at a paused server finds the table unchanged at the other', async () => {
  const [east, west] = nodes as [NodeProcess, NodeProcess];
  const { table, keys } = await makeTable(east.url, { game: 'connect-four', seats: [{}, {}] });
  const ann = await Client.connect(east.url);
  const ben = await Client.connect(east.url);
  const benKey = (await ben.join(table, keys.seats[1]!)).key;
  await ann.join(table, keys.seats[0]!);
  await ann.upTo(0);
  expect((await ann.choose(table, 0, 3)).type).toBe('done');
  east.signal('SIGSTOP');
  const again = await Client.connect(west.url);
  expect((await again.join(table, benKey)).news?.seq).toBe(1);
  // Sent to the paused server, which receives it too late.
  const late = ben.choose(table, 1, 0, { id: 'late', seq: 1 }).catch(() => null);
  expect((await again.choose(table, 1, 3, { id: 'intime' })).type).toBe('done');
  east.signal('SIGCONT');
  expect(await late).toBeNull();
  await wait(200);
  const kept = await Store.open(store);
  expect((await kept.entries(table, 0)).map(({ choice }) => choice?.split(' ')[1])).toEqual([
    expect.any(String),
    'intime',
  ]);
  await kept.close();
  const back = await Client.connect(east.url);
  expect((await back.join(table, benKey)).news?.seq).toBe(2);
});
