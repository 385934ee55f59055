// How the automaton moves (XR-AUT-06, XR-AUT-13, XR-AUT-25).
import { applies } from '@xenotable/kernel';
import { type Point, ahead, bearing, floorDiv } from '@xenotable/board';

import { inCover } from '../book/geometry/cover.ts';
import { seesPoint } from '../book/geometry/sight.ts';
import { judgePath, moverOf } from '../book/geometry/paths.ts';
import { exitFault } from '../book/moving/exits.ts';
import { TURN, driveOf, drives, entries, turnsTo } from '../book/moving/moveFaults.ts';
import type { MoveFrame } from '../book/moving/move.ts';
import { jumpEnd } from '../book/moving/jump.ts';
import { landingSpots } from '../book/geometry/spots.ts';
import { allowed, outSpots } from '../book/moving/transports.ts';
import { type ShotMode, shotFault } from '../book/shooting/targets.ts';
import { diceOf, maxMove } from '../book/activation/values.ts';
import { type Choice, type Drive, spot } from '../choices.ts';
import { exitsOf } from '../scenarios/zones.ts';
import { type Table, type Unit, profileOf, sideOf, unitOf } from '../table.ts';
import { goalOf } from './goals.ts';
import { attackScore, expected, shootScore, worth } from './scores.ts';
import { type Way, far, wayTo } from './ways.ts';
import { type Play } from '../book/chapter.ts';
import { tail, head } from '../ends.ts';

export interface Planned {
  choice: Choice;
  score: number;
  at: Point;
  /** How much better it is than to stay. */
  gain: number;
}

/** What a unit would be in for at a point. */
export function danger(w: Table, unit: Unit, x: number, y: number): number {
  let sum = 0;
  const r = profileOf(unit).radius;
  const armour = profileOf(unit).armour + inCover(w, unit, null, x, y);
  for (const enemy of w.units) {
    if (enemy.state !== 'table' || enemy.suppressed || sideOf(w, enemy) === sideOf(w, unit)) continue;
    const p = profileOf(enemy);
    const gap = far(enemy.x, enemy.y, { x, y }) - r - p.radius;
    if (p.shoots && gap <= p.range && seesPoint(w, enemy, enemy.x, enemy.y, x, y))
      sum += floorDiv(worth(w, expected(diceOf(w, enemy), p.sv, armour, unit), unit), 6);
    if (p.attacks && gap <= maxMove(w, enemy) && (!profileOf(unit).flying || p.flying))
      sum += floorDiv(worth(w, expected(diceOf(w, enemy), p.av, profileOf(unit).armour, unit), unit), 3);
  }
  return sum;
}

/** The best Shoot score that a unit would have at a point. */
export function bestShotFrom(w: Table, unit: Unit, { x, y }: Point, mode: ShotMode = 'shoot'): number {
  if (!profileOf(unit).shoots) return 0;
  const was = { x: unit.x, y: unit.y, state: unit.state };
  unit.x = x;
  unit.y = y;
  unit.state = 'table';
  let best = 0;
  for (const enemy of w.units)
    if (sideOf(w, enemy) !== sideOf(w, unit) && shotFault(w, unit, enemy, mode) === null)
      best = Math.max(best, shootScore(w, unit, enemy, mode));
  Object.assign(unit, was);
  return best;
}

/** The best Attack score that a unit without Shoot would have from a point in its next phase. */
function bestChargeFrom(w: Table, unit: Unit, x: number, y: number): number {
  const p = profileOf(unit);
  if (p.shoots || !p.attacks) return 0;
  let best = 0;
  for (const enemy of w.units) {
    if (enemy.state !== 'table' || sideOf(w, enemy) === sideOf(w, unit)) continue;
    if (far(x, y, enemy) - p.radius - profileOf(enemy).radius > maxMove(w, unit)) continue;
    best = Math.max(best, attackScore(w, unit, enemy));
  }
  return best;
}

/** XR-AUT-06 The score of ending a move at a point. What cannot come to `least` is not computed to its end: the result is then below it, too. */
export function moveScore(
  w: Table,
  unit: Unit,
  way: Way | null,
  x: number,
  y: number,
  least = -Infinity,
): number {
  applies('XR-AUT-06');
  const from = way === null ? 0 : floorDiv(way.length, 100);
  const to = way === null ? 0 : floorDiv(way.from(x, y), 100);
  const cover = inCover(w, unit, null, x, y);
  const hopes =
    2 * (from - to) +
    (cover === 2 ? 6 : cover === 1 ? 4 : 0) +
    floorDiv(bestShotFrom(w, unit, { x, y }) + bestChargeFrom(w, unit, x, y), 4);
  return hopes < least ? hopes : hopes - floorDiv(danger(w, unit, x, y), 2);
}
/** Ends of a drive: a turn if needed, then straight ahead. */
function driveTo(
  w: Table,
  unit: Unit,
  heading: number,
  length: number,
  most: number,
): { steps: Drive[]; at: Point } | null {
  const steps = turnsTo(unit, heading);
  const left = Math.min(length, most - TURN * steps.length);
  if (left < 1) return null;
  steps.push({ ahead: left });
  const driven = driveOf(w, unit, steps, most);
  return 'rule' in driven ? null : { steps, at: { x: driven.x, y: driven.y } };
}

/** XR-AUT-06 36 directions and three lengths; the best of those that are legal. Ties go west, then south. */
export function bestMove(w: Table, unit: Unit, most: number, goal: Point | null): Planned {
  const way = wayTo(w, unit, goal);
  const stay = unit.state === 'table' ? moveScore(w, unit, way, unit.x, unit.y) : 0;
  let best: Planned = { choice: { stay: true }, score: stay, at: unit, gain: 0 };
  if (unit.state !== 'table') return best;
  const look = (choice: Choice, at: Point): void => {
    const score = moveScore(w, unit, way, at.x, at.y, best.score);
    if (
      score > best.score ||
      (score === best.score && (at.x < best.at.x || (at.x === best.at.x && at.y < best.at.y)))
    )
      best = { choice, score, at, gain: score - stay };
  };
  eachMove(w, unit, most, way, look);
  return best;
}

/** XR-AUT-06 Legal moves in 36 directions, of the whole and of half the length, and the way round what is before the goal. */
export function eachMove(
  w: Table,
  unit: Unit,
  most: number,
  way: Way | null,
  look: (choice: Choice, at: Point) => void,
): void {
  const facing = drives(w, unit);
  const m = moverOf(w, unit);
  const round = facing || way === null ? [] : way.round(most);
  const end = round.at(-1);
  if (end !== undefined) look({ path: round.map((at) => spot(at.x, at.y)) }, end);
  for (let d = 0; d < 360; d += 10) {
    for (const length of [most, most >> 1]) {
      if (facing) {
        const drive = driveTo(w, unit, d, length, most);
        if (drive !== null) look({ drive: drive.steps }, drive.at);
        continue;
      }
      const at = ahead(unit.x, unit.y, d, length);
      const { cost, fault } = judgePath(w, m, [at]);
      if (fault === null && cost <= most) look({ path: [spot(at.x, at.y)] }, at);
    }
  }
}

/** The way in from an edge, or out of a transport, that scores best. */
function bestEntry(w: Table, f: MoveFrame, unit: Unit): Choice {
  const goal = goalOf(w, unit);
  const paths =
    f.kind === 'enter'
      ? entries(w, unit, allowed(w, unit, f.most))
      : outSpots(w, unit).map((at) => [spot(at.x, at.y)]);
  const score = (path: [number, number][]): number =>
    goal === null ? 0 : -far(tail(path)[0], tail(path)[1], goal);
  return {
    path: head(
      paths.slice().sort((a, b) => score(b) - score(a) || head(a)[0] - head(b)[0] || head(a)[1] - head(b)[1]),
    ),
  };
}

export function chooseMove(play: Play, f: MoveFrame): Choice {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  const most = allowed(w, unit, f.most);
  if (f.kind === 'enter') return bestEntry(w, f, unit);
  // XR-AUT-26 Exits that score are taken whenever legal.
  if (f.kind !== 'infiltrate') {
    const worthLeaving = w.vip === null || w.vip.carrier === unit.id;
    for (const exit of exitsOf(w, sideOf(w, unit)))
      if (worthLeaving && exitFault(w, unit, exit, most) === null) {
        applies('XR-AUT-26');
        return { exit: exit.edge };
      }
  }
  if (f.kind === 'disembark') return bestEntry(w, f, unit);
  return bestMove(w, unit, most, goalOf(w, unit)).choice;
}

/** XR-AUT-25 Landing points 4" apart. */
export function bestLanding(w: Table, unit: Unit): { at: Point; score: number } | null {
  const goal = goalOf(w, unit);
  applies('XR-AUT-25');
  let best: { at: Point; score: number } | null = null;
  for (const at of landingSpots(w, unit, 400)) {
    const score =
      (goal === null ? 0 : -2 * floorDiv(far(at.x, at.y, goal), 100)) -
      danger(w, unit, at.x, at.y) +
      floorDiv(bestShotFrom(w, unit, at), 4);
    if (best === null || score > best.score) best = { at, score };
  }
  return best;
}

export function chooseLanding(play: Play, unit: Unit): Choice {
  const best = bestLanding(play.w, unit)?.at ?? head(landingSpots(play.w, unit, 200, true));
  return { land: spot(best.x, best.y) };
}

/** XR-AUT-26 A bad landing only for the brave, or late in the game. */
export function badLanding(play: Play, unit: Unit): Choice {
  return profileOf(unit).courage <= 3 || play.w.turn >= play.w.lastTurn - 1
    ? chooseLanding(play, unit)
    : { land: false };
}

/** The direction of the goal. */
export function jumpDirection(w: Table, unit: Unit): Choice {
  const goal = goalOf(w, unit);
  return { direction: goal === null ? 0 : bearing(goal.x - unit.x, goal.y - unit.y) };
}

/** XR-AUT-25 How much better an average jump is than to stay. */
export function jumpGain(w: Table, unit: Unit, goal: Point | null): number {
  if (goal === null || unit.state !== 'table') return 0;
  const way = wayTo(w, unit, goal);
  const at = jumpTowards(w, unit, goal);
  return moveScore(w, unit, way, at.x, at.y) - moveScore(w, unit, way, unit.x, unit.y);
}

const jumpTowards = (w: Table, unit: Unit, goal: Point): Point =>
  jumpEnd(w, unit, bearing(goal.x - unit.x, goal.y - unit.y), 700);

/** XR-AUT-18 Whether an average jump brings a unit nearer to its goal. */
export function jumpsNearer(w: Table, unit: Unit, goal: Point | null): boolean {
  if (goal === null) return false;
  const at = jumpTowards(w, unit, goal);
  return far(at.x, at.y, goal) < far(unit.x, unit.y, goal);
}
