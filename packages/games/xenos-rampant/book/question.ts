// One way to ask: people are asked, an automaton decides by its own chapter, and both choices are taken alike.
import {
  type AskStep,
  type Bookmark,
  type Playing,
  type Refusal,
  type Refused,
  type Seat,
  type Space,
  type Next,
  chaptersOf,
} from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice>();

export interface Question<L> {
  rule: string;
  prompt: string | ((w: Table, f: Bookmark & L, seat: Seat) => string);
  /** Whose decision it is; null when there is nothing to decide. */
  owner(w: Table, f: Bookmark & L): Seat | null;
  offers(w: Table, f: Bookmark & L, seat: Seat): Choice[];
  spaces?(w: Table, f: Bookmark & L, seat: Seat): Space[];
  judge?(w: Table, f: Bookmark & L, seat: Seat, choice: unknown): Refusal | null;
  refused?(w: Table, f: Bookmark & L, seat: Seat): Refused<Choice>[];
  take(play: Playing<Table>, f: Bookmark & L, seat: Seat, choice: Choice): Next;
  /** What the automaton chooses. */
  auto(play: Playing<Table>, f: Bookmark & L, seat: Seat): Choice;
  /** A single offer needs no question. */
  obvious?: boolean;
  /** When there is nothing to decide. */
  otherwise?(play: Playing<Table>, f: Bookmark & L): Next;
}

export function question<L>(spec: Question<L>): AskStep<Table, Choice, L> {
  const single = (w: Table, f: Bookmark & L, seat: Seat): Choice | null => {
    if (spec.obvious !== true || (spec.spaces?.(w, f, seat).length ?? 0) > 0) return null;
    const offers = spec.offers(w, f, seat);
    return offers.length === 1 ? offers[0]! : null;
  };
  return {
    rule: spec.rule,
    prompt: spec.prompt,
    who(w, f) {
      const seat = spec.owner(w, f);
      return seat === null || w.owners[seat]!.kind === 'automaton' || single(w, f, seat) !== null
        ? null
        : seat;
    },
    offers: (w, f, seat) => spec.offers(w, f, seat),
    ...(spec.spaces && { spaces: (w, f, seat) => spec.spaces!(w, f, seat) }),
    judge: (w, f, seat, choice) =>
      spec.judge === undefined
        ? { rule: spec.rule, reason: 'That is not among the choices here.' }
        : spec.judge(w, f, seat, choice),
    ...(spec.refused && { refused: (w, f, seat) => spec.refused!(w, f, seat) }),
    take: (play, f, seat, choice) => spec.take(play, f, seat, choice),
    after(play, f) {
      const seat = spec.owner(play.w, f);
      if (seat === null) return spec.otherwise?.(play, f);
      return spec.take(play, f, seat, single(play.w, f, seat) ?? spec.auto(play, f, seat));
    },
  };
}

/** The field of an unknown choice, if it is an object that has it. */
export function field(choice: unknown, key: string): unknown {
  return typeof choice === 'object' && choice !== null && !Array.isArray(choice) && Object.hasOwn(choice, key)
    ? (choice as Record<string, unknown>)[key]
    : undefined;
}

/** Whether a choice has exactly these fields (those with a question mark may be missing). */
export function shaped(choice: unknown, ...keys: string[]): choice is Record<string, unknown> {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false;
  const needed = keys.filter((key) => !key.endsWith('?'));
  const free = keys.filter((key) => key.endsWith('?')).map((key) => key.slice(0, -1));
  return (
    needed.every((key) => Object.hasOwn(choice, key)) &&
    Object.keys(choice).every((key) => needed.includes(key) || free.includes(key))
  );
}
