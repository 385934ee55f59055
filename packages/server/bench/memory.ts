// node packages/server/bench/memory.ts [TABLES]: the memory that a dealt table and an idle socket take in the server.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeTable } from '../test/support/client.ts';
import { BareSocket } from './bareSocket.ts';

/** In bytes, after garbage collection. */
export interface MemoryBench {
  tables: number;
  connectFour: number;
  xenoshyft: number;
  sockets: number;
  socket: number;
  /** Resident memory with the games of the benchmark, without tables and sockets. */
  empty: number;
}

/** The report of `measured.ts`. */
export interface Held {
  /** Memory in use: objects and buffers. */
  used: number;
  resident: number;
}

const TABLES = 1000;
const SOCKETS = 1000;
/** Number of tables at which one socket has both seats: it may join 16 seats. */
const TABLES_EACH = 8;

async function held(server: ChildProcess): Promise<Held> {
  server.send('memory');
  const [answer] = (await once(server, 'message')) as [Held];
  return answer;
}

/** Sits down on both seats of a new table, which is then dealt. */
async function sitAt(url: string, socket: BareSocket, game: string): Promise<void> {
  const { table, keys } = await makeTable(url, { game, seats: [{}, {}] });
  for (const key of keys.seats) {
    socket.send(JSON.stringify({ type: 'join', id: 'join', table, key, changes: true }));
    await socket.until('{"type":"joined"');
  }
}

/** The bytes of each dealt table, without its sockets. */
async function tableBytes(
  server: ChildProcess,
  url: string,
  game: string,
  tables: number,
  socketBytes: number,
): Promise<number> {
  const before = await held(server);
  const sockets: BareSocket[] = [];
  for (let i = 0; i < tables; i++) {
    if (i % TABLES_EACH === 0) sockets.push(await BareSocket.open(url, '/api/socket'));
    await sitAt(url, sockets.at(-1)!, game);
  }
  const { used } = await held(server);
  for (const socket of sockets) socket.close();
  return Math.round((used - before.used - sockets.length * socketBytes) / tables);
}

export async function measureMemory(tables = TABLES): Promise<MemoryBench> {
  const server = fork(fileURLToPath(new URL('./measured.ts', import.meta.url)), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  try {
    const [url] = (await once(server, 'message')) as [string];
    const { resident } = await held(server);
    // One-time allocations, made by the first socket and tables, are not counted.
    const first = await BareSocket.open(url, '/api/socket');
    for (const game of ['connect-four', 'xenoshyft']) await sitAt(url, first, game);
    const before = await held(server);
    const idle: BareSocket[] = [];
    while (idle.length < SOCKETS) {
      const socket = await BareSocket.open(url, '/api/socket');
      socket.listen(() => {});
      idle.push(socket);
    }
    const after = await held(server);
    for (const socket of idle) socket.close();
    const socket = Math.round((after.used - before.used) / SOCKETS);
    const connectFour = await tableBytes(server, url, 'connect-four', tables, socket);
    const xenoshyft = await tableBytes(server, url, 'xenoshyft', tables, socket);
    first.close();
    return { tables, connectFour, xenoshyft, sockets: SOCKETS, socket, empty: resident };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

if (import.meta.main)
  console.log(JSON.stringify(await measureMemory(Number(process.argv[2] ?? TABLES)), null, 2));
