// How happenings appear in the log: one entry per kind of happening; the types make the list complete.
import type { Happening } from './happening.ts';
import type { RuleId, Seat } from './world.ts';

/** Something on the board that can be pointed at, as the game names it: 'unit:3', 'zone:0:2'. */
export type ThingId = string;

/** The words of a happening; `names` are those of the seats. */
type Saying<T> = (what: T, names: readonly string[]) => string;

/** A number that contributes to a happening: 'Armour 3', 'Suppressed −1'. */
export interface LogItem {
  label: string;
  value: string;
  rule?: RuleId;
}

/** Dice as the board shows them: what was needed, and which of them counted. */
export interface BeatDice {
  values: readonly number[];
  sides: number;
  /** '5+', '≤ 7', '> 3': for their sum, or for each die if `counts` marks each. */
  need?: string;
  counts?: readonly boolean[];
  /** For dice that are counted one by one: the face that counts twice. */
  twice?: number;
  /** What is added to their sum. */
  modifier?: number;
  /** The chance of a test, if more than `need` decides it. */
  chance?: number;
  /** The chance that all throws of the act pass, if it needs several: after one that fails the digest tells it. */
  whole?: number;
  /** The name of a test that decides something by itself: 'Courage', 'order'. */
  test?: string;
}

/** How a happening is shown on the board. */
export interface Beat {
  kind:
    | 'order'
    | 'move'
    | 'roll'
    | 'shot'
    | 'blow'
    | 'save'
    | 'nerve'
    | 'retreat'
    | 'loss'
    | 'death'
    | 'reveal'
    | 'answer'
    | 'goal'
    | 'note';
  /** 0: book-keeping, not shown on its own; 1: shown; 2: somebody is hurt, lost or found; 3: a leader, the base, a goal, the end. */
  weight: 0 | 1 | 2 | 3;
  actor?: ThingId;
  target?: ThingId;
  /** Places on the way, if the board marks them. */
  path?: readonly ThingId[];
  /** A few letters at the target: '−2', 'miss', 'coma'. */
  plate?: string;
  /** Its result, with a name, for the headline of a group that is about somebody else: 'Ranger killed'. */
  result?: string;
  /** Points that it takes off, if the plate does not begin with them. */
  points?: number;
  tone?: 'hit' | 'miss' | 'good' | 'bad';
  dice?: BeatDice;
  /** Dice of the target, rolled in the same fight. */
  back?: BeatDice;
}

/** A kind of happening that has more than words. */
interface LogKind<T> {
  words: Saying<T>;
  /** How the board shows it; by default as a picture of the things it is about. */
  beat?(what: T): Beat;
  /** The headline of the group of lines that begins here: one shot, one fight, one activation. */
  opens?(what: T): string | null;
  /** Where its numbers come from. */
  items?(what: T): readonly LogItem[];
  /** The things on the board that it is about, the one that acts first. */
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

/** For each kind of happening its words, or its words and everything else the log shows. */
export type LogKinds<H extends Happening> = {
  [T in H['type']]: Saying<HappeningOf<H, T>> | LogKind<HappeningOf<H, T>>;
};

/** What the log knows about a happening besides the rule behind it. */
export interface LogWords<H extends Happening> {
  /** All types of happenings. */
  types?: readonly string[];
  happening(what: H, names: readonly string[]): string;
  about?(what: H): readonly ThingId[];
  by?(what: H): Seat | null;
  dice?(what: H): readonly number[];
  /** What its dice are for, said before they are rolled: 'Turret fires at Ranger'. */
  rolls?(what: H): string | null;
  section?(what: H): string | null;
  beat?(what: H): Beat;
  opens?(what: H): string | null;
  items?(what: H): readonly LogItem[];
}

/** The default picture: the things it is about. */
function plainBeat(about: readonly ThingId[], values: readonly number[]): Beat {
  const [actor, target] = about;
  return {
    kind: values.length > 0 ? 'roll' : 'note',
    weight: 1,
    ...(actor !== undefined && { actor }),
    ...(target !== undefined && { target }),
  };
}

/** The functions that a game's `words` need, from its table of kinds. */
export function logWords<H extends Happening>(kinds: LogKinds<H>): Required<Omit<LogWords<H>, 'rolls'>> {
  // The table is indexed by `type`, so the kind always fits the happening.
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
    beat(what) {
      const kind = kindOf(what);
      return kind.beat?.(what) ?? plainBeat(kind.about?.(what) ?? [], kind.dice?.(what) ?? []);
    },
    opens: (what) => kindOf(what).opens?.(what) ?? null,
    items: (what) => kindOf(what).items?.(what) ?? [],
  };
}
