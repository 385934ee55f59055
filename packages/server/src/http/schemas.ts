// Valibot schemas check the bodies, and OpenAPI is derived from the same schemas.
import swagger from '@fastify/swagger';
import { BadInput, isObject } from '@xenotable/kernel';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as v from 'valibot';
import { errorBody } from './bodies.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Rules that JSON schema cannot express (trimmed names, choices of any JSON) are left out of the description. */
const CONVERSION: ConversionConfig = { typeMode: 'input', errorMode: 'ignore', ignoreActions: ['trim'] };

const describe = (schema: v.GenericSchema): object => {
  const { $schema: _version, ...described } = toJsonSchema(schema, CONVERSION);
  return described;
};

/** The parsed value, or an error that names the wrong field. */
function checked(schema: unknown, value: unknown): { value: unknown } | { error: Error } {
  if (!isSchema(schema)) return { value };
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { value: result.output };
  const [issue] = result.issues;
  return { error: new BadInput(v.getDotPath(issue) ?? 'body', complaintOf(issue)) };
}

/** A message in plain words; an unknown field is the commonest mistake. */
export const complaintOf = ({ type, expected, message }: v.BaseIssue<unknown>): string =>
  type === 'strict_object' && expected === 'never' ? 'is an unknown field' : message;

/** Converts a route's schema for OpenAPI. */
function asJsonSchema({ schema = {}, url }: { schema?: FastifySchema; url: string }) {
  const response = Object.entries<unknown>(isObject(schema.response) ? schema.response : {});
  return {
    url,
    schema: {
      ...schema,
      hide: !('summary' in schema),
      ...(isSchema(schema.body) && { body: describe(schema.body) }),
      ...(isSchema(schema.querystring) && { querystring: describe(schema.querystring) }),
      ...(isSchema(schema.params) && { params: describe(schema.params) }),
      response: {
        ...Object.fromEntries(
          response.map(([code, answer]) => [code, isSchema(answer) ? describe(answer) : answer]),
        ),
        default: {
          description: 'What is wrong.',
          content: { 'application/json': { schema: { $ref: 'Error#' } } },
        },
      },
    },
  };
}

/** Must be called before routes are added; routes with a summary are described. */
export async function schemas(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(
    ({ schema }) =>
      (value) =>
        checked(schema, value),
  );
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.addSchema({ $id: 'Error', ...describe(errorBody) });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Xenotable',
        version: '1',
        description:
          'Tables, seats and records over HTTP; play itself goes over the WebSocket at /api/socket (see docs/api.md).',
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A host, seat or watch key of the table.' },
        },
      },
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => String(json['$id'] ?? `def-${i}`) },
    hideUntagged: false,
    transform: asJsonSchema,
  });
}
