// A server ends when it is asked to: by itself within a moment, and in any case before the operator's patience ends.
import type { FastifyInstance } from 'fastify';

/** What is not written by then is not acknowledged either: its sender will send it again. */
const DEADLINE_MS = 8000;

export function closeOnSignals(server: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.log.info({ signal }, 'closing');
      setTimeout(() => {
        server.log.error('closing takes too long: the process ends now');
        process.exit(1);
      }, DEADLINE_MS).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}
