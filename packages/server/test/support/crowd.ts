// Bots that play table after table through any of several servers, whatever happens to them, and that remember everything they were told:
// history.ts compares it with the records afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnyGame,
  type Json,
  type News,
  type Seat,
  anyChoice,
  fastChance,
  fingerprint,
  uniform,
} from '@xenotable/kernel';
import type { ErrorCode } from '../../src/protocol.ts';
import { type Answer, Client, makeTable } from './client.ts';

/** How long a bot waits before it gives up a silent connection, in milliseconds. */
const SILENCE_MS = 2500;

/** How long a bot waits for others before it sends a ping, in milliseconds. */
const PING_MS = 1000;

/** The game and set-up of a table of bots. */
export interface Wish {
  game: AnyGame;
  options?: object;
  seats: readonly object[];
  /** How long a bot thinks, in milliseconds; 0 by default. */
  thinkMs?: number;
}

/** A table with a bot on each seat. */
export interface Duel extends Wish {
  table: string;
  /** The seq after each acknowledged choice, by its seat and id. */
  acknowledged: Map<string, number>;
  /** The check of each picture that was shown, by seat and seq. */
  shown: Map<string, string>;
  /** Violations that are noticed while playing. */
  violations: string[];
}

/** The part of the news that is compared, as text. */
export const checkOf = ({ view, ask, waiting, over }: News): string =>
  fingerprint({ view, offers: ask?.offers ?? null, waiting, over } as unknown as Json);

interface Pending {
  id: string;
  seq: number;
  choice: Json;
  since: number;
}

export class Crowd {
  readonly duels: Duel[] = [];
  /** Number of choices that were sent again and had already been stored. */
  resent = 0;
  acknowledged = 0;
  /** The longest time from a choice to its acknowledgement, in milliseconds. */
  longestWait = 0;
  /** The choices that bots wait for. */
  private readonly open = new Set<Pending>();
  private stopped = false;
  private finishing = false;
  private readonly urls: readonly string[];
  private tried = 0;
  private readonly clients = new Set<Client>();
  private readonly bots = new Set<Bot>();

  constructor(urls: readonly string[]) {
    this.urls = urls;
  }

  /** Plays table after table until the crowd is stopped. */
  async play(wish: Wish, seed: number): Promise<void> {
    // Guests have a cookie: their link stays valid even if the server dies while they sit down.
    const cookie = await this.patiently(
      async () => (await fetch(`${this.url()}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!,
    );
    const headers = { cookie: cookie ?? '' };
    const { game, options, seats } = wish;
    while (!this.stopped) {
      const made = await this.patiently(() =>
        makeTable(this.url(), { game: game.name, ...(options !== undefined && { options }), seats }, headers),
      );
      if (made === null) return;
      const duel: Duel = {
        ...wish,
        table: made.table,
        acknowledged: new Map(),
        shown: new Map(),
        violations: [],
      };
      this.duels.push(duel);
      await Promise.all(
        made.keys.seats.map(async (key, seat) => {
          if (key !== null) await new Bot(this, duel, seat, key, seed + seat, headers).play();
        }),
      );
    }
  }

  /** Waits until every open choice is answered; returns those that are late. */
  async finish(mostMs: number): Promise<{ longestWait: number; resent: number; stuck: string[] }> {
    this.finishing = true;
    for (const end = Date.now() + mostMs; this.open.size > 0 && Date.now() < end;) await wait(10);
    const stuck = [...this.open].map(({ id }) => `nobody has answered ${id} for ${mostMs} ms`);
    this.stop();
    return { longestWait: Math.max(this.longestWait, this.waiting), resent: this.resent, stuck };
  }

  /** Whether no new tables are begun. */
  get isFinishing(): boolean {
    return this.finishing;
  }

  stop(): void {
    this.stopped = true;
    for (const client of this.clients) client.cut();
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** The next server in turn, so that nobody stays at one of them; `after` is one that did not answer. */
  url(after?: string): string {
    const at = after === undefined ? this.tried++ : this.urls.indexOf(after) + 1;
    return this.urls[at % this.urls.length]!;
  }

  /** Waits until this many more choices are acknowledged; false if that takes longer than `mostMs`. */
  async more(choices: number, mostMs = 60_000): Promise<boolean> {
    const until = this.acknowledged + choices;
    for (const end = Date.now() + mostMs; this.acknowledged < until; await wait(2))
      if (Date.now() > end) return false;
    return true;
  }

  /** The longest time that an open choice has waited so far, in milliseconds. */
  get waiting(): number {
    return Math.max(0, ...[...this.open].map(({ since }) => performance.now() - since));
  }

  /** Some of the bots' connections, the oldest first. */
  lines(count: number): Client[] {
    return [...this.clients].slice(0, count);
  }

  /** Opens a seat a second time at another server, and sends the open choice from both. */
  async secondTab(at: number): Promise<void> {
    const bots = [...this.bots];
    const bot = bots[at % Math.max(1, bots.length)];
    await bot?.twin().catch(() => {});
  }

  sat(bot: Bot): void {
    this.bots.add(bot);
  }

  left(bot: Bot): void {
    this.bots.delete(bot);
  }

  connected(client: Client): void {
    this.clients.add(client);
    // It may have connected while the crowd was being stopped.
    if (this.stopped) client.cut();
  }

  disconnected(client: Client): void {
    this.clients.delete(client);
    client.cut();
  }

  asked(pending: Pending): void {
    this.open.add(pending);
  }

  answered(pending: Pending, acknowledged: boolean): void {
    this.open.delete(pending);
    if (!acknowledged) return;
    this.acknowledged++;
    this.longestWait = Math.max(this.longestWait, performance.now() - pending.since);
  }

  /** Tries until a server answers; null once the bots are stopped. */
  async patiently<T>(attempt: () => Promise<T>): Promise<T | null> {
    while (!this.stopped) {
      try {
        return await answered(attempt());
      } catch {
        await wait(20);
      }
    }
    return null;
  }
}

/** Throws if the answer takes longer than SILENCE_MS. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = wait(SILENCE_MS, undefined, stop).then(
    () => Promise.reject(new Error('no answer')),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
    answer.catch(() => {});
  }
}

/** Answers that leave open whether the choice counts: it is sent again under its id. */
const isOpen = (answer: Answer): boolean =>
  answer.type === 'error' &&
  (['failed', 'forbidden'] satisfies ErrorCode[] as string[]).includes(answer.code);

class Bot {
  private readonly crowd: Crowd;
  private readonly duel: Duel;
  private readonly seat: Seat;
  private key: string;
  private readonly headers: Record<string, string>;
  private readonly any: (below: number) => number;
  private readonly seed: number;
  private seen = -1;
  private url: string;
  private pending: Pending | null = null;

  constructor(
    crowd: Crowd,
    duel: Duel,
    seat: Seat,
    key: string,
    seed: number,
    headers: Record<string, string>,
  ) {
    this.crowd = crowd;
    this.duel = duel;
    this.seat = seat;
    this.key = key;
    this.seed = seed;
    this.any = uniform(seed);
    this.headers = headers;
    this.url = crowd.url();
  }

  /** Plays until the game is over or the crowd is stopped. */
  async play(): Promise<void> {
    this.crowd.sat(this);
    await this.playOn();
    this.crowd.left(this);
  }

  /** Opens the same seat in another tab, which sends the choice that this one is waiting for. */
  async twin(): Promise<void> {
    const { crowd, duel, seat, pending } = this;
    if (pending === null) return;
    const client = await answered(Client.connect(crowd.url(this.url), this.headers));
    try {
      client.heard = (news) => this.shown(news);
      await answered(client.join(duel.table, this.key, { changes: true }));
      const { id, seq, choice } = pending;
      const answer = await answered(client.choose(duel.table, seat, choice, { id, seq }));
      if (answer.type === 'done') duel.acknowledged.set(`${seat} ${id}`, answer.news.seq);
    } finally {
      client.cut();
    }
  }

  private async playOn(): Promise<void> {
    while (!this.crowd.isStopped) {
      const client = await this.crowd.patiently(() => {
        this.url = this.crowd.url(this.url);
        return Client.connect(this.url, this.headers);
      });
      if (client === null) return;
      this.crowd.connected(client);
      client.heard = (news) => this.heard(news);
      try {
        if (await this.playOver(client)) return;
      } catch {
        await wait(this.any(50));
      } finally {
        this.crowd.disconnected(client);
      }
    }
  }

  /** Notes everything that is shown; it is compared with the record later. */
  private shown(news: News): void {
    const { shown, violations } = this.duel;
    const at = `${this.seat} ${news.seq}`;
    const check = checkOf(news);
    const before = shown.get(at);
    if (before !== undefined && before !== check) violations.push(`two pictures at ${at}`);
    shown.set(at, check);
  }

  private heard(news: News): void {
    const { violations } = this.duel;
    this.shown(news);
    if (news.seq < this.seen)
      violations.push(`seat ${this.seat} was at ${this.seen} and is shown ${news.seq}`);
    this.seen = Math.max(this.seen, news.seq);
  }

  /** Returns true when the game is over. */
  private async playOver(client: Client): Promise<boolean> {
    const { duel, seat } = this;
    // A newcomer must see everything that was acknowledged before.
    const acknowledged = Math.max(0, ...duel.acknowledged.values());
    const joined = await answered(client.join(duel.table, this.key, { since: this.seen, changes: true }));
    this.key = joined.key;
    if (joined.news !== null && joined.news.seq < acknowledged)
      duel.violations.push(`seat ${seat} came at ${joined.news.seq} after ${acknowledged} was acknowledged`);
    for (let news = await client.upTo(0); !this.crowd.isStopped; news = client.news!) {
      if (news.over !== null && this.pending === null) return true;
      if (this.pending === null && news.ask !== null && !this.crowd.isFinishing) {
        await wait((duel.thinkMs ?? 0) * (0.5 + this.any(100) / 100));
        if (client.news?.ask != null) this.pending = this.choice(client.news);
      }
      if (this.pending === null) await this.following(client, news.seq);
      else await this.send(client, this.pending);
    }
    return false;
  }

  /** Waits for others, with a ping now and then. */
  private async following(client: Client, seq: number): Promise<void> {
    const more = client.upTo(seq + 1).then(() => true);
    while (!(await Promise.race([more, wait(PING_MS, false)]))) {
      const pong = client.next(['pong']);
      client.send({ type: 'ping' });
      await answered(pong);
    }
  }

  private choice(news: News): Pending {
    const { game } = this.duel;
    const { any, seat } = this;
    const chance = fastChance(this.seed + news.seq);
    const world = game.imagine(news.view as never, chance);
    const ask = game.asks(world).find((one) => one.seat === seat);
    const offers = news.ask?.offers ?? [];
    const choice =
      ask === undefined || ask.spaces.length === 0
        ? offers[any(offers.length)]!.choice
        : (anyChoice(game, world, ask, any, chance) as Json);
    return { id: crypto.randomUUID(), seq: news.seq, choice, since: performance.now() };
  }

  private async send(client: Client, pending: Pending): Promise<void> {
    const { id, seq, choice } = pending;
    this.crowd.asked(pending);
    const answer = await answered(client.choose(this.duel.table, this.seat, choice, { id, seq }));
    if (isOpen(answer)) throw new Error('to be sent again');
    this.pending = null;
    this.crowd.answered(pending, answer.type === 'done');
    if (answer.type !== 'done') return;
    this.duel.acknowledged.set(`${this.seat} ${pending.id}`, answer.news.seq);
    if (answer.news.after < answer.news.seq - 1) this.crowd.resent++;
  }
}
