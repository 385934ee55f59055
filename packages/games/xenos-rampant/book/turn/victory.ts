// Winning (XR-VIC).
import { applies } from '@xenotable/kernel';
import { hasPlace, withinPoint } from '../../distances.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import {
  type Marker,
  type Side,
  type Table,
  type Unit,
  onTable,
  other,
  profileOf,
  sideOf,
  unitOf,
} from '../../table.ts';
import { type Play } from '../chapter.ts';

/** XR-VIC-02 Kill points of one unit; trucks give none (XR-M-CONVOY-07). */
export const killPoints = (unit: Unit): number => (unit.extra === 'truck' ? 0 : unit.cost >= 7 ? 2 : 1);

/** XR-M-COM-04 Scoring by cost bands. */
export function bandPoints(unit: Unit): number {
  applies('XR-M-COM-04');
  if (unit.cost <= 4) return 1;
  return unit.cost <= 8 ? 2 : 3;
}

export function score(play: Play, side: Side, vp: number, rule: string, why: string): void {
  if (vp === 0) return;
  play.w.score.push({ side, vp, rule, why });
  play.tell?.({ type: 'scored', side, vp, why }, rule);
}

export const vpOf = (w: Table, side: Side): number =>
  w.score.reduce((sum, one) => sum + (one.side === side ? one.vp : 0), 0);

/** XR-VIC-02 */
export function scoreKills(play: Play, side: Side, rule: string): void {
  const { w } = play;
  applies('XR-VIC-02');
  const vp = w.removals.reduce(
    (sum, one) => sum + (sideOf(w, unitOf(w, one.unit)) === side ? 0 : killPoints(unitOf(w, one.unit))),
    0,
  );
  score(play, side, vp, rule, 'kill points');
}

/** XR-VIC-03 The side that holds a marker, or null. Flying units and passengers do not hold, but they deny it to the enemy. */
export function holderOf(w: Table, marker: Marker): Side | null {
  applies('XR-VIC-03');
  const near: [boolean, boolean] = [false, false];
  const holds: [boolean, boolean] = [false, false];
  for (const unit of w.units) {
    if (unit.suppressed || !withinPoint(w, unit, marker.x, marker.y, 300)) continue;
    const side = sideOf(w, unit);
    near[side] = true;
    if (hasPlace(unit) && !profileOf(unit).flying) holds[side] = true;
  }
  if (holds[0] && !near[1]) return 0;
  return holds[1] && !near[0] ? 1 : null;
}

/** Whether a side has nothing on the table and nothing to come. */
function isFinished(w: Table, side: Side): boolean {
  if (w.owners.every((owner) => owner.side !== side || owner.gaveUp)) return true;
  if (scenarioOf(w).neverFinished?.(w, side) === true) return false;
  applies('XR-VIC-04');
  return !w.units.some((unit) => sideOf(w, unit) === side && (onTable(w, unit) || unit.state === 'reserve'));
}

/** XR-VIC-04 The battle ends at once when a side is finished, XR-VIC-05 also by giving up. */
export const isOver = (w: Table): boolean =>
  scenarioOf(w).lostAtOnce?.(w) === true || isFinished(w, 0) || isFinished(w, 1);

/** XR-VIC-04 Markers count as held for one turn by the side that is left alone. */
export const soleSide = (w: Table): Side | null =>
  isFinished(w, 0) !== isFinished(w, 1) ? (isFinished(w, 0) ? 1 : 0) : null;

export const winnerOf = (w: Table): Side | null => {
  const [a, b] = [vpOf(w, 0), vpOf(w, 1)];
  return a === b ? null : a > b ? 0 : other(0);
};
