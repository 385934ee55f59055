// All errors have one shape: { error: { code, message, where? } }, never with a stack.
import { BadInput } from '@xenotable/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import { NOT_HERE } from '../nodes/peers.ts';
import { Problem } from '../problem.ts';
import type { ErrorCode } from '../protocol.ts';
import { Fenced } from '../store/store.ts';
import type { ErrorBody } from './bodies.ts';

const CODES: Record<number, ErrorCode> = { 404: 'unknown', 403: 'forbidden', 429: 'too-many' };
/** Messages quote what was sent; they are cut to this length. */
const LONGEST = 500;

const body = (code: ErrorCode, message: string, where?: string): ErrorBody => ({
  error: {
    code,
    message: message.slice(0, LONGEST),
    ...(where !== undefined && { where: where.slice(0, LONGEST) }),
  },
});

/** Answers requests that are too broken to reach a route. */
export const hopeless = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.status(400).send(body('malformed', 'The request cannot be understood.'));
};

export function errors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return reply.status(error.status).send(body(error.code, error.message));
    if (error instanceof BadInput)
      return reply.status(400).send(body('malformed', error.message, error.where));
    if (error instanceof Elsewhere || error instanceof Fenced)
      return reply.status(NOT_HERE).send(body('failed', 'The table is at another server.'));
    const status = error.statusCode ?? 500;
    if (status === 429) metrics.limited.inc();
    if (status < 500) return reply.status(status).send(body(CODES[status] ?? 'malformed', error.message));
    metrics.errors.inc();
    request.log.error({ err: error }, 'a request failed');
    return reply.status(500).send(body('failed', `The server failed at this (request ${request.id}).`));
  });
}
