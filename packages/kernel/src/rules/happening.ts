// What was seen to occur, and by whom.
import type { RuleId, Seat, Viewer } from './world.ts';

/** A fact of play as data; each viewer's words are made from it later. A game's own are a union told apart by `type`. */
export interface Happening {
  type: string;
}

/** A happening with the rule behind it and its audience. */
export interface Told<H extends Happening = Happening> {
  what: H;
  rule: RuleId;
  /** The seats that see all of it; everybody when missing. */
  seenBy?: readonly Seat[];
  /** What the others see of it; nothing when missing. */
  others?: H;
}

/** Rules tell with `play.tell?.(…)`: with no listener, not even the arguments are built. */
export type Tell<H extends Happening = Happening> = (
  what: H,
  rule: RuleId,
  seenBy?: readonly Seat[],
  others?: H,
) => void;

export interface Heard<H extends Happening = Happening> {
  what: H;
  rule: RuleId;
}

/** What one viewer gets of it, or null. */
export function heard<H extends Happening>(told: Told<H>, viewer: Viewer): Heard<H> | null {
  if (told.seenBy === undefined || (viewer !== 'table' && told.seenBy.includes(viewer)))
    return { what: told.what, rule: told.rule };
  return told.others === undefined ? null : { what: told.others, rule: told.rule };
}

/** A listener that keeps everything it is told. */
export function listener<H extends Happening = Happening>(into: Told<H>[]): Tell<H> {
  return (what, rule, seenBy, others) => {
    const told: Told<H> = { what, rule };
    if (seenBy !== undefined) told.seenBy = seenBy;
    if (others !== undefined) told.others = others;
    into.push(told);
  };
}
