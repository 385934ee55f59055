// Books, chapters and steps. A step does something or asks somebody; the bookmark on top of the flow says which step is open.
import { keysOf } from '../read/keysOf.ts';
import { type Json, copyJson } from '../read/json.ts';
import type { Happening } from './happening.ts';
import { applies } from './applies.ts';
import type { Playing } from './play.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { Bookmark, RuleId, Seat, World } from './world.ts';

/** Where to go after a step; undefined means to the next step. `N` are the names of the chapter's steps. */
export type Next<N extends string = string> =
  | void
  | 'done' // the chapter is finished: back to its caller
  | 'again' // stay at this step
  | { goTo: N } // another step of this chapter
  | { call: Bookmark; then?: N } // another chapter first, then go on (or to `then`)
  | { answer: Json }; // done, and the caller finds this as `answer` in its bookmark

/**
 * A region of choices that cannot be listed, as plain data that the game can outline, sample and judge. A game's spaces
 * are a union distinguished by `kind`.
 */
export interface Space {
  kind: string;
}

export interface DoStep<W extends World, L, N extends string = string, H extends Happening = Happening> {
  run(play: Playing<W, H>, f: Bookmark & L): Next<N>;
}

export interface AskStep<
  W extends World,
  C,
  L,
  N extends string = string,
  H extends Happening = Happening,
  S extends Space = Space,
> {
  rule: RuleId;
  /** The seats that decide now, scripted ones included; null or an empty list: the step is over. */
  who(w: W, f: Bookmark & L): Seat | readonly Seat[] | null;
  prompt: string | ((w: W, f: Bookmark & L, seat: Seat) => string);
  offers(w: W, f: Bookmark & L, seat: Seat): C[];
  spaces?(w: W, f: Bookmark & L, seat: Seat): S[];
  /** Legal choices that go back and are not needed to continue (no longer ready): shown and judged, never picked at random. */
  withdrawals?(w: W, f: Bookmark & L, seat: Seat): C[];
  /** Judges a choice that is neither offered nor listed by `refused`: null if it is legal (a point of a space). */
  judge?(w: W, f: Bookmark & L, seat: Seat, choice: unknown): Refusal | null;
  /** Choices that a player may expect here, each with the rule that forbids it. */
  refused?(w: W, f: Bookmark & L, seat: Seat): Refused<C>[];
  /**
   * What a sensible player does here: the answer of a scripted seat, and the starting point of programs and hints for a
   * person's seat (then `w` is imagined from the seat's view). It may roll dice that the script's rules call for.
   */
  auto?(play: Playing<W, H>, f: Bookmark & L, seat: Seat): C;
  take(play: Playing<W, H>, f: Bookmark & L, seat: Seat, choice: C): Next<N>;
  /** Runs once no seat is left to ask. */
  after?(play: Playing<W, H>, f: Bookmark & L): Next<N>;
}

export type Step<
  W extends World,
  C,
  L,
  N extends string = string,
  H extends Happening = Happening,
  S extends Space = Space,
> = DoStep<W, L, N, H> | AskStep<W, C, L, N, H, S>;

/** A step in the form that the engine uses: one shape for both kinds. */
interface CompiledStep<W extends World, C, H extends Happening, S extends Space> {
  name: string;
  next: string | null;
  run: ((play: Playing<W, H>, f: Bookmark) => Next) | null;
  ask: AskStep<W, C, object, string, H, S> | null;
}

type Steps<W extends World, C, H extends Happening, S extends Space> = Map<string, CompiledStep<W, C, H, S>>;

export interface Chapter<
  W extends World,
  C,
  L = object,
  N extends string = string,
  H extends Happening = Happening,
  S extends Space = Space,
> {
  name: string;
  steps: Steps<W, C, H, S>;
  /** Names of the locals that every viewer may see. */
  shown: readonly string[];
  /** A bookmark at this chapter's first step (or at `step`). */
  begin(locals: L, step?: N): Bookmark & L;
  /** The step of this name, if the chapter has it. */
  stepNamed(name: string): N | undefined;
  /** Whether a bookmark is in this chapter; then its locals are known. */
  has(f: Bookmark): f is Bookmark & L;
  /** The chapter's innermost bookmark in the flow, if it is open. */
  in(w: World): (Bookmark & L) | undefined;
}

/** A chapter that has a name but no steps yet. */
export interface Heading<W extends World, C, L extends object, H extends Happening, S extends Space> {
  /** Names the locals that every viewer may see (`shownFlow`); all others stay in the world. */
  shows(...locals: (keyof L & string)[]): Omit<Heading<W, C, L, H, S>, 'shows'>;
  /** The chapter's steps in the order of the rules; `goTo` and `then` may name only these. */
  steps<T extends Record<string, unknown>>(steps: {
    [K in keyof T]: Step<W, C, L, keyof T & string, H, S>;
  }): Chapter<W, C, L, keyof T & string, H, S>;
}

/** `const chapter = chaptersOf<Table, Choice>()`, then one `chapter<Locals>('combat').steps({ … })` per chapter of the rules. */
export function chaptersOf<W extends World, C, H extends Happening = Happening, S extends Space = Space>() {
  return <L extends object = Record<never, never>>(name: string): Heading<W, C, L, H, S> => {
    const heading = (shown: readonly string[]): Heading<W, C, L, H, S> => ({
      shows: (...locals) => heading(locals),
      steps: (steps) => compile(name, shown, steps),
    });
    return heading([]);
  };
}

/** A question with all fields in one order, whether it has them or not: reading them from many shapes took 3 % of a random game of Earth War. */
function inOneShape<W extends World, C, L, N extends string, H extends Happening, S extends Space>(
  ask: AskStep<W, C, L, N, H, S>,
): AskStep<W, C, L, N, H, S> {
  const { rule, who, prompt, offers, spaces, withdrawals, judge, refused, auto, take, after } = ask;
  const fields = { rule, who, prompt, offers, spaces, withdrawals, judge, refused, auto, take, after };
  return { ...fields, ...ask };
}

function compile<
  W extends World,
  C,
  L extends object,
  N extends string,
  H extends Happening,
  S extends Space,
>(
  name: string,
  shown: readonly string[],
  steps: { [K in N]: Step<W, C, L, N, H, S> },
): Chapter<W, C, L, N, H, S> {
  const names = keysOf(steps);
  const first = names[0];
  if (first === undefined) throw new Error(`chapter '${name}' has no steps`);
  const compiled: Steps<W, C, H, S> = new Map();
  names.forEach((stepName, i) => {
    // The engine gives every step a bookmark of its own chapter, which has the locals that `begin` asked for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const step = steps[stepName] as Step<W, C, object, string, H, S>;
    const does = 'run' in step;
    compiled.set(stepName, {
      name: stepName,
      next: names[i + 1] ?? null,
      run: does ? step.run : null,
      ask: does ? null : inOneShape(step),
    });
  });
  const has = (f: Bookmark): f is Bookmark & L => f.chapter === name;
  return {
    name,
    steps: compiled,
    shown,
    begin: (locals, step = first) => ({ chapter: name, step, ...locals }),
    stepNamed: (wanted) => names.find((one) => one === wanted),
    has,
    in: (w) => w.flow.findLast(has),
  };
}

/** The rulebook as the engine reads it. */
export interface Book<W extends World, C, H extends Happening = Happening, S extends Space = Space> {
  chapters: Map<string, Steps<W, C, H, S>>;
  /** By chapter, the locals that every viewer may see. */
  shown: Map<string, readonly string[]>;
  /** Whether a script plays this seat: steps with `auto` answer for it. */
  scripted: ((w: W, seat: Seat) => boolean) | null;
}

export function bookOf<W extends World, C, H extends Happening = Happening, S extends Space = Space>(
  chapters: readonly Pick<Chapter<W, C, never, never, H, S>, 'name' | 'steps' | 'shown'>[],
  scripted: ((w: W, seat: Seat) => boolean) | null = null,
): Book<W, C, H, S> {
  const book: Book<W, C, H, S> = { chapters: new Map(), shown: new Map(), scripted };
  for (const chapter of chapters) {
    if (book.chapters.has(chapter.name)) throw new Error(`two chapters are called '${chapter.name}'`);
    book.chapters.set(chapter.name, chapter.steps);
    book.shown.set(chapter.name, chapter.shown);
  }
  return book;
}

/** The open step. */
export function stepOf<W extends World, C, H extends Happening, S extends Space>(
  book: Book<W, C, H, S>,
  f: Bookmark,
): CompiledStep<W, C, H, S> {
  const step = book.chapters.get(f.chapter)?.get(f.step);
  if (step === undefined) throw new Error(`the book has no step '${f.step}' in chapter '${f.chapter}'`);
  return step;
}

/** The question of an open step. */
export function askOf<W extends World, C, H extends Happening, S extends Space>(
  { ask }: CompiledStep<W, C, H, S>,
  f: Bookmark,
): AskStep<W, C, object, string, H, S> {
  if (ask === null)
    throw new Error(`'${f.chapter} / ${f.step}' asks nothing: run the world to its next question first`);
  return ask;
}

/** The open question. */
export const questionOf = <W extends World, C, H extends Happening, S extends Space>(
  book: Book<W, C, H, S>,
  f: Bookmark,
): AskStep<W, C, object, string, H, S> => askOf(stepOf(book, f), f);

export const top = (w: World): Bookmark => {
  const f = w.flow[w.flow.length - 1];
  if (f === undefined) throw new Error('the book has ended without an outcome');
  return f;
};

function goNext(w: World, f: Bookmark, following: string | null, next: Next): void {
  if (next === undefined) {
    if (following === null) w.flow.pop();
    else f.step = following;
  } else if (next === 'done') {
    w.flow.pop();
  } else if (next !== 'again') {
    if ('goTo' in next) f.step = next.goTo;
    else if ('call' in next) {
      const then = next.then ?? following;
      if (then === null) w.flow.pop();
      else f.step = then;
      w.flow.push(next.call);
    } else {
      w.flow.pop();
      const caller: (Bookmark & { answer?: Json }) | undefined = w.flow[w.flow.length - 1];
      if (caller !== undefined) caller.answer = next.answer;
    }
  }
}

/** A rulebook that loops is a bug: after this many steps without a question an error names the step. */
const MOST_STEPS = 200_000;

const isEmpty = (who: Seat | readonly Seat[] | null): boolean =>
  who === null || (typeof who === 'object' && who.length === 0);

/** The first asked seat that a script plays, or undefined. */
function scriptedSeat<W extends World>(
  w: W,
  who: Seat | readonly Seat[] | null,
  scripted: (w: W, seat: Seat) => boolean,
): Seat | undefined {
  if (who === null) return undefined;
  if (typeof who === 'number') return scripted(w, who) ? who : undefined;
  return who.find((seat) => scripted(w, seat));
}

/** Runs the book to the next question to a person, or to the end. Returns the seats asked, or null when it is over. */
export function run<W extends World, C, H extends Happening, S extends Space>(
  book: Book<W, C, H, S>,
  play: Playing<W, H>,
): Seat | readonly Seat[] | null {
  const w = play.w;
  for (let steps = 0; w.over === null; steps++) {
    const f = top(w);
    const { run: does, ask, next } = stepOf(book, f);
    if (steps > MOST_STEPS) throw new Error(`the book goes round in circles at '${f.chapter} / ${f.step}'`);
    if (ask === null) {
      goNext(w, f, next, does?.(play, f));
      continue;
    }
    const who = ask.who(w, f);
    if (isEmpty(who)) {
      goNext(w, f, next, ask.after?.(play, f));
      continue;
    }
    const seat = book.scripted === null ? undefined : scriptedSeat(w, who, book.scripted);
    if (seat === undefined) return who;
    if (ask.auto === undefined)
      throw new Error(
        `'${f.chapter} / ${f.step}' asks seat ${seat}, which a script plays, and has no 'auto'`,
      );
    applies(ask.rule);
    goNext(w, f, next, ask.take(play, f, seat, ask.auto(play, f, seat)));
  }
  return null;
}

/** Takes a seat's choice at the open question and runs on. */
export function answer<W extends World, C, H extends Happening, S extends Space>(
  book: Book<W, C, H, S>,
  play: Playing<W, H>,
  seat: Seat,
  choice: C,
): Seat | readonly Seat[] | null {
  const f = top(play.w);
  return answerAt(book, play, f, stepOf(book, f), seat, choice);
}

/** The same for a caller that has found the open step already: looking it up again took about a tenth of a random game of connect four. */
export function answerAt<W extends World, C, H extends Happening, S extends Space>(
  book: Book<W, C, H, S>,
  play: Playing<W, H>,
  f: Bookmark,
  step: CompiledStep<W, C, H, S>,
  seat: Seat,
  choice: C,
): Seat | readonly Seat[] | null {
  goNext(play.w, f, step.next, askOf(step, f).take(play, f, seat, choice));
  return run(book, play);
}

/** The flow for a view: of each bookmark the chapter, the step and the locals that its chapter shows. */
export function shownFlow(book: Pick<Book<never, never>, 'shown'>, flow: readonly Bookmark[]): Bookmark[] {
  return flow.map((f) => {
    const { chapter, step } = f;
    const locals = Object.entries(f).filter(([name]) => book.shown.get(chapter)?.includes(name));
    return { chapter, step, ...copyJson(Object.fromEntries(locals)) };
  });
}

/** A copy of the flow for a game's `copy`. */
export function copyFlow(flow: readonly Bookmark[]): Bookmark[] {
  const copy: Bookmark[] = [];
  for (const f of flow) copy.push(copyJson(f));
  return copy;
}
