// Messages of talk, plans and requests between the people of a table.
import { type Json, type Seat, TAKE_BACK_REASONS } from '@xenotable/kernel';
import * as v from 'valibot';
import { id, modestJson, seatNumber } from '../shapes.ts';

/** A thing on the board ('unit:3'), or a spot in the board's own units ('spot:120,48'). */
const thing = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(80),
  v.regex(/^[^\p{C}]+$/u, 'A thing is one line of visible text.'),
);

/** The partners, or everybody who plays. Watchers hear nothing. */
const audience = v.picklist(['partners', 'all']);

/** Fixed phrases are data: each game has its own words for them. */
const phrase = v.strictObject({
  kind: v.literal('phrase'),
  phrase: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/, 'A phrase is named by small letters.')),
  /** The thing on the board that it is about. */
  about: v.optional(thing),
  /** The kind of card, unit or item, by the game's name for it. */
  what: v.optional(v.pipe(v.string(), v.regex(/^[\w -]{1,40}$/, 'A kind is named by letters and digits.'))),
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
});

export const LONGEST_TEXT = 280;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_TEXT, `A text has at most ${LONGEST_TEXT} characters.`),
  v.regex(/^[^\p{C}]+$/u, 'A text is one line of visible characters.'),
);

const said = v.variant('kind', [
  v.strictObject({ kind: v.literal('ping'), at: thing }),
  v.strictObject({ kind: v.literal('arrow'), from: thing, to: thing }),
  phrase,
  v.strictObject({ kind: v.literal('text'), text }),
]);

const about = v.variant('kind', [
  /** Takes back everything from this entry on, which is one of the asker's own choices; without it, from their last choice on. */
  v.strictObject({
    kind: v.literal('take back'),
    entry: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    why: v.optional(v.picklist(TAKE_BACK_REASONS)),
  }),
  /** The same people play again. */
  v.strictObject({
    kind: v.literal('again'),
    deal: v.picklist(['same', 'fresh']),
    swap: v.boolean(),
  }),
]);

const from = { id, table: id, seat: seatNumber };
export const MOST_STEPS = 8;

export const talkMessages = [
  v.strictObject({ type: v.literal('say'), ...from, to: audience, said }),
  /** The seat's next choices in order; an empty list withdraws the plan. */
  v.strictObject({
    type: v.literal('plan'),
    ...from,
    steps: v.pipe(v.array(modestJson), v.maxLength(MOST_STEPS, `A plan has at most ${MOST_STEPS} steps.`)),
  }),
  v.strictObject({ type: v.literal('request'), ...from, about }),
  v.strictObject({ type: v.literal('answer'), ...from, request: id, yes: v.boolean() }),
] as const;

export type TalkMessage = v.InferOutput<(typeof talkMessages)[number]>;
export type Say = Extract<TalkMessage, { type: 'say' }>;
export type PlanTogether = Extract<TalkMessage, { type: 'plan' }>;
export type Ask = Extract<TalkMessage, { type: 'request' }>;
export type Answer = Extract<TalkMessage, { type: 'answer' }>;
export type Said = Say['said'];
export type Audience = Say['to'];
export type RequestAbout = Ask['about'];

/** A line of talk. */
export interface TalkLine {
  /** Grows with every line of the table. */
  n: number;
  by: Seat;
  to: Audience;
  said: Said;
}

/** A partner's next choices, worded for the person who sees them. */
export interface SharedPlan {
  seat: Seat;
  steps: { choice: Json; words: string }[];
}

/** A request to the people at the table, which each of them answers once. */
export interface OpenRequest {
  id: string;
  by: Seat;
  about: RequestAbout;
  /** The number of entries that stay, if something is to be taken back. */
  to: number | null;
  asked: Seat[];
  agreed: Seat[];
}

export type RequestEnd = 'agreed' | 'refused' | 'withdrawn' | 'lapsed';

/** Messages of the server to the people who play, and to nobody else. */
export type TalkNews =
  /** The answer to `say`, `plan`, `request` and `answer`. */
  | { type: 'heard'; id: string }
  | { type: 'talk'; table: string; lines: TalkLine[] }
  /** The partners of this viewer, and every plan that it may see. */
  | { type: 'plans'; table: string; viewer: Seat; partners: Seat[]; plans: SharedPlan[] }
  /** The open request; if null, how the last one ended. */
  | { type: 'request'; table: string; request: OpenRequest | null; ended: RequestEnd | null }
  /** The same people have another table now; `key` is that of the viewer's own seat there. */
  | { type: 'moved'; table: string; to: string; key: string };
