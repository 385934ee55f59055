// What is printed in capitals on a card of paper.
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
