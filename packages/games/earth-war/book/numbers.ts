// Random numbers, checks and range bands (EW-RN, EW-BND).

import type { Play } from './chapter.ts';
import { missionSheet } from '../content/missions/index.ts';
import { LONG, MEDIUM, type Position } from '../table.ts';

/** EW-RN-01 A random number from 1 to 10. */
export const randomNumber = (play: Play, why: string): number => play.roll(10, why);

/** EW-RN-05 No rating is above 9; at 0 or below there is no check. */
export const limited = (rating: number): number => (rating > 9 ? 9 : rating < 0 ? 0 : rating);

/** EW-RN-02, EW-RN-03, EW-RN-04 A check succeeds up to its rating: one level per point of margin and one more, never above the CAP. */
export const successLevels = (rating: number, rn: number, cap: number): number =>
  Math.min(cap, Math.max(0, rating - rn + 1));

/** EW-BND-01 1-2 CLOSE, 3-5 SHORT, 6-8 MEDIUM, 9-10 LONG. */
const bandOf = (rn: number): number => (rn <= 2 ? 0 : rn <= 5 ? 1 : rn <= 8 ? 2 : 3);

/** EW-GEN-07, EW-BND-02, EW-M-METRO-01 Mission text beats the rules: nothing is farther than LONG; in the tunnel nothing is farther than MEDIUM. */
export const farthestBand = (w: Position): number => (missionSheet(w.mission.number).tunnel ? MEDIUM : LONG);

export const bandHere = (w: Position, rn: number): number => Math.min(bandOf(rn), farthestBand(w));
