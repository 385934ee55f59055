// The server is killed again and again while bots play; afterwards every acknowledged choice must be in the store, once, and every record must hold.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Head, type Json, fold, parseEntry, uniform } from '@xenotable/kernel';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { Store } from '../../src/store/store.ts';
import { Client, makeTable } from './client.ts';
import { freePort } from './postgres.ts';

const VICTIM = fileURLToPath(new URL('./victim.ts', import.meta.url));

export interface Toll {
  kills: number;
  acknowledged: number;
  /** Choices that were sent again after a kill and had been kept. */
  resent: number;
  tables: number;
  entries: number;
}

/** A table with a bot on each seat, who know what was acknowledged. */
interface Duel {
  table: string;
  acknowledged: Map<string, number>;
}

class Bots {
  readonly duels: Duel[] = [];
  resent = 0;
  private acknowledged = 0;
  private stopped = false;
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Plays table after table with one friend until it is stopped. */
  async pair(seed: number): Promise<void> {
    // Guests with a cookie: their link stays good even if the server dies while they sit down.
    const cookie = await this.patiently(
      async () => (await fetch(`${this.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!,
    );
    const headers = { cookie: cookie ?? '' };
    while (!this.stopped) {
      const made = await this.patiently(() =>
        makeTable(this.url, { game: 'smugglers', seats: [{}, {}] }, headers),
      );
      if (made === null) return;
      const duel: Duel = { table: made.table, acknowledged: new Map() };
      this.duels.push(duel);
      await Promise.all(
        [0, 1].map((seat) => this.player(duel, made.keys.seats[seat]!, seat, seed + seat, headers)),
      );
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Until so many more choices are acknowledged. */
  async more(choices: number): Promise<void> {
    const until = this.acknowledged + choices;
    while (this.acknowledged < until) await wait(2);
  }

  /** Tries until the server is there again; null once the bots are stopped. */
  private async patiently<T>(attempt: () => Promise<T>): Promise<T | null> {
    while (!this.stopped) {
      try {
        return await attempt();
      } catch {
        await wait(20);
      }
    }
    return null;
  }

  private async player(
    duel: Duel,
    key: string,
    seat: number,
    seed: number,
    headers: Record<string, string>,
  ): Promise<void> {
    const any = uniform(seed);
    let since = -1;
    let pending: { id: string; seq: number; choice: Json } | null = null;
    while (!this.stopped) {
      const client = await this.patiently(() => Client.connect(this.url, headers));
      if (client === null) return;
      try {
        await client.join(duel.table, key, { since });
        for (let news = await client.upTo(0); ; news = client.news!) {
          if (pending === null && news.ask !== null)
            pending = {
              id: client.newId(),
              seq: news.seq,
              choice: news.ask.offers[any(news.ask.offers.length)]!.choice,
            };
          if (pending !== null) {
            const answer = await client.choose(duel.table, seat, pending.choice, pending);
            if (answer.type === 'done') {
              this.acknowledged++;
              duel.acknowledged.set(`${seat} ${pending.id}`, answer.news.seq);
              if (answer.news.after < answer.news.seq - 1) this.resent++;
            }
            pending = null;
          } else if (news.over === null) await client.upTo(news.seq + 1);
          since = client.news!.seq;
          if (client.news!.over !== null) {
            await client.close();
            return;
          }
          if (this.stopped) break;
        }
        await client.close();
      } catch {
        client.cut();
      }
    }
  }
}

async function verify(where: string, duels: Duel[]): Promise<{ acknowledged: number; entries: number }> {
  const store = await Store.open(where);
  let acknowledged = 0;
  let entries = 0;
  for (const duel of duels) {
    const kept = await store.find(duel.table);
    const rows = await store.entries(duel.table, 0);
    const choices = rows.map((row) => row.choice);
    if (new Set(choices).size !== choices.length)
      throw new Error(`a choice of ${duel.table} was played twice`);
    for (const [choice, seq] of duel.acknowledged) {
      const at = choices.indexOf(choice);
      if (at < 0 || at >= seq) throw new Error(`the acknowledged choice ${choice} of ${duel.table} is lost`);
      acknowledged++;
    }
    entries += rows.length;
    if (kept === null || (kept.match.head === null && rows.length > 0))
      throw new Error(`${duel.table} has lost its head`);
    if (kept.match.head === null) continue;
    const head = JSON.parse(kept.match.head) as Head;
    fold(smugglers, { head, entries: rows.map((row) => parseEntry(JSON.parse(row.body))) });
  }
  await store.close();
  return { acknowledged, entries };
}

async function start(where: string, port: number): Promise<ChildProcess> {
  const server = fork(VICTIM, [where, String(port)]);
  await once(server, 'message');
  return server;
}

/** Kills the server `kills` times at random moments under load; throws if anything was lost. */
export async function killing(where: string, kills: number, bots: number, seed = 1): Promise<Toll> {
  const any = uniform(seed);
  const port = await freePort();
  let server = await start(where, port);
  const crowd = new Bots(`http://127.0.0.1:${port}`);
  const playing = Promise.all(Array.from({ length: bots / 2 }, (_, i) => crowd.pair(seed * 1000 + i * 2)));
  // In the middle of things: so many choices after the last restart, and a little.
  const inTheMiddle = async (): Promise<void> => {
    await crowd.more(bots + any(bots * 3));
    await wait(any(20));
  };
  for (let kill = 0; kill < kills; kill++) {
    await inTheMiddle();
    server.kill('SIGKILL');
    await once(server, 'exit');
    server = await start(where, port);
  }
  await inTheMiddle();
  crowd.stop();
  await wait(100);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await playing;
  const { acknowledged, entries } = await verify(where, crowd.duels);
  return { kills, acknowledged, resent: crowd.resent, tables: crowd.duels.length, entries };
}
