// The chapters of this book, and what a sensible player answers to its questions.
import { type AskStep, type Playing, type Seat, type Step, chaptersOf, refuse } from '@xenotable/kernel';
import { autopilot } from '../auto/autopilot.ts';
import { player } from '../auto/player.ts';
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

/** A question of the book. A seat on autopilot is answered by the drill from what the seat sees, a person's by a sensible player. */
export function question<L extends object = Record<never, never>, N extends string = never>(
  step: AskStep<Table, Choice, L, N, Happening, Space>,
): AskStep<Table, Choice, L, N, Happening, Space> {
  return {
    judge: (w, _f, seat, choice) =>
      whyNot(w, seat, choice) ?? refuse(step.rule, 'That cannot be done at this moment.'),
    auto({ w }, f, seat) {
      const ask = { offers: step.offers(w, f, seat), spaces: step.spaces?.(w, f, seat) ?? [] };
      return isScripted(w, seat) ? autopilot({ table: known(w, seat) }, ask) : player(w, seat, ask);
    },
    ...step,
  };
}
