// The web client: its built files, and index.html for every address that the client handles itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from './bodies.ts';

/** The path of a built file in the assets folder: a single file name, so that it cannot leave the folder. */
const ASSET = /^\/(assets\/[\w-]+(?:\.[\w-]+)+)$/;

export async function webClient(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      // Files under assets/ have a hash of their content in the name.
      setHeaders: (reply, path) =>
        void reply.setHeader(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
      cacheControl: false,
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    // The files were listed at the start; a later build has others.
    const newer = built && request.method === 'GET' ? ASSET.exec(request.url)?.[1] : undefined;
    if (newer !== undefined && existsSync(join(folder, newer))) return reply.sendFile(newer);
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
