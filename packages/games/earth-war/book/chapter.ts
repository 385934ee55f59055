// The chapters of this book, and questions that an absent person's autopilot answers.
import {
  type AskStep,
  type Bookmark,
  type Seat,
  type Step,
  chaptersOf,
  refuse,
  same,
  seatsOf,
} from '@xenotable/kernel';
import { autopilot } from '../autopilot.ts';
import type { Choice, Table } from '../table.ts';
import { view } from '../view.ts';

export const chapter = chaptersOf<Table, Choice>();

export type Steps<L extends object = Record<never, never>> = Record<string, Step<Table, Choice, L>>;

const absent = (w: Table, seat: Seat): boolean => w.seats[seat]!.kind === 'autopilot';

/** A question of the book. A seat on autopilot (EW-AUT-04) answers at once; what is greyed is refused with its own reason. */
export function question<L extends object = Record<never, never>>(
  step: AskStep<Table, Choice, L>,
): AskStep<Table, Choice, L> {
  return {
    judge(w, f, seat, choice) {
      for (const one of step.refused?.(w, f, seat) ?? [])
        if (same(one.choice, choice)) return { rule: one.rule, reason: one.reason };
      return refuse(step.rule, 'That cannot be done at this moment.');
    },
    ...step,
    who(w, f) {
      const who = step.who(w, f);
      if (who === null || typeof who === 'number') return who !== null && absent(w, who) ? null : who;
      return who.some((seat) => absent(w, seat)) ? null : who;
    },
    after(play, f) {
      const seat = seatsOf(step.who(play.w, f)).find((one) => absent(play.w, one));
      if (seat === undefined) return step.after?.(play, f);
      const ask = {
        seat,
        rule: step.rule,
        prompt: '',
        offers: step.offers(play.w, f, seat),
        spaces: step.spaces?.(play.w, f, seat) ?? [],
        withdrawals: [],
      };
      return step.take(play, f, seat, autopilot(view(play.w, seat), ask));
    },
  };
}

export type { Bookmark };
