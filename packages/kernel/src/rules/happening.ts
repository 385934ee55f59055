// What was seen to occur, and by whom.
import type { RuleId, Seat, Viewer } from './world.ts';

/** A fact of play as data; each viewer's words are made from it later. */
export interface Happening {
  type: string;
  [detail: string]: unknown;
}

/** A happening with the rule behind it and its audience. */
export interface Told {
  what: Happening;
  rule: RuleId;
  /** Those who see all of it; everybody when missing. */
  seenBy?: readonly Seat[];
  /** What the others see of it; nothing when missing. */
  others?: Happening;
}

/** Rules tell with `play.tell?.(…)`: with nobody listening, not even the arguments are built. */
export type Tell = (what: Happening, rule: RuleId, seenBy?: readonly Seat[], others?: Happening) => void;

export interface Heard {
  what: Happening;
  rule: RuleId;
}

/** What one viewer gets of it, or null. */
export function heard(told: Told, viewer: Viewer): Heard | null {
  if (told.seenBy === undefined || (viewer !== 'table' && told.seenBy.includes(viewer)))
    return { what: told.what, rule: told.rule };
  return told.others === undefined ? null : { what: told.others, rule: told.rule };
}

/** A listener that keeps everything it is told. */
export function listener(into: Told[]): Tell {
  return (what, rule, seenBy, others) => {
    const told: Told = { what, rule };
    if (seenBy !== undefined) told.seenBy = seenBy;
    if (others !== undefined) told.others = others;
    into.push(told);
  };
}
