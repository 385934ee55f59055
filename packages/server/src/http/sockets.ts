// The sockets of this process: they are accepted, kept alive, and sent away when the server closes.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../limits.ts';
import type { Peers } from '../nodes/peers.ts';
import { CLOSE, ClientSocket } from '../socket.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';

const HEARTBEAT_MS = 30_000;
/** How long a closing server waits for sockets that do not close themselves. */
const FAREWELL_MS = 2000;

/** Accepts sockets; before a closing server sends them away, it does what must come first. */
export async function acceptSockets(
  app: FastifyInstance,
  maxPayload: number,
  beforeFarewell: () => Promise<void>,
): Promise<void> {
  await app.register(websocket, {
    // ClientSocket answers pings and counts them.
    options: { maxPayload, autoPong: false },
    preClose: (done) => void beforeFarewell().then(() => sendAway(app, done)),
  });
}

export function socketRoute(
  app: FastifyInstance,
  registry: TableRegistry,
  addresses: Addresses,
  peers: Peers | null,
): void {
  app.get('/api/socket', { websocket: true }, (socket, { ip, guest, fromNode, log }) => {
    const address = fromNode ? addresses.passedOn() : addresses.enter(ip);
    if (address === null) return socket.close(CLOSE.tooMany, 'too many connections');
    socket.on('close', () => address.sockets--);
    new ClientSocket(socket, { guest, address, peers: fromNode ? null : peers }, registry, log).listen();
  });
}

/** Pings all sockets from time to time, until the server closes. */
export function keepSocketsAlive(app: FastifyInstance): void {
  const heartbeat = setInterval(() => beat(app), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => clearInterval(heartbeat));
}

/** Tells all sockets that the server goes down; clients reconnect and resume. */
function sendAway(app: FastifyInstance, done: () => void): void {
  for (const client of app.websocketServer.clients) {
    client.close(CLOSE.goingAway, 'the server restarts');
    setTimeout(() => client.terminate(), FAREWELL_MS).unref();
  }
  app.websocketServer.close(done);
}

const silent = new WeakSet<object>();

/** Ends sockets that have not answered the last ping and pings the others. */
function beat(app: FastifyInstance): void {
  for (const client of app.websocketServer.clients) {
    if (silent.has(client)) client.terminate();
    else {
      silent.add(client);
      client.once('pong', () => silent.delete(client));
      client.ping();
    }
  }
}
