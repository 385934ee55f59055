// The interface between a game and everything around it.
import type { Chance } from '../chance/chance.ts';
import { type Json, same } from '../read/json.ts';
import { type Space, type Book, answer, questionOf, run, top } from './flow.ts';
import type { Happening, Tell, Told } from './happening.ts';
import type { LogWords, ThingId } from './log.ts';
import { type OptionSheet, type Options, type SeatRules, readOptions, readSeats } from './options.ts';
import { Playing } from './play.ts';
import type { Reaction } from './reaction.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { ScenarioSheet } from './scenario.ts';
import type { RuleId, Seat, SeatPlan, Viewer, World } from './world.ts';

/** One seat that may act now. */
export interface Ask<C, S extends Space = Space> {
  seat: Seat;
  rule: RuleId;
  prompt: string;
  offers: C[];
  spaces: S[];
  withdrawals: C[];
}

/** Whether a seat has anything to do; withdrawals do not count, because they are never needed to continue. */
export const canAct = ({ offers, spaces }: Pick<Ask<unknown, Space>, 'offers' | 'spaces'>): boolean =>
  offers.length + spaces.length > 0;

/** Choices that a seat may make at any time, whoever is asked: to concede, to offer peace. */
export interface Anytime<W extends World, C, H extends Happening = Happening> {
  offers(w: W, seat: Seat): C[];
  /** Whether a choice is of this kind, at any time. */
  includes(choice: C): boolean;
  /** Carries it out. Unless this ends the game, the open question stays open. */
  take(play: Playing<W, H>, seat: Seat, choice: C): void;
}

/** Something that a choice may change, concerning its act and its target. The state before is in the view that the stake was made from. */
export interface Stake<W, H extends Happening = Happening> {
  key: string;
  /** 'Lesser Xenomorphs 1'. */
  title: string;
  /** The possible values: words, the best for the seat first, or numbers. */
  values:
    | { words: readonly string[] }
    /** `defeat`: from this value on the game is lost. */
    | { unit: string; better: 'less' | 'more'; defeat?: number };
  of(after: W, told: readonly Told<H>[]): string | number;
}

/** What a scripted player would do next if nothing changed. */
export interface Intent {
  who: ThingId;
  /** Its place in the order of acting, from 1 on; null if that is not decided. */
  order: number | null;
  words: string;
  rule: RuleId;
  /** 'yes': it will do this; 'die': a die decides between `ways`; 'people': people decide a tie. */
  certain: 'yes' | 'die' | 'people';
  target?: ThingId;
  path?: readonly ThingId[];
  end?: ThingId;
  ways?: readonly { words: string; chance: number }[];
  /** The chance that somebody is hurt by it. */
  hurt?: number;
}

/** Why a sensible player would choose something, in the players' words: 'no trunk in the way, and the Serpent cannot see it'. */
export interface Reason {
  /** At most 14 words. */
  words: string;
  rule: RuleId;
}

/** How cases name things that the rules name differently. */
export interface CaseWords<W, C = unknown, V = unknown> {
  /**
   * Turns a choice as a case writes it (units by name, inches, house 1) into one of the game's; a choice of the game is
   * returned unchanged. Throws BadInput for an unknown name.
   */
  choice(written: unknown, w: W): unknown;
  /** The names of the seats, for the words of the log. */
  names?(w: W): readonly string[];
  /** What cases call a choice whose words on the screen differ. */
  says?(choice: C, view: V): string | undefined;
}

/** A number that a board computes with its own formula instead of the rules, with the event whose chance it is. */
export interface Forecast<W, H extends Happening = Happening> {
  label: string;
  /** From 0 to 1. */
  chance: number;
  /** Tolerance for a number that is printed with few digits; default 0. */
  rounding?: number;
  /** `told` is everything that was told between `before` and `after`; both are the same if nothing was chosen. */
  happens(before: W, after: W, told: readonly Told<H>[]): boolean;
}

/**
 * What a table needs of a game: its world `W`, choices `C`, views `V`, happenings `H` and spaces `S`. Functions that
 * only read (`view`, `words`, `stakes`) do not change the world.
 */
export interface RulesParts<W extends World, C, V, H extends Happening = Happening, S extends Space = Space> {
  name: string;
  title: string;
  edition: string;
  seats: SeatRules;
  options: OptionSheet;
  book: Book<W, C, H, S>;
  /** The table before the first step. Anything that chance decides belongs in the book's first chapter. */
  begin(options: Options, seats: SeatPlan[]): W;
  /** What a viewer may know, built field by field. */
  view(w: W, viewer: Viewer): V;
  /** A complete world that this viewer could not tell from the real one. */
  imagine(view: V, chance: Chance): W;
  /** A world that shares nothing changeable with the original. */
  copy(w: W): W;
  words: LogWords<H> & {
    /** A choice as a player would say it: 'Buy a Ranger'. Different offers have different words. */
    choice(choice: C, view: V): string;
    /** Whose act the question is about, for readers who do not see the table, such as those of a review: 'Medic'. */
    acting?(view: V): string | null;
  };
  /** The reaction window of a seat, if a standing order can answer it. */
  reaction?(view: V, ask: Ask<C, S>): Reaction<C> | null;
  /** Names of the windows that `reaction` returns, by their keys. */
  windows?: Readonly<Record<string, string>>;
  /** Choices that a seat may make even when another one is asked. */
  anytime?: Anytime<W, C, H>;
  /**
   * Of seats that are asked at the same time, those that had better decide after the others, such as a leader who may
   * still help with a bad throw: programs wait for them, and a shared screen shows the others first. It binds nobody.
   */
  later?(w: W): readonly Seat[];
  /** What a choice puts at stake, most interesting first; empty if nothing depends on chance. */
  stakes?(view: V, seat: Seat, choice: C): Stake<W, H>[];
  /** Whether the act ends with this happening although play continues (the enemy's phase begins). */
  actEnds?(what: H, seat: Seat, choice: C): boolean;
  /** How odds answer questions that come before a choice has had its effect (everybody passes); null if the odds stop there. */
  oddsReply?(w: W, asks: Ask<C, S>[]): { seat: Seat; choice: C } | null;
  /** Makes a world from a position in the players' words (for cases, lessons and puzzles); tables that start normally do not need it. */
  arrange?(given: unknown): W;
}

/** Several choices that belong together, as a player would say it: 'Buy Medic and Shotgun for 6'. */
export interface Planned<C> {
  choices: readonly C[];
  words: string;
  /** Why, if the last choice alone does not say it. */
  reason?: Reason;
}

export interface Foresight {
  /** Ticks of the clock after which positions are compared. */
  ticks: number;
  /** Worlds in which every choice is tried before the first ones are dropped: more where more depends on chance. */
  worlds: number;
  /** Standard errors by which a choice must be better than the script's: more where many choices differ little and chance a lot. */
  sure?: number;
}

/** A whole game: its rules, and what programs, cases and laws need in addition. */
export interface GameParts<
  W extends World,
  C,
  V,
  H extends Happening = Happening,
  S extends Space = Space,
> extends RulesParts<W, C, V, H, S> {
  /** How well a seat stands, from 0 (lost) to 1 (won). */
  score(w: W, seat: Seat): number;
  arrange(given: unknown): W;
  /** The position in the players' words, for comparison in cases. */
  report(w: W): Json;
  /** How cases may name things in choices; missing if they use the game's own choices. */
  caseWords?: CaseWords<W, C, V>;
  /** A random legal choice inside a space. */
  sample?(w: W, seat: Seat, space: S, chance: Chance): C;
  /** The chance to win for a score, fitted in the laboratory; a function where it depends on what is played. */
  chances?: ChanceTable | ((w: W) => ChanceTable);
  /** Grows at moments at which positions can be compared (the end of a round or a phase); programs count in it how far they look ahead. */
  clock?(w: W): number;
  /** How far and how carefully a hard program looks ahead, measured to play best. */
  foresight?: Foresight;
  /** Number of finished battles of a campaign. A choice that ends a battle is judged by its result, not by how the next one begins. */
  fought?(w: W): number;
  /** Number of rounds played, as the players count them. */
  rounds?(w: W): number;
  /**
   * Points of a space that a sensible player would consider, the best first; null if none is worth considering. For an
   * empty list `sample` gives any point.
   */
  sensible?(w: W, seat: Seat, space: S): C[] | null;
  /** Why a sensible player would choose this here; null if there is nothing to say. */
  reason?(view: V, seat: Seat, choice: C): Reason | null;
  /** Whether a legal choice changes nothing except what it costs, so that no hint names it. Missing: every choice changes something. */
  idle?(view: V, seat: Seat, choice: C): boolean;
  /** Choices in a row that people make together and that a hint compares as a whole, the likeliest first; empty if each choice stands alone. */
  plans?(view: V, seat: Seat): readonly Planned<C>[];
  /** The position as `arrange` reads it; null if it cannot be written in words now; missing if `report` already gives this. */
  given?(w: W): Json | null;
  /** Whether a choice lies in a space; every game with spaces has it. The judge may refuse points of a space, but never accepts a choice outside. */
  inSpace?(w: W, seat: Seat, space: S, choice: unknown): boolean;
  /** The sides of a game in which one side gains what the other loses, so that their scores add up to 1; null if there are none. */
  sides?(w: W): readonly (readonly Seat[])[] | null;
  /** What a viewer may see of a choice while it is made. Choices with the same face must look alike. Missing: no choice hides anything. */
  face?(w: W, seat: Seat, choice: C, viewer: Viewer): Json;
  /**
   * Whether a view shows a thing, so that others may point it out to this viewer; false for what only this viewer sees,
   * such as a card of its own hand.
   */
  holds?(view: V, thing: ThingId): boolean;
  /** Whether a partner with this view may hear that a seat plans a choice. Missing: partners know everything that a plan could reveal. */
  mayHear?(view: V, seat: Seat, choice: C): boolean;
  /** The partners of a seat. Missing: the seats of its side, or all if there are no sides. */
  partners?(w: W, seat: Seat): readonly Seat[];
  /** What a seat has picked by the end of a game (units, cards, traits), each once, in the players' words; `told` is everything that happened. */
  picks?(w: W, seat: Seat, told: readonly H[]): readonly string[];
  /** Home-made scenarios; missing if the title has none. */
  scenarios?: ScenarioSheet;
  /** Numbers that a board computes with its own formulas: for a choice, or (null) about what is hidden now. */
  forecasts?(view: V, seat: Seat, choice: C | null): Forecast<W, H>[];
}

/** The rules as a table plays by them. */
export interface Rules<
  W extends World = World,
  C = Json,
  V = Json,
  H extends Happening = Happening,
  S extends Space = Space,
> extends RulesParts<W, C, V, H, S> {
  /** A new world at its first question. Throws BadInput if an option or seat is wrong. */
  setup(options: unknown, seats: unknown, chance: Chance, tell?: Tell<H>): W;
  /** Who may act now, with which offers and spaces. */
  asks(w: W): Ask<C, S>[];
  /** Null, or the rule and the reason that forbid the choice. */
  judge(w: W, seat: Seat, choice: unknown): Refusal | null;
  /** Choices that a seat might expect and that are forbidden. */
  refused(w: W, seat: Seat): Refused<C>[];
  /** Plays a legal choice on a world that the caller owns, and runs to the next question. */
  play(w: W, seat: Seat, choice: C, chance: Chance, tell?: Tell<H>): void;
  /** Runs a world that was arranged by hand to its first question. */
  resume(w: W, chance: Chance, tell?: Tell<H>): void;
}

/** Pairs of a score and a chance, both growing. */
export type ChanceTable = readonly (readonly [score: number, chance: number])[];

export interface Game<
  W extends World = World,
  C = Json,
  V = Json,
  H extends Happening = Happening,
  S extends Space = Space,
>
  extends GameParts<W, C, V, H, S>, Omit<Rules<W, C, V, H, S>, 'arrange'> {
  /** What a sensible player would do at the open question (the step's `auto`), on a world that the caller owns; undefined if the step has no `auto`. */
  suggest(w: W, seat: Seat, chance: Chance): C | undefined;
}

/** The seats asked, as a list. */
export const seatsOf = (who: Seat | readonly Seat[] | null): readonly Seat[] =>
  who === null ? [] : typeof who === 'number' ? [who] : who;

/** Adds to the parts of the rules what can be derived from their book. */
export function defineRules<W extends World, C, V, H extends Happening = Happening, S extends Space = Space>(
  parts: RulesParts<W, C, V, H, S>,
): Rules<W, C, V, H, S> {
  const { book } = parts;
  return {
    ...parts,
    setup(options, seats, chance, tell) {
      const w = parts.begin(readOptions(parts.options, options), readSeats(parts.seats, seats));
      run(book, new Playing(w, chance, tell));
      return w;
    },
    asks(w) {
      if (w.over !== null) return [];
      const f = top(w);
      const ask = questionOf(book, f);
      return seatsOf(ask.who(w, f)).map((seat) => ({
        seat,
        rule: ask.rule,
        prompt: typeof ask.prompt === 'string' ? ask.prompt : ask.prompt(w, f, seat),
        offers: ask.offers(w, f, seat),
        spaces: ask.spaces?.(w, f, seat) ?? [],
        withdrawals: ask.withdrawals?.(w, f, seat) ?? [],
      }));
    },
    judge(w, seat, choice) {
      if (w.over !== null) return { rule: w.over.rule, reason: 'The game is over.' };
      for (const offer of parts.anytime?.offers(w, seat) ?? []) if (same(offer, choice)) return null;
      const f = top(w);
      const ask = questionOf(book, f);
      if (!seatsOf(ask.who(w, f)).includes(seat))
        return { rule: ask.rule, reason: 'It is not for this seat to decide now.' };
      for (const offer of ask.offers(w, f, seat)) if (same(offer, choice)) return null;
      for (const way of ask.withdrawals?.(w, f, seat) ?? []) if (same(way, choice)) return null;
      for (const one of ask.refused?.(w, f, seat) ?? [])
        if (same(one.choice, choice)) return { rule: one.rule, reason: one.reason };
      return ask.judge === undefined
        ? { rule: ask.rule, reason: 'That is not among the choices here.' }
        : ask.judge(w, f, seat, choice);
    },
    refused(w, seat) {
      if (w.over !== null) return [];
      const f = top(w);
      const ask = questionOf(book, f);
      return seatsOf(ask.who(w, f)).includes(seat) ? (ask.refused?.(w, f, seat) ?? []) : [];
    },
    play(w, seat, choice, chance, tell) {
      const playing = new Playing(w, chance, tell);
      if (parts.anytime?.includes(choice) !== true) answer(book, playing, seat, choice);
      else {
        parts.anytime.take(playing, seat, choice);
        run(book, playing);
      }
    },
    resume(w, chance, tell) {
      run(book, new Playing(w, chance, tell));
    },
  };
}

/** The same for a whole game. */
export function defineGame<W extends World, C, V, H extends Happening = Happening, S extends Space = Space>(
  parts: GameParts<W, C, V, H, S>,
): Game<W, C, V, H, S> {
  return {
    ...parts,
    ...defineRules(parts),
    suggest(w, seat, chance) {
      const f = top(w);
      return questionOf(parts.book, f).auto?.(new Playing<W, H>(w, chance), f, seat);
    },
  };
}

// Code that handles all games does not know their worlds, choices, views, happenings and spaces.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRules = Rules<any, any, any, any, any>;
