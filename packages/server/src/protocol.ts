// The messages in both directions. Types and schemas only: the web client imports this file too.
import type { DeltaUpdate, Json, News, RuleId, StandingOrders, Update, Viewer } from '@xenotable/kernel';
import * as v from 'valibot';
import { standingOrders } from './orders/protocol.ts';
import { id, modestJson, seatNumber } from './shapes.ts';
import { type TalkNews, talkMessages } from './talk/messages.ts';

export type * from './talk/messages.ts';
import { awaited, pace, wish } from './absence/protocol.ts';

export type { Awaited, Pace, Wish } from './absence/protocol.ts';
export type { QuietHours } from './alerts/quietHours.ts';
export type {
  Asked,
  DeltaUpdate,
  LogLine,
  News,
  Scene,
  Update,
  Worded,
  WordedRefusal,
} from '@xenotable/kernel';

export { id, modestJson, seatNumber };

const seq = v.pipe(v.number(), v.integer(), v.minValue(-1));

/** One line of visible text. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(60),
  v.regex(/^[^\p{C}]+$/u, 'A name is one line of visible text.'),
);

/** One line of visible text: a word for the dice. */
export const seedWord = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(60),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'A word for the dice is one line of visible text.'),
);

export const status = v.picklist(['waiting', 'playing', 'over']);
export const typed = v.picklist(['dice', 'all']);

/** How well a program plays. */
export const strength = v.picklist(['easy', 'steady', 'hard']);

export type Status = v.InferOutput<typeof status>;

const seatInfo = v.strictObject({
  kind: v.string(),
  name: v.string(),
  taken: v.pipe(
    v.boolean(),
    v.description('A person has sat down here (always so for the game’s scripted players).'),
  ),
  present: v.pipe(v.boolean(), v.description('Connected just now.')),
  program: v.pipe(
    v.nullable(strength),
    v.description('How well a program plays here in its player’s place; null: a person or the book does.'),
  ),
  word: v.pipe(
    v.nullable(v.string()),
    v.description('What its player has added to the seed; null: nothing.'),
  ),
  standIn: v.pipe(
    v.boolean(),
    v.description('The others have given the seat to the program; its player can take it back.'),
  ),
  awaited: v.pipe(v.nullable(awaited), v.description('The table waits for this seat; null: it does not.')),
});

export type SeatInfo = v.InferOutput<typeof seatInfo>;

const watcherInfo = v.strictObject({
  name: v.pipe(v.nullable(v.string()), v.description('null: not told.')),
  sees: v.pipe(
    v.nullable(v.number()),
    v.description('The seat whose view was shared; null: what everybody sees.'),
  ),
  screen: v.pipe(v.boolean(), v.description('A screen that stands on the table for all to see.')),
});

export type WatcherInfo = v.InferOutput<typeof watcherInfo>;

/** The public facts about a table. */
export const tableInfo = v.strictObject({
  table: v.string(),
  code: v.pipe(v.nullable(v.string()), v.description('For people to type in, while a seat is free.')),
  game: v.string(),
  title: v.string(),
  name: v.pipe(v.string(), v.description('What its people call it; the game’s title until it is named.')),
  edition: v.string(),
  options: v.record(
    v.string(),
    v.custom<Json>(() => true),
  ),
  typed: v.nullable(typed),
  status,
  pace: v.pipe(
    v.nullable(pace),
    v.description('How long somebody who is asked is waited for; null: for ever.'),
  ),
  keepsTalk: v.pipe(
    v.boolean(),
    v.description('What people write to all who play is in the record after the game.'),
  ),
  hints: v.pipe(v.boolean(), v.description('Whether programs may give hints to those who play.')),
  ended: v.pipe(v.boolean(), v.description('Its people have ended it before its end.')),
  now: v.pipe(v.number(), v.integer(), v.description('The server’s clock, in milliseconds since 1970.')),
  seats: v.array(seatInfo),
  watchers: v.pipe(v.number(), v.integer()),
  watching: v.pipe(v.array(watcherInfo), v.description('The first of the watchers, by name.')),
  watchDelay: v.pipe(
    v.number(),
    v.integer(),
    v.description('How many decisions those who only watch are behind.'),
  ),
  commitment: v.pipe(v.string(), v.description('SHA-256 of the seed, in hexadecimal digits.')),
  seed: v.pipe(
    v.nullable(v.string()),
    v.description('Once the game is over. The dice follow from it and from the words of the seats.'),
  ),
  seededFrom: v.pipe(
    v.number(),
    v.integer(),
    v.description(
      'Results before this number were not drawn from the seed: the game began elsewhere, and the person who brought it here may know everything that its record holds.',
    ),
  ),
});

export type TableInfo = v.InferOutput<typeof tableInfo>;

/** The messages of clients. */
export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('choose'),
    /** Chosen by the client; a resend with the same id is answered, not played again. */
    id,
    table: id,
    seat: seatNumber,
    /** The seq at which the choice was made. */
    seq,
    choice: modestJson,
    /** Typed-in results, as far as they are known. */
    results: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000))),
    /** Whether the player looked at a hint before. */
    hinted: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('undo'), id, table: id, seat: seatNumber, seq }),
  /** How questions of a seat are answered from now on without asking, including the open one. */
  v.strictObject({
    type: v.literal('orders'),
    id,
    table: id,
    seat: seatNumber,
    orders: standingOrders,
  }),
  /** What the player of `seat` wishes about another seat whose time has run out; null: to keep waiting. */
  v.strictObject({
    type: v.literal('absent'),
    id,
    table: id,
    seat: seatNumber,
    about: seatNumber,
    wish: v.nullable(wish),
  }),
  /** A program plays the seat from now on, or (null) no longer does. */
  v.strictObject({ type: v.literal('program'), table: id, seat: seatNumber, strength: v.nullable(strength) }),
  /** The player of `seat` does not want to wait: the program that thinks plays the best choice it has found so far. */
  v.strictObject({ type: v.literal('stop'), table: id, seat: seatNumber }),
  v.strictObject({
    type: v.literal('join'),
    id,
    table: id,
    key: id,
    /** The last seq that the client has seen. */
    since: v.optional(seq),
    /** Whether to send scenes, which show step by step what follows a choice. */
    scenes: v.optional(v.boolean()),
    /** Whether to send only changes to the picture that was sent before. */
    changes: v.optional(v.boolean()),
    /** The name of a person who sits down or watches. */
    name: v.optional(personName),
    /** The word for the dice of a person who sits down before the deal. */
    word: v.optional(seedWord),
    /** Whether the watcher is a table screen. */
    screen: v.optional(v.boolean()),
  }),
  /** The player of this seat has seen everything up to `seq`. */
  v.strictObject({ type: v.literal('seen'), table: id, seat: seatNumber, seq }),
  v.strictObject({ type: v.literal('leave'), table: id, viewer: v.union([seatNumber, v.literal('table')]) }),
  v.strictObject({ type: v.literal('ping') }),
  ...talkMessages,
]);

const byType: ReadonlyMap<unknown, (typeof clientMessage.options)[number]> = new Map(
  clientMessage.options.map((one) => [one.entries.type.literal, one]),
);

/** The schema of messages of this type, which costs less than trying one after the other; for an unknown type that of all messages. */
export const schemaOf = (type: unknown): (typeof clientMessage.options)[number] | typeof clientMessage =>
  byType.get(type) ?? clientMessage;

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type Choose = Extract<ClientMessage, { type: 'choose' }>;
export type Undo = Extract<ClientMessage, { type: 'undo' }>;
export type SeatProgram = Extract<ClientMessage, { type: 'program' }>;
export type Absent = Extract<ClientMessage, { type: 'absent' }>;
export type Orders = Extract<ClientMessage, { type: 'orders' }>;
export type Join = Extract<ClientMessage, { type: 'join' }>;

export type ErrorCode = 'malformed' | 'unknown' | 'forbidden' | 'too-many' | 'not-now' | 'failed';

/**
 * The messages of the server. In news, `undone` lists only the entries that were taken back by decisions from `after` on,
 * since the client knows the earlier ones (in the kernel it lists all).
 */
export type ServerMessage =
  /**
   * The answer to `join`. `key` is valid on every device from now on; `news` is null while the table waits for people;
   * `seen` is the last entry that the seat has seen on any device (-1: none); `orders` are the stored ones (null: none were
   * ever given, or this connection does not play).
   */
  | {
      type: 'joined';
      id: string;
      info: TableInfo;
      viewer: Viewer;
      plays: boolean;
      key: string;
      seen: number;
      orders: StandingOrders | null;
      news: News | null;
    }
  /** Seats, presence or status have changed. */
  | { type: 'info'; info: TableInfo }
  /** Somebody else, or another device of this seat, has chosen. */
  | ({ type: 'news'; table: string } & (Update | DeltaUpdate))
  /** The choice is in the record and durable. */
  | ({ type: 'done'; id: string; table: string } & (Update | DeltaUpdate))
  /** A rule forbids the choice, or it came too late. With `stale` it was made at an earlier state, and `news` has the present one. */
  | { type: 'refused'; id: string; rule: RuleId; reason: string; stale: boolean; news: News | null }
  /** At a table with typed-in results: `awaited` in the news says which result is missing. */
  | { type: 'wanted'; id: string; table: string; news: News }
  /** The orders of the client's own seat have changed: on another device, or because a prepared answer was given or has lapsed. */
  | { type: 'orders'; table: string; seat: number; orders: StandingOrders }
  /** The wish is noted; `done` is false until all others who are present wish the same. */
  | { type: 'wished'; id: string; table: string; done: boolean }
  /** All wish for a substitute: the person who joins with this key gets the seat. */
  | { type: 'invited'; table: string; seat: number; key: string }
  /** The seat was handed over, the table was deleted, or the client has left. */
  | { type: 'closed'; table: string; viewer: Viewer; reason: string }
  | TalkNews
  | { type: 'error'; id?: string; code: ErrorCode; message: string }
  | { type: 'pong' };
