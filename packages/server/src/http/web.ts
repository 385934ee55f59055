// The web client: files as they were built, and its first page for every address that it knows itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from './bodies.ts';

export async function webClient(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      // Files under assets/ have their content's hash in their name.
      setHeaders: (reply, path) =>
        void reply.setHeader(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
      cacheControl: false,
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const page =
      built &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (page) return reply.sendFile('index.html');
    const answer: ErrorBody = { error: { code: 'unknown', message: 'There is nothing here.' } };
    return reply.status(404).send(answer);
  });
}
