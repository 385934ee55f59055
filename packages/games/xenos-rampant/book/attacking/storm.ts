// Storming defences (XR-STO): the winner takes the cover that was left.
import {
  type Point,
  atMost,
  cellUnder,
  legLength,
  side as sideOfLine,
  squared,
  squaredToBox,
} from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/attacks.ts';
import { isSpot, spot, chosen, field, shaped } from '../../choices.ts';
import { groundOf } from '../../ground.ts';
import { radiusOf } from '../../distances.ts';
import { type Table, type Unit, onTable, profileOf, unitOf, unitOrNull } from '../../table.ts';
import type { AttackFrame } from './attackFrame.ts';
import { goIn, mayEnter } from '../moving/buildings.ts';
import { FAULTS, legFault, moverOf } from '../geometry/paths.ts';
import { areaCover, inCover } from '../geometry/cover.ts';

import { spotsNear } from '../geometry/spots.ts';
import { maxMove } from '../activation/values.ts';
import { allowed, drove } from '../moving/transports.ts';
import { namesOf } from '../../happenings.ts';
import type { Question } from '../chapter.ts';

/** The cover in which the attacked unit stood, and where. */
export type Position =
  | { kind: 'area'; x: number; y: number; feature: number }
  | { kind: 'obstacle'; x: number; y: number }
  | { kind: 'house'; x: number; y: number; house: number };

export function positionOf(w: Table, unit: Unit, enemy: Unit): Position | null {
  const { x, y } = unit;
  if (unit.state === 'building') return { kind: 'house', x, y, house: unit.inside };
  if (profileOf(unit).flying) return null;
  const g = groundOf(w);
  if (areaCover(w, unit) > 0) return { kind: 'area', x, y, feature: g.feature[cellUnder(g.map, x, y)]! };
  return inCover(w, unit, enemy) > 0 ? { kind: 'obstacle', x, y } : null;
}

/** XR-STO-01, XR-STO-03 The attacked left its cover or fell in it, and an infantry unit or Walker is there to take it. */
export function mayStorm(w: Table, unit: Unit, target: Unit | null, position: Position | null): boolean {
  const p = profileOf(unit);
  if (position === null || target === null || unit.state !== 'table' || unit.suppressed || unit.sp <= 0)
    return false;
  if (p.vehicle && !p.walker) {
    applies('XR-STO-01');
    return false;
  }
  return !onTable(w, target) || target.x !== position.x || target.y !== position.y;
}

/** XR-STO-02 Half a move without terrain cost, into the cover that was left. */
export function stormFault(w: Table, unit: Unit, position: Position, x: number, y: number): Refusal | null {
  const most = allowed(w, unit, maxMove(w, unit) >> 1);
  if (position.kind === 'house') {
    const box = groundOf(w).houses[position.house];
    if (box === undefined || box === null || !mayEnter(w, unit, position.house))
      return { rule: 'XR-BLD-01', reason: 'It may not enter that building.' };
    const far = most + radiusOf(unit);
    return x === position.x && y === position.y && squaredToBox(unit.x, unit.y, box) <= far * far
      ? null
      : { rule: 'XR-STO-02', reason: 'It storms into the building itself.' };
  }
  if (legLength(unit.x, unit.y, x, y) > most)
    return { rule: 'XR-STO-02', reason: 'Storming is half a move at most.' };
  const fault = legFault(w, { ...moverOf(w, unit), crossing: 0 }, unit.x, unit.y, x, y);
  if (fault !== null) return FAULTS[fault];
  return holds(w, unit, position, x, y)
    ? null
    : { rule: 'XR-STO-02', reason: 'That is not in the cover that was left.' };
}

/** Whether a spot lies in the cover that was left: in the feature, or within 1" of the obstacle on the defender's side. */
function holds(w: Table, unit: Unit, position: Position, x: number, y: number): boolean {
  const g = groundOf(w);
  if (position.kind === 'area') return g.feature[cellUnder(g.map, x, y)] === position.feature;
  const reach = radiusOf(unit) + 100;
  return w.obstacles.some(
    (o) =>
      atMost(o.x1, o.y1, o.x2, o.y2, x, y, reach) &&
      Math.sign(sideOfLine(o.x1, o.y1, o.x2, o.y2, x, y)) ===
        Math.sign(sideOfLine(o.x1, o.y1, o.x2, o.y2, position.x, position.y)),
  );
}

/** Spots to offer: the nearest ones to where the defender stood. */
export function stormSpots(w: Table, unit: Unit, position: Position): Point[] {
  const at = { x: position.x, y: position.y };
  if (position.kind === 'house') return stormFault(w, unit, position, at.x, at.y) === null ? [at] : [];
  return spotsNear(w, unit, unit.x, unit.y, maxMove(w, unit) >> 1)
    .filter((spot) => stormFault(w, unit, position, spot.x, spot.y) === null)
    .sort((a, b) => squared(a.x, a.y, at.x, at.y) - squared(b.x, b.y, at.x, at.y))
    .slice(0, 3);
}

const spotsFor = (w: Table, f: AttackFrame): Point[] =>
  f.position === null ? [] : stormSpots(w, unitOf(w, f.unit), f.position);

/** XR-STO-01 to 03 */
export const stormQuestion: Question<AttackFrame> = {
  rule: 'XR-STO-01',
  prompt: (w, f) => `Does ${unitOf(w, f.unit).name} take the position?`,
  who: (w, f) => {
    const unit = unitOf(w, f.unit);
    const target = unitOrNull(w, f.target);
    return mayStorm(w, unit, target, f.position) && spotsFor(w, f).length > 0 ? unit.owner : null;
  },
  offers: (w, f) => [...spotsFor(w, f).map((at) => ({ storm: spot(at.x, at.y) })), { stay: true } as const],
  spaces: (_w, f) => [{ kind: 'storm', unit: f.unit }],
  judge(w, f, _seat, choice) {
    const at = field(choice, 'storm');
    return shaped(choice, 'storm') && isSpot(at) && f.position !== null
      ? stormFault(w, unitOf(w, f.unit), f.position, at[0], at[1])
      : { rule: 'XR-STO-01', reason: 'Storm to a spot, or stay.' };
  },
  take(play, f, _seat, choice) {
    if ('stay' in choice) {
      applies('XR-STO-03');
      return;
    }
    const unit = unitOf(play.w, f.unit);
    const [x, y] = chosen(choice, 'storm').storm;
    drove(unit, legLength(unit.x, unit.y, x, y));
    unit.x = x;
    unit.y = y;
    play.tell?.({ type: 'stormed', unit: unit.id, x, y, names: namesOf(play.w, unit.id) }, 'XR-STO-02');
    if (f.position?.kind === 'house' && mayEnter(play.w, unit, f.position.house))
      goIn(play, unit, f.position.house);
  },
  auto: (play, f) => automaton.storm(play.w, unitOf(play.w, f.unit), spotsFor(play.w, f)),
};
