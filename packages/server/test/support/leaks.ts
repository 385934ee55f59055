// Plays a random online game of smugglers and compares everything that each socket received with the secrecy law.
import {
  type News,
  type Session,
  type Viewer,
  fastChance,
  fold,
  gameFor,
  logLines,
  newsOf,
  readRecord,
  Session as Sessions,
  uniform,
} from '@xenotable/kernel';
import type { AnyGame } from '@xenotable/kernel';
import { smugglers } from '../../../kernel/test/games/smugglers.ts';
import type { ServerMessage } from '../../src/protocol.ts';
import { Client, bearer, call, makeTable } from './client.ts';

const SEATS = 3;

class Leak extends Error {
  override name = 'Leak';
}

const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Leak(otherwise);
};

/** What may be in a message beside news: everything else is public. */
const PUBLIC = ['type', 'id', 'table', 'info', 'viewer', 'plays', 'news', 'rule', 'reason', 'stale'];

/**
 * Everything that the viewer received, against two worlds: the real one, from which it must be exactly its view and its part of what was told;
 * and an imagined one that it cannot tell from the real one, which must give the same message.
 */
function compare(game: AnyGame, states: Map<number, Session>, viewer: Viewer, received: readonly string[], seed: number): number {
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    must(
      Object.keys(message).every((key) => PUBLIC.includes(key)),
      `an unknown field in ${text}`,
    );
    if (!('news' in message) || message.news === null) continue;
    const news: News = message.news;
    const session = states.get(news.seq)!;
    const real = newsOf(session, viewer, news.after);
    const allowed = news.over === null ? real : { ...real, undo: 0, undoWords: null };
    must(JSON.stringify(news) === JSON.stringify(allowed), `seat ${viewer} got other news than its own at ${news.seq}`);
    must(
      news.lines.every((line) => JSON.stringify(logLines(session, viewer, line.entry)).includes(JSON.stringify(line.what))),
      'a line that was not told to this viewer',
    );
    const imagined = game.imagine(game.view(session.world, viewer), fastChance(seed));
    must(JSON.stringify(game.view(imagined, viewer)) === JSON.stringify(news.view), `the view of ${viewer} at ${news.seq} holds what it cannot know`);
    const ask = game.asks(imagined).find((one) => one.seat === viewer);
    must(
      JSON.stringify(ask?.offers) === JSON.stringify(news.ask?.offers.map((offer) => offer.choice)),
      `the offers to ${viewer} at ${news.seq} betray something`,
    );
    for (let rival = 0; rival < SEATS; rival++) {
      const shown = (news.view as { smugglers: { hand: number[] | null }[] }).smugglers[rival]!.hand;
      const sees = viewer === rival || (viewer !== 'table' && (session.world as unknown as Hands).smugglers[viewer]!.seen[rival] !== null);
      must(shown === null || sees, `${viewer} sees the hand of ${rival}`);
    }
  }
  return received.length;
}

interface Hands {
  smugglers: { seen: unknown[] }[];
}

/** Returns how many messages were compared. */
export async function leaksIn(url: string, seed: number): Promise<number> {
  const any = uniform(seed);
  const made = await makeTable(url, { game: 'smugglers', seats: Array.from({ length: SEATS }, (_, i) => ({ name: `Smuggler ${i}` })) });
  const clients = await Promise.all([...made.keys.seats, made.keys.watch].map(() => Client.connect(url)));
  for (let i = SEATS; i >= 0; i--) await clients[i]!.join(made.table, i === SEATS ? made.keys.watch : made.keys.seats[i]!);
  let news = await clients[0]!.upTo(0);
  while (news.over === null) {
    const seat = news.waiting[any(news.waiting.length)]!;
    const client = clients[seat]!;
    const { ask, undo } = await client.upTo(news.seq);
    const answer =
      undo > 0 && any(5) === 0
        ? await client.undo(made.table, seat)
        : await client.choose(made.table, seat, ask!.offers[any(ask!.offers.length)]!.choice);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    news = answer.news;
    // Now and then somebody comes again, in the middle of the log, or tries what is not his to try.
    const curious = clients[any(SEATS)]!;
    if (any(6) === 0) await curious.join(made.table, made.keys.seats[clients.indexOf(curious)]!, { since: any(news.seq + 1) - 1 });
    if (any(6) === 0) await curious.choose(made.table, clients.indexOf(curious), { lay: 9 }, { seq: Math.max(0, news.seq - any(3)) });
  }
  await Promise.all(clients.map((client) => client.upTo(news.seq)));
  const record = readRecord(await call<string>(url, `/api/tables/${made.table}/record`, undefined, bearer(made.keys.watch)));
  const game = gameFor(record.head, [smugglers]);
  fold(game, record);
  const states = new Map<number, Session>();
  const never = (): never => {
    throw new Error('no chance is needed');
  };
  for (let seq = 0; seq <= record.entries.length; seq++)
    states.set(seq, Sessions.open(game, { head: record.head, entries: record.entries.slice(0, seq) }, never));
  let compared = 0;
  for (const [i, client] of clients.entries()) {
    compared += compare(game, states, i === SEATS ? 'table' : i, client.received, seed);
    await client.close();
  }
  return compared;
}
