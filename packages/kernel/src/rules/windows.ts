// Two kinds of question that many rulebooks share: a window in which everybody may react, and the order of simultaneous effects.
import { type Space, type AskStep, type Chapter, type Next, chaptersOf } from './flow.ts';
import { itemAt } from '../read/itemAt.ts';
import { isObject, same } from '../read/json.ts';
import type { Happening } from './happening.ts';
import type { Playing } from './play.ts';
import type { Bookmark, RuleId, Seat, World } from './world.ts';

/** The locals of a chapter with a window: whose turn it is and how many have passed; null when it is closed. */
export interface WindowLocals {
  window?: { turn: number; passes: number } | null;
}

type Window = NonNullable<WindowLocals['window']>;

/** Not by `Object.assign`: that turns a bookmark with many locals, such as a fight's, into a slow dictionary (1 % of a random game). */
function setWindow(f: WindowLocals, window: Window | null): void {
  f.window = window;
}

/** Is told when a seat answers in a window and when a window closes. One window belongs to one bookmark. */
export interface WindowListener {
  answered(window: Bookmark, seat: Seat): void;
  closed(window: Bookmark, rule: RuleId): void;
}

let listener: WindowListener | null = null;

/** Runs something and reports every window meanwhile, except in trial play that nobody is told about. */
export function hearingWindows<T>(hear: WindowListener, run: () => T): T {
  const before = listener;
  listener = hear;
  try {
    return run();
  } finally {
    listener = before;
  }
}

interface Reactions<W extends World, C, L, N extends string, H extends Happening, S extends Space> {
  rule: RuleId;
  prompt: string | ((w: W, f: Bookmark & L, seat: Seat) => string);
  /** All seats, in the order in which the rules ask them. */
  order(w: W, f: Bookmark & L): readonly Seat[];
  /** What a seat can do here. A seat that can do nothing is skipped. */
  plays(w: W, f: Bookmark & L, seat: Seat): C[];
  /** The choice that means 'no'. */
  pass: C & object;
  take(play: Playing<W, H>, f: Bookmark & L, seat: Seat, choice: C): Next<N>;
  /** Whether the window closes early. */
  closed?(w: W, f: Bookmark & L): boolean;
  /** Whether a seat is asked even without a play, because skipping it would reveal its hidden hand. */
  mightPlay?(w: W, f: Bookmark & L, seat: Seat): boolean;
  refused?: AskStep<W, C, L, N, H, S>['refused'];
  judge?: AskStep<W, C, L, N, H, S>['judge'];
  auto?: AskStep<W, C, L, N, H, S>['auto'];
  after?(play: Playing<W, H>, f: Bookmark & L): Next<N>;
}

/** Whether a play leaves its window at once. */
function leaves(where: Exclude<Next, void>, here: string): boolean {
  if (where === 'again') return false;
  if (where === 'done' || 'answer' in where) return true;
  const next = 'goTo' in where ? where.goTo : where.then;
  return next !== undefined && next !== here;
}

/** A step in which seats in turn make one play or pass, until all have passed in a row. */
export function reactions<
  W extends World,
  C,
  L,
  N extends string = never,
  H extends Happening = Happening,
  S extends Space = Space,
>(spec: Reactions<W, C, L, N, H, S>): AskStep<W, C, L & WindowLocals, N, H, S> {
  type F = Bookmark & L & WindowLocals;
  const open: Window = { turn: 0, passes: 0 };
  /** The index in `order` of the next seat that is asked, or -1. */
  const next = (w: W, f: F, order: readonly Seat[]): number => {
    if (spec.closed?.(w, f)) return -1;
    const { turn, passes } = f.window ?? open;
    for (let i = 0; i < order.length - passes; i++) {
      const at = (turn + i) % order.length;
      const seat = itemAt(order, at);
      if (spec.mightPlay?.(w, f, seat) || spec.plays(w, f, seat).length > 0) return at;
    }
    return -1;
  };
  /** Whether there was a window at all: not if it has no seats or was closed before the first one. */
  const opened = (w: W, f: F): boolean =>
    (f.window ?? null) !== null || (spec.closed?.(w, f) !== true && spec.order(w, f).length > 0);
  return {
    rule: spec.rule,
    prompt: spec.prompt,
    ...(spec.refused && { refused: spec.refused }),
    ...(spec.judge && { judge: spec.judge }),
    ...(spec.auto && { auto: spec.auto }),
    who(w, f) {
      const order = spec.order(w, f);
      const at = next(w, f, order);
      return at < 0 ? null : itemAt(order, at);
    },
    offers: (w, f, seat) => [...spec.plays(w, f, seat), spec.pass],
    take(play, f, seat, choice) {
      const order = spec.order(play.w, f);
      const at = order.indexOf(seat);
      const { turn, passes } = f.window ?? open;
      const skipped = (at - turn + order.length) % order.length;
      const passed = same(choice, spec.pass);
      const window: Window = { turn: (at + 1) % order.length, passes: passed ? passes + skipped + 1 : 0 };
      setWindow(f, window);
      const heard = play.tell === undefined ? null : listener;
      heard?.answered(f, seat);
      if (passed) return 'again';
      const where = spec.take(play, f, seat, choice) ?? 'again';
      if (heard !== null && leaves(where, f.step)) heard.closed(f, spec.rule);
      if (typeof where !== 'object' || !('call' in where) || where.then !== undefined) return where;
      // A play that calls another chapter comes back to the open window, which is the step of its bookmark.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const here = f.step as N;
      return { call: where.call, then: here };
    },
    after(play, f) {
      if (listener !== null && play.tell !== undefined && opened(play.w, f)) listener.closed(f, spec.rule);
      setWindow(f, null);
      return spec.after?.(play, f);
    },
  };
}

/** One of several simultaneous effects: its name for the player, and the bookmark that carries it out. */
export interface Trigger {
  label: string;
  does: Bookmark;
}

export interface FirstChoice {
  first: string;
}

/** Effects that still have to be carried out, and the seat that orders them. */
export interface Waiting {
  chooser: Seat;
  waiting: Trigger[];
}

/** A chapter that carries out effects one after the other; the chooser says which comes first. Equal effects need no question. */
export function inChosenOrder<W extends World, C, H extends Happening = Happening, S extends Space = Space>(
  name: string,
  rule: RuleId,
  prompt: string,
  auto?: AskStep<W, C | FirstChoice, Waiting, string, H, S>['auto'],
): Chapter<W, C | FirstChoice, Waiting, string, H, S> {
  const chapter = chaptersOf<W, C | FirstChoice, H, S>();
  const labels = (waiting: Trigger[]): string[] => [...new Set(waiting.map((trigger) => trigger.label))];
  return chapter<Waiting>(name)
    .shows('chooser', 'waiting')
    .steps({
      'which first': {
        rule,
        prompt,
        who: (_w, f) => (labels(f.waiting).length > 1 ? f.chooser : null),
        offers: (_w, f) => labels(f.waiting).map((first) => ({ first })),
        ...(auto && { auto }),
        take(_play, f, _seat, choice) {
          const at = f.waiting.findIndex((trigger) => isObject(choice) && trigger.label === choice['first']);
          f.waiting.unshift(...f.waiting.splice(at, 1));
        },
      },
      'resolve it': {
        run(_play, f) {
          const next = f.waiting.shift();
          return next === undefined ? 'done' : { call: next.does, then: 'which first' };
        },
      },
    });
}
