// Security headers for browsers, and the origins that may call.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the origin of the page; other programs send none and have no cookies to abuse. */
function foreign(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

export function security(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    const changes = !READING.has(request.method) || request.headers.upgrade !== undefined;
    if (changes && foreign(request, origins))
      throw new Problem('forbidden', 'Calls from other sites are not allowed.');
  });
  // Closes connections that asked for an upgrade to a socket and did not get it.
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && (!request.ws || reply.statusCode >= 400))
      request.raw.socket.end();
  });
}
