// The chapters of this book, and questions that an absent person's autopilot answers.
import { type AskStep, type Playing, type Seat, type Step, chaptersOf, refuse } from '@xenotable/kernel';
import { autopilot } from '../auto/autopilot.ts';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';
import { known } from '../known.ts';
import { whyNot } from './refusals.ts';

export const chapter = chaptersOf<Table, Choice, Happening, Space>();

/** What a step holds while it carries out a rule. */
export type Play = Playing<Table, Happening>;

/** Steps of a chapter that stand in a file of their own; `N` are the steps that they jump to. */
export type Part<N extends string = never, L extends object = Record<never, never>> = Record<
  string,
  Step<Table, Choice, L, N, Happening, Space>
>;

/** EW-AUT-04 A seat on autopilot is played by the script. */
export const isScripted = (w: Table, seat: Seat): boolean => w.seats[seat]?.kind === 'autopilot';

/** A question of the book: the autopilot answers it from what its seat sees. */
export function question<L extends object = Record<never, never>, N extends string = never>(
  step: AskStep<Table, Choice, L, N, Happening, Space>,
): AskStep<Table, Choice, L, N, Happening, Space> {
  return {
    judge: (w, _f, seat, choice) =>
      whyNot(w, seat, choice) ?? refuse(step.rule, 'That cannot be done at this moment.'),
    auto: (play, f, seat) =>
      autopilot(
        { table: known(play.w, seat) },
        { offers: step.offers(play.w, f, seat), spaces: step.spaces?.(play.w, f, seat) ?? [] },
      ),
    ...step,
  };
}
