// What happened, and who may know it.
import type { RuleId, Seat, Viewer } from './world.ts';

/**
 * Something that happened in play, as data; the words for each viewer are made from it later. A game's happenings are a
 * union distinguished by `type`.
 */
export interface Happening {
  type: string;
}

/** A happening with the rule behind it and the viewers who may know it. */
export interface Told<H extends Happening = Happening> {
  what: H;
  rule: RuleId;
  /** The seats that see all of it; everybody when missing. */
  seenBy?: readonly Seat[];
  /** What the others see of it; nothing when missing. */
  others?: H;
}

/** Rules tell with `play.tell?.(…)`: without a listener not even the arguments are built. */
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

/** What one viewer hears of a happening, or null. */
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
