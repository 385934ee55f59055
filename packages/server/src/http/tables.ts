// Routes for existing tables: the guest's own, a single one, its record, and deletion.
import { readInfo, recordOf, tablesOf } from '../tables/lookup.ts';
import * as bodies from './bodies.ts';
import { type Api, NDJSON, askerOf, atOwner, done, keyOf, security } from './routes.ts';

export function tableRoutes({ app, registry, peers, often, large }: Api): void {
  app.get(
    '/api/tables',
    {
      config: often,
      schema: { summary: 'Your tables, by the guest cookie.', response: { 200: bodies.ownTables } },
    },
    ({ guest, address }) => tablesOf(registry, guest, address).then((tables) => ({ tables })),
  );

  app.get(
    '/api/tables/:table',
    {
      config: often,
      schema: {
        summary: 'About a table.',
        security,
        params: bodies.tableInPath,
        response: { 200: bodies.info },
      },
    },
    (request, reply) => atOwner(peers, request, reply, () => readInfo(registry, askerOf(request))),
  );

  app.get(
    '/api/tables/:table/record',
    {
      config: large,
      schema: {
        summary: 'The record.',
        description:
          'When the game is over, with the seed; before that only for somebody who has all persons’ seats.',
        security,
        params: bodies.tableInPath,
        produces: [NDJSON],
        response: { 200: bodies.record },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, async () => {
        const text = await recordOf(registry, askerOf(request));
        reply.type(`${NDJSON}; charset=utf-8`);
        return text;
      }),
  );

  app.delete(
    '/api/tables/:table',
    {
      config: often,
      schema: {
        summary: 'Delete the table (host key).',
        security,
        params: bodies.tableInPath,
        response: { 204: bodies.nothing },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        done(reply, registry.remove(request.params.table, keyOf(request))),
      ),
  );
}
