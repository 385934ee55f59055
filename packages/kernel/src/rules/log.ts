// How happenings appear in the log: one entry per kind of happening, complete by type.
import type { Happening } from './happening.ts';
import type { Seat } from './world.ts';

/** Something on the board that can be pointed at, as the game names it: 'unit:3', 'zone:0:2'. */
export type ThingId = string;

/** The words of a happening; `names` are those of the seats. */
type Saying<T> = (what: T, names: readonly string[]) => string;

/** A kind of happening that is more than a sentence. */
interface LogKind<T> {
  words: Saying<T>;
  /** The things on the board that it is about, the acting one first. */
  about?(what: T): readonly ThingId[];
  /** The seat that acts or speaks. */
  by?(what: T): Seat | null;
  /** The faces of its dice, in the order in which they fell. */
  dice?(what: T): readonly number[];
  /** The title of the part of the log that begins here: 'Round 4'. */
  section?(what: T): string | null;
}

/** The members of a union of happenings that can have this type. */
export type HappeningOf<H extends Happening, T extends H['type']> = H extends unknown
  ? T extends H['type']
    ? H
    : never
  : never;

/** For each kind of happening its words, or its words and what else a log shows. */
export type LogKinds<H extends Happening> = {
  [T in H['type']]: Saying<HappeningOf<H, T>> | LogKind<HappeningOf<H, T>>;
};

/** What the log knows of a happening besides the rule behind it. */
export interface LogWords<H extends Happening> {
  /** All types of happenings. */
  types?: readonly string[];
  happening(what: H, names: readonly string[]): string;
  about?(what: H): readonly ThingId[];
  by?(what: H): Seat | null;
  dice?(what: H): readonly number[];
  section?(what: H): string | null;
}

/** The functions that a game's `words` need, from its table of kinds. */
export function logWords<H extends Happening>(kinds: LogKinds<H>): Required<LogWords<H>> {
  // One table is asked for by `type`, so the kind always fits the happening.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const table = kinds as unknown as Record<string, Saying<H> | LogKind<H> | undefined>;
  const kindOf = (what: H): LogKind<H> => {
    const kind = table[what.type];
    if (kind === undefined) throw new Error(`the log has no words for '${what.type}'`);
    return typeof kind === 'function' ? { words: kind } : kind;
  };
  return {
    types: Object.keys(kinds),
    happening: (what, names) => kindOf(what).words(what, names),
    about: (what) => kindOf(what).about?.(what) ?? [],
    by: (what) => kindOf(what).by?.(what) ?? null,
    dice: (what) => kindOf(what).dice?.(what) ?? [],
    section: (what) => kindOf(what).section?.(what) ?? null,
  };
}
