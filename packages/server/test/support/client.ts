// A client of the protocol, for tests, soaks and benchmarks.
import { randomUUID } from 'node:crypto';
import { type Json, type News, type Seat, type Update, type Viewer, wholeUpdate } from '@xenotable/kernel';
import { WebSocket } from 'ws';
import type { ServerMessage as Sent } from '../../src/protocol.ts';
import type { CreatedTable } from '../../src/http/bodies.ts';

/** A message after decoding: its pictures are complete. */
export type ServerMessage =
  | Exclude<Sent, { type: 'news' | 'done' }>
  | ({ type: 'news'; table: string } & Update)
  | ({ type: 'done'; id: string; table: string } & Update);

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
export type Answer = Of<'done' | 'refused' | 'wanted' | 'error'>;

interface Waiting {
  wants(message: ServerMessage): boolean;
  got(message: ServerMessage): void;
  lost(error: Error): void;
}

/** Completes the news of a message from the previous pictures of the same socket, and keeps them. */
export function understood(message: Sent, pictures: Map<Viewer, News>): ServerMessage {
  if (!('news' in message) || message.news === null) return message as ServerMessage;
  const { viewer } = message.news;
  const whole =
    message.type === 'news' || message.type === 'done' ? wholeUpdate(message, pictures.get(viewer)) : message;
  if (whole === null) throw new Error('a change came without the picture before it');
  const news = whole.news as News;
  // Undos before `after` are known already.
  const known = news.after < 0 ? [] : (pictures.get(viewer)?.undone ?? []);
  const merged = { ...news, undone: [...new Set([...known, ...news.undone])] };
  pictures.set(viewer, merged);
  return { ...message, ...whole, news: merged } as ServerMessage;
}

export class Client {
  /** All messages as received. */
  readonly received: string[] = [];
  news: News | null = null;
  /** Called with all news. */
  heard: (news: News) => void = () => {};
  private readonly pictures = new Map<Viewer, News>();
  /** The key of the seat that it joined last. */
  key = '';
  closed: { code: number; reason: string } | null = null;
  private readonly socket: WebSocket;
  private waiting: Waiting[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const one of this.waiting.splice(0))
        one.lost(new Error(`the socket was closed: ${code} ${String(reason)}`));
    });
  }

  static connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const client = new Client(socket);
    return new Promise((done, failed) => {
      socket.once('open', () => done(client));
      socket.once('error', failed);
    });
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = understood(JSON.parse(text) as Sent, this.pictures);
    if ('news' in message && message.news !== null) {
      this.news = message.news;
      this.heard(message.news);
    }
    const at = this.waiting.findIndex((one) => one.wants(message));
    if (at >= 0) this.waiting.splice(at, 1)[0]!.got(message);
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text);
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  /** The next message of one of these types. */
  next<T extends ServerMessage['type']>(
    types: T[],
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    return new Promise((got, lost) => {
      if (this.closed !== null) return lost(new Error('the socket is closed'));
      this.waiting.push({
        wants: (message) => (types as string[]).includes(message.type) && fits(message as Of<T>),
        got: (message) => got(message as Of<T>),
        lost,
      });
    });
  }

  newId(): string {
    return randomUUID();
  }

  async join(
    table: string,
    key: string,
    more: {
      since?: number;
      name?: string;
      word?: string;
      screen?: boolean;
      scenes?: boolean;
      changes?: boolean;
    } = {},
  ): Promise<Of<'joined'>> {
    const id = this.newId();
    const answer = this.next(['joined', 'error'], (message) => message.id === id);
    this.send({ type: 'join', id, table, key, ...more });
    const joined = await answer;
    if (joined.type === 'error') throw new Error(`${joined.code}: ${joined.message}`);
    this.key = joined.key;
    return joined;
  }

  private ask(message: { id: string }): Promise<Answer> {
    const answer = this.next(['done', 'refused', 'wanted', 'error'], (one) => one.id === message.id);
    this.send(message);
    return answer;
  }

  choose(
    table: string,
    seat: Seat,
    choice: Json,
    more: { id?: string; seq?: number; results?: number[] } = {},
  ): Promise<Answer> {
    return this.ask({
      type: 'choose',
      id: this.newId(),
      table,
      seat,
      seq: this.news?.seq ?? 0,
      choice,
      ...more,
    } as { id: string });
  }

  undo(table: string, seat: Seat, seq = this.news?.seq ?? 0): Promise<Answer> {
    return this.ask({ type: 'undo', id: this.newId(), table, seat, seq } as { id: string });
  }

  /** Waits for news with at least this seq. */
  async upTo(seq: number): Promise<News> {
    while (this.news === null || this.news.seq < seq) await this.next(['news', 'done', 'joined', 'refused']);
    return this.news;
  }

  close(): Promise<void> {
    if (this.closed !== null) return Promise.resolve();
    return new Promise((done) => {
      this.socket.once('close', () => done());
      this.socket.close();
    });
  }

  /** Simulates an open connection on which nothing arrives any more. */
  deafen(): void {
    this.socket.pause();
  }

  /** Simulates a lost connection. */
  cut(): void {
    this.socket.terminate();
  }
}

/** Calls the HTTP API; throws the server's error. */
export async function call<T>(
  url: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const isText = typeof body === 'string';
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': isText ? 'application/x-ndjson' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (response.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text) as T;
}

export const makeTable = (
  url: string,
  wish: unknown,
  headers?: Record<string, string>,
): Promise<CreatedTable> => call<CreatedTable>(url, '/api/tables', wish, headers);

export const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
