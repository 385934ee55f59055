// A question as a small document: the screen writes it, `xenotable ask` runs it, and an answer names it. docs/laboratory.md describes it.
import { BadInput, type Json, closest, isJson, isObject } from '@xenotable/kernel';
import * as v from 'valibot';

const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};
const between = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
};
const json: v.GenericSchema<Json> = v.custom<Json>(isJson, 'must be plain JSON');
const options: v.GenericSchema<Record<string, Json>> = v.record(v.string(), json, 'must be a set of options');
const flag = v.boolean('must be true or false');
const list = <S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(least, `must have at least ${least}`),
    v.maxLength(most, `must have at most ${most}`),
  );

const seat = v.union(
  [
    v.pipe(
      text(60),
      v.transform((kind) => ({ kind, name: kind })),
    ),
    v.strictObject({ kind: text(60), name: text(60), player: v.optional(text(60)) }),
  ],
  'must be a kind of seat such as person, or { kind, name }',
);
const seats = list(seat, 1, 8);

/** A table that is played: a set-up of the game by its name, or options and seats. */
const setup = v.union(
  [text(60), v.strictObject({ options: v.optional(options), seats: v.optional(seats, ['person']) })],
  'must be the name of a set-up, or { options, seats }',
);

const player = v.pipe(
  text(40),
  v.regex(/^[\w -]+(@[1-9]\d{0,5})?$/, 'must be the name of a player, such as steady or hard@200'),
);
const players = v.union(
  [
    v.pipe(
      player,
      v.transform((name) => [name]),
    ),
    list(player, 1, 8),
  ],
  'must be a player such as steady or hard@200, or a list of them, one for each seat',
);

const MOST_GAMES = 1_000_000;
const most = v.optional(whole(10, MOST_GAMES), 20_000);

/** When to stop. All numbers of games are games of each table. */
const stop = v.union(
  [
    v.strictObject({ games: whole(1, MOST_GAMES) }),
    v.strictObject({ width: between(0.002, 0.5), error: v.optional(between(0.0001, 0.5), 0.05), most }),
    v.strictObject({
      test: between(0.0001, 0.5),
      against: v.optional(between(0.001, 0.999), 0.5),
      width: v.optional(between(0.002, 0.5)),
      most,
    }),
  ],
  'must be { games: 400 }, { width: 0.03, most: 4000 } or { test: 0.05, most: 4000 }',
);

const common = {
  question: text(200),
  game: text(60),
  edition: v.optional(text(60)),
  setup,
  players: v.optional(players, 'steady'),
  /** The seat whose wins are counted. */
  seat: v.optional(whole(0, 7), 0),
  measure: v.optional(v.picklist(['wins', 'score', 'length'], 'must be wins, score or length'), 'wins'),
  /** Plays every deal a second time with the players, and options that are lists by seat, exchanged. */
  swap: v.optional(flag, false),
  bySeat: v.optional(list(text(60), 0, 8), []),
  /** Also counts what the seat picks, and how often it wins with it. */
  picks: v.optional(flag, false),
  stop,
  seeds: v.optional(v.strictObject({ first: whole(0, 2 ** 28 - 1) }), { first: 1_000_000 }),
};

const variant = v.strictObject({
  name: text(80),
  edition: v.optional(text(60)),
  options: v.optional(options),
  seats: v.optional(seats),
  players: v.optional(players),
});

/** An option by its name; `lists.1` is the second of an option that is a list. */
const path = v.pipe(
  text(120),
  v.regex(/^[^.]+(\.[^.]+)*$/, 'must be an option such as base, or a place in it such as lists.1'),
);
const axis = v.strictObject({
  option: path,
  name: v.optional(text(80)),
  values: list(json, 2, 12),
  names: v.optional(list(text(80), 2, 12)),
});
const contender = v.strictObject({
  name: text(80),
  value: v.optional(json),
  player: v.optional(player),
});

const schema = v.variant(
  'kind',
  [
    v.strictObject({ ...common, kind: v.literal('rate') }),
    v.strictObject({ ...common, kind: v.literal('causes') }),
    v.strictObject({
      ...common,
      kind: v.literal('lists'),
      /** The option that holds one list for each seat; missing if only players differ. */
      option: v.optional(text(60)),
      /** The two seats between which lists are swapped. */
      between: v.optional(v.tuple([whole(0, 7), whole(0, 7)], 'must be two seats such as [0, 1]'), [0, 1]),
      lists: list(contender, 2, 12),
    }),
    v.strictObject({ ...common, kind: v.literal('variants'), variants: list(variant, 2, 12) }),
    v.strictObject({ ...common, kind: v.literal('grid'), across: axis, down: axis }),
    v.strictObject({
      ...common,
      kind: v.literal('even'),
      parameter: axis,
      /** The rate that is searched for. */
      target: v.optional(between(0.01, 0.99), 0.5),
    }),
  ],
  'must be rate, lists, variants, grid, even or causes',
);

export type Question = v.InferOutput<typeof schema>;
export type QuestionInput = v.InferInput<typeof schema>;
export type Kind = Question['kind'];
export const KINDS: readonly Kind[] = ['rate', 'lists', 'variants', 'grid', 'even', 'causes'];
export type Measure = Question['measure'];
export type Stop = Question['stop'];
export type Axis = v.InferOutput<typeof axis>;

const isStranger = ({ type, expected }: Pick<v.BaseIssue<unknown>, 'type' | 'expected'>): boolean =>
  type === 'strict_object' && expected === 'never';

/** If several alternatives fail, reports the one that matched furthest; for a missing or unknown field all alternatives are named. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = (issue.issues ?? [])
    .map(deepest)
    .filter((one) => one.path !== undefined && one.received !== 'undefined' && !isStranger(one));
  const [first] = inner.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
  if (first === undefined) return issue;
  const path = [...(issue.path ?? []), ...(first.path ?? [])];
  return isFilled(path) ? { ...first, path } : first;
}

const isFilled = <T>(items: T[]): items is [T, ...T[]] => items.length > 0;

/** The known words to suggest for an unknown one. */
const WORDS: readonly string[] =
  'kind variants lists option between across down parameter target options seats name names value values player games width test against most error first'
    .split(' ')
    .concat(Object.keys(common));

function complaint({ type, expected, received, message, path }: v.BaseIssue<unknown>): string {
  if (isStranger({ type, expected })) {
    const word = String(path?.at(-1)?.key ?? '');
    return WORDS.includes(word) ? 'does not belong here' : `unknown word${closest(word, WORDS)}`;
  }
  if (received === 'undefined') return `is missing${message.startsWith('must') ? `: ${message}` : ''}`;
  return message;
}

/** Reads a question. Throws BadInput with the wrong field and what would be right. */
export function readQuestion(value: unknown): Question {
  if (!isObject(value) || Array.isArray(value))
    throw new BadInput('question', 'must be a document with the fields question, game, kind, setup and stop');
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (!read.success) {
    const issue = deepest(read.issues[0]);
    throw new BadInput(v.getDotPath(issue) ?? 'question', complaint(issue));
  }
  const { output } = read;
  if (output.measure === 'length' && !('games' in output.stop))
    throw new BadInput(
      'stop',
      'a length has no bounds: stop after a number of games, such as { games: 400 }',
    );
  if (output.kind === 'even' && !('test' in output.stop))
    throw new BadInput(
      'stop',
      'a search needs a test for each value, such as { test: 0.05, width: 0.03, most: 2000 }',
    );
  if (output.kind === 'even' && output.measure === 'length')
    throw new BadInput('measure', 'a search is for a rate: wins or score');
  return output;
}
