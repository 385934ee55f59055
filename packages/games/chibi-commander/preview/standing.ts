// How a mission would be judged if it ended now.
import { tally, victors } from '../book/campaign/victory.ts';
import { hasNothingToGain } from '../auto/player/gain.ts';
import { versus } from '../book/who.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Whether the viewer's side would have won; null in a duel, where goals are secret. */
export function wonAsItStands(view: View): boolean | null {
  const w = tableOf(view);
  if (versus(w) || view.side === null) return null;
  const judged = { ...w, armies: w.armies.map((army) => ({ ...army })) };
  tally(judged);
  return victors(judged).includes(view.side);
}

/** Whether no goal brings the viewer's side anything more: who leaves now loses nothing. */
export function nothingToGain(view: View): boolean {
  return view.side !== null && view.page === null && hasNothingToGain(tableOf(view), view.side);
}
