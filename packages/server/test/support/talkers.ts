// People at one table who talk, for tests of what they hear and must not hear.
import type { Json, Seat } from '@xenotable/kernel';
import type { RequestAbout, Said, SharedPlan, TalkLine } from '../../src/protocol.ts';
import { Client, makeTable } from './client.ts';

export class Talker {
  readonly client: Client;
  readonly seat: Seat;
  private readonly table: string;

  constructor(client: Client, table: string, seat: Seat) {
    this.client = client;
    this.table = table;
    this.seat = seat;
  }

  /** Returns 'heard', or the error. */
  private async send(message: object): Promise<string> {
    const id = this.client.newId();
    const answer = this.client.next(['heard', 'error'], (one) => one.id === id);
    this.client.send({ id, table: this.table, seat: this.seat, ...message });
    const got = await answer;
    return got.type === 'heard' ? 'heard' : `${got.code}: ${got.message}`;
  }

  say(said: Said, to: 'all' | 'partners' = 'all'): Promise<string> {
    return this.send({ type: 'say', to, said });
  }

  plan(...steps: Json[]): Promise<string> {
    return this.send({ type: 'plan', steps });
  }

  request(about: RequestAbout): Promise<string> {
    return this.send({ type: 'request', about });
  }

  async answer(yes: boolean): Promise<string> {
    await this.sync();
    const request = this.requests().at(-1);
    return this.send({ type: 'answer', request: request?.request?.id ?? 'none', yes });
  }

  /** Waits until everything said to this seat has arrived. */
  async sync(): Promise<this> {
    const pong = this.client.next(['pong']);
    this.client.send({ type: 'ping' });
    await pong;
    return this;
  }

  private heard<T>(type: string): T[] {
    return this.client.received.map((text) => JSON.parse(text)).filter((message) => message.type === type);
  }

  /** Everything that was said to this seat. */
  async lines(): Promise<TalkLine[]> {
    await this.sync();
    return this.heard<{ lines: TalkLine[] }>('talk').flatMap(({ lines }) => lines);
  }

  async plans(): Promise<SharedPlan[]> {
    await this.sync();
    return this.heard<{ plans: SharedPlan[] }>('plans').at(-1)?.plans ?? [];
  }

  requests(): { request: { id: string; asked: Seat[]; agreed: Seat[] } | null; ended: string | null }[] {
    return this.heard('request');
  }

  async moved(): Promise<{ to: string; key: string }[]> {
    await this.sync();
    return this.heard('moved');
  }
}

/** Seats this many different people at a new table. */
export async function talkers(
  url: string,
  wish: { game: string; options?: object },
  seats = 2,
): Promise<{ table: string; watch: string; people: Talker[] }> {
  const made = await makeTable(url, { ...wish, sit: null, seats: Array.from({ length: seats }, () => ({})) });
  const people: Talker[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = await Client.connect(url);
    await client.join(made.table, made.keys.seats[seat] ?? '');
    people.push(new Talker(client, made.table, seat));
  }
  await Promise.all(people.map(({ client }) => client.upTo(0)));
  return { table: made.table, watch: made.keys.watch, people };
}
