// Things that all routes of the API share.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type * as v from 'valibot';
import type { Peers } from '../nodes/peers.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../tables/asker.ts';
import type { Maker } from '../tables/making.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';

/** The type of a body is the output of its schema. */
interface Valibot extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  Valibot
>;

export interface Api {
  app: App;
  registry: TableRegistry;
  /** Access to tables at other nodes; null: there are no other nodes. */
  peers: Peers | null;
  /** Rate limits for one address: of most routes, and of those that make tables or try codes. */
  often: object;
  /** The rate limit of routes with large answers. */
  large: object;
  seldom: object;
}

export const withBodies = (app: FastifyInstance): App => app.withTypeProvider<Valibot>();

export const NDJSON = 'application/x-ndjson';

/** Marks routes that need a key of the table. */
export const security = [{ key: [] }];

/** The key in a request's headers. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string {
  const [, key] = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined)
    throw new Problem('forbidden', 'Send a key of the table as Authorization: Bearer KEY.');
  return key;
}

/** Who asks something of the table in a request's path. */
export const askerOf = (
  request: Pick<FastifyRequest, 'headers' | 'guest' | 'address'> & { params: { table: string } },
): Asker => ({
  table: request.params.table,
  key: keyOf(request),
  guest: request.guest,
  address: request.address,
});

export const makerOf = ({ guest, address }: Pick<FastifyRequest, 'guest' | 'address'>): Maker => ({
  guest,
  address,
});

/** Answers here, or passes the request on to the node that has the table. Requests from other nodes are not passed on again. */
export const atOwner = <T>(
  peers: Peers | null,
  request: FastifyRequest,
  reply: FastifyReply,
  here: () => Promise<T>,
): Promise<T | void> =>
  peers === null || request.fromNode
    ? here()
    : peers.atOwner<T | void>(here, (node) => peers.pass(node, request, reply));

/** The answer of a route that has nothing to say but that it is done. */
export async function done(reply: FastifyReply, job: Promise<void>): Promise<null> {
  await job;
  reply.status(204);
  return null;
}
