// Guests: every visitor gets a signed cookie, by which their own tables are found again. There is no sign-up.
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Address, Addresses } from '../limits.ts';
import type { Introduction } from '../nodes/introduction.ts';
import { newGuest } from '../tables/keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    guest: string;
    /** Whether another node asks on behalf of this guest. */
    fromNode: boolean;
    /** What the request costs is counted for this address; another node that passes it on has its own count. */
    address: Address;
  }
}

const COOKIE = 'guest';
const YEAR_S = 365 * 24 * 60 * 60;

export async function guests(
  app: FastifyInstance,
  secret: string,
  addresses: Addresses,
  introduction: Introduction | null,
): Promise<void> {
  await app.register(cookie, { secret });
  app.decorateRequest('guest', '');
  app.decorateRequest('fromNode', false);
  app.decorateRequest('address', {
    getter(this: FastifyRequest) {
      return this.fromNode ? addresses.passedOn() : addresses.of(this.ip);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const introduced = introduction?.guestOf(request) ?? null;
    if (introduced !== null) {
      request.guest = introduced;
      request.fromNode = true;
      return;
    }
    const signed = request.cookies[COOKIE];
    const known = signed === undefined ? null : request.unsignCookie(signed);
    request.guest = known?.valid ? known.value : newGuest();
    if (known?.valid) return;
    reply.setCookie(COOKIE, request.guest, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      path: '/',
      maxAge: YEAR_S,
    });
  });
}
