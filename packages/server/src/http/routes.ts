// What all routes of the API share.
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
import type { Addresses } from '../limits.ts';
import type { Peers } from '../nodes/peers.ts';
import { Problem } from '../problem.ts';
import type { Maker } from '../tables/making.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';

/** The type of a body is what its schema makes of it. */
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
  addresses: Addresses;
  /** Where tables are that this node does not have; null: there are no other nodes. */
  peers: Peers | null;
  /** How often one address may call: most routes, and those that make tables or try codes. */
  often: object;
  /** Of those with large answers. */
  large: object;
  seldom: object;
}

export const withBodies = (app: FastifyInstance): App => app.withTypeProvider<Valibot>();

export const NDJSON = 'application/x-ndjson';

/** For routes that need a key of the table. */
export const security = [{ key: [] }];

/** The key that a request shows. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string {
  const [, key] = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined)
    throw new Problem('forbidden', 'Send a key of the table as Authorization: Bearer KEY.');
  return key;
}

export const makerOf = (
  { guest, ip }: Pick<FastifyRequest, 'guest' | 'ip'>,
  addresses: Addresses,
): Maker => ({
  guest,
  address: addresses.of(ip),
});

/** Answers where the table is: here, or by the node that has it. Requests of other nodes are not passed on again. */
export const atOwner = <T>(
  peers: Peers | null,
  request: FastifyRequest,
  reply: FastifyReply,
  here: () => Promise<T>,
): Promise<T | void> =>
  peers === null || request.fromNode
    ? here()
    : peers.atOwner<T | void>(here, (node) => peers.pass(node, request, reply));
