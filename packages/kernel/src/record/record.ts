// The form of a record: a head, then one line per entry. JSON lines, documented in docs/records.md.
import type { Result } from '../chance/chance.ts';
import type { Json } from '../read/json.ts';
import { BadInput } from '../read/badInput.ts';
import { type Reader, aNumber, aText, someJson, fields, listOf, oneOf, recordOf } from '../read/readers.ts';
import type { Reason } from '../rules/game.ts';
import type { Seat, SeatPlan } from '../rules/world.ts';

export interface Head {
  /**
   * Version of this format. The checks of version 1 were computed over worlds with older field names, so such a record
   * is verified by its choices and dice alone.
   */
  xenotable: 1 | 2;
  game: string;
  edition: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
  /** The starting position in the players' words, instead of the book's setup. */
  given?: Json;
  /** Hash of the seed, published before the first die. */
  commitment?: string;
  /** What people added to the seed after its hash was published, in the order of their seats. The dice are computed from both. */
  words?: SeedWord[];
  /** The seed itself, once the game is over. */
  seed?: string;
  /** Results before this number did not come from the seed (the table was offline then). */
  seededFrom?: number;
  /** People type in results: dice only, or everything that chance decides. */
  typed?: 'dice' | 'all';
  /** What people wrote to all players, if they agreed to keep it. */
  talk?: WrittenLine[];
  opening: { rolls: Result[]; check: string };
}

/** Something that somebody wrote at the table. */
export interface WrittenLine {
  seat: Seat;
  /** Number of entries before it. */
  after: number;
  text: string;
}

/** A word that a person adds to the seed, so that nobody alone decides the dice. */
export interface SeedWord {
  seat: Seat;
  word: string;
}

export interface ChoiceEntry {
  seat: Seat;
  choice: Json;
  rolls: Result[];
  /** Check of the world after it. */
  check: string;
  /** The player looked at a hint before it. */
  hinted?: true;
  /** Why a program chose it. Not everybody at the table may hear it before the end. */
  why?: Reason;
  /** The entry in which the same choice was made in the same position before it was taken back by consent: its results are used again. */
  again?: number;
}

/** What is noted beside a choice. */
export interface ChoiceNotes {
  hinted?: boolean;
  why?: Reason | null;
}

/** Why something was taken back by consent, as stated by the person who asked. */
export const TAKE_BACK_REASONS = ['misclick', 'misread'] as const;
export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

/** The agreement of the others at the table: with it an undo goes beyond dice and reveals. */
export interface Consent {
  /** Number of entries that stay: everything from this entry on is taken back. */
  to: number;
  /** The seats of the others who agreed. */
  agreed: Seat[];
  why?: TakeBackReason;
}

/** Takes back the last choice that still counted or, with consent, everything since a moment. What was taken back stays in the record. */
export interface UndoEntry {
  seat: Seat;
  undo: true;
  consent?: Consent;
  check: string;
}

export type Entry = ChoiceEntry | UndoEntry;

export interface GameRecord {
  head: Head;
  entries: Entry[];
}

/** A damaged or foreign record: which line, what is wrong, and how many entries before it are valid. */
export class RecordError extends BadInput {
  override name = 'RecordError';
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** Number of valid entries: a record cut there can be opened. */
  readonly good: number;
  constructor(line: number, problem: string) {
    super(`line ${line}`, problem);
    this.line = line;
    this.good = Math.max(0, line - 2);
  }
}

export const LARGEST_RECORD = 32 * 1024 * 1024;

const aCheck: Reader<string> = (value, where) => {
  if (typeof value !== 'string' || !/^[0-9a-f]{16}$/.test(value))
    throw new BadInput(where, 'must be 16 hexadecimal digits');
  return value;
};

const aResult: Reader<Result> = (value, where) => {
  if (!Array.isArray(value) || value.length !== 3)
    throw new BadInput(where, 'must be [rule, what was asked, result]');
  return [aText(value[0], where), aText(value[1], where), aNumber()(value[2], where)];
};

const readHead: Reader<Head> = fields(
  {
    xenotable: oneOf([1, 2] as const),
    game: aText,
    edition: aText,
    options: recordOf(someJson),
    seats: listOf(fields({ kind: aText, name: aText }, { player: aText })) as Reader<SeatPlan[]>,
    opening: fields({ rolls: listOf(aResult), check: aCheck }),
  },
  {
    given: someJson,
    commitment: aText,
    words: listOf(fields({ seat: aNumber(0, 25), word: aText })),
    seed: aText,
    seededFrom: aNumber(0),
    typed: oneOf(['dice', 'all'] as const),
    talk: listOf(fields({ seat: aNumber(0, 25), after: aNumber(0), text: aText })),
  },
) as Reader<Head>;

const readChoice = fields(
  {
    seat: aNumber(0, 25),
    choice: someJson,
    rolls: listOf(aResult),
    check: aCheck,
  },
  { hinted: oneOf([true] as const), why: fields({ words: aText, rule: aText }), again: aNumber(0) },
) as Reader<ChoiceEntry>;

const someSeats: Reader<Seat[]> = (value, where) => {
  const seats = listOf(aNumber(0, 25))(value, where);
  if (seats.length === 0 || new Set(seats).size < seats.length)
    throw new BadInput(where, 'must name each seat that agreed once, and at least one');
  return seats;
};

const readUndo = fields(
  { seat: aNumber(0, 25), undo: oneOf([true] as const), check: aCheck },
  { consent: fields({ to: aNumber(0), agreed: someSeats }, { why: oneOf(TAKE_BACK_REASONS) }) },
) as Reader<UndoEntry>;

const readEntry: Reader<Entry> = (value, where) =>
  typeof value === 'object' && value !== null && 'undo' in value
    ? readUndo(value, where)
    : readChoice(value, where);

/** A head from outside, checked for its form only. */
export const parseHead = (value: unknown): Head => readHead(value, 'head');

/** One entry from outside, checked for its form only. */
export const parseEntry = (value: unknown): Entry => readEntry(value, 'entry');

function parseLine(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError(line, text.length > 200 ? 'is not JSON' : `is not JSON: ${text.slice(0, 60)}`);
  }
}

function readLine<T>(text: string, line: number, reader: Reader<T>): T {
  const value = parseLine(text, line);
  try {
    return reader(value, '');
  } catch (error) {
    if (error instanceof BadInput) throw new RecordError(line, error.message);
    throw error;
  }
}

/** Reads the text of a record. The fold checks whether the rules agree with it. */
export function readRecord(text: string): GameRecord {
  if (text.length > LARGEST_RECORD)
    throw new RecordError(
      1,
      `${text.length} characters are too many for a record (at most ${LARGEST_RECORD})`,
    );
  const [first = '', ...rest] = text.split('\n');
  if (rest.at(-1) === '') rest.pop();
  if (first === '' && rest.length === 0) throw new RecordError(1, 'the file is empty');
  const head = readLine(first, 1, readHead);
  const entries = rest.map((line, i) => readLine(line, i + 2, readEntry));
  return { head, entries };
}

export function writeRecord(record: GameRecord): string {
  return `${[record.head, ...record.entries].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
