// Routes for operators and monitoring: health, readiness and counters.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Metrics, groupText } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Worker } from '../workers/worker.ts';
import * as bodies from './bodies.ts';
import type { App } from './routes.ts';

interface Operated {
  store: Store['name'];
  metrics: Metrics;
  metricsKey: string | null;
  /** Why no people should be sent to this process; null: they can be. */
  problem(): Promise<string | null>;
  /** This process as one of several workers, for all of which the routes then answer; null: it is alone. */
  worker: Worker | null;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the request comes from this machine itself, not through a proxy on it. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

function showsKey({ headers }: FastifyRequest, key: string): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

export function operatingRoutes(app: App, { store, metrics, metricsKey, problem, worker }: Operated): void {
  app.get(
    '/health',
    {
      schema: {
        summary: 'Whether the process is alive: if not, restart it.',
        response: { 200: bodies.health },
      },
    },
    async () => ({ status: 'ok', store }),
  );

  app.get(
    '/ready',
    {
      schema: {
        summary: 'Whether people can be sent here: the store answers, and other nodes are heard.',
        response: { 200: bodies.health, 503: bodies.health },
      },
    },
    async (_request, reply) => {
      const found = (await problem()) ?? (await worker?.problem()) ?? null;
      return reply.status(found === null ? 200 : 503).send({ status: found ?? 'ok', store });
    },
  );

  app.get('/metrics', async (request, reply) => {
    const allowed = metricsKey === null ? isLocal(request) : showsKey(request, metricsKey);
    if (!allowed) throw new Problem('forbidden', 'The counters are for the operator of this server.');
    const text = worker === null ? metrics.text() : groupText(await worker.ask('metrics'));
    return reply.type(metrics.contentType).send(await text);
  });
}
