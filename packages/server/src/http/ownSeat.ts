// Routes for the player of a seat: their name, their word for the dice, looking back.
import { addWord, renameSeat } from '../tables/ownSeat.ts';
import { pastMoments } from '../tables/pastMoments.ts';
import * as bodies from './bodies.ts';
import { type Api, askerOf, atOwner, security } from './routes.ts';

export function ownSeatRoutes({ app, registry, peers, often }: Api): void {
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
      atOwner(peers, request, reply, () => renameSeat(registry, askerOf(request), request.body.name)),
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
      atOwner(peers, request, reply, () => addWord(registry, askerOf(request), request.body.word)),
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
          ...askerOf(request),
          from: request.query.from,
        }),
      ),
  );
}
