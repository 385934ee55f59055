// Facts about the game that no rule of play uses.
import type { Faction } from './units.ts';

/** CC-GEN-25 Minutes that a mission and hours that a campaign take. */
export const LENGTH = { mission: [30, 45], campaignForTwo: 5, campaignForFour: 7 } as const;

/** CC-GEN-26 */
export const AGE = 13;

/** CC-UNIT-07 The colour of a faction's arrows. */
export const COLOURS: Record<Faction, string> = {
  'CHIBI COM': 'blue',
  Mercs: 'yellow',
  Aliens: 'green',
  Reapers: 'purple',
};

/** CC-GEN-29 Facing has no effect; a unit in coma is turned by this many degrees. */
export const COMA_TURN = 45;

/** CC-MAP-03 How far a field lies from the vertical axis. */
export const toAxis = (x: number): number => (x <= 11 ? 11 - x : x - 12);
