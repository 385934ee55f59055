// What a game provides to the table frame. The frame knows no game; a game's module knows no server, worker or storage.
import type {
  Asked,
  Json,
  LogLine,
  RuleId,
  Seat,
  SeatPlan,
  StandingOrders,
  Viewer,
  Worded,
} from '@xenotable/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Pointing, ThingId } from '../boards/things.ts';
import type { CardFace } from '../kit/draw/cardFace.ts';
import type { GlyphName } from '../kit/draw/Glyph.tsx';
import type { IconName } from '../kit/draw/Icon.tsx';
import type { Side } from '../kit/draw/sides.ts';
import type { PrintModule } from './print/contract.ts';
import type { Goal, Score, Story, TimeLeft } from './storyContract.ts';
import type { OpenCard, PhraseBook } from './talkContract.ts';

export interface BoardProps<V> extends Pointing {
  view: V;
  viewer: Viewer;
  seats: readonly SeatPlan[];
  /** The question to the viewer, if there is one. */
  ask: Asked | null;
  /** The previewed choice. */
  picked: Json | null;
  /** Previews a choice that cannot be listed (a point of a space, or several choices `together`), or nothing. */
  pick(choice: Json | null): void;
  /** Plays the previewed choice. */
  commit(): void;
  /** Plays several listed choices one after the other: pay, then buy. Stops at the first refusal. */
  playAll(choices: readonly Json[]): void;
  /** Answers a question with nothing to decide, as part of the act before it. */
  goOn(choice: Json): void;
}

/** What a game says about a seat, or about a side without a seat. */
export interface SeatNote {
  side: Side;
  /** 'Rangers · fighting'. */
  what: string;
  /** Used if the table has no name for the seat. */
  name: string;
}

/** The badge before a line of the log. */
export interface Voice {
  side: Side;
  letter: string;
  /** Who throws its dice if no seat does: an automaton, bystanders. */
  thrower?: string;
}

/** A seat as the frame shows it. */
export interface SeatPanel extends SeatNote {
  letter: string;
}

/** How a game ended. */
export interface Ending {
  /** Everybody is among the winners, so nobody has won. */
  drawn: boolean;
  /** One sentence, with the winner's name; by default that the winners have won, or the reason given by the rules. */
  title: string;
}

export interface OfferNote {
  icon: IconName;
  /** Under the words. */
  detail?: string;
  /** At the right end: price, chance, result. */
  value?: string;
  /** The heading of its group, if there are many actions. */
  group?: string;
  /** Offers with the same key share one row of the list: its words once, and a chip for each offer ('Rifle, 2 actions', with `value`). */
  row?: { key: string; words: string; chip: string };
  /** It may cost more than is obvious (a test that ends the turn): it is played only by its button, never by a second click or Enter. */
  risky?: boolean;
  /** It changes nothing except what it costs: greyed in the list, without a button until it is picked there. */
  idle?: true;
  /** Its button comes after those with less: only several of the same have an effect, or another answer is safer. A risky one is then never bright. */
  behind?: number;
  /** What becomes of the unit that it is about, in a few words: 'destroyed 87 %'. Under the words of its button, and in the list. */
  consequence?: string;
  /**
   * True: nothing is at stake that must be shown first, and it can be taken back, so pointing at it on the board or in
   * the list plays it at once, like the button of the prompt. False: it cannot be taken back and what it does is seen
   * only as a plan, so even the button of the prompt plans it first.
   */
  atOnce?: boolean;
  /** Hardly ever wanted: its group is last in the list. */
  last?: true;
  /** Ends or gives something up: it is not highlighted, even if it is the only button. */
  quiet?: boolean;
  /** Of a quiet one: it stands apart from the place of other endings, where one was pressed just before. */
  apart?: true;
}

/** One line in the details of a thing. */
export interface Fact {
  label: string;
  value: string;
  rule?: RuleId;
}

/** Everything about a thing, for the zoom panel. */
export interface Detail {
  card?: CardFace;
  token?: { side: Side; glyph: GlyphName; letter?: string };
  title: string;
  kind: string;
  text: string;
  /** Facts below: what it carries, what it could be. */
  facts?: readonly Fact[];
  /** Facts that may change while they are looked at: the game draws them, with `FactRow`. */
  more?: ReactNode;
  rule?: RuleId;
}

/** What a choice that ends something would leave undone. */
export interface LeftToDo {
  /** The key of one of the module's `nags`; kinds can be muted. */
  kind: string;
  /** '3 zones are empty and 4 Troops are in your hand.' */
  words: string;
  /** What is lost by continuing anyway: '6 actions and 1 star'. */
  loses?: string;
  /** A choice to plan instead. */
  next: Json | null;
  /** If a plan exists that would do it: the question to ask. The plan is played instead. */
  planned?(picked: Json): string | null;
  /** The things on the board that are left. */
  things?: readonly ThingId[];
}

export interface OptionPictureProps {
  /** The key of the option on the game's sheet. */
  option: string;
  value: Json;
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
  | 'tested'
  | 'unseen'
  | 'path'
  | 'danger'
  | 'hard'
  | 'soft'
  | 'watch'
  | 'ring'
  | 'suppressed'
  | 'ghost'
  | 'risk'
  | 'sendable'
  | 'door'
  | 'hatch'
  | 'window';

export interface LegendRow {
  sign: LegendSign;
  label: string;
}

export interface GameScreenProps {
  /** The part of the address after the game's name. */
  detail: string | null;
}

/** Words for counted losses: '3 damage taken', '2 Troops lost', 'Base −4'. */
export interface LossWords {
  hurt(count: number): string;
  lost(count: number): string;
  /** For what all defend together. */
  base?(count: number): string;
}

export interface GameModule<V = Json> {
  /** 'Wave 1, round 3 of 9'. */
  headline(view: V): string;
  phases(view: V): { names: readonly string[]; now: number; stops?: readonly number[] };
  /** The seats in order, then sides without a seat. The frame uses the names that people gave to their seats. */
  seats(view: V, plans: readonly SeatPlan[]): SeatNote[];
  /** Keys that only this board has, for the help: ['F', 'everybody fires']. */
  keys?: readonly (readonly [keys: string, does: string])[];
  /** Its dice have numbers instead of pips. */
  numerals?: true;
  Board: ComponentType<BoardProps<V>>;
  /** Whether the board needs the whole table now: a builder, a base. */
  wide?(view: V): boolean;
  /** Above the seats: base, score. */
  Summary?: ComponentType<{ view: V; viewer: Viewer; picked: Json | null }>;
  /** A separate tab on phones: hand, market. */
  Hand?: ComponentType<BoardProps<V>>;
  handLabel?: string;
  /** On a phone it is the first tab, also beside a table screen. */
  handFirst?: boolean;
  /** A still picture for lists. */
  Picture?: ComponentType<{ view: V }>;
  /** The things that a choice names, in the order in which they are pointed at; none for 'ready' or 'pass'. */
  things(choice: Json, view: V, seat: Seat): ThingId[];
  /** Other things that mean the same choice: two cards to look at in the other order, a wounded unit without the order that treats it. */
  otherWays?(choice: Json, view: V): ThingId[][];
  /**
   * Of several choices that name the same things, the one that is meant until another is picked, such as the largest
   * amount; null: the player is asked.
   */
  usual?(choices: readonly Json[], view: V): Json | null;
  note(choice: Json, view: V, seat: Seat): OfferNote;
  /** Several choices that are meant as one act, for whoever looks for its words in the list of actions: a purchase that is paid for on the way. */
  combined?(view: V, ask: Asked): readonly Worded[];
  /** Everything about a thing; where somebody points at it with the question to the viewer, and with who sits at the table. */
  detail(thing: ThingId, view: V, ask?: Asked | null, seats?: readonly SeatPlan[]): Detail | null;
  /** The details of one of the `names`; null if there is nothing to show. */
  named?(name: string, view: V): Detail | null;
  /** Who speaks in a line of the log: a seat, or somebody without one; undefined: the seat that acts or decided. */
  voice?(line: LogLine, view: V): Voice | Seat | undefined;
  /** The sides that are hurt when a thing named by a line is lost, even if it is gone; by default the side of its token. */
  whose?(thing: ThingId, line: LogLine, view: V): readonly Side[];
  /** Whether a seat has a briefing of its own: at one screen it is not read together with the others. */
  briefedAlone?(view: V, seat: Seat): boolean;
  /** All seats play together against the book, so that partners are not shown as foes. */
  allied?: true;
  /** What both sides do in a round counts at once: the digest tells deaths first, then wounds, and misses last. */
  atOnce?: true;
  /** The lines of the log as shown: several that belong together as one. */
  told?(lines: readonly LogLine[], undone: ReadonlySet<number>): readonly LogLine[];
  /** The words for the totals of a digest; by default points and units. */
  losses?: LossWords;
  /** Totals of a digest's lines besides losses: '9 hits'. */
  made?(lines: readonly LogLine[]): readonly string[];
  /** The words of a previewed choice that is not a listed offer: 'Place 3, 3, 0 and 1'. */
  say?(choice: Json, view: V): string;
  /** The words of a step of a plan that mean something else after the steps before it; null where they do not. */
  sayStep?(plan: readonly Json[], at: number, view: V): string | null;
  /** A previewed choice as a question to the player, and the words of the button that plays it. */
  planned?(choice: Json, view: V, seat: Seat): { sentence: string; button: string } | null;
  /**
   * While several choices are played in a row: whether the rest of them is not wanted any more. Asked after each choice
   * if it was not so before the first.
   */
  enough?(view: V): boolean;
  /** The things on the board that a line mentions, if they differ from those it is about. */
  mentions?(line: LogLine, view: V): readonly ThingId[];
  /** Names that are marked in logs and prompts. */
  names(view: V): readonly string[];
  /** The choice that leaves things as they are: usually passing. */
  baseline?(ask: Asked, view: V): Json | null;
  /** Before something is planned: the choice whose odds are compared with doing nothing, such as a throw that could be repeated. */
  weighs?(ask: Asked, view: V): Json | null;
  /** What would be left undone if this choice were played now; the player is asked before. */
  leftToDo?(choice: Json, view: V, ask: Asked): LeftToDo | null;
  /** Whether the question belongs to what has just happened: then a phone shows its answers first, not the digest. */
  asksAtOnce?(view: V): boolean;
  /** A person answers again and again while the others act: the digest tells what happened since the last answer. */
  tellsSinceAnswer?: true;
  /** Standing orders that apply until a player sets others. */
  orders?: StandingOrders;
  /** The kinds of `leftToDo`, in words for the settings: { idle: 'Units that have not acted' }. */
  nags?: Readonly<Record<string, string>>;
  modifiers?(choice: Json, view: V, seat: Seat): Modifier[];
  /**
   * Its figure computes the odds of the plan, so that the frame shows no second figure beside it. A function names the
   * stakes of a plan that the figure gives exactly: no samples of them are shown; 'reached' is how likely each act is.
   */
  figureHasOdds?: true | ((stake: string, picked: Json | null, view: V) => boolean);
  /** A drawing above the odds: the dice of this choice, its steps, alternatives that can be planned instead. */
  figure?(picked: Json | null, view: V, ask: Asked, pick: (choice: Json | null) => void): ReactNode;
  /** How to build a choice that cannot be listed, in one sentence. */
  guide?(ask: Asked, view: V): string | null;
  /** What people may say to each other; loaded if somebody else is at the table. */
  phrases?(): Promise<PhraseBook<V>>;
  /** A partner's hand, if the rules lay it open; otherwise null. */
  openHand?(view: V, seat: Seat): readonly OpenCard[] | null;
  legend: readonly LegendRow[];
  /** What wins or scores, in the order of work; shown above the board. Views of earlier editions may lack a part. */
  goals?(view: V, viewer: Viewer): Goal[];
  /** The running score. */
  score?(view: V): Score[];
  /** Shown in the strip when two rounds or fewer are left. */
  left?(view: V): TimeLeft | null;
  /** The mission in the players' words, 'Gatecrasher'; null while there is none (a builder, a base). */
  mission?(view: V): string | null;
  /** The briefing before the first decision of a mission (and at any time by the key G), and the page after the game; loaded when shown. */
  story?(): Promise<Story<V>>;
  /** In the set-up: a picture of a value (a map, a force), about 160 x 100; nothing for options without one. */
  OptionPicture?: ComponentType<OptionPictureProps>;
  /** In the set-up: the option that makes the game easier or harder; shown as a ladder with measured win rates. */
  difficulty?: string;
  /** Whether a level is the same as another one for so many seats: after a game it is not proposed. */
  isDoubleLevel?(level: Json, seats: number): boolean;
  /** In the set-up: what each seat plays, in the order of the seats, if it matters: ['The Earth', 'The invaders']. */
  roles?(options: Record<string, Json>, seats: number): readonly string[];
  /** What a seat plays in a set-up, for the player's own statistics: its faction, its list; null if all play the same. */
  plays?(options: Readonly<Record<string, Json>>, seat: Seat, seats: number): string | null;
  /** The game's own screens beside the table, by the first part of their address: '/editor/<game>/<detail>'. */
  screens?: Record<string, ComponentType<GameScreenProps>>;
  /** What can be printed of it besides its book and the log of a table. */
  print?(): Promise<PrintModule<V>>;
  /** Parts of the ending that differ from the default; the winners by name, '' if there are none. */
  ending?(view: V, winners: string): Partial<Ending>;
}
