// What is kept of a table on this device besides its entries.
import type { Strength } from '@xenotable/bots';
import {
  type Entry,
  type Head,
  type Json,
  type Outcome,
  type Seat,
  type SeatPlan,
  isJson,
  readRecord,
} from '@xenotable/kernel';
import * as v from 'valibot';

export type Typed = 'dice' | 'all';

/** Strength of the programs, by seat; the other seats are played by people or by the rules. */
export type Programs = Readonly<Partial<Record<Seat, Strength>>>;

/** A choice that waits for results which people type in. */
export interface Rolling {
  seat: Seat;
  choice: Json;
  results: number[];
}

/** A table as lists show it. */
export interface TableRow {
  id: string;
  game: string;
  /** The edition of the rules that it began under. */
  edition: string;
  name: string;
  seats: SeatPlan[];
  options: Record<string, Json>;
  updated: number;
  entries: number;
  cover: boolean;
  over: Outcome | null;
  waiting: Seat[];
  /** For each viewer, the number of entries it has looked at. */
  read: Record<string, number>;
  typed: Typed | null;
  rolling: Rolling | null;
  programs: Programs;
  /** Hints were switched off when it was set up. */
  hints?: 'off';
  /** The name of the lesson that is taught at it. */
  lesson?: string;
  origin: Origin;
}

/** Begun here from its first decision, an imported record, or continued from a moment of another table. */
export type Origin = 'here' | 'record' | 'fork';

export interface StoredTable extends TableRow {
  head: Head;
  seed: string;
  script: (number | string)[];
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));
const someJson = v.custom<Json>(isJson);

export const programs: v.GenericSchema<unknown, Programs> = v.record(
  v.pipe(v.string(), v.digits()),
  v.picklist(['easy', 'steady', 'hard']),
);

export const rolling: v.GenericSchema<unknown, Rolling> = v.object({
  seat,
  choice: someJson,
  results: v.array(v.number()),
});

/** Whether a value is the head of a record, by the kernel's own reader. */
function isHead(value: unknown): boolean {
  try {
    readRecord(JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const seatPlan = v.looseObject({ kind: v.string(), name: v.string() });
const head = v.custom<Head>(isHead);
/** The parts that make up the record: without them nothing can be rescued. */
const core = { id: v.string(), head, seed: v.string() };

const row = v.looseObject({
  ...core,
  game: v.string(),
  name: v.string(),
  seats: v.array(seatPlan),
  options: v.record(v.string(), someJson),
  updated: v.number(),
  entries: v.number(),
  cover: v.boolean(),
  over: v.nullable(v.object({ winners: v.array(seat), rule: v.string(), why: v.string() })),
  waiting: v.array(seat),
  // Missing in tables that an earlier version kept.
  edition: v.optional(v.string()),
  read: v.optional(v.record(v.string(), v.number()), {}),
  typed: v.nullable(v.picklist(['dice', 'all'])),
  rolling: v.nullable(rolling),
  // Tables that were kept before programs could play have none.
  programs: v.optional(programs, {}),
  hints: v.optional(v.literal('off')),
  lesson: v.optional(v.string()),
  origin: v.optional(v.picklist(['here', 'record', 'fork'])),
  script: v.array(v.union([v.number(), v.string()])),
});

/** Checks only the form; the fold checks whether the game agrees with it. */
const entry = v.union([
  v.looseObject({ seat, undo: v.literal(true), check: v.string() }),
  v.looseObject({ seat, choice: someJson, rolls: v.array(v.array(v.unknown())), check: v.string() }),
]);

export const isEntry = (value: unknown): value is Entry => v.is(entry, value);

/** The row, or null if it is damaged. */
export function readRow(value: unknown): StoredTable | null {
  const read = v.safeParse(row, value);
  if (!read.success) return null;
  const { output } = read;
  return {
    ...(output as StoredTable),
    edition: output.edition ?? output.head.edition,
    // Earlier versions did not store the origin; imported records had lost their commitment.
    origin: output.origin ?? (output.head.commitment === undefined ? 'record' : 'here'),
  };
}

/** A damaged row, rebuilt from its record; null if the record is damaged too. */
export function mendRow(value: unknown): StoredTable | null {
  const read = v.safeParse(v.object({ ...core, name: v.fallback(v.string(), 'Rescued table') }), value);
  if (!read.success) return null;
  const { id, head, seed, name } = read.output;
  return {
    id,
    head,
    seed,
    name,
    game: head.game,
    edition: head.edition,
    seats: head.seats,
    options: head.options,
    updated: 0,
    entries: 0,
    cover: false,
    over: null,
    waiting: [],
    read: {},
    typed: head.typed ?? null,
    rolling: null,
    programs: {},
    origin: head.commitment === undefined ? 'record' : 'here',
    script: [],
  };
}
