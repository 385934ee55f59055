// Guests: every visitor gets a signed cookie and finds the own tables again with it. No sign-up.
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { newGuest } from '../tables/keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    guest: string;
  }
}

const COOKIE = 'guest';
const YEAR_S = 365 * 24 * 60 * 60;

export async function guests(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(cookie, { secret });
  app.decorateRequest('guest', '');
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
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
