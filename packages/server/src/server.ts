// One process: the web client, the API, and the sockets that people play through.
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { type Config, type Limits, portOf } from './config.ts';
import type { Games } from './games.ts';
import { Sender, type VapidKeys, newVapidKeys, readVapidKeys } from './alerts/sender.ts';
import { alertRoutes } from './http/alerts.ts';
import { boundConnections } from './http/connections.ts';
import { errors, hopeless } from './http/errors.ts';
import { guests } from './http/guests.ts';
import { newTableRoutes } from './http/newTables.ts';
import { operatingRoutes } from './http/operating.ts';
import { questionRoutes } from './http/questions.ts';
import { type Api, NDJSON, withBodies } from './http/routes.ts';
import { schemas } from './http/schemas.ts';
import { enteringRoutes } from './http/entering.ts';
import { seatRoutes } from './http/seats.ts';
import { security } from './http/security.ts';
import { tableRoutes } from './http/tables.ts';
import { webClient } from './http/web.ts';
import { Addresses, networkOf } from './limits.ts';
import { Metrics } from './metrics.ts';
import { CLOSE, ClientSocket } from './socket.ts';
import type { Nodes, Patience } from './store/backend.ts';
import { Door } from './nodes/door.ts';
import { Introduction } from './nodes/introduction.ts';
import { Peers } from './nodes/peers.ts';
import { leaseMs } from './store/ear.ts';
import { Store } from './store/store.ts';
import { TableRegistry } from './tables/tableRegistry.ts';
import type { Worker } from './workers/worker.ts';

const HEARTBEAT_MS = 30_000;
/** How long a closing server waits for those who do not say goodbye. */
const FAREWELL_MS = 2000;

/** A server that is ready to listen, alone or as one of several workers; closing it writes what is left and closes the store. */
export async function buildServer(
  config: Config,
  games: Games,
  worker: Worker | null = null,
): Promise<FastifyInstance> {
  const { limits } = config;
  // Loading a game takes a moment in which nothing else is done: not while people wait, or other nodes for a heartbeat.
  await Promise.all(games.names.map((name) => games.load(name)));
  const app = newApp(config);
  const metrics = new Metrics(worker?.number ?? null);
  const store = await Store.open(
    config.store,
    (error) => app.log.error({ err: error }, 'the database connection failed'),
    config.patience,
  );
  const sender = new Sender(await vapidKeys(store, config), config.alerts, metrics);
  const registry = new TableRegistry(store, games, metrics, app.log, sender, config);
  const addresses = new Addresses(
    {
      messages: limits.address,
      tables: limits.tablesByAddress,
      uploadBytes: limits.uploadBytesByAddress,
      uploadMs: limits.uploadMsByAddress,
      lookingBackMs: limits.lookingBackMs,
    },
    limits.sockets,
  );
  const secret = (name: string): Promise<string> => store.secret(name, randomBytes(32).toString('hex'));
  const peers = store.nodes === null ? null : peersOf(store.nodes, await secret('nodes'), config.patience);
  metrics.watch('xenotable_hearing', '1 while other nodes are heard, otherwise 0.', () =>
    Number(store.hearing),
  );
  metrics.watch('xenotable_links', 'Sockets that are passed on to other nodes.', () => peers?.linkCount ?? 0);
  let closing = false;

  const door =
    worker === null || peers === null ? null : new Door(app, peers.introduction, limits.connections);
  boundConnections(app.server, limits, config.proxies > 0, (socket) => door?.leads(socket) ?? false);
  errors(app, metrics);
  security(app, config.origins);
  await app.register(rateLimit, {
    global: true,
    max: limits.pages,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The node that passes a request on has counted it already.
    allowList: (request) => peers?.introduction.guestOf(request) != null,
  });
  await guests(app, await secret('cookie'), peers?.introduction ?? null);
  await app.register(websocket, {
    // Pings are answered by ClientSocket, which counts them.
    options: { maxPayload: limits.message, autoPong: false },
    // Other nodes can have the tables before anybody comes to them.
    preClose: (done) => void registry.leave().then(() => sendAway(app, done)),
  });
  await apiRoutes(app, registry, addresses, peers);
  app.get('/api/socket', { websocket: true }, (socket, { ip, guest, fromNode, log }) => {
    const address = fromNode ? addresses.passedOn() : addresses.enter(ip);
    if (address === null) return socket.close(CLOSE.tooMany, 'too many connections');
    socket.on('close', () => address.sockets--);
    new ClientSocket(socket, { guest, address, peers: fromNode ? null : peers }, registry, log).listen();
  });
  const problem = async (): Promise<string | null> => (closing ? 'closing' : store.problem());
  operatingRoutes(withBodies(app), {
    store: store.name,
    metrics,
    metricsKey: config.metricsKey,
    problem,
    worker,
  });
  worker?.serve({ ready: problem, metrics: () => metrics.counters() });
  await webClient(app, config.web);

  await registry.listen();
  app.addHook('onListen', async () => {
    await store.nodes?.announce(await nodeUrl(config, app, door, worker));
  });
  const heartbeat = setInterval(() => beat(app), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(heartbeat);
    addresses.close();
    peers?.close();
  });
  app.addHook('onClose', async () => {
    await registry.close();
    await store.close();
  });
  return app;
}

/** Those of the operator, or made at the first start and the same on all nodes. */
const vapidKeys = async (store: Store, { alerts }: Config): Promise<VapidKeys> =>
  alerts.vapid ?? readVapidKeys(await store.secret('vapid', JSON.stringify(newVapidKeys())));

function newApp({ proxies, limits, logLevel }: Config): FastifyInstance {
  return fastify({
    // As many entries of the header as there are proxies; what stands before them the client may have written itself.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: limits.message,
    forceCloseConnections: true,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.requestMs / 4 },
    frameworkErrors: hopeless,
    logger: {
      level: logLevel,
      // Neither headers nor bodies: keys and cookies stay out of the log.
      serializers: {
        req: ({ method, url, ip }) => ({ method, url, ip }),
        err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
      },
    },
  });
}

/** Where other nodes reach this one: a worker at its own door, since its port is also that of others. */
async function nodeUrl(
  { host, nodeUrl: url }: Config,
  { server }: FastifyInstance,
  door: Door | null,
  worker: Worker | null,
): Promise<string> {
  if (door === null || worker === null) return url ?? ownUrl(host, server);
  if (url === null) return ownUrl(host, await door.open(host, 0));
  const own = new URL(url);
  own.port = String(portOf(url) + worker.number - 1);
  await door.open(host, Number(own.port));
  return own.origin;
}

/** Where other nodes reach this one, if nothing else is set: by the name of the machine if it listens everywhere. */
function ownUrl(host: string, server: Pick<Server, 'address'>): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? hostname() : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

function peersOf(nodes: Nodes, secret: string, patience: Patience): Peers {
  const lease = leaseMs(patience);
  return new Peers(nodes, new Introduction(secret), {
    // A node that is silent for longer has lost its tables.
    answerMs: lease,
    moveMs: 3 * lease,
    checkMs: patience.beatMs,
  });
}

async function apiRoutes(
  app: FastifyInstance,
  registry: TableRegistry,
  addresses: Addresses,
  peers: Peers | null,
): Promise<void> {
  const { limits } = registry;
  const perMinute = (max: number): object => ({ rateLimit: { max, timeWindow: '1 minute' } });
  await schemas(app);
  acceptRecords(app, limits);
  const api: Api = {
    app: withBodies(app),
    registry,
    addresses,
    peers,
    often: perMinute(limits.requests),
    large: perMinute(limits.largeAnswers),
    seldom: perMinute(limits.creations),
  };
  newTableRoutes(api);
  tableRoutes(api);
  seatRoutes(api);
  enteringRoutes(api);
  alertRoutes(api);
  questionRoutes(api);
  app.get('/api/openapi.json', { config: api.often }, async () => app.swagger());
}

function acceptRecords(app: FastifyInstance, limits: Limits): void {
  app.addContentTypeParser(
    [NDJSON, 'text/plain'],
    { parseAs: 'string', bodyLimit: limits.upload },
    (_request, body, done) => done(null, body),
  );
}

/** Everybody is told that the server goes down, and can come back where they were. */
function sendAway(app: FastifyInstance, done: () => void): void {
  for (const client of app.websocketServer.clients) {
    client.close(CLOSE.goingAway, 'the server restarts');
    setTimeout(() => client.terminate(), FAREWELL_MS).unref();
  }
  app.websocketServer.close(done);
}

const silent = new WeakSet<object>();

/** Sockets that have not answered the last beat are gone. */
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
