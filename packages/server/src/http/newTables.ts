// Routes for the list of games, new tables, and sitting down by a code.
import type { OptionSheet } from '@xenotable/kernel';
import { createTable, uploadTable } from '../tables/making.ts';
import { sitByCode } from '../tables/seating.ts';
import * as bodies from './bodies.ts';
import { type Api, NDJSON, atOwner, makerOf } from './routes.ts';

/** An option sheet without its functions. */
const withoutReaders = (sheet: OptionSheet): Record<string, object> =>
  Object.fromEntries(
    Object.entries(sheet).map(([name, option]) => {
      if ('choices' in option) return [name, option];
      const { label, rule, fallback } = option;
      return [name, { label, rule, fallback }];
    }),
  );

export function newTableRoutes({ app, registry, peers, often, seldom }: Api): void {
  app.get(
    '/api/games',
    { config: often, schema: { summary: 'The games on offer.', response: { 200: bodies.gamesOnOffer } } },
    async () => {
      const { games } = registry;
      const offered = await Promise.all(games.names.map((name) => games.load(name)));
      return {
        games: offered.map(({ name, title, edition, seats: { least, most, kinds }, options }) => ({
          name,
          title,
          edition,
          seats: { least, most, kinds: [...kinds] },
          options: withoutReaders(options),
        })),
      };
    },
  );

  app.post(
    '/api/tables',
    {
      config: seldom,
      schema: {
        summary: 'Make a table.',
        description: 'It is dealt as soon as every person’s seat is taken.',
        body: bodies.createTable,
        response: { 201: bodies.createdTable },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await createTable(registry, request.body, makerOf(request))),
  );

  app.post(
    '/api/tables/upload',
    {
      bodyLimit: registry.limits.upload,
      config: seldom,
      schema: {
        summary: 'Go on with a game that began elsewhere.',
        description: 'The record is verified by replay; all persons’ seats are yours.',
        consumes: [NDJSON],
        body: bodies.record,
        response: { 201: bodies.createdTable },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await uploadTable(registry, request.body, makerOf(request))),
  );

  app.post(
    '/api/codes',
    {
      config: seldom,
      schema: {
        summary: 'Sit down by the code of a table.',
        body: bodies.sitByCode,
        response: { 200: bodies.seatByCode },
      },
    },
    (request, reply) => {
      const { code, ...newcomer } = request.body;
      return atOwner(peers, request, reply, () =>
        sitByCode(registry, code, { guest: request.guest, ...newcomer }),
      );
    },
  );
}
