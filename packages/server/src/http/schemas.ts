// The shapes of HTTP requests and answers: checked, and published as OpenAPI.
import { LONGEST_NAME, NAME_PATTERN } from '../protocol.ts';

const text = { type: 'string' } as const;
const name = { type: 'string', minLength: 1, maxLength: LONGEST_NAME, pattern: NAME_PATTERN } as const;
const whole = { type: 'integer' } as const;
const orNull = <T extends object>(schema: T) => ({ anyOf: [schema, { type: 'null' }] }) as const;

const object = <P extends Record<string, object>>(
  properties: P,
  optional: readonly (keyof P)[] = [],
  description?: string,
) => ({
  type: 'object',
  ...(description !== undefined && { description }),
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
});

const list = (items: object) => ({ type: 'array', items }) as const;

export const wish = object(
  {
    game: { ...text, description: 'A name from GET /api/games.' },
    options: {
      type: 'object',
      description: 'By the option sheet of the game; what is missing has its default.',
    },
    seats: {
      ...list(object({ kind: text, name }, ['kind', 'name'])),
      minItems: 1,
      maxItems: 26,
      description: 'Kinds are those of the game; the first is a person.',
    },
    name: { ...name, description: 'What its people call the table; by default the game’s title.' },
    typed: {
      enum: ['dice', 'all'],
      description: 'People type in their dice, or everything that chance decides.',
    },
    sit: {
      ...orNull({ type: 'integer', minimum: 0, maximum: 25 }),
      description: 'Your own seat; by default the first person’s. null: none.',
    },
  },
  ['options', 'name', 'typed', 'sit'],
);

const status = { enum: ['waiting', 'playing', 'over'] };

export const made = object(
  {
    table: text,
    code: { ...orNull(text), description: 'For people to type in, while a seat is free.' },
    keys: object({ host: text, seats: list(orNull(text)), watch: text }),
    status,
  },
  [],
  'Everything needed to play and to invite others: links are /t/TABLE#KEY.',
);

const infoFields = {
  table: text,
  code: orNull(text),
  game: text,
  title: text,
  name: { ...text, description: 'What its people call it.' },
  edition: text,
  options: { type: 'object', additionalProperties: true },
  typed: orNull({ enum: ['dice', 'all'] }),
  status,
  seats: list(object({ kind: text, name: text, taken: { type: 'boolean' }, present: { type: 'boolean' } })),
  watchers: whole,
  commitment: { ...text, description: 'SHA-256 of the seed, in hexadecimal digits.' },
  seed: { ...orNull(text), description: 'Once the game is over.' },
  seededFrom: { ...whole, description: 'Results before this number were not drawn from the seed.' },
};

export const info = object(infoFields, [], 'What everybody at the table may know about it.');

export const mine = object({
  tables: list(
    object({
      ...infoFields,
      mine: list(object({ seat: whole, key: text })),
      host: { ...orNull(text), description: 'The host key, if you made the table.' },
      waitingForMe: { type: 'boolean' },
      updated: { ...whole, description: 'Milliseconds since 1970.' },
    }),
  ),
});

export const offered = object({
  games: list(
    object({
      name: text,
      title: text,
      edition: text,
      seats: object({ least: whole, most: whole, kinds: list(text) }),
      options: {
        type: 'object',
        additionalProperties: true,
        description: 'Option name: label, rule, choices or default.',
      },
    }),
  ),
});

export const named = object({ name });
export const start = object({
  fill: { ...text, description: 'A scripted kind of the game for all empty seats.' },
});
export const code = object({ code: { type: 'string', minLength: 4, maxLength: 16 }, name }, ['name']);
export const seated = object({
  table: text,
  seat: { ...orNull(whole), description: 'null: all seats are taken, the key is for watching.' },
  key: text,
});
export const watch = object({
  with: { enum: ['table', 'me'], description: 'The public view, or that of your own seat.' },
});
export const key = object({ key: text });
export const record = { ...text, description: 'A record, line by line (docs/records.md).' };
export const nothing = { type: 'null', description: 'Done.' };
