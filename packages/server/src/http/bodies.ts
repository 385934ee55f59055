// Schemas for the bodies of HTTP requests and answers, which check them and describe them in OpenAPI.
import * as v from 'valibot';
import { pace } from '../absence/protocol.ts';
import {
  id,
  modestJson,
  personName,
  seatNumber,
  seedWord,
  status,
  strength,
  tableInfo,
  typed,
} from '../protocol.ts';

const described = <T extends v.GenericSchema>(schema: T, description: string) =>
  v.pipe(schema, v.description(description));

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const anything = v.custom<unknown>(() => true);

/** Path parameters. */
export const tableInPath = v.object({ table: id });

export const createTable = v.strictObject({
  game: described(id, 'A name from GET /api/games.'),
  options: v.optional(
    described(
      v.record(v.pipe(v.string(), v.maxLength(64)), modestJson),
      'By the option sheet of the game; what is missing has its default.',
    ),
  ),
  seats: described(
    v.pipe(
      v.array(
        v.strictObject({
          kind: v.optional(id),
          name: v.optional(personName),
          program: v.optional(described(strength, 'A program plays here; the seat is yours.')),
        }),
      ),
      v.minLength(1),
      v.maxLength(26),
    ),
    'Kinds are those of the game; the first is a person.',
  ),
  name: v.optional(described(personName, 'What its people call the table; by default the game’s title.')),
  pace: v.optional(described(pace, 'How long somebody who is asked is waited for; by default for ever.')),
  typed: v.optional(described(typed, 'People type in their dice, or everything that chance decides.')),
  sit: v.optional(
    described(v.nullable(seatNumber), 'Your own seat; by default the first person’s. null: none.'),
  ),
  keepTalk: v.optional(
    described(
      v.boolean(),
      'What people write to all who play is kept with the record, for those who read it after the game; by default it is not.',
    ),
  ),
  hints: v.optional(
    described(v.boolean(), 'Whether programs may give hints to those who play; by default they may.'),
  ),
  watchDelay: v.optional(
    described(
      v.pipe(whole, v.minValue(0), v.maxValue(100)),
      'How many decisions those who only watch are behind, the host too; by default none.',
    ),
  ),
});

export type CreateTable = v.InferOutput<typeof createTable>;

/** The answer to the maker of a table. */
export const createdTable = described(
  v.strictObject({
    table: text,
    code: described(v.nullable(text), 'For people to type in, while a seat is free.'),
    keys: v.strictObject({ host: text, seats: v.array(v.nullable(text)), watch: text }),
    status,
  }),
  'Everything needed to play and to invite others: links are /t/TABLE#KEY.',
);

export type CreatedTable = v.InferOutput<typeof createdTable>;

export const info = described(tableInfo, 'What everybody at the table may know about it.');

const ownTable = v.strictObject({
  ...tableInfo.entries,
  mine: v.array(v.strictObject({ seat: whole, key: text })),
  host: described(v.nullable(text), 'The host key, if you made the table.'),
  waitingForMe: v.boolean(),
  updated: described(whole, 'Milliseconds since 1970.'),
  problem: described(
    v.nullable(text),
    'Why the table cannot be opened (another edition, a damaged record); its host can delete it.',
  ),
});

export type OwnTable = v.InferOutput<typeof ownTable>;

export const ownTables = v.strictObject({ tables: v.array(ownTable) });

export const gamesOnOffer = v.strictObject({
  games: v.array(
    v.strictObject({
      name: text,
      title: text,
      edition: text,
      seats: v.strictObject({ least: whole, most: whole, kinds: v.array(text) }),
      options: described(v.record(v.string(), anything), 'Option name: label, rule, choices or default.'),
    }),
  ),
});

export const tableName = v.strictObject({ name: personName });

export const start = v.strictObject({
  fill: described(id, 'A scripted kind of the game for all empty seats.'),
});

export const code = v.strictObject({ code: v.pipe(v.string(), v.minLength(4), v.maxLength(16)) });

export const sitByCode = v.strictObject({
  ...code.entries,
  name: v.optional(personName),
  word: v.optional(described(seedWord, 'What you add to the seed.')),
});

export const seatByCode = v.strictObject({
  table: text,
  seat: described(v.nullable(whole), 'null: all seats are taken, the key is for watching.'),
  key: text,
});

export const entrance = described(
  v.strictObject({
    info: tableInfo,
    seat: described(
      v.nullable(whole),
      'The seat that you would take, or whose view is shared; null: everybody’s view.',
    ),
    plays: v.boolean(),
    free: described(v.boolean(), 'Nobody sits there yet: who joins sits down.'),
  }),
  'What a code or a key opens.',
);

export const seatName = v.strictObject({ name: personName });
export const addedWord = v.strictObject({ word: seedWord });

export const momentsWanted = v.strictObject({
  from: described(
    v.pipe(v.string(), v.maxLength(6), v.digits(), v.transform(Number)),
    'The first moment: 0 is before the first decision.',
  ),
});

export const pastMoments = v.strictObject({
  seq: described(whole, 'Decisions so far.'),
  moments: described(
    v.array(anything),
    'At most 20: `{ news, scenes }` after each decision as on the socket, the first one whole, the others as changes.',
  ),
});

export const shareView = v.strictObject({
  with: described(v.picklist(['table', 'me']), 'The public view, or that of your own seat.'),
});

export const key = v.strictObject({ key: text });
export const record = described(v.string(), 'A record, line by line (docs/records.md).');
export const nothing = described(v.null(), 'Done.');

export const errorBody = v.strictObject({
  error: v.strictObject({
    code: v.picklist(['malformed', 'unknown', 'forbidden', 'too-many', 'not-now', 'failed']),
    message: text,
    where: v.optional(described(text, 'The field or line that is wrong.')),
  }),
});

export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Path parameters. */
export const questionInPath = v.object({ question: v.pipe(text, v.maxLength(100)) });

export const resultsWanted = v.strictObject({
  from: described(
    v.pipe(v.string(), v.maxLength(15), v.digits(), v.transform(Number)),
    'What `next` said the last time; 0 at first.',
  ),
});

export const queuedQuestion = v.strictObject({
  id: text,
  document: described(anything, 'The question (docs/laboratory.md).'),
  editions: described(v.array(text), 'Of the rules that it is answered by.'),
  code: described(text, 'A fingerprint of the code that it is answered by.'),
  open: described(v.boolean(), 'Whether somebody still asks.'),
  problem: described(v.nullable(text), 'What a worker has found wrong.'),
  games: described(whole, 'Games that were played.'),
  updated: described(v.number(), 'Milliseconds since 1970.'),
});

export const queuedQuestions = v.strictObject({ questions: v.array(queuedQuestion) });

export const queuedResults = v.strictObject({
  question: queuedQuestion,
  results: described(v.array(anything), 'At most 5,000, in the order in which they came; some come twice.'),
  next: whole,
  more: described(v.boolean(), 'Whether there are more just now.'),
});

export type QueuedQuestions = v.InferOutput<typeof queuedQuestions>;
export type QueuedResults = v.InferOutput<typeof queuedResults>;

export const health = v.strictObject({
  status: described(text, '"ok", or what is wrong.'),
  store: v.picklist(['sqlite', 'postgres']),
});
