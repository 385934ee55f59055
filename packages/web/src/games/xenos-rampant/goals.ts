// Goals as they stand, and the running score.
import { type View, aimsOf } from '@xenotable/xenos-rampant/preview';
import type { Viewer } from '@xenotable/kernel';
import { initial } from '../../kit/words.ts';
import type { Goal, Score, TimeLeft } from '../../table/storyContract.ts';
import { isBetween } from './shared/between.ts';
import { sideOf } from './shared/faces.ts';
import { pointsNow } from './standing.ts';

/** The side that somebody looks from; at a table that nobody sits at the first. */
export const sideFor = (view: View, viewer: Viewer): 0 | 1 =>
  viewer === 'table' ? 0 : (view.owners[viewer]?.side ?? 0);

/** Whether a battle is being set up or fought; between the battles of a campaign there is none. */
const fights = (view: View): boolean => !view.mustering && view.units.length > 0 && !isBetween(view);

export const mission = (view: View): string | null =>
  fights(view)
    ? `${view.campaign === null ? '' : `Battle ${view.campaign.battle} of 5: `}${view.title}`
    : null;

export function goals(view: View, viewer: Viewer): Goal[] {
  if (!fights(view)) return [];
  return aimsOf(view, sideFor(view, viewer)).map((aim) => ({ ...aim }));
}

export function score(view: View): Score[] {
  if (!fights(view)) return [];
  const points = pointsNow(view);
  const sides = view.owners.map((owner) => owner.side);
  return view.owners
    .filter((owner, seat) => sides.indexOf(owner.side) === seat)
    .map((owner) => ({
      side: sideOf(view.owners.indexOf(owner), view.owners.length),
      letter: initial(owner.name),
      points: String(points[owner.side]),
    }));
}

export const left = (view: View): TimeLeft | null =>
  view.turn === 0 || view.over !== null ? null : { count: view.lastTurn - view.turn + 1, unit: 'turn' };
