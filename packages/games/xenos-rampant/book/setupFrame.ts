// What setting up remembers, and questions that each seat answers in turn.
import type { Playing, Seat, Next } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Side, Table } from '../table.ts';
import { question } from './question.ts';

export interface Setup {
  at: number;
  dice: number[];
  tried: boolean;
  /** Tied role rolls so far. */
  ties: number;
}

/** Nobody rolls for ever: after so many ties the first seat attacks. */
export const MOST_TIES = 50;

export const setupFrame = (): Setup => ({ at: 0, dice: [], tried: false, ties: 0 });

/** A question that each seat answers in turn. */
export function eachSeat(spec: {
  rule: string;
  prompt: string;
  asked(w: Table, seat: Seat): boolean;
  offers(w: Table, seat: Seat): Choice[];
  take(play: Playing<Table>, seat: Seat, choice: Choice): void;
  auto(play: Playing<Table>, seat: Seat): Choice;
}) {
  const next = (w: Table, f: Setup): Seat | null => {
    for (let seat = f.at; seat < w.owners.length; seat++) if (spec.asked(w, seat)) return seat;
    return null;
  };
  return question<Setup>({
    rule: spec.rule,
    prompt: spec.prompt,
    owner: next,
    offers: (w, _f, seat) => spec.offers(w, seat),
    take(play, f, seat, choice): Next {
      spec.take(play, seat, choice);
      f.at = seat + 1;
      return 'again';
    },
    auto: (play, _f, seat) => spec.auto(play, seat),
    otherwise(_play, f) {
      f.at = 0;
    },
  });
}

export const firstOf = (w: Table, side: Side): Seat => w.owners.findIndex((owner) => owner.side === side);
