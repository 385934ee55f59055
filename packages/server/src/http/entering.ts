// Routes before sitting down: what a code or a key opens.
import { entranceByCode, entranceByKey } from '../tables/entering.ts';
import * as bodies from './bodies.ts';
import { type Api, askerOf, atOwner, security } from './routes.ts';

export function enteringRoutes({ app, registry, peers, often, seldom }: Api): void {
  app.post(
    '/api/codes/look',
    {
      config: seldom,
      schema: {
        summary: 'What a code opens, before sitting down.',
        body: bodies.code,
        response: { 200: bodies.entrance },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () => entranceByCode(registry, request.body.code, request.guest)),
  );

  app.get(
    '/api/tables/:table/entrance',
    {
      config: often,
      schema: {
        summary: 'What a key opens, before sitting down.',
        security,
        params: bodies.tableInPath,
        response: { 200: bodies.entrance },
      },
    },
    (request, reply) => atOwner(peers, request, reply, () => entranceByKey(registry, askerOf(request))),
  );
}
