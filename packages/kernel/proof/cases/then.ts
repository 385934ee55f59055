// The checks of a case: the fields of `then`.
import { BadInput } from '../../src/read/badInput.ts';
import {
  type Reader,
  aNumber,
  aText,
  anObject,
  anything,
  fields,
  listOf,
  recordOf,
} from '../../src/read/readers.ts';
import { seatOfLetter } from '../../src/rules/world.ts';

/** A happening: its type, or the parts of it that matter (with `rule`). */
export type Wish = string | Record<string, unknown>;

/** How often a happening must have occurred. */
export interface Count {
  wish: Wish;
  times: number;
}

/** What must be true at some moment. Happenings are those since the last check. */
export interface Then {
  /** Happenings in this order. */
  happened?: Wish[];
  /** Happenings that must not have occurred. */
  'not happened'?: Wish[];
  times?: Count[];
  /** Lines of the log in this order: whole, or a part of each. */
  log?: string[];
  /** Parts of the position in the players' words. */
  table?: unknown;
  /** Paths that the position must not have: `units.Soldier.panics`. */
  'not table'?: string[];
  /** Parts of what a seat (or 'table') sees, and paths that must be missing there. */
  sees?: Record<string, unknown>;
  'not sees'?: Record<string, string[]>;
  /** Choices that a seat is offered, is not offered, or that are all it is offered: by words or by parts. */
  offered?: Record<string, unknown[]>;
  'not offered'?: Record<string, unknown[]>;
  'only offered'?: Record<string, unknown[]>;
  /** How many choices the question to a seat lists. */
  offers?: Record<string, number>;
  /** What a sensible player would choose at the question to a seat, by words or by parts, and why: a part of the reason. */
  suggested?: Record<string, unknown>;
  because?: Record<string, string>;
  /** Who is asked now. */
  asked?: string[];
  /** The question to a seat: the whole of it. */
  prompt?: Record<string, string>;
  over?: { winners?: string[]; rule?: string } | false;
}

/** A seat by its letter. */
export const aSeat = (value: string, where: string): number => {
  const seat = seatOfLetter(value);
  if (seat < 0) throw new BadInput(where, `${JSON.stringify(value)} is no seat: seats are A, B, C, …`);
  return seat;
};

const bySeat =
  <T>(reader: Reader<T>): Reader<Record<string, T>> =>
  (value, where) => {
    const all = recordOf(reader)(value, where);
    for (const letter of Object.keys(all)) aSeat(letter, where);
    return all;
  };

const byViewer =
  <T>(reader: Reader<T>): Reader<Record<string, T>> =>
  (value, where) => {
    const all = recordOf(reader)(value, where);
    for (const letter of Object.keys(all)) if (letter !== 'table') aSeat(letter, where);
    return all;
  };

const aWish: Reader<Wish> = (value, where) => (typeof value === 'string' ? value : anObject(value, where));

const aCount = aNumber(0);

/** `{ shot: 2 }`, or a list of parts with a number each: `[{ type: shot, unit: 3, times: 2 }]`. */
const readTimes: Reader<Count[]> = (value, where) => {
  if (!Array.isArray(value))
    return Object.entries(recordOf(aCount)(value, where)).map(([wish, times]) => ({ wish, times }));
  return listOf(anObject)(value, where).map(({ times, ...wish }, i) => ({
    wish,
    times: aCount(times, `${where}[${i}].times`),
  }));
};

/** Names with dots between them, none of them empty. */
const aPath: Reader<string> = (value, where) => {
  const path = aText(value, where);
  if (path.split('.').includes('')) throw new BadInput(where, `${JSON.stringify(path)} is no path`);
  return path;
};

export const readThen: Reader<Then> = fields(
  {},
  {
    happened: listOf(aWish),
    'not happened': listOf(aWish),
    times: readTimes,
    log: listOf(aText),
    table: anything,
    'not table': listOf(aPath),
    sees: byViewer(anything),
    'not sees': byViewer(listOf(aPath)),
    offered: bySeat(listOf(anything)),
    'not offered': bySeat(listOf(anything)),
    'only offered': bySeat(listOf(anything)),
    offers: bySeat(aCount),
    suggested: bySeat(anything),
    because: bySeat(aText),
    asked: listOf(aText),
    prompt: bySeat(aText),
    over: (value, where) =>
      value === false ? false : fields({}, { winners: listOf(aText), rule: aText })(value, where),
  },
) as Reader<Then>;
