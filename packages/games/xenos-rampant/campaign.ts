// What a campaign carries from battle to battle (XR-C-02).
import { floorDiv } from '@xenotable/board';
import type { TraitName } from './content/traits.ts';
import type { Side } from './table.ts';

export interface Career {
  /** Points in hand, and all that were ever gained. */
  points: number;
  gained: number;
  traits: TraitName[];
  /** The detachment's total. */
  total: number;
  wounded: boolean;
  /** Campaign score (XR-C-10), without the share of career points. */
  score: number;
  /** Which Commander this is; a new one after a death or retirement. */
  commander: number;
  /** XR-C-04 Whether this Commander has had the free first trait. */
  schooled: boolean;
}

export interface Campaign {
  /** 1 to 5. */
  battle: number;
  owners: Career[];
  loser: Side | null;
  /** Sample detachments that the automaton has already drawn (XR-C-12). */
  drawn: string[];
}

/** XR-C-10 */
export const campaignScore = (career: Career): number => career.score + floorDiv(career.gained, 10);
