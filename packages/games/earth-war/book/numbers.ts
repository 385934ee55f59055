// Random numbers, checks and range bands (EW-RN, EW-BND).

import { applies } from '@xenotable/kernel';
import type { Play } from './chapter.ts';
import { sheetHere } from './nodes.ts';
import { CLOSE, LONG, MEDIUM, SHORT, type Position } from '../table.ts';

/** EW-RN-01 A random number from 1 to 10. */
export function randomNumber(play: Play, why: string): number {
  applies('EW-RN-01');
  return play.roll(10, why);
}

/** EW-RN-05 No rating is above 9; at 0 or below there is no check. */
export function limited(rating: number): number {
  if (rating >= 0 && rating <= 9) return rating;
  applies('EW-RN-05');
  return rating > 9 ? 9 : 0;
}

/** EW-RN-05 The RN of a check; 0: without a rating none is made. */
export function checkNumber(play: Play, rating: number, why: string): number {
  if (rating > 0) return randomNumber(play, why);
  applies('EW-RN-05');
  return 0;
}

/** Whether a check succeeds: with an RN that is not above the rating (EW-RN-02). */
export const succeeds = (rating: number, rn: number): boolean => rn > 0 && rn <= rating;

/** EW-RN-02, EW-RN-03, EW-RN-04 A check succeeds up to its rating: one level per point of margin and one more, never above the CAP. */
export function successLevels(rating: number, rn: number, cap: number): number {
  applies('EW-RN-02');
  if (rn > rating) return 0;
  applies('EW-RN-03');
  const levels = rating - rn + 1;
  if (levels <= cap) return levels;
  applies('EW-RN-04');
  return cap;
}

/** EW-RN-03, EW-RN-04 Success levels that a check makes on average. */
export function averageHits(rating: number, cap: number): number {
  let sum = 0;
  for (let rn = 1; rn <= rating; rn++) sum += Math.min(cap, rating - rn + 1);
  return sum / 10;
}

/** EW-BND-01 1-2 CLOSE, 3-5 SHORT, 6-8 MEDIUM, 9-10 LONG. */
export function bandOf(rn: number): number {
  applies('EW-BND-01');
  if (rn <= 2) return CLOSE;
  if (rn <= 5) return SHORT;
  return rn <= 8 ? MEDIUM : LONG;
}

/** EW-GEN-07, EW-BND-02, EW-M-METRO-01 Mission text beats the rules: nothing is farther than LONG; in the tunnel nothing is farther than MEDIUM. */
export function farthestBand(w: Position): number {
  if (!sheetHere(w).tunnel) return LONG;
  applies('EW-GEN-07');
  applies('EW-M-METRO-01');
  return MEDIUM;
}

export const bandHere = (w: Position, rn: number): number => Math.min(bandOf(rn), farthestBand(w));
