// What a game gives to the table frame. The frame knows no game; a game's module knows no server, worker or storage.
import type { Asked, Json, LogLine, RuleId, Seat, SeatPlan, Viewer } from '@xenotable/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Pointing, ThingId } from '../boards/things.ts';
import type { CardFace } from '../kit/draw/Card.tsx';
import type { GlyphName } from '../kit/draw/Glyph.tsx';
import type { IconName } from '../kit/draw/Icon.tsx';
import type { Side } from '../kit/draw/sides.ts';
import type { PrintModule } from './print/contract.ts';

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

/** The badge before a line of the log. */
export interface Voice {
  side: Side;
  letter: string;
  /** Whose dice its are where no seat throws them: an automaton, bystanders. */
  thrower?: string;
}

/** A seat as the frame shows it. */
export interface SeatPanel extends SeatNote {
  letter: string;
}

/** How a game ended. */
export interface Ending {
  /** Everybody is among the winners, and nobody has won. */
  drawn: boolean;
  /** One sentence, with the winner's name; by default that the winners have won, or the reason that the rules give. */
  title: string;
}

export interface OfferNote {
  icon: IconName;
  /** Under the words. */
  detail?: string;
  /** At the right end: price, chance, result. */
  value?: string;
  /** Actions under one heading, where there are many. */
  group?: string;
  /** Offers with one key are one row of the list: its words once, and a chip for each of them ('Rifle, 2 actions', with `value`). */
  row?: { key: string; words: string; chip: string };
  /** It may cost more than one sees at once (a test that ends the turn): played by its button only, never by a second click or Enter. */
  risky?: boolean;
  /** It would change nothing but what it costs: greyed in the list, and no button before it was picked there. 'alone': only with more of the same, so that others have the first button. */
  idle?: true | 'alone';
  /** Nothing is at stake that the first press in the list would have to show: it plays at once, like the button of the prompt. */
  atOnce?: true;
  /** Hardly ever meant: its group is the last of the list. */
  last?: true;
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

/** What would be given up by a choice that ends something. */
export interface LeftToDo {
  /** Kinds can be muted: the key of one of the module's `nags`. */
  kind: string;
  /** '3 zones are empty and 4 Troops are in your hand.' */
  words: string;
  /** What it costs to go on nevertheless: '6 actions and 1 star'. */
  loses?: string;
  /** A choice to plan instead. */
  next: Json | null;
  /** What is left, on the board. */
  things?: readonly ThingId[];
}

export type GoalState = 'open' | 'now' | 'done' | 'waiting' | 'lost';

/** Something that wins or scores, as it stands now. */
export interface Goal {
  /** The same as long as it is the same goal: changes are told by it. */
  id: string;
  /** In a few words: 'Destroy both pylons'. */
  words: string;
  /** Open, the one to work at now, reached, waiting for something (or in danger), out of reach. */
  state: GoalState;
  /** What is missing, who did it and when, what delays it, why it is lost: 'blows at the end of round 5'. */
  detail?: string;
  /** What it is worth, or has brought: '2 points', '3 of 5'. */
  points?: string;
  rule?: RuleId;
  /** The legal choice that reaches it: one act away. The strip's button plans it. */
  choice?: Json;
}

export interface Score {
  side: Side;
  letter: string;
  points: string;
}

/** How long the game still lasts, this round included: { count: 2, unit: 'round' }. */
export interface TimeLeft {
  count: number;
  unit: string;
}

/** What a player knows before the first decision: own side first. Texts may mark their core in **bold**. */
export interface Briefing<V = Json> {
  /** By when: '6 rounds'. */
  length: string;
  /** One or two sentences. */
  story?: string;
  /** What you do, step by step, each with its chance, price or points as `value`. */
  you: readonly { text: string; rule: RuleId; value?: string }[];
  /** How the other side wins, and what gets worse with time. */
  them: readonly { text: string; rule?: RuleId }[];
  /** Both sides, own first; only the numbers that matter in this mission. */
  forces: readonly { name: string; side: Side; lines: readonly string[] }[];
  /** The map with zones and ways; it brings its own label for screen readers. */
  Map?: ComponentType<{ view: V }>;
}

/** A set-up that can be begun from a button. */
export interface NextGame {
  label: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
}

/** What a game tells before and after a mission. */
export interface Story<V = Json> {
  /** Only asked while there is a `mission`. Views of earlier editions may lack a part. */
  briefing?(view: V, viewer: Viewer): Briefing<V>;
  debrief?(view: V, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief;
  /** The result in the game's own form; by default the reason that the rules give. */
  Report?: ComponentType<{ view: V; seats: readonly SeatPlan[] }>;
  /** One line of a result that is shared with others who play the same deal; it gives nothing of the deal away. */
  shares?(view: V): string;
}

/** What is told when the game is over. */
export interface Debrief {
  /** Where the points came from: 'Pylons destroyed' '2 of 2'. */
  points: readonly { words: string; value: string }[];
  /** Those who fell, fled or were lost, by name: 'Duarte' 'shot by a Sectoid' 'round 3'. */
  losses: readonly { name: string; side: Side; how: string; when: string }[];
  /** What their number is called: 'Troops lost'. */
  lost?: string;
  /** What could be played next: the mission after this one, another level. */
  next?: readonly NextGame[];
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
  | 'unseen'
  | 'path'
  | 'danger'
  | 'hard'
  | 'soft'
  | 'watch'
  | 'ring'
  | 'suppressed'
  | 'ghost'
  | 'risk';

export interface LegendRow {
  sign: LegendSign;
  label: string;
}

export interface GameScreenProps {
  /** What follows the game's name in the address. */
  detail: string | null;
}

/** Something short that people at one table say to each other, as data. */
export interface Phrase {
  phrase: string;
  /** A kind of card, unit or item, by the game's own name for it. */
  what?: string | undefined;
  number?: number | undefined;
  /** A thing on the board. */
  about?: ThingId | undefined;
}

/** What a game's people say: the phrases that fit the moment, and the words for all of them. */
export interface PhraseBook<V = Json> {
  /** Those that fit now, the most useful first. */
  offered(view: V, seat: Seat): readonly Phrase[];
  /** Null for what this game does not say. */
  words(phrase: Phrase, view: V): string | null;
  /** What people call a thing that has no details, such as an empty zone. */
  names?(thing: ThingId, view: V): string | null;
  /** What the others call a thing that only its owner points at, such as a card of the own hand. */
  toOthers?(thing: ThingId, seat: Seat): ThingId;
}

/** A card that lies open in somebody's hand. */
export interface OpenCard {
  thing: ThingId;
  name: string;
  count: number;
}

/** What was lost, counted: '3 damage taken', '2 Troops lost', 'Base −4'. */
export interface LossWords {
  hurt(count: number): string;
  lost(count: number): string;
  /** Of what all defend together. */
  base?(count: number): string;
}

export interface GameModule<V = Json> {
  /** 'Wave 1, round 3 of 9'. */
  headline(view: V): string;
  phases(view: V): { names: readonly string[]; now: number; stops?: readonly number[] };
  /** The seats in their order, then sides that nobody sits at. The frame takes the names that people gave to their seats. */
  seats(view: V, plans: readonly SeatPlan[]): SeatNote[];
  /** Keys that only this board knows, for the help: ['F', 'everybody fires']. */
  keys?: readonly (readonly [keys: string, does: string])[];
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
  /** On a phone it is the first tab, and what one looks at beside a screen that is the table. */
  handFirst?: boolean;
  /** A still picture for lists. */
  Picture?: ComponentType<{ view: V }>;
  /** The things that a choice names, in the order in which they are pointed at; none for 'ready' or 'pass'. */
  things(choice: Json, view: V, seat: Seat): ThingId[];
  /** Of several choices that name the same things the one that is meant until another is picked, such as the largest amount; null: it is asked. */
  usual?(choices: readonly Json[], view: V): Json | null;
  note(choice: Json, view: V, seat: Seat): OfferNote;
  detail(thing: ThingId, view: V): Detail | null;
  /** What one of the `names` stands for; null if there is nothing to show. */
  named?(name: string, view: V): Detail | null;
  /** Who speaks in a line of the log: a seat, or somebody without one; undefined for the seat that acts or decided. */
  voice?(line: LogLine, view: V): Voice | Seat | undefined;
  /** The sides that lose something when a thing does of which a line speaks, also if it has gone; by default the side of its token. */
  whose?(thing: ThingId, line: LogLine, view: V): readonly Side[];
  /** The lines of the log as people mean them: several that belong together as one. */
  told?(lines: readonly LogLine[], undone: ReadonlySet<number>): readonly LogLine[];
  /** What the totals of a digest count, in the game's words; by default points and units. */
  losses?: LossWords;
  /** A previewed choice that is no listed offer, in words: 'Place 3, 3, 0 and 1'. */
  say?(choice: Json, view: V): string;
  /** A previewed choice as a question to the player, and the few words on the button that does it. */
  planned?(choice: Json, view: V, seat: Seat): { sentence: string; button: string } | null;
  /** The things on the board that a line speaks of, if they are not simply those that it is about. */
  mentions?(line: LogLine, view: V): readonly ThingId[];
  /** Words that stand out in logs and prompts. */
  names(view: V): readonly string[];
  /** The choice that 'as you stand' means: usually passing. */
  baseline?(ask: Asked, view: V): Json | null;
  /** Before something is planned: the choice whose odds are to be seen beside doing nothing, such as a throw that could be repeated. */
  weighs?(ask: Asked, view: V): Json | null;
  /** What would be left undone if this choice were played now; it is asked about before. */
  leftToDo?(choice: Json, view: V, ask: Asked): LeftToDo | null;
  /** What is asked now belongs to what has just happened: on a phone its answers are in front, not the digest. */
  asksAtOnce?(view: V): boolean;
  /** The kinds of what may be left, in words for the settings: { idle: 'Units that have not acted' }. */
  nags?: Readonly<Record<string, string>>;
  modifiers?(choice: Json, view: V, seat: Seat): Modifier[];
  /** Its figure reckons what is planned: the frame shows no second reckoning beside it. A function names the stakes that the figure tells exactly: no samples of them are shown. */
  figureReckons?: true | ((stake: string) => boolean);
  /** A drawing above the odds: the dice of this choice, its steps, other ways that can be planned instead. */
  figure?(picked: Json | null, view: V, ask: Asked, pick: (choice: Json | null) => void): ReactNode;
  /** How a choice that cannot be listed is put together, in one sentence. */
  guide?(ask: Asked, view: V): string | null;
  /** What people may say to each other; loaded where somebody else is at the table. */
  phrases?(): Promise<PhraseBook<V>>;
  /** A partner's hand, where the rules lay it open; null where they do not. */
  openHand?(view: V, seat: Seat): readonly OpenCard[] | null;
  legend: readonly LegendRow[];
  /** What wins or scores, in the order in which it is worked at; shown above the board. Views of earlier editions may lack a part. */
  goals?(view: V, viewer: Viewer): Goal[];
  /** The running score. */
  score?(view: V): Score[];
  /** The strip says it when two rounds or fewer are left. */
  left?(view: V): TimeLeft | null;
  /** The mission in the players' words, 'Gatecrasher'; null while there is none (a builder, a base). */
  mission?(view: V): string | null;
  /** One card before the first decision of a mission (and at any time by the key G), and the page after the game; loaded when it is told. */
  story?(): Promise<Story<V>>;
  /** In the set-up: a picture of a value (a map, a force), about 160 x 100. It draws nothing for options that have none. */
  OptionPicture?: ComponentType<OptionPictureProps>;
  /** In the set-up: the option that makes the game easier or harder; shown as a ladder with measured win rates. */
  difficulty?: string;
  /** In the set-up: what each seat plays, in the order of the seats, if that matters: ['The Earth', 'The invaders']. */
  roles?(options: Record<string, Json>, seats: number): readonly string[];
  /** What a seat plays in a set-up, for people's own statistics: its faction, its list; null where all play the same. */
  plays?(options: Readonly<Record<string, Json>>, seat: Seat, seats: number): string | null;
  /** Screens of its own beside the table, by the first part of their address: '/editor/<game>/<detail>'. */
  screens?: Record<string, ComponentType<GameScreenProps>>;
  /** What can be printed of it besides its book and the log of a table. */
  print?(): Promise<PrintModule<V>>;
  /** What is to be said otherwise than by default; the winners by name, '' if there are none. */
  ending?(view: V, winners: string): Partial<Ending>;
}
