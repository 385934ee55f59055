// What crosses the wire, in both directions. Types and schemas only: the web client imports this file too.
import type { DeltaUpdate, Json, News, RuleId, Update, Viewer, Wanted } from '@xenotable/kernel';
import * as v from 'valibot';

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

export type Status = 'waiting' | 'playing' | 'over';

export interface SeatInfo {
  kind: string;
  name: string;
  /** Somebody has sat down here (always so for the game's scripted players). */
  taken: boolean;
  /** Connected just now. */
  present: boolean;
}

/** What everybody at the table may know about the table itself. */
export interface TableInfo {
  table: string;
  /** For people to type in, while a seat is free. */
  code: string | null;
  game: string;
  title: string;
  /** What its people call it; the game's title until somebody has named it. */
  name: string;
  edition: string;
  options: Record<string, Json>;
  typed: 'dice' | 'all' | null;
  status: Status;
  seats: SeatInfo[];
  watchers: number;
  /** Hash of the seed. */
  commitment: string;
  /** The seed itself once the game is over. */
  seed: string | null;
  /** Results before this number were not drawn from the seed (a game that began elsewhere). */
  seededFrom: number;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));
const seq = v.pipe(v.number(), v.integer(), v.minValue(-1));

const DEEPEST_CHOICE = 32;

/** Plain JSON that is not nested beyond all reason. */
function shallow(value: unknown, depth = DEEPEST_CHOICE): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const key in value) if (!shallow((value as Record<string, unknown>)[key], depth - 1)) return false;
  return true;
}

const choice = v.custom<Json>(
  (value) => value !== undefined && shallow(value),
  `A choice is JSON, nested at most ${DEEPEST_CHOICE} deep.`,
);

export const LONGEST_NAME = 60;
/** Names are one line of visible text. */
export const NAME_PATTERN = '^[^\\p{C}]+$';

/** What a client may send. */
export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('choose'),
    /** CreatedTable up by the client; a resend with the same id is answered, not played again. */
    id,
    table: id,
    seat,
    /** The seq that the choice was made at. */
    seq,
    choice,
    /** Typed-in dice, as far as they are known. */
    results: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000))),
  }),
  v.strictObject({ type: v.literal('undo'), id, table: id, seat, seq }),
  v.strictObject({
    type: v.literal('join'),
    id,
    table: id,
    key: id,
    /** The last seq that the client has seen. */
    since: v.optional(seq),
    /** Show what follows a choice step by step. */
    scenes: v.optional(v.boolean()),
    /** Send only what has changed in the picture, where the one before it was sent already. */
    changes: v.optional(v.boolean()),
    name: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1),
        v.maxLength(LONGEST_NAME),
        v.regex(new RegExp(NAME_PATTERN, 'u')),
      ),
    ),
  }),
  /** This seat has looked at everything up to `seq`. */
  v.strictObject({ type: v.literal('seen'), table: id, seat, seq }),
  v.strictObject({ type: v.literal('leave'), table: id, viewer: v.union([seat, v.literal('table')]) }),
  v.strictObject({ type: v.literal('ping') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type Choose = Extract<ClientMessage, { type: 'choose' }>;
export type Undo = Extract<ClientMessage, { type: 'undo' }>;
export type Join = Extract<ClientMessage, { type: 'join' }>;

export type ErrorCode = 'malformed' | 'unknown' | 'forbidden' | 'too-many' | 'not-now' | 'failed';

/** What the server sends. */
export type ServerMessage =
  /** The answer to `join`; `key` is good on every device from now on; no news while the table waits for people.
   * `seen` is the last entry that the seat has looked at, on any device (-1: none). */
  | {
      type: 'joined';
      id: string;
      info: TableInfo;
      viewer: Viewer;
      plays: boolean;
      key: string;
      seen: number;
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
  /** At a table with typed-in dice: the result that is missing. */
  | { type: 'wanted'; id: string; wanted: Wanted }
  /** The seat was handed over, the table was deleted, or you have left. */
  | { type: 'closed'; table: string; viewer: Viewer; reason: string }
  | { type: 'error'; id?: string; code: ErrorCode; message: string }
  | { type: 'pong' };
