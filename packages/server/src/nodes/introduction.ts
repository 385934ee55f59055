// How nodes authenticate each other: with a secret from their common database. A node that forwards a request also names the guest.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const SECRET = 'x-xenotable-node';
const GUEST = 'x-xenotable-guest';

const ORIGIN = 'x-xenotable-origin';

type Headed = Pick<FastifyRequest, 'headers'>;

/** The origin at which the caller reached this installation, for links. */
export function originOf({ headers, fromNode, protocol, host }: FastifyRequest): string {
  const { [ORIGIN]: passedOn } = headers;
  return fromNode && typeof passedOn === 'string' ? passedOn : `${protocol}://${host}`;
}

export class Introduction {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  headersFor(guest: string, origin?: string): Record<string, string> {
    return { [SECRET]: this.secret, [GUEST]: guest, ...(origin !== undefined && { [ORIGIN]: origin }) };
  }

  /** The guest for whom another node asks; null: the request is not from a node. */
  guestOf({ headers }: Headed): string | null {
    const { [SECRET]: shown, [GUEST]: guest } = headers;
    if (typeof shown !== 'string' || typeof guest !== 'string') return null;
    const [a, b] = [Buffer.from(shown), Buffer.from(this.secret)];
    return a.length === b.length && timingSafeEqual(a, b) ? guest : null;
  }
}
