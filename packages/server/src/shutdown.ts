// A server ends when it is asked to: by itself within a moment, and in any case before the operator's patience ends.
import type { FastifyInstance } from 'fastify';

/** What is not written by then is not acknowledged either: its sender will send it again. */
export const DEADLINE_MS = 8000;

/** Also asked twice, as when a terminal ends all processes of a group at once, it closes once. */
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
