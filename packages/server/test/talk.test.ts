// Talk at a table: who hears it, who does not, its limits, and that it is not stored.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import type { Said } from '../src/protocol.ts';
import { Client } from './support/client.ts';
import { type TestServer, startServer, wide } from './support/server.ts';
import { type Talker, talkers } from './support/talkers.ts';

const free = {
  ...wide,
  talk: { perSecond: 1e6, burst: 1e6 },
  requestsOfOthers: { perSecond: 1e6, burst: 1e6 },
};

let server: TestServer;
let shelf: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: free });
  shelf = await startServer({ limits: free }, games);
});
afterAll(async () => {
  await server.close();
  await shelf.close();
});

const text = (words: string): Said => ({ kind: 'text', text: words });
const saidTo = async (one: Talker): Promise<unknown[]> =>
  (await one.lines()).map(({ by, said }) => ({ by, ...said }));

describe('what is said', () => {
  test('is heard by all players and by those who reconnect, and not by watchers', async () => {
    const { table, watch, people } = await talkers(server.url, { game: 'dice-duel' });
    const [ann, ben] = people as [Talker, Talker];
    const watcher = await Client.connect(server.url);
    await watcher.join(table, watch);
    expect(await ann.say(text('Good luck <b>you</b>'))).toBe('heard');
    expect(await ben.say({ kind: 'phrase', phrase: 'thanks' })).toBe('heard');
    expect(await saidTo(ben)).toEqual([
      { by: 0, kind: 'text', text: 'Good luck <b>you</b>' },
      { by: 1, kind: 'phrase', phrase: 'thanks' },
    ]);
    const phone = await Client.connect(server.url);
    await phone.join(table, ben.client.key);
    const again = phone.next(['heard']);
    phone.send({ type: 'say', id: 'x', table, seat: 1, to: 'all', said: text('back') });
    await again;
    expect(phone.received.filter((one) => one.includes('Good luck'))).toHaveLength(1);
    expect(watcher.received.filter((one) => one.includes('Good luck') || one.includes('thanks'))).toEqual([]);
    watcher.send({ type: 'say', id: 'w', table, seat: 0, to: 'all', said: text('psst') });
    expect(await watcher.next(['error'])).toMatchObject({ code: 'forbidden' });
  });

  test('is limited in length, form and number', async () => {
    const strict = await startServer({ limits: { ...wide, talk: { perSecond: 0.001, burst: 3 } } });
    const { people } = await talkers(strict.url, { game: 'dice-duel' });
    const [ann, ben] = people as [Talker, Talker];
    ann.client.send({ type: 'say', id: 'a', table: 't', seat: 0, to: 'all', said: text('x'.repeat(281)) });
    expect(await ann.client.next(['error'])).toMatchObject({ code: 'malformed' });
    ann.client.send({ type: 'say', id: 'a', table: 't', seat: 0, to: 'all', said: text('a\u202eb') });
    expect(await ann.client.next(['error'])).toMatchObject({ code: 'malformed' });
    for (let i = 0; i < 3; i++) expect(await ann.say(text(`${i}`))).toBe('heard');
    expect(await ann.say(text('too much'))).toMatch(/^too-many/);
    expect(await ann.plan({ do: 'strike' })).toMatch(/^too-many/);
    expect(await ben.say(text('mine'))).toBe('heard');
    expect(await ben.lines()).toHaveLength(4);
    await strict.close();
  });

  test('only the last sixty lines are sent to a returning player, and none of them is on disk', async () => {
    const { table, people } = await talkers(server.url, { game: 'dice-duel' });
    const [ann, ben] = people as [Talker, Talker];
    for (let i = 0; i < 70; i++) await ann.say(text(`whisper ${i}.`));
    const phone = await Client.connect(server.url);
    await phone.join(table, ben.client.key);
    const told = phone.next(['heard']);
    phone.send({ type: 'say', id: 'x', table, seat: 1, to: 'all', said: { kind: 'phrase', phrase: 'yes' } });
    await told;
    const [first] = phone.received.filter((one) => one.includes('whisper'));
    expect(first?.match(/whisper \d+/g)).toHaveLength(60);
    await ann.client.choose(table, 0, { do: 'rest' });
    for (const file of [server.store, `${server.store}-wal`])
      expect(readFileSync(file).includes('whisper')).toBe(false);
  });

  test('the new player of a seat does not hear what was said to the previous one', async () => {
    const { table, people } = await talkers(server.url, { game: 'dice-duel' });
    const [ann, ben] = people as [Talker, Talker];
    await ann.say(text('between us'));
    const response = await fetch(`${server.url}/api/tables/${table}/hand-over`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ben.client.key}` },
    });
    const { key } = (await response.json()) as { key: string };
    const cem = await Client.connect(server.url);
    await cem.join(table, key);
    const told = cem.next(['heard']);
    cem.send({ type: 'say', id: 'x', table, seat: 1, to: 'all', said: text('hello') });
    await told;
    expect(cem.received.filter((one) => one.includes('between us'))).toEqual([]);
  });
});

describe('pointing', () => {
  const xenoshyft = { game: 'xenoshyft', options: { siege: 'training' } };

  test('reaches those whose view shows the thing; spots reach everybody', async () => {
    const { people } = await talkers(shelf.url, xenoshyft);
    const [ann, ben] = people as [Talker, Talker];
    for (const at of ['zone:1:2', 'seat:0', 'base', 'spot:12,-4'])
      expect(await ann.say({ kind: 'ping', at }, 'partners')).toBe('heard');
    expect((await ben.lines()).map(({ said }) => said.kind === 'ping' && said.at)).toEqual([
      'zone:1:2',
      'seat:0',
      'base',
      'spot:12,-4',
    ]);
    // Things that do not exist, or that have the same name in everybody's own hand, reach nobody; the sender cannot tell.
    for (const at of ['zone:7:2', 'enemy:99', 'hand:ranger', 'nothing', 'spot:1e9,2'])
      expect(await ann.say({ kind: 'ping', at })).toBe('heard');
    expect(await ann.say({ kind: 'arrow', from: 'seat:0', to: 'enemy:99' })).toBe('heard');
    expect(await ann.say({ kind: 'phrase', phrase: 'look', about: 'enemy:99' })).toBe('heard');
    expect(await ben.lines()).toHaveLength(4);
    expect(await ann.say({ kind: 'arrow', from: 'seat:0', to: 'zone:1:1' })).toBe('heard');
    expect(await ben.lines()).toHaveLength(5);
  });

  test('a card of an open hand can be pointed at, one of a closed hand cannot', async () => {
    for (const [hands, heard] of [
      ['open', 1],
      ['closed', 0],
    ] as const) {
      const { people } = await talkers(shelf.url, {
        game: 'xenoshyft',
        options: { ...xenoshyft.options, hands },
      });
      const [ann, ben] = people as [Talker, Talker];
      const view = ann.client.news?.view as { seats: { hand: string[] }[] };
      expect(await ann.say({ kind: 'ping', at: `held:0:${view.seats[0]?.hand[0]}` })).toBe('heard');
      expect(await ben.lines()).toHaveLength(heard);
    }
  });

  test('a hidden unit is never named to the other side', async () => {
    const { people } = await talkers(shelf.url, {
      game: 'chibi-commander',
      options: { mission: 'VS 1', squads: 'standard' },
    });
    const [ann, ben] = people as [Talker, Talker];
    const shown = (one: Talker): number[] =>
      (one.client.news!.view as { units: ({ id: number } & object)[] }).units.flatMap((unit) =>
        'hidden' in unit ? [] : [unit.id],
      );
    for (let unit = 0; unit < 30; unit++) {
      await ann.say({ kind: 'ping', at: `unit:${unit}` });
      await ben.say({ kind: 'ping', at: `unit:${unit}` });
    }
    for (const [one, by] of [
      [ann, 1],
      [ben, 0],
    ] as const) {
      const named = (await one.lines()).flatMap(({ said, by: speaker }) =>
        said.kind === 'ping' && speaker === by ? [said.at] : [],
      );
      expect(named.toSorted()).toEqual(
        shown(one)
          .map((unit) => `unit:${unit}`)
          .toSorted(),
      );
    }
  });

  test('what is said to partners is not heard by the other side', async () => {
    const { people } = await talkers(shelf.url, {
      game: 'xenos-rampant',
      options: { scenario: 'ENCOUNTER' },
    });
    const [ann, ben] = people as [Talker, Talker];
    expect(await ann.say(text('we go left'), 'partners')).toBe('heard');
    expect(await ann.lines()).toHaveLength(1);
    expect(await ben.lines()).toEqual([]);
  });
});

describe('a plan', () => {
  const siege = (hands: string) => ({ game: 'xenoshyft', options: { siege: 'training', hands } });

  /** Plays until a phase of the first round. */
  async function toPhase(phase: string, table: string, people: readonly Talker[]): Promise<void> {
    for (;;) {
      const { waiting, seq, view } = await people[0]!.client.upTo(0);
      if ((view as { phase: string }).phase === phase) return;
      const one = people[waiting[0] ?? 0]!;
      await one.client.upTo(seq);
      const { offers } = one.client.news!.ask!;
      const ready = offers.find(({ words }) => words === 'Ready') ?? offers[0]!;
      await one.client.choose(table, one.seat, ready.choice);
      await Promise.all(people.map(({ client }) => client.upTo(seq + 1)));
    }
  }

  test('is shown to partners in words, gets shorter as it is played, and ends with another choice', async () => {
    const { table, people } = await talkers(shelf.url, siege('open'));
    const [ann, ben] = people as [Talker, Talker];
    await toPhase('acquire', table, people);
    const spend = ann.client.news!.ask!.offers.find(({ words }) => words.startsWith('Spend'))!.choice;
    const { market } = ann.client.news!.view as { market: { troops: { card: string; cost: number }[] } };
    const { card } = market.troops.toSorted((a, b) => a.cost - b.cost)[0]!;
    expect(await ann.plan(spend, spend, { do: 'buy', card })).toBe('heard');
    expect((await ben.plans())[0]?.steps.map(({ words }) => words.split(' ')[0])).toEqual([
      'Spend',
      'Spend',
      'Buy',
    ]);
    await ann.client.choose(table, 0, spend);
    await ben.client.upTo(ann.client.news!.seq);
    await ben.say(text('now'));
    expect((await ben.plans())[0]?.steps.map(({ words }) => words.split(' ')[0])).toEqual(['Spend', 'Buy']);
    await ann.client.choose(table, 0, { do: 'ready' });
    await ben.say(text('gone'));
    expect(await ben.plans()).toEqual([]);
    expect(await ann.plan()).toBe('heard');
  });

  test('must be legal step by step', async () => {
    const { table, people } = await talkers(shelf.url, siege('open'));
    const [ann, ben] = people as [Talker, Talker];
    await toPhase('acquire', table, people);
    expect(await ann.plan({ do: 'buy', card: 'militia' })).toMatch(/^not-now: Step 1/);
    expect(await ann.plan({ say: 'read this' })).toMatch(/^not-now/);
    const spend = ann.client.news!.ask!.offers[0]!.choice;
    expect(await ann.plan(spend, { words: 'x'.repeat(3000) })).toMatch(/^not-now: Step 2/);
    expect(await ben.plans()).toEqual([]);
  });

  test('does not show a card of a closed hand', async () => {
    const { table, people } = await talkers(shelf.url, siege('closed'));
    const [ann, ben] = people as [Talker, Talker];
    await toPhase('deployment', table, people);
    const deploy = ann.client.news!.ask!.offers.find(({ words }) => words.startsWith('Deploy'))!.choice;
    expect(await ann.plan(deploy)).toBe('heard');
    expect(await ann.plans()).toHaveLength(1);
    await ben.say(text('nothing?'));
    expect(await ben.plans()).toEqual([]);
  });
});
