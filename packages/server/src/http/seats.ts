// Routes for the host and the players of a table.
import { start } from '../tables/seating.ts';
import { handOver, rename, shareView } from '../tables/sharing.ts';
import * as bodies from './bodies.ts';
import { type Api, askerOf, atOwner, security } from './routes.ts';

export function seatRoutes({ app, registry, peers, often }: Api): void {
  app.post(
    '/api/tables/:table/start',
    {
      config: often,
      schema: {
        summary: 'Give all empty seats to a scripted player and begin (host key).',
        security,
        params: bodies.tableInPath,
        body: bodies.start,
        response: { 200: bodies.info },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () => start(registry, askerOf(request), request.body.fill)),
  );

  app.put(
    '/api/tables/:table/name',
    {
      config: often,
      schema: {
        summary: 'Name the table (seat or host key).',
        security,
        params: bodies.tableInPath,
        body: bodies.tableName,
        response: { 200: bodies.info },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () => rename(registry, askerOf(request), request.body.name)),
  );

  app.post(
    '/api/tables/:table/hand-over',
    {
      config: often,
      schema: {
        summary: 'Give your seat away (seat key).',
        description: 'Your key is void at once; the first one who joins with the invitation has the seat.',
        security,
        params: bodies.tableInPath,
        response: { 200: bodies.key },
      },
    },
    (request, reply) => atOwner(peers, request, reply, () => handOver(registry, askerOf(request))),
  );

  app.post(
    '/api/tables/:table/watchers',
    {
      config: often,
      schema: {
        summary: 'A key to watch with (seat or host key).',
        security,
        params: bodies.tableInPath,
        body: bodies.shareView,
        response: { 200: bodies.key },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () => shareView(registry, askerOf(request), request.body.with)),
  );
}
