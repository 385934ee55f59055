// The same bots at boardgame.io's server, in two ways: with the client that it comes with, as its users would write them; and with bare sockets that know just
// enough of its protocol to move, which leaves all the processor to its server.
import { createRequire } from 'node:module';
import type { Round } from './index.ts';
import { type Match, SEATS, timed } from './load.ts';
import { theirGame } from './theirGame.ts';

const require = createRequire(import.meta.url);

interface TheirSocket {
  on(event: string, heard: (matchID: string, state: { _stateID: number }) => void): void;
  once(event: string, heard: () => void): void;
  emit(event: string, ...data: unknown[]): void;
  disconnect(): void;
}

const inside = createRequire(require.resolve('boardgame.io/server'));
const { io } = inside('socket.io-client') as { io(url: string, options: object): TheirSocket };

let theirMatches = 0;

async function bareMatch(url: string, columns: number[], latencies: number[]): Promise<Match> {
  const matchID = `match-${++theirMatches}`;
  const sockets: TheirSocket[] = [];
  for (const seat of SEATS) {
    const socket = io(`${url}/connect-four`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((done) => socket.once('connect', done));
    const synced = new Promise<void>((done) => socket.once('sync', done));
    socket.emit('sync', matchID, String(seat), undefined, 2);
    await synced;
    sockets.push(socket);
  }
  let sent = 0;
  const move = (stateID: number): void => {
    const playerID = String(stateID % 2);
    sent = performance.now();
    const payload = { type: 'drop', args: [columns[stateID]], playerID, credentials: undefined };
    sockets[stateID % 2]!.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  };
  return {
    play: () =>
      new Promise((done) => {
        for (const seat of SEATS) {
          sockets[seat]!.on('update', (_matchID, { _stateID: seq }) => {
            // Whoever moved is acknowledged by the new state; the other one goes on.
            if (seq % 2 !== seat) {
              latencies.push(performance.now() - sent);
              if (seq === columns.length) done();
            } else if (seq < columns.length) move(seq);
          });
        }
        move(0);
      }),
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}

interface TheirState {
  ctx: { turn: number; gameover?: unknown };
}

interface TheirClient {
  start(): void;
  stop(): void;
  subscribe(heard: (state: TheirState | null) => void): void;
  moves: { drop(column: number): void };
}

const { Client } = require('boardgame.io/client') as { Client(options: object): TheirClient };
const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): object };

async function ownMatch(url: string, columns: number[], latencies: number[]): Promise<Match> {
  const matchID = `match-${++theirMatches}`;
  const clients: TheirClient[] = [];
  for (const seat of SEATS) {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client({ game: theirGame, numPlayers: 2, multiplayer, playerID: String(seat), matchID, debug: false });
    client.start();
    await new Promise<void>((done) => client.subscribe((state) => state !== null && done()));
    clients.push(client);
  }
  let moved = 0;
  let sent = 0;
  const move = (seat: number): void => {
    sent = performance.now();
    clients[seat]!.moves.drop(columns[moved++]!);
  };
  return {
    play: () =>
      new Promise((done) => {
        for (const seat of SEATS) {
          // A client shows its own move at once; the turn goes on when the server has answered.
          let seen = 1;
          clients[seat]!.subscribe((state) => {
            if (state === null || (state.ctx.turn === seen && state.ctx.gameover === undefined)) return;
            seen = state.ctx.turn;
            const mover = (moved + 1) % 2;
            if (seat === mover) latencies.push(performance.now() - sent);
            if (state.ctx.gameover !== undefined) {
              if (seat === mover) done();
            } else if (seat !== mover && seen === moved + 1) move(seat);
          });
        }
        move(0);
      }),
    close: () => clients.forEach((client) => client.stop()),
  };
}

const playing =
  (newMatch: typeof ownMatch) =>
  async (url: string, columns: number[], count: number): Promise<Round> => {
    const latencies: number[] = [];
    const matches: Match[] = [];
    for (let i = 0; i < count; i++) matches.push(await newMatch(url, columns, latencies));
    return timed(matches, count * columns.length, latencies);
  };

/** With the client that boardgame.io comes with. */
export const playBoardgameio = playing(ownMatch);
/** With bare sockets. */
export const playBareSockets = playing(bareMatch);
