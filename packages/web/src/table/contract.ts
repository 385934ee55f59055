// What a game gives to the table frame. The frame knows no game; a game's module knows no server, worker or storage.
import type { Asked, Json, LogLine, RuleId, Seat, SeatPlan, Viewer } from '@xenotable/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Pointing, ThingId } from '../boards/things.ts';
import type { CardFace } from '../kit/draw/Card.tsx';
import type { GlyphName } from '../kit/draw/Glyph.tsx';
import type { IconName } from '../kit/draw/Icon.tsx';
import type { Side } from '../kit/draw/sides.ts';

export interface BoardProps<V> extends Pointing {
  view: V;
  viewer: Viewer;
  seats: readonly SeatPlan[];
  /** The question to the viewer, if there is one. */
  ask: Asked | null;
  /** The choice that is previewed. */
  picked: Json | null;
  /** Previews a choice that cannot be listed (a point of a space, or several choices `together`), or nothing. */
  pick(choice: Json | null): void;
  /** Plays what is previewed. */
  commit(): void;
  /** Plays several listed choices one after the other: pay, then buy. Stops at the first that is refused. */
  playAll(choices: readonly Json[]): void;
}

/** What a game says about a seat, or about a side that no seat has. */
export interface SeatNote {
  side: Side;
  /** 'Rangers · fighting'. */
  what: string;
  /** If the table has no name for the seat. */
  name: string;
}

/** A seat as the frame shows it. */
export interface SeatPanel extends SeatNote {
  letter: string;
}

/** How a game ended. */
export interface Ending {
  won: boolean;
  /** One sentence, with the winner's name. */
  title: string;
  text: ReactNode;
}

export interface OfferNote {
  icon: IconName;
  /** Under the words. */
  detail?: string;
  /** At the right end: price, chance, result. */
  value?: string;
  /** Actions under one heading, where there are many. */
  group?: string;
  /** Ends or gives something up: not what the eye shall fall on first, though it may be the only button. */
  quiet?: boolean;
}

/** Everything about a thing, for the zoom panel. */
export interface Detail {
  card?: CardFace;
  token?: { side: Side; glyph: GlyphName; letter?: string };
  title: string;
  kind: string;
  text: string;
  /** Facts below: what it carries, what it could be. */
  facts?: readonly { label: string; value: string; rule?: RuleId }[];
  rule?: RuleId;
}

export interface Forecast {
  /** Key of the game's measure. */
  measure: string;
  title: string;
  unit: string;
  /** Fewer is better (damage) or more is better (points). */
  better: 'less' | 'more';
  /** What the preview is compared with: usually passing. */
  against: Json | null;
}

export interface Modifier {
  label: string;
  value: string;
  rule: RuleId;
}

export type LegendSign =
  | 'target'
  | 'illegal'
  | 'ours'
  | 'theirs'
  | 'one'
  | 'two'
  | 'unseen'
  | 'path'
  | 'danger'
  | 'hard'
  | 'soft'
  | 'watch'
  | 'ring'
  | 'suppressed'
  | 'ghost';

export interface LegendRow {
  sign: LegendSign;
  label: string;
}

export interface GameScreenProps {
  /** What follows the game's name in the address. */
  detail: string | null;
}

export interface GameModule<V = Json> {
  /** 'Wave 1, round 3 of 9'. */
  headline(view: V): string;
  phases(view: V): { names: readonly string[]; now: number; stops?: readonly number[] };
  /** The seats in their order, then sides that nobody sits at. The frame takes the names that people gave to their seats. */
  seats(view: V, plans: readonly SeatPlan[]): SeatNote[];
  /** Its dice have numbers instead of pips. */
  numerals?: true;
  Board: ComponentType<BoardProps<V>>;
  /** The board needs the whole table just now: a builder, a base. */
  wide?(view: V): boolean;
  /** Above the seats: base, score. */
  Summary?: ComponentType<{ view: V; viewer: Viewer; picked: Json | null }>;
  /** A tab of its own on phones: hand, market. */
  Hand?: ComponentType<BoardProps<V>>;
  handLabel?: string;
  /** A still picture for lists. */
  Picture?: ComponentType<{ view: V }>;
  /** The things that a choice names, in the order in which they are pointed at; none for 'ready' or 'pass'. */
  things(choice: Json, view: V, seat: Seat): ThingId[];
  note(choice: Json, view: V, seat: Seat): OfferNote;
  detail(thing: ThingId, view: V): Detail | null;
  /** Who speaks in a line of the log, if it is not simply the seat that acts. */
  voice?(line: LogLine, view: V, plans: readonly SeatPlan[]): { side: Side; letter: string };
  /** A previewed choice that is no listed offer, in words: 'Place 3, 3, 0 and 1'. */
  say?(choice: Json, view: V): string;
  /** A previewed choice as a question to the player, and the few words on the button that does it. */
  planned?(choice: Json, view: V, seat: Seat): { sentence: string; button: string } | null;
  /** The things on the board that a line speaks of, if they are not simply those that it is about. */
  mentions?(line: LogLine, view: V): readonly ThingId[];
  /** Words that stand out in logs and prompts. */
  names(view: V): readonly string[];
  /** What the odds panel reckons now, most interesting first. */
  forecast?(ask: Asked, view: V, picked: Json | null): readonly Forecast[];
  modifiers?(choice: Json, view: V, seat: Seat): Modifier[];
  /** A drawing above the odds: the dice of this choice, its steps. */
  figure?(picked: Json | null, view: V, ask: Asked): ReactNode;
  /** How a choice that cannot be listed is put together, in one sentence. */
  guide?(ask: Asked, view: V): string | null;
  legend: readonly LegendRow[];
  /** Screens of its own beside the table, by the first part of their address: '/editor/<game>', '/daily/<game>/<detail>'. */
  screens?: Record<string, ComponentType<GameScreenProps>>;
  /** What is to be said otherwise than by default: the winners by name, and the reason that the rules give. */
  ending?(view: V, plans: readonly SeatPlan[]): Partial<Ending>;
}

/** A lesson: fixed draws, and notes that appear when their moment comes first. Data only; it runs in the tests. */
export interface Lesson {
  name: string;
  minutes: number;
  options: Record<string, Json>;
  seats: SeatPlan[];
  given?: Json;
  script: (number | string)[];
  notes: readonly LessonNote[];
}

export interface LessonNote {
  /** The question at which it appears: its rule and, if need be, a part of its prompt, an offer, or the first entry from which it counts. */
  at: { rule?: RuleId; prompt?: string; offer?: string; entry?: number };
  title: string;
  text: string;
  rule: RuleId;
  /** The offer that the lesson suggests, by its words. */
  hint?: string;
}
