// The server of one process: web client, API and sockets.
import rateLimit from '@fastify/rate-limit';
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
import { ownSeatRoutes } from './http/ownSeat.ts';
import { questionRoutes } from './http/questions.ts';
import { type Api, NDJSON, withBodies } from './http/routes.ts';
import { schemas } from './http/schemas.ts';
import { enteringRoutes } from './http/entering.ts';
import { seatRoutes } from './http/seats.ts';
import { security } from './http/security.ts';
import { acceptSockets, keepSocketsAlive, socketRoute } from './http/sockets.ts';
import { tableRoutes } from './http/tables.ts';
import { webClient } from './http/web.ts';
import { Addresses, networkOf } from './limits.ts';
import { Metrics } from './metrics.ts';
import type { Nodes, Patience } from './store/backend.ts';
import { Door } from './nodes/door.ts';
import { Introduction } from './nodes/introduction.ts';
import { Peers } from './nodes/peers.ts';
import { leaseMs } from './store/listener.ts';
import { Store } from './store/store.ts';
import { TableRegistry } from './tables/tableRegistry.ts';
import type { Worker } from './workers/worker.ts';

/** A server that is ready to listen, alone or as one of several workers; closing it finishes pending writes and closes the store. */
export async function buildServer(
  config: Config,
  games: Games,
  worker: Worker | null = null,
): Promise<FastifyInstance> {
  const { limits } = config;
  // Loading a game blocks the process for a moment, so it is done before people and other nodes' heartbeats depend on it.
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
  const addresses = addressesOf(limits);
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
  await limitPages(app, limits.pages, peers?.introduction ?? null);
  await guests(app, await secret('cookie'), addresses, peers?.introduction ?? null);
  // Releases the tables first, so that other nodes can take them before people reconnect.
  await acceptSockets(app, limits.message, () => registry.leave());
  await apiRoutes(app, registry, peers);
  socketRoute(app, registry, addresses, peers);
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
  keepSocketsAlive(app);
  app.addHook('preClose', async () => {
    closing = true;
    addresses.close();
    peers?.close();
  });
  app.addHook('onClose', async () => {
    await registry.close();
    await store.close();
  });
  return app;
}

const addressesOf = (limits: Limits): Addresses =>
  new Addresses(
    {
      messages: limits.address,
      tables: limits.tablesByAddress,
      uploadBytes: limits.uploadBytesByAddress,
      uploadMs: limits.uploadMsByAddress,
      openingMs: limits.openingMsByAddress,
      alerts: limits.alertsByAddress,
      lookingBackMs: limits.lookingBackMs,
    },
    limits.sockets,
  );

/** The operator's keys, or keys that were created at the first start and are the same on all nodes. */
const vapidKeys = async (store: Store, { alerts }: Config): Promise<VapidKeys> =>
  alerts.vapid ?? readVapidKeys(await store.secret('vapid', JSON.stringify(newVapidKeys())));

function newApp({ proxies, limits, logLevel }: Config): FastifyInstance {
  return fastify({
    // Trusts one entry of the header per proxy; the entries before them may have been written by the client.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: limits.message,
    forceCloseConnections: true,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.requestMs / 4 },
    frameworkErrors: hopeless,
    logger: {
      level: logLevel,
      // No headers or bodies, so that keys and cookies stay out of the log.
      serializers: {
        req: ({ method, url, ip }) => ({ method, url, ip }),
        err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
      },
    },
  });
}

/** Where other nodes reach this one: a worker at its own port, since the public port is shared. */
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

/** The default: host and port, with the machine's name if it listens on all interfaces. */
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

/** Limits how many requests an address makes in a minute. */
async function limitPages(
  app: FastifyInstance,
  max: number,
  introduction: Introduction | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The node that forwards a request has counted it already.
    allowList: (request) => introduction?.guestOf(request) != null,
  });
}

async function apiRoutes(app: FastifyInstance, registry: TableRegistry, peers: Peers | null): Promise<void> {
  const { limits } = registry;
  const perMinute = (max: number): object => ({ rateLimit: { max, timeWindow: '1 minute' } });
  await schemas(app);
  acceptRecords(app, limits);
  const api: Api = {
    app: withBodies(app),
    registry,
    peers,
    often: perMinute(limits.requests),
    large: perMinute(limits.largeAnswers),
    seldom: perMinute(limits.creations),
  };
  newTableRoutes(api);
  tableRoutes(api);
  seatRoutes(api);
  enteringRoutes(api);
  ownSeatRoutes(api);
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
