// The bots of the benchmark: two at each table, as thrifty as possible, so that the server is measured and not the bots.
import { WebSocket } from 'ws';
import { makeTable } from '../test/support/client.ts';
import type { Round } from './index.ts';

export const SEATS = [0, 1] as const;

/** One match: resolves when the last column is played and acknowledged. */
export interface Match {
  play(): Promise<void>;
  close(): void;
}

export async function timed(matches: Match[], choices: number, latencies: number[]): Promise<Round> {
  const start = performance.now();
  await Promise.all(matches.map((match) => match.play()));
  const ms = performance.now() - start;
  for (const match of matches) match.close();
  return { choices, ms, latencies };
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { skipUTF8Validation: true, generateMask: () => {} });
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  return socket;
}

/** The letter that tells messages apart: {"type":"done", {"type":"news", … */
const KIND = '{"type":"'.length;
const DONE = 'd'.charCodeAt(0);
const NEWS = 'n'.charCodeAt(0);
const INFO = 'i'.charCodeAt(0);

async function ourMatch(url: string, columns: number[], latencies: number[]): Promise<Match> {
  const { table, keys } = await makeTable(url, { game: 'connect-four', seats: [{}, {}] });
  const sockets: WebSocket[] = [];
  for (const seat of SEATS) {
    const socket = await openSocket(url);
    const joined = new Promise((done) => socket.once('message', done));
    socket.send(JSON.stringify({ type: 'join', id: `join ${seat}`, table, key: keys.seats[seat] }));
    await joined;
    sockets.push(socket);
  }
  let seq = 0;
  let sent = 0;
  let acknowledged = 0;
  const choose = (): void => {
    sent = performance.now();
    sockets[seq % 2]!.send(`{"type":"choose","id":"${seq}","table":"${table}","seat":${seq % 2},"seq":${seq},"choice":${columns[seq]}}`);
  };
  /** The mover is answered, the other one gets the news and moves next. */
  const hear = (data: Buffer, done: () => void, failed: (error: Error) => void): void => {
    if (data[KIND] === DONE) {
      latencies.push(performance.now() - sent);
      if (++acknowledged === columns.length) done();
    } else if (data[KIND] === NEWS) {
      if (++seq < columns.length) choose();
    } else if (data[KIND] !== INFO) failed(new Error(String(data)));
  };
  return {
    play: () =>
      new Promise((done, failed) => {
        for (const socket of sockets) socket.on('message', (data) => hear(data as Buffer, done, failed));
        choose();
      }),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

export async function playOurs(url: string, columns: number[], count: number): Promise<Round> {
  const latencies: number[] = [];
  const matches: Match[] = [];
  for (let i = 0; i < count; i++) matches.push(await ourMatch(url, columns, latencies));
  return timed(matches, count * columns.length, latencies);
}
