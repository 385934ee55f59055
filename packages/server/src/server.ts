// One process: the web client, the API, and the sockets that people play through.
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import type { Games } from './games.ts';
import { errors, hopeless } from './http/errors.ts';
import { guests } from './http/guests.ts';
import { describeRoutes } from './http/openapi.ts';
import { security } from './http/security.ts';
import { tableRoutes } from './http/tables.ts';
import { webClient } from './http/web.ts';
import { Addresses } from './limits.ts';
import { Metrics } from './metrics.ts';
import { CLOSE, ClientSocket } from './socket.ts';
import { Store } from './store/store.ts';
import { TableRegistry } from './tables/tableRegistry.ts';

const HEARTBEAT_MS = 30_000;
/** How long a closing server waits for those who do not say goodbye. */
const FAREWELL_MS = 2000;

/** A server that is ready to listen; closing it writes what is left and closes the store. */
export async function buildServer(config: Config, games: Games): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.message,
    forceCloseConnections: true,
    frameworkErrors: hopeless,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    logger: {
      level: config.logLevel,
      // Neither headers nor bodies: keys and cookies stay out of the log.
      serializers: {
        req: ({ method, url, ip }) => ({ method, url, ip }),
        err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
      },
    },
  });
  const metrics = new Metrics();
  const store = await Store.open(config.store, (error) =>
    app.log.error({ err: error }, 'the database connection failed'),
  );
  const registry = new TableRegistry(store, games, metrics, config);
  let closing = false;

  errors(app, metrics);
  security(app, config.origins);
  await app.register(rateLimit, { global: false });
  await guests(app, await store.secret('cookie', randomBytes(32).toString('hex')));
  await app.register(websocket, {
    options: { maxPayload: config.limits.message },
    preClose: (done) => sendAway(app, done),
  });
  const description = describeRoutes(app);
  tableRoutes(app, registry, config.limits);
  app.get('/api/openapi.json', async () => description());

  const addresses = new Addresses(config.limits.address, config.limits.sockets);
  app.get('/api/socket', { websocket: true }, (socket, request) => {
    const { ip } = request;
    const address = addresses.enter(ip);
    if (address === null) return socket.close(CLOSE.tooMany, 'too many connections');
    socket.on('close', () => addresses.leave(ip));
    new ClientSocket(
      socket,
      request.raw.socket,
      request.guest,
      registry,
      config.limits,
      address,
      request.log,
    ).listen();
  });

  app.get('/health', async (_request, reply) => {
    const healthy =
      !closing &&
      (await store.ping().then(
        () => true,
        () => false,
      ));
    return reply
      .status(healthy ? 200 : 503)
      .send({ status: healthy ? 'ok' : closing ? 'closing' : 'no store', store: store.name });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
  await webClient(app, config.web);

  await registry.listen();
  const heartbeat = setInterval(() => beat(app), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(heartbeat);
  });
  app.addHook('onClose', async () => {
    registry.close();
    await store.close();
  });
  return app;
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
