// Closes a server on request: usually within a moment, and in any case before the service manager kills it.
import type { FastifyInstance } from 'fastify';

/** After this time the process exits. What is not written by then is not acknowledged either, so its sender sends it again. */
export const DEADLINE_MS = 8000;

/** The returned function closes the server once, even if it is called twice, as when a terminal signals all processes of a group. */
export function closerOf(server: FastifyInstance): (why: string) => void {
  let closing = false;
  return (why) => {
    if (closing) return;
    closing = true;
    server.log.info({ why }, 'closing');
    setTimeout(() => {
      server.log.error('closing takes too long: the process ends now');
      process.exit(1);
    }, DEADLINE_MS).unref();
    void server.close().then(() => process.exit(0));
  };
}

export function onSignals(close: (why: string) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close(signal));
}
