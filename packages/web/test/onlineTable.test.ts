// A page at an online table whose server fails, or is replaced by another one after the connection was lost.
import type { News } from '@xenotable/kernel';
import type { ClientMessage, ServerMessage } from '@xenotable/server/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../src/table/client/table.ts';

/** The server's end of each connection that the page has opened. */
const lines: Line[] = [];

class Line {
  static readonly OPEN = 1;
  readyState = Line.OPEN;
  readonly heard: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    lines.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  /** The received messages of a type. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.heard.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
  }
}

const news = {
  seq: 0,
  viewer: 0,
  view: {},
  ask: null,
  waiting: [0],
  anytime: [],
  awaited: null,
  undo: 0,
  undoWords: null,
  over: null,
  after: -1,
  lines: [],
  undone: [],
} as unknown as News;

const info = {
  table: 't',
  code: null,
  game: 'xenoshyft',
  title: 'XenoShyft',
  name: 'T',
  edition: '1',
  options: {},
  typed: null,
  status: 'playing',
  pace: null,
  keepsTalk: false,
  hints: true,
  ended: false,
  now: 0,
  seats: [
    {
      kind: 'person',
      name: 'Ann',
      taken: true,
      present: true,
      program: null,
      standIn: false,
      awaited: null,
      word: null,
    },
  ],
  watchers: 0,
  watching: [],
  watchDelay: 0,
  commitment: '',
  seed: null,
  seededFrom: 0,
} as const;

let table: Table;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('location', { href: 'http://here/', protocol: 'http:' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  const kept = new Map([['xenotable.stops.xenoshyft', JSON.stringify({ 'use a card': 'pass' })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  lines.length = 0;
  const { SocketTransport } = await import('../src/table/client/socketTransport.ts');
  const page = await import('../src/table/client/table.ts');
  table = await page.Table.open(
    't',
    await SocketTransport.to('t', 'key', { introduction: null, screen: false }),
  );
  await joined();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers the join of the latest connection. */
async function joined(more: Partial<Extract<ServerMessage, { type: 'joined' }>> = {}): Promise<Line> {
  await vi.advanceTimersByTimeAsync(0);
  const line = lines.at(-1)!;
  const { id } = line.of('join').at(-1)!;
  line.say({
    type: 'joined',
    id,
    info: { ...info, seats: [...info.seats], watching: [] },
    viewer: 0,
    plays: true,
    key: 'key',
    orders: null,
    seen: 0,
    news,
    ...more,
  });
  await vi.advanceTimersByTimeAsync(0);
  return line;
}

test('a choice that the server failed at is sent again under its id, and no refusal is shown', async () => {
  const line = lines.at(-1)!;
  const answer = table.choose(0, 'any');
  await vi.advanceTimersByTimeAsync(0);
  const [first] = line.of('choose');
  line.say({ type: 'error', id: first!.id, code: 'failed', message: 'Send it again.' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.of('choose').map(({ id }) => id)).toEqual([first!.id, first!.id]);
  line.say({ type: 'done', id: first!.id, table: 't', news: { ...news, seq: 1, after: 0 } });
  expect(await answer).toBeNull();
});

test('a connection that goes silent is noticed within five seconds, and the choice is sent again on a new one', async () => {
  const silent = lines.at(-1)!;
  const answer = table.choose(0, 'any');
  await vi.advanceTimersByTimeAsync(5000);
  expect(silent.of('ping').length).toBeGreaterThan(0);
  expect(silent.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines.at(-1)).not.toBe(silent);
  const line = await joined();
  const [sent] = line.of('choose');
  expect(sent!.id).toBe(silent.of('choose')[0]!.id);
  line.say({ type: 'done', id: sent!.id, table: 't', news: { ...news, seq: 1, after: 0 } });
  expect(await answer).toBeNull();
});

test('a connection that answers is kept', async () => {
  const line = lines.at(-1)!;
  for (let seconds = 0; seconds < 30; seconds++) {
    const pings = line.of('ping').length;
    await vi.advanceTimersByTimeAsync(1000);
    if (line.of('ping').length > pings) line.say({ type: 'pong' });
  }
  expect(lines).toEqual([line]);
  expect(line.of('ping').length).toBeLessThanOrEqual(16);
});

test('the set-up tells of a game that was brought here, whose former hands somebody may know', async () => {
  expect(table.state()).toMatchObject({ broughtHere: false });
  lines.at(-1)!.close();
  await vi.advanceTimersByTimeAsync(300);
  await joined({ info: { ...info, seats: [...info.seats], watching: [], seededFrom: 3 } });
  expect(table.state()).toMatchObject({ broughtHere: true });
});

test('a join that fails once is tried again, and choices are possible afterwards', async () => {
  lines.at(-1)!.close();
  await vi.advanceTimersByTimeAsync(300);
  const line = lines.at(-1)!;
  const [first] = line.of('join');
  line.say({ type: 'error', id: first!.id, code: 'failed', message: 'no store' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(line.of('join').map(({ id }) => id)).toEqual([first!.id, first!.id]);
  await joined();
  const answer = table.choose(0, 'any');
  await vi.advanceTimersByTimeAsync(0);
  const [sent] = line.of('choose');
  line.say({ type: 'done', id: sent!.id, table: 't', news: { ...news, seq: 1, after: 0 } });
  expect(await answer).toBeNull();
});

test('standing orders are sent again after a reconnect, since the server may be another one', async () => {
  const first = lines.at(-1)!;
  const [told] = first.of('orders');
  first.say({ type: 'done', id: told!.id, table: 't', news });
  first.close();
  await vi.advanceTimersByTimeAsync(1000);
  const line = await joined();
  expect(lines).toHaveLength(2);
  expect(line.of('orders')).toHaveLength(1);
});

test('orders that the server keeps are taken over and not overwritten', async () => {
  const first = lines.at(-1)!;
  first.say({ type: 'done', id: first.of('orders')[0]!.id, table: 't', news });
  first.close();
  await vi.advanceTimersByTimeAsync(1000);
  const answer = { id: 'a', choose: 'ready', asked: 'Deploy?', words: 'Ready' };
  const line = await joined({ orders: { 'XS-DEP-01': answer } });
  expect(line.of('orders')).toHaveLength(0);
  expect(table.orders.of(0)).toEqual({ 'XS-DEP-01': answer });
  line.say({ type: 'orders', table: 't', seat: 0, orders: { 'XS-DEP-01': { ...answer, lapsed: true } } });
  expect(table.orders.of(0)).toEqual({ 'XS-DEP-01': { ...answer, lapsed: true } });
});

test('a person who waits for a program of the server sees it think, and can stop it', async () => {
  const line = lines.at(-1)!;
  const [ann] = info.seats;
  line.say({
    type: 'info',
    info: { ...info, watching: [], seats: [ann, { ...ann, name: 'Program', program: 'hard' }] },
  });
  line.say({ type: 'news', table: 't', news: { ...news, seq: 1, after: 0, waiting: [1] } });
  expect(table.state()).toMatchObject({ thinking: { seat: 1, problem: null } });
  table.programs.stop();
  expect(line.of('stop')).toEqual([{ type: 'stop', table: 't', seat: 0 }]);
  line.say({ type: 'news', table: 't', news: { ...news, seq: 2, after: 1, waiting: [0] } });
  expect(table.state()).toMatchObject({ thinking: null });
});
