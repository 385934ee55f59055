// What every chapter of this book is made of.
import {
  type AskStep,
  type Bookmark,
  type Playing,
  type Seat,
  type Step,
  chaptersOf,
} from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice, Happening, Space>();

/** What a step of the book holds while it carries out a rule. */
export type Play = Playing<Table, Happening>;

/** A step that stands in a file of its own: `L` are its chapter's locals, `N` the steps that it may lead to. */
export type Question<L, N extends string = never> = AskStep<Table, Choice, L, N, Happening, Space>;
export type Passage<L, N extends string = never> = Step<Table, Choice, L, N, Happening, Space>;

/** A question that needs no answer where there is a single offer: it is taken at once. */
export function obvious<L, N extends string>(question: Question<L, N>): Question<L, N> {
  const single = (w: Table, f: Bookmark & L, seat: Seat): Choice | undefined => {
    if ((question.spaces?.(w, f, seat).length ?? 0) > 0) return undefined;
    const offers = question.offers(w, f, seat);
    return offers.length === 1 ? offers[0] : undefined;
  };
  const owner = (w: Table, f: Bookmark & L): Seat | null => {
    const who = question.who(w, f);
    if (who === null || typeof who === 'number') return who;
    throw new Error('a question with a single offer is put to one seat');
  };
  return {
    ...question,
    who(w, f) {
      const seat = owner(w, f);
      return seat === null || single(w, f, seat) !== undefined ? null : seat;
    },
    after(play, f) {
      const seat = owner(play.w, f);
      const offer = seat === null ? undefined : single(play.w, f, seat);
      return seat === null || offer === undefined
        ? question.after?.(play, f)
        : question.take(play, f, seat, offer);
    },
  };
}
