// Runs a server in this process, or several workers in their own processes.
import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Games } from './games.ts';
import { buildServer } from './server.ts';
import { closerOf, onSignals } from './shutdown.ts';
import { Group } from './workers/group.ts';
import { Worker } from './workers/worker.ts';

/** Resolves when people can connect: with a log, or null in a worker, whose primary process logs it. */
export async function run(config: Config, games: Games): Promise<FastifyBaseLogger | null> {
  const worker = Worker.here();
  return worker === null && config.workers > 1 ? keep(config) : serve(config, games, worker);
}

/** Runs a server: the only one, or one of several workers. */
async function serve(config: Config, games: Games, worker: Worker | null): Promise<FastifyBaseLogger | null> {
  const server = await buildServer(config, games, worker);
  onSignals(closerOf(server));
  await server.listen({ host: config.host, port: config.port });
  return worker === null ? server.log : null;
}

/** Runs the primary process, which manages the workers. */
async function keep({ logLevel, workers }: Config): Promise<FastifyBaseLogger> {
  const { log } = fastify({ logger: { level: logLevel } });
  const group = new Group(log);
  onSignals((signal) => {
    log.info({ signal }, 'closing all workers');
    void group.stop().then(() => process.exit());
  });
  await group.start(workers);
  return log;
}
