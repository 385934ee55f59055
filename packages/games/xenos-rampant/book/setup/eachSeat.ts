// What setting up remembers, and questions that each seat answers in turn.
import type { Seat } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Side, Table } from '../../table.ts';
import type { Play, Question } from '../chapter.ts';

export interface Setup {
  at: number;
  dice: number[];
  tried: boolean;
  /** Tied role rolls so far. */
  ties: number;
}

/** Nobody rolls for ever: after so many ties the first seat attacks. */
export const MOST_TIES = 50;

/** The die of a side, with what changed it. */
export const dieOf = (f: Setup, side: Side): number => f.dice[side] ?? 0;

export const setupFrame = (): Setup => ({ at: 0, dice: [], tried: false, ties: 0 });

/** A question that each seat answers in turn. */
export function eachSeat(spec: {
  rule: string;
  prompt: string;
  asked(w: Table, seat: Seat): boolean;
  offers(w: Table, seat: Seat): Choice[];
  take(play: Play, f: Setup, seat: Seat, choice: Choice): void;
  auto(play: Play, f: Setup, seat: Seat): Choice;
}): Question<Setup> {
  const next = (w: Table, f: Setup): Seat | null => {
    for (let seat = f.at; seat < w.owners.length; seat++) if (spec.asked(w, seat)) return seat;
    return null;
  };
  return {
    rule: spec.rule,
    prompt: spec.prompt,
    who: next,
    offers: (w, _f, seat) => spec.offers(w, seat),
    take(play, f, seat, choice) {
      spec.take(play, f, seat, choice);
      f.at = seat + 1;
      return 'again';
    },
    auto: (play, f, seat) => spec.auto(play, f, seat),
    after(_play, f) {
      f.at = 0;
    },
  };
}

export const firstOf = (w: Table, side: Side): Seat => w.owners.findIndex((owner) => owner.side === side);
