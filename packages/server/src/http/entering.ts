// Before and after sitting down: what a code or key opens, one's own name and word, and a look back.
import { entranceByCode, entranceByKey } from '../tables/entering.ts';
import { addWord, renameSeat } from '../tables/ownSeat.ts';
import { pastMoments } from '../tables/pastMoments.ts';
import * as bodies from './bodies.ts';
import { type Api, atOwner, keyOf, security } from './routes.ts';

export function enteringRoutes({ app, registry, addresses, peers, often, seldom }: Api): void {
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
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        entranceByKey(registry, request.params.table, keyOf(request), request.guest),
      ),
  );

  app.put(
    '/api/tables/:table/seat/name',
    {
      config: often,
      schema: {
        summary: 'What you are called on your seat (seat key).',
        security,
        params: bodies.tableInPath,
        body: bodies.seatName,
        response: { 200: bodies.info },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        renameSeat(
          registry,
          { table: request.params.table, key: keyOf(request), guest: request.guest },
          request.body.name,
        ),
      ),
  );

  app.put(
    '/api/tables/:table/seat/word',
    {
      config: often,
      schema: {
        summary: 'What you add to the seed, before the deal (seat key).',
        security,
        params: bodies.tableInPath,
        body: bodies.addedWord,
        response: { 200: bodies.info },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        addWord(
          registry,
          { table: request.params.table, key: keyOf(request), guest: request.guest },
          request.body.word,
        ),
      ),
  );

  app.get(
    '/api/tables/:table/moments',
    {
      config: often,
      schema: {
        summary: 'A running game through the eyes of your seat, decision by decision (seat key).',
        security,
        params: bodies.tableInPath,
        querystring: bodies.momentsWanted,
        response: { 200: bodies.pastMoments },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        pastMoments(registry, {
          table: request.params.table,
          key: keyOf(request),
          guest: request.guest,
          from: request.query.from,
          // Another node cannot say whom it asks for; there the table's own limit holds.
          address: request.fromNode ? addresses.passedOn() : addresses.of(request.ip),
        }),
      ),
  );
}
