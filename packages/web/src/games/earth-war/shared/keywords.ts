// What is printed in capitals on a card of paper, and what the card does later.
import type { CardKind } from '@xenotable/earth-war/content';
import { dotted } from '../../../kit/words.ts';

/** 'Ambush · Fast 1 · Acid 3'. */
export const keywords = (kind: CardKind): string =>
  dotted(
    kind.ambush && 'Ambush',
    kind.implant && 'Implants',
    kind.shift !== undefined && (kind.shift < 0 ? `Fast ${-kind.shift}` : `Distant ${kind.shift}`),
    kind.armoured && `Armoured ${kind.armoured}`,
    kind.acid && `Acid ${kind.acid}`,
  );

/** What a card does later than its strike, in a few words for its face; null: nothing. */
export interface Later {
  words: string;
  /** Where there is room for a word or two. */
  short: string;
}

/** EW-TXT-01, EW-TXT-02, EW-K-05, EW-AUT-02, EW-AUT-03 */
export function laterOf(kind: CardKind): Later | null {
  if (kind.opens === true)
    return { words: 'end of round: on 1 to 4 it opens, a Facehugger joins', short: 'may open' };
  if (kind.grows === true)
    return { words: 'end of round: on 1 to 3 it escapes, on 4 or 5 a Drone', short: 'may grow' };
  if (kind.implant === true) return { words: 'one wound through armour: DOWN', short: 'implants' };
  if (kind.royal === true) return { words: 'calls a Drone each round', short: 'calls' };
  if (kind.guards === true) return { words: 'guards the Queen', short: 'guards' };
  return null;
}
