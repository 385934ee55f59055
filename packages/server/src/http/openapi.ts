// The HTTP part of the API, described by the schemas that the routes check with.
import type { FastifyInstance, RouteOptions } from 'fastify';
import { STATUS } from '../problem.ts';

declare module 'fastify' {
  interface FastifySchema {
    summary?: string;
    description?: string;
    security?: unknown;
  }
  interface FastifyContextConfig {
    /** The type of the body, where it is not JSON. */
    consumes?: string;
  }
}

type Operation = Record<string, unknown>;

const json = (schema: unknown, type = 'application/json'): Operation => ({ content: { [type]: { schema } } });

function operation(route: RouteOptions): Operation {
  const schema = route.schema ?? {};
  const named = Array.from(route.url.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const responses = Object.entries((schema.response ?? {}) as Record<string, { description?: string }>).map(
    ([status, answer]) => [status, { description: answer.description ?? 'The answer.', ...json(answer) }],
  );
  return {
    summary: schema.summary,
    ...(schema.description !== undefined && { description: schema.description }),
    ...(named.length > 0 && { parameters: named }),
    ...(schema.security !== undefined && { security: schema.security }),
    ...(schema.body !== undefined && {
      requestBody: { required: true, ...json(schema.body, route.config?.consumes) },
    }),
    responses: Object.fromEntries([
      ...responses,
      ['default', { description: 'What is wrong.', ...json({ $ref: '#/components/schemas/Error' }) }],
    ]),
  };
}

const ERROR = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: Object.keys(STATUS) },
        message: { type: 'string' },
        where: { type: 'string', description: 'The field or line that is wrong.' },
      },
    },
  },
};

/** Collects every route that has a summary; must be called before they are added. */
export function describeRoutes(app: FastifyInstance): () => Operation {
  const paths: Record<string, Record<string, Operation>> = {};
  app.addHook('onRoute', (route) => {
    if (route.schema?.summary === undefined) return;
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    for (const method of [route.method].flat())
      if (method !== 'HEAD') (paths[path] ??= {})[method.toLowerCase()] = operation(route);
  });
  return () => ({
    openapi: '3.1.0',
    info: {
      title: 'Xenotable',
      version: '1',
      description:
        'Tables, seats and records over HTTP; play itself goes over the WebSocket at /api/socket (see docs/api.md).',
    },
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A host, seat or watch key of the table.' },
      },
    },
  });
}
