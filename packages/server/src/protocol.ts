// What crosses the wire, in both directions. Types and schemas only: the web client imports this file too.
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

/** One line of visible text that somebody adds to the seed. */
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

/** What everybody at the table may know about the table itself. */
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

/** What a client may send. */
export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('choose'),
    /** CreatedTable up by the client; a resend with the same id is answered, not played again. */
    id,
    table: id,
    seat: seatNumber,
    /** The seq that the choice was made at. */
    seq,
    choice: modestJson,
    /** Typed-in dice, as far as they are known. */
    results: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000))),
    /** A hint was looked at before it. */
    hinted: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('undo'), id, table: id, seat: seatNumber, seq }),
  /** How questions of a seat are answered from now on without asking; also the one that is open. */
  v.strictObject({
    type: v.literal('orders'),
    id,
    table: id,
    seat: seatNumber,
    orders: standingOrders,
  }),
  /** What the one on `seat` wishes about another seat whose time has run out; null: to wait on. */
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
  /** The one on `seat` does not want to wait for the program that thinks: it plays what it has found so far. */
  v.strictObject({ type: v.literal('stop'), table: id, seat: seatNumber }),
  v.strictObject({
    type: v.literal('join'),
    id,
    table: id,
    key: id,
    /** The last seq that the client has seen. */
    since: v.optional(seq),
    /** Show what follows a choice step by step. */
    scenes: v.optional(v.boolean()),
    /** Send only what has changed in the picture, if the one before it was sent already. */
    changes: v.optional(v.boolean()),
    /** Of who sits down on a free seat, or watches. */
    name: v.optional(personName),
    /** What who sits down adds to the seed, before the deal. */
    word: v.optional(seedWord),
    /** Who watches is a screen that stands on the table. */
    screen: v.optional(v.boolean()),
  }),
  /** This seat has looked at everything up to `seq`. */
  v.strictObject({ type: v.literal('seen'), table: id, seat: seatNumber, seq }),
  v.strictObject({ type: v.literal('leave'), table: id, viewer: v.union([seatNumber, v.literal('table')]) }),
  v.strictObject({ type: v.literal('ping') }),
  ...talkMessages,
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type Choose = Extract<ClientMessage, { type: 'choose' }>;
export type Undo = Extract<ClientMessage, { type: 'undo' }>;
export type SeatProgram = Extract<ClientMessage, { type: 'program' }>;
export type Absent = Extract<ClientMessage, { type: 'absent' }>;
export type Orders = Extract<ClientMessage, { type: 'orders' }>;
export type Join = Extract<ClientMessage, { type: 'join' }>;

export type ErrorCode = 'malformed' | 'unknown' | 'forbidden' | 'too-many' | 'not-now' | 'failed';

/**
 * What the server sends. The `undone` of news are the entries that were taken back by the decisions from `after` on:
 * those before are known (kernel: all of them).
 */
export type ServerMessage =
  /** The answer to `join`; `key` is good on every device from now on; no news while the table waits for people.
   * `seen` is the last entry that the seat has looked at, on any device (-1: none); `orders` are those that are kept
   * for it (null: none were ever given, or it is not played here). */
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
  /** Somebody else (or another device of this seat) has chosen. */
  | ({ type: 'news'; table: string } & (Update | DeltaUpdate))
  /** The choice is in the record and safe on disk. */
  | ({ type: 'done'; id: string; table: string } & (Update | DeltaUpdate))
  /** A rule forbids it, or it came too late. With `stale` it was made at an older table: here is the fresh one. */
  | { type: 'refused'; id: string; rule: RuleId; reason: string; stale: boolean; news: News | null }
  /** At a table with typed-in dice: `awaited` in the news says which result is missing. */
  | { type: 'wanted'; id: string; table: string; news: News }
  /** The orders of a seat that is played here have changed: by another device, or because a prepared answer was given or has lapsed. */
  | { type: 'orders'; table: string; seat: number; orders: StandingOrders }
  /** The wish is known; `done` is false while others who are there have not wished the same. */
  | { type: 'wished'; id: string; table: string; done: boolean }
  /** All wished a substitute: whoever joins with this key has the seat. */
  | { type: 'invited'; table: string; seat: number; key: string }
  /** The seat was handed over, the table was deleted, or you have left. */
  | { type: 'closed'; table: string; viewer: Viewer; reason: string }
  | TalkNews
  | { type: 'error'; id?: string; code: ErrorCode; message: string }
  | { type: 'pong' };
