// Books, chapters and steps. A step does something or asks somebody; the frame on top of the flow says which step is open.
import { type Json, copyJson } from '../read/json.ts';
import type { Playing } from './play.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { Bookmark, RuleId, Seat, World } from './world.ts';

/** Where to go after a step; nothing means on to the next one. */
export type Next =
  | void
  | 'done' // the chapter is finished: back to whoever called it
  | 'again' // stay at this step
  | { goTo: string } // another step of this chapter
  | { call: Bookmark; then?: string } // another chapter first, then go on (or to `then`)
  | { answer: Json }; // done, and the caller finds this as `frame.answer`

/** A region of choices that cannot be listed, as plain data that the game can outline, sample and judge. */
export interface Space {
  kind: string;
  [detail: string]: unknown;
}

export interface DoStep<W extends World, L> {
  run(play: Playing<W>, f: Bookmark & L): Next;
}

export interface AskStep<W extends World, C, L> {
  rule: RuleId;
  /** Who decides now; several at once when the rules say so; null or nobody: the step is over. */
  who(w: W, f: Bookmark & L): Seat | readonly Seat[] | null;
  prompt: string | ((w: W, f: Bookmark & L, seat: Seat) => string);
  offers(w: W, f: Bookmark & L, seat: Seat): C[];
  spaces?(w: W, f: Bookmark & L, seat: Seat): Space[];
  /** Legal ways back that nobody needs to go on (no longer ready): shown and judged, never picked at random. */
  withdrawals?(w: W, f: Bookmark & L, seat: Seat): C[];
  /** Asked about a choice that is not among the offers: null if it is legal all the same (a point of a space). */
  judge?(w: W, f: Bookmark & L, seat: Seat, choice: unknown): Refusal | null;
  /** Choices that a player may expect here, each with the rule that forbids it. */
  refused?(w: W, f: Bookmark & L, seat: Seat): Refused<C>[];
  take(play: Playing<W>, f: Bookmark & L, seat: Seat, choice: C): Next;
  /** Once nobody is left to ask. */
  after?(play: Playing<W>, f: Bookmark & L): Next;
}

export type Step<W extends World, C, L> = DoStep<W, L> | AskStep<W, C, L>;

/** A step as the machine wants it: one shape for both kinds. */
interface CompiledStep<W extends World, C> {
  name: string;
  next: string | null;
  run: ((play: Playing<W>, f: Bookmark) => Next) | null;
  ask: AskStep<W, C, object> | null;
}

export interface Chapter<W extends World, C, L = object> {
  name: string;
  pages: Map<string, CompiledStep<W, C>>;
  /** A frame at this chapter's first step (or at `step`). */
  begin(locals: L, step?: string): Bookmark;
}

/** `const chapter = chaptersOf<Table, Choice>()`, then one `chapter<Locals>('combat', { … })` per chapter of the rules. */
export function chaptersOf<W extends World, C>() {
  return <L extends object = Record<never, never>>(
    name: string,
    steps: Record<string, Step<W, C, L>>,
  ): Chapter<W, C, L> => {
    const names = Object.keys(steps);
    const pages = new Map<string, CompiledStep<W, C>>();
    names.forEach((stepName, i) => {
      const step = steps[stepName] as Step<W, C, object>;
      const does = 'run' in step;
      pages.set(stepName, {
        name: stepName,
        next: names[i + 1] ?? null,
        run: does ? (play, f) => step.run(play, f) : null,
        ask: does ? null : step,
      });
    });
    return {
      name,
      pages,
      begin: (locals, step = names[0]!) => ({ chapter: name, step, ...locals }),
    };
  };
}

export type Book<W extends World, C> = Map<string, Map<string, CompiledStep<W, C>>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each chapter has locals of its own
export function bookOf<W extends World, C>(chapters: readonly Chapter<W, C, any>[]): Book<W, C> {
  const book: Book<W, C> = new Map();
  for (const chapter of chapters) {
    if (book.has(chapter.name)) throw new Error(`two chapters are called '${chapter.name}'`);
    book.set(chapter.name, chapter.pages);
  }
  return book;
}

/** The page on which the book lies open. */
export function stepOf<W extends World, C>(book: Book<W, C>, f: Bookmark): CompiledStep<W, C> {
  const page = book.get(f.chapter)?.get(f.step);
  if (page === undefined) throw new Error(`the book has no step '${f.step}' in chapter '${f.chapter}'`);
  return page;
}

export const top = (w: World): Bookmark => {
  const f = w.flow[w.flow.length - 1];
  if (f === undefined) throw new Error('the book has ended without an outcome');
  return f;
};

function goNext<W extends World, C>(w: W, f: Bookmark, page: CompiledStep<W, C>, where: Next): void {
  if (where === undefined) {
    if (page.next === null) w.flow.pop();
    else f.step = page.next;
  } else if (where === 'done') {
    w.flow.pop();
  } else if (where !== 'again') {
    if ('goTo' in where) f.step = where.goTo;
    else if ('call' in where) {
      const then = where.then ?? page.next;
      if (then === null) w.flow.pop();
      else f.step = then;
      w.flow.push(where.call);
    } else {
      w.flow.pop();
      const caller = w.flow[w.flow.length - 1];
      if (caller !== undefined) caller['answer'] = where.answer;
    }
  }
}

/** A rulebook that goes round in circles is a bug: this many steps without a question end it with its page's name. */
const PATIENCE = 200_000;

const nobody = (who: Seat | readonly Seat[] | null): boolean =>
  who === null || (typeof who === 'object' && who.length === 0);

/** Runs the book to the next question or the end. Returns who is asked, or null when it is over. */
export function run<W extends World, C>(book: Book<W, C>, play: Playing<W>): Seat | readonly Seat[] | null {
  const w = play.w;
  for (let steps = 0; w.over === null; steps++) {
    const f = top(w);
    const page = stepOf(book, f);
    if (steps > PATIENCE) throw new Error(`the book goes round in circles at '${f.chapter} / ${f.step}'`);
    if (page.run !== null) goNext(w, f, page, page.run(play, f));
    else {
      const who = page.ask!.who(w, f);
      if (!nobody(who)) return who;
      goNext(w, f, page, page.ask!.after?.(play, f));
    }
  }
  return null;
}

/** Takes a seat's choice at the open question and runs on. */
export function answer<W extends World, C>(
  book: Book<W, C>,
  play: Playing<W>,
  seat: Seat,
  choice: C,
): Seat | readonly Seat[] | null {
  const f = top(play.w);
  const page = stepOf(book, f);
  goNext(play.w, f, page, page.ask!.take(play, f, seat, choice));
  return run(book, play);
}

/** A copy of the flow for a game's `copy`. */
export function copyFlow(flow: readonly Bookmark[]): Bookmark[] {
  const copy: Bookmark[] = [];
  for (const f of flow) copy.push(copyJson(f));
  return copy;
}
