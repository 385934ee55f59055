// Plays a random online game and compares everything that each socket received with what its viewer may know.
import { DatabaseSync } from 'node:sqlite';
import {
  type AnyGame,
  type News,
  type Scene,
  Session,
  type Seat,
  type Viewer,
  type Head,
  type Json,
  anyChoice,
  fastChance,
  parseEntry,
  scenesOf,
  newsOf,
  same,
  uniform,
} from '@xenotable/kernel';
import type { ServerMessage as Sent } from '../../src/protocol.ts';
import type { CreatedTable } from '../../src/http/bodies.ts';
import { Client, type ServerMessage, makeTable, understood } from './client.ts';
import type { TestServer } from './server.ts';

class Leak extends Error {
  override name = 'Leak';
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Leak(otherwise);
}

/** All fields that a message may have; their contents are compared below. */
const FIELDS = [
  'partners',
  'plans',
  'type',
  'key',
  'id',
  'table',
  'info',
  'viewer',
  'plays',
  'seen',
  'orders',
  'seat',
  'news',
  'scenes',
  'rule',
  'reason',
  'stale',
];

/** News must be exactly the viewer's own, and the same in an imagined world of that viewer. */
function compareNews(session: Session, viewer: Viewer, news: News, seed: number): void {
  const { game, world } = session;
  const real = newsOf(session, viewer, news.after);
  must(
    same(news, news.over === null ? real : { ...real, undo: 0, undoWords: null }),
    `${viewer} got other news than its own at ${news.seq}`,
  );
  const imagined = game.imagine(game.view(world, viewer), fastChance(seed));
  must(
    same(game.view(imagined, viewer), news.view),
    `the view of ${viewer} at ${news.seq} holds what it cannot know`,
  );
  const ask = game.asks(imagined).find((one) => one.seat === viewer);
  must(
    same(ask?.offers ?? null, news.ask?.offers.map((offer) => offer.choice) ?? null),
    `the offers to ${viewer} at ${news.seq} betray something`,
  );
}

/** What one message showed to a viewer. */
interface Shown {
  viewer: Viewer;
  news: News;
  scenes: Scene[] | undefined;
}

/** A text that only this seat knows: its prepared answer to a question that never comes. */
const secretOf = (seat: Seat): string => `prepared by seat ${seat} alone`;

/** Each seat prepares an answer. */
async function prepare(clients: ReadonlyMap<Viewer, Client>, table: string): Promise<void> {
  for (const [seat, client] of clients) {
    if (seat === 'table') continue;
    const answer = { id: `prepared-${seat}`, choose: { sly: true }, asked: 'Never', words: secretOf(seat) };
    const id = client.newId();
    const kept = client.next(['done'], (message) => message.id === id);
    client.send({ type: 'orders', id, table, seat, orders: { NEVER: answer } });
    await kept;
  }
}

/** Everything else in a message must be public: no other key, nobody else's orders, no seed before the end. */
function compareRest(text: string, viewer: Viewer, made: CreatedTable, seed: string): Sent {
  const message = JSON.parse(text) as Sent;
  const unknown = Object.keys(message).filter((key) => !FIELDS.includes(key));
  must(unknown.length === 0, `${viewer} got a field ${unknown[0]}`);
  for (const key of [made.keys.host, made.keys.watch, ...made.keys.seats])
    must(
      key === null || !text.includes(key) || ('key' in message && message.key === key),
      `${viewer} got a key`,
    );
  must(message.type !== 'orders' || message.seat === viewer, `${viewer} got orders of another seat`);
  for (const seat of made.keys.seats.keys())
    must(seat === viewer || !text.includes(secretOf(seat)), `${viewer} got the orders of ${seat}`);
  const over = 'info' in message && message.info.status === 'over';
  must(over || !text.includes(seed), `${viewer} got the seed before the end`);
  return message;
}

/** The real table, read from the database. */
class Truth {
  private readonly db: DatabaseSync;
  private readonly table: string;
  readonly session: Session;
  readonly seed: string;

  constructor(file: string, table: string, game: AnyGame) {
    this.db = new DatabaseSync(file, { readOnly: true });
    this.table = table;
    const row = this.db.prepare('SELECT head, seed FROM matches WHERE id = ?').get(table)!;
    this.seed = String(row['seed']);
    this.session = Session.open(game, { head: JSON.parse(String(row['head'])) as Head, entries: [] }, never);
  }

  /** Follows new entries. */
  catchUp(): void {
    const after = this.session.entries.length;
    const rows = this.db
      .prepare('SELECT body FROM entries WHERE "match" = ? AND seq > ? ORDER BY seq')
      .all(this.table, after);
    for (const row of rows) this.session.applyEntry(parseEntry(JSON.parse(String(row['body']))));
  }

  close(): void {
    this.db.close();
  }
}

const never = (): never => {
  throw new Error('a record needs no chance');
};

/** Opens a socket for each person and one for the public view. */
async function seated(url: string, made: CreatedTable): Promise<Map<Viewer, Client>> {
  const persons = made.keys.seats.flatMap((key, seat) => (key === null ? [] : [seat]));
  const clients = new Map<Viewer, Client>();
  for (const viewer of [...persons, 'table' as const].toReversed()) {
    const client = await Client.connect(url);
    const { key } = await client.join(
      made.table,
      viewer === 'table' ? made.keys.watch : made.keys.seats[viewer]!,
      { scenes: true, changes: viewer !== 0 },
    );
    if (viewer !== 'table') made.keys.seats[viewer] = key;
    clients.set(viewer, client);
  }
  return clients;
}

/** Plays at random, with a limited number of decisions; returns what each socket received. */
async function playRandomly(
  url: string,
  game: AnyGame,
  made: CreatedTable,
  seed: number,
  most: number,
  truthOf: () => Truth,
): Promise<Map<Viewer, string[]>> {
  const any = uniform(seed);
  const chance = fastChance(seed);
  const clients = await seated(url, made);
  const seats = [...clients.keys()].filter((viewer) => viewer !== 'table');
  let news = await clients.get(seats[0]!)!.upTo(0);
  await prepare(clients, made.table);
  const truth = truthOf();
  while (news.over === null && news.seq < most) {
    truth.catchUp();
    const seat = news.waiting[any(news.waiting.length)]!;
    const client = clients.get(seat)!;
    const { undo } = await client.upTo(news.seq);
    const ask = truth.session.asks.find((one) => one.seat === seat)!;
    const answer =
      undo > 0 && any(6) === 0
        ? await client.undo(made.table, seat)
        : await client.choose(
            made.table,
            seat,
            anyChoice(game, truth.session.world, ask, any, chance) as Json,
          );
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    news = answer.news;
    // Now and then somebody joins again in the middle of the log, or tries something forbidden.
    const curious = seats[any(seats.length)]!;
    if (any(12) === 0)
      await clients
        .get(curious)!
        .join(made.table, made.keys.seats[curious]!, { since: any(news.seq + 1) - 1 });
    if (any(12) === 0)
      await clients
        .get(curious)!
        .choose(made.table, curious, { sly: true }, { seq: Math.max(0, news.seq - any(3)) });
  }
  await Promise.all([...clients.values()].map((client) => client.upTo(news.seq)));
  await Promise.all([...clients.values()].map((client) => client.close()));
  truth.catchUp();
  return new Map([...clients].map(([viewer, client]) => [viewer, client.received]));
}

/** Throws a Leak, or returns the number of messages compared. */
export async function leaksIn(
  server: TestServer,
  game: AnyGame,
  wish: { options?: object; seats: readonly object[] },
  seed: number,
  most = Infinity,
): Promise<number> {
  const made = await makeTable(server.url, { game: game.name, ...wish });
  let truth: Truth | null = null;
  const received = await playRandomly(server.url, game, made, seed, most, () => {
    truth = new Truth(server.store, made.table, game);
    return truth;
  });
  if (truth === null) throw new Error('the table was not dealt');
  const played: Truth = truth;
  const { head, entries } = played.session;
  const bySeq = new Map<number, Shown[]>();
  let messages = 0;
  for (const [viewer, texts] of received) {
    const pictures = new Map<Viewer, News>();
    for (const text of texts) {
      messages++;
      const message: ServerMessage = understood(compareRest(text, viewer, made, played.seed), pictures);
      if (!('news' in message) || message.news === null) continue;
      const scenes = 'scenes' in message ? message.scenes : undefined;
      bySeq.set(message.news.seq, [
        ...(bySeq.get(message.news.seq) ?? []),
        { viewer, news: message.news, scenes },
      ]);
    }
  }
  played.close();
  const session = Session.open(game, { head, entries: [] }, never);
  for (let seq = 0; seq <= entries.length; seq++) {
    const before = session.world;
    if (seq > 0) session.applyEntry(entries[seq - 1]!);
    for (const { viewer, news, scenes } of bySeq.get(seq) ?? []) {
      compareNews(session, viewer, news, seed);
      if (scenes !== undefined)
        must(
          same(scenes, scenesOf(session, before, { number: seq - 1, entry: entries[seq - 1]! }, viewer)),
          `${viewer} got other scenes than its own at ${seq}`,
        );
    }
  }
  return messages;
}
