// The HTTP part of the API: making tables, sitting down, records.
import type { OptionSheet } from '@xenotable/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { Problem } from '../problem.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { readInfo, recordOf, tablesOf } from '../tables/lookup.ts';
import { type CreateTable, createTable, uploadTable } from '../tables/making.ts';
import { handOver, rename, shareView, sitByCode, start } from '../tables/seating.ts';
import * as s from './schemas.ts';

const NDJSON = 'application/x-ndjson';

/** The key that a request shows. */
function keyOf(request: FastifyRequest): string {
  const [, key] = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined)
    throw new Problem('forbidden', 'Send a key of the table as Authorization: Bearer KEY.');
  return key;
}

/** An option sheet without its functions. */
const shown = (sheet: OptionSheet): Record<string, object> =>
  Object.fromEntries(
    Object.entries(sheet).map(([name, option]) => {
      if ('choices' in option) return [name, option];
      const { label, rule, fallback } = option;
      return [name, { label, rule, fallback }];
    }),
  );

export function tableRoutes(app: FastifyInstance, registry: TableRegistry, limits: Limits): void {
  type Named = { Params: { table: string } };
  const security = [{ key: [] }];
  const often = { rateLimit: { max: limits.requests, timeWindow: '1 minute' } };
  const seldom = { rateLimit: { max: limits.creations, timeWindow: '1 minute' } };
  app.addContentTypeParser(
    [NDJSON, 'text/plain'],
    { parseAs: 'string', bodyLimit: limits.upload },
    (_request, body, done) => done(null, body),
  );

  app.get(
    '/api/games',
    { config: often, schema: { summary: 'The games on offer.', response: { 200: s.offered } } },
    async () => {
      const games = await Promise.all(registry.games.names.map((name) => registry.games.load(name)));
      return {
        games: games.map(({ name, title, edition, seats, options }) => ({
          name,
          title,
          edition,
          seats,
          options: shown(options),
        })),
      };
    },
  );

  app.post<{ Body: CreateTable }>(
    '/api/tables',
    {
      config: seldom,
      schema: {
        summary: 'Make a table.',
        description: 'It is dealt as soon as every person’s seat is taken.',
        body: s.wish,
        response: { 201: s.made },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await createTable(registry, request.body, request.guest)),
  );

  app.post<{ Body: string }>(
    '/api/tables/upload',
    {
      bodyLimit: limits.upload,
      config: { ...seldom, consumes: NDJSON },
      schema: {
        summary: 'Go on with a game that began elsewhere.',
        description: 'The record is verified by replay; all persons’ seats are yours.',
        body: s.record,
        response: { 201: s.made },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await uploadTable(registry, request.body, request.guest)),
  );

  app.get(
    '/api/tables',
    { config: often, schema: { summary: 'Your tables, by the guest cookie.', response: { 200: s.mine } } },
    (request) => tablesOf(registry, request.guest).then((tables) => ({ tables })),
  );

  app.get<Named>(
    '/api/tables/:table',
    { config: often, schema: { summary: 'About a table.', security, response: { 200: s.info } } },
    (request) => readInfo(registry, request.params.table, keyOf(request), request.guest),
  );

  app.get<Named>(
    '/api/tables/:table/record',
    {
      config: often,
      schema: {
        summary: 'The record.',
        description:
          'When the game is over, with the seed; before that only for somebody who has all persons’ seats.',
        security,
        response: { 200: s.record },
      },
    },
    (request, reply) => {
      void reply.type(`${NDJSON}; charset=utf-8`).serializer(String);
      return recordOf(registry, request.params.table, keyOf(request), request.guest);
    },
  );

  app.post<Named & { Body: { fill: string } }>(
    '/api/tables/:table/start',
    {
      config: often,
      schema: {
        summary: 'Give all empty seats to a scripted player and begin (host key).',
        security,
        body: s.start,
        response: { 200: s.info },
      },
    },
    (request) => start(registry, request.params.table, keyOf(request), request.guest, request.body.fill),
  );

  app.put<Named & { Body: { name: string } }>(
    '/api/tables/:table/name',
    {
      config: often,
      schema: {
        summary: 'Name the table (seat or host key).',
        security,
        body: s.named,
        response: { 200: s.info },
      },
    },
    (request) => rename(registry, request.params.table, keyOf(request), request.guest, request.body.name),
  );

  app.post<Named>(
    '/api/tables/:table/hand-over',
    {
      config: often,
      schema: {
        summary: 'Give your seat away (seat key).',
        description: 'Your key is void at once; whoever joins with the invitation has the seat.',
        security,
        response: { 200: s.key },
      },
    },
    (request) => handOver(registry, request.params.table, keyOf(request), request.guest),
  );

  app.post<Named & { Body: { with: 'table' | 'me' } }>(
    '/api/tables/:table/watchers',
    {
      config: often,
      schema: {
        summary: 'Make a key to watch with (seat or host key).',
        security,
        body: s.watch,
        response: { 200: s.key },
      },
    },
    (request) => shareView(registry, request.params.table, keyOf(request), request.guest, request.body.with),
  );

  app.post<{ Body: { code: string; name?: string } }>(
    '/api/codes',
    {
      config: seldom,
      schema: { summary: 'Sit down by the code of a table.', body: s.code, response: { 200: s.seated } },
    },
    (request) => sitByCode(registry, request.body.code, request.body.name ?? null, request.guest),
  );

  app.delete<Named>(
    '/api/tables/:table',
    {
      config: often,
      schema: { summary: 'Delete the table (host key).', security, response: { 204: s.nothing } },
    },
    async (request, reply) => {
      await registry.remove(request.params.table, keyOf(request), request.guest);
      return reply.status(204).send();
    },
  );
}
