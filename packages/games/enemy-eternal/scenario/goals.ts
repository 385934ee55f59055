// EE-SCN-08 EE-SCN-09 What a scenario counts, what it scores and when it ends.
import { applies } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { adjacent, distance, ground } from '../book/board/ground.ts';
import { finish } from '../book/end.ts';
import {
  byPoints,
  civilians,
  controls,
  homeOf,
  isCleared,
  isHome,
  score,
  soldiers,
} from '../book/missions/helpers.ts';
import { isDown, onBoard } from '../book/models.ts';
import { type Cell, type Model, type Piece, type Side, type Table, SIDES, other } from '../table.ts';
import { goalOf, tokenOf } from '../tableReaders.ts';
import { cellsOf } from './places.ts';
import type { Area, Condition, End, Scenario, Score, SideLetter, Tie, WorkedKind } from './scenario.ts';

export const sideOfLetter = (letter: SideLetter): Side => (letter === 'A' ? 0 : 1);
export const letterOf = (side: Side): SideLetter => (side === 0 ? 'A' : 'B');

/** Names of the counters in `goals`. */
export const RESCUED = 'rescued';
export const OUT = 'out';
export const DEAD = 'civilians dead';
export const TIMER = 'timer';
export const reachedBy = (side: Side, area: string): string => `${letterOf(side)} reached ${area}`;

export const count = (w: Table, name: string): void => void (w.goals[name] = goalOf(w, name) + 1);

const cellsIn = new WeakMap<Area, Cell[]>();

/** EE-SCN-03 The cells of an area. */
export function areaCells(w: Table, scenario: Scenario, name: string): readonly Cell[] {
  applies('EE-SCN-03');
  const area = scenario.areas.find((one) => one.name === name);
  if (area === undefined) return [];
  let cells = cellsIn.get(area);
  if (cells === undefined) cellsIn.set(area, (cells = cellsOf(ground(w).grid, area.cells)));
  return cells;
}

export const piecesOf = (w: Table, kind: WorkedKind): Piece[] =>
  w.pieces.filter((piece) => piece.kind === kind);

/** EE-SCN-08 Pieces of a kind that count for a side: held by it, or done. */
function workedBy(w: Table, scenario: Scenario, kind: WorkedKind, side: Side): Piece[] {
  const makes = scenario.pieces[kind]?.makes;
  return piecesOf(w, kind).filter((piece) => (makes === 'held' ? piece.owner === side : piece.done));
}

/** Points for held pieces; those that change together count as one. */
function heldBy(w: Table, scenario: Scenario, kind: WorkedKind, side: Side): number {
  const held = workedBy(w, scenario, kind, side).length;
  return scenario.pieces[kind]?.together ? Math.min(1, held) : held;
}

const scoresFor = (side: Side, who: SideLetter | 'both'): boolean =>
  who === 'both' || sideOfLetter(who) === side;

/** EE-SCN-08 Somebody was destroyed. */
export function scoreLoss(play: Play, scenario: Scenario, m: Model): void {
  const { w } = play;
  const winner = other(m.side);
  for (const one of scenario.scores) {
    if (one.verb !== 'destroy' || !scoresFor(winner, one.side)) continue;
    if (one.what === 'model' && !m.neutral) score(play, winner, one.points, 'EE-SCN-08', m.name);
    if (one.what === 'leader' && m.leader) score(play, winner, one.points, 'EE-SCN-08', 'the enemy Leader');
    const side = w.sides[m.side];
    const broken = `broken${m.side}`;
    if (one.what === 'half' && goalOf(w, broken) === 0 && 2 * side.lost >= side.fielded) {
      w.goals[broken] = 1;
      score(play, winner, one.points, 'EE-SCN-08', 'the enemy is broken');
    }
  }
}

/** EE-SCN-08 What is scored at the end of a round. */
export function scoreRound(play: Play, scenario: Scenario): void {
  for (const one of scenario.scores) {
    if (one.verb === 'hold' && play.w.round >= (one.from ?? 1)) scoreHold(play, scenario, one);
    if (one.verb === 'hide' && play.w.round >= one.from) scoreHiding(play, one.worth);
  }
}

function scoreHold(play: Play, scenario: Scenario, one: Extract<Score, { verb: 'hold' }>): void {
  const { w } = play;
  if ('area' in one) {
    const holder = controls(w, areaCells(w, scenario, one.area));
    if (holder >= 0 && scoresFor(holder === 0 ? 0 : 1, one.side))
      score(play, holder === 0 ? 0 : 1, one.points, 'EE-SCN-08', one.area);
    return;
  }
  for (const side of SIDES)
    if (scoresFor(side, one.side))
      score(play, side, one.points * heldBy(w, scenario, one.piece, side), 'EE-SCN-08', `${one.piece}s`);
}

/** A Leader in its own zone gives the other side worth, as in EE-M-B7-04. */
function scoreHiding(play: Play, worth: number): void {
  const { w } = play;
  for (const m of w.models) {
    if (!m.leader || !onBoard(m) || !isHome(w, m)) continue;
    w.sides[other(m.side)].worth += worth;
    play.tell?.({ type: 'leader hides', model: m.name }, 'EE-SCN-08');
  }
}

/** The tokens that a side carries, each worth so much. */
const carriedBy = (w: Table, side: Side, worth: (m: Model) => number): number =>
  w.models
    .filter((m) => m.side === side && onBoard(m))
    .reduce((sum, m) => sum + m.carries.length * worth(m), 0);

/** EE-SCN-08 Tokens are scored after the last round. */
export function scoreTokens(play: Play, scenario: Scenario): void {
  const { w } = play;
  for (const one of scenario.scores) {
    if (one.verb !== 'carry') continue;
    for (const side of SIDES) {
      if (!scoresFor(side, one.side)) continue;
      const points = carriedBy(w, side, (m) => (isHome(w, m) ? one.home : one.points));
      score(play, side, points, 'EE-SCN-08', 'tokens');
    }
  }
}

/** EE-SCN-08 The timer goes on while side A is near the piece it has worked and no enemy stands beside it. */
export function runTimer(play: Play, scenario: Scenario): void {
  const { w } = play;
  const { timer } = scenario;
  if (timer === null) return;
  const runs = piecesOf(w, timer.piece).some(
    (piece) =>
      piece.done &&
      soldiers(w, 0).some(
        (m) => m.control === 0 && !isDown(m) && distance(w, m.cell, piece.cell) <= timer.within,
      ) &&
      !w.models.some(
        (m) => onBoard(m) && !m.neutral && m.control === 1 && adjacent(ground(w), m.cell, piece.cell),
      ),
  );
  if (!runs) return;
  count(w, TIMER);
  play.tell?.({ type: 'timer', timer: goalOf(w, TIMER) }, 'EE-SCN-08');
}

const atLeast = (w: Table, name: string, least: number): boolean => goalOf(w, name) >= least;

/** EE-SCN-09 Whether something is so for a side; `by` has just ended its activation. */
export function holds(w: Table, scenario: Scenario, side: Side, one: Condition, by: Model | null): boolean {
  switch (one.is) {
    case 'reached':
      return atLeast(w, reachedBy(side, one.area), 1);
    case 'cleared':
      return isCleared(w);
    case 'worked': {
      const all = piecesOf(w, one.piece).length;
      return all > 0 && workedBy(w, scenario, one.piece, side).length >= (one.least ?? all);
    }
    case 'home':
      return (
        by !== null &&
        by.side === side &&
        by.control === side &&
        onBoard(by) &&
        by.carries.some((id) => tokenOf(w, id).kind === one.token) &&
        homeOf(w, side).includes(by.cell)
      );
    case 'carried':
      return carriedBy(w, side, () => 1) >= one.least;
    case 'out':
      return atLeast(w, OUT, one.least);
    case 'rescued':
      return atLeast(w, RESCUED, one.least);
    case 'civilians dead':
      return atLeast(w, DEAD, one.least);
    case 'civilian free':
      return civilians(w).some((m) => !m.neutral) === one.yes;
    case 'no civilian left':
      return civilians(w).length === 0;
    case 'leader fallen':
      return w.sides[sideOfLetter(one.side)].leaderLost;
    case 'leader alive':
      return !w.sides[sideOfLetter(one.side)].leaderLost;
    case 'points':
      return w.sides.some((state) => state.score >= one.least);
    case 'timer':
      return atLeast(w, TIMER, one.least);
    case 'round':
      return w.round >= (one.least ?? 0) && w.round <= (one.most ?? w.round);
  }
}

/** How far side A is ahead in a tie-break. */
function tieOf(w: Table, scenario: Scenario, tie: Tie): number {
  const [a, b] = w.sides;
  switch (tie.by) {
    case 'pieces':
      return w.pieces.reduce((sum, { owner }) => sum + (owner === 0 ? 1 : owner === 1 ? -1 : 0), 0);
    case 'supplies':
      return a.found - b.found;
    case 'worth':
      return a.worth - b.worth;
    case 'area': {
      const holder = controls(w, areaCells(w, scenario, tie.area));
      return holder < 0 ? 0 : holder === 0 ? 1 : -1;
    }
  }
}

function conclude(play: Play, scenario: Scenario, end: End, by: Model | null): void {
  const { w } = play;
  const meets = (side: Side): boolean => (end.second ?? []).some((one) => holds(w, scenario, side, one, by));
  if (end.wins === 'points') {
    byPoints(play, 'EE-SCN-09', () => {
      for (const tie of end.ties ?? []) {
        const lead = tieOf(w, scenario, tie);
        if (lead !== 0) return lead;
      }
      return 0;
    });
    if (w.result !== null && meets(0)) w.result.secondary = true;
    return;
  }
  const lead = w.sides[0].worth - w.sides[1].worth;
  const winner: Side | null =
    end.wins === 'nobody'
      ? null
      : end.wins === 'worth'
        ? lead > 0
          ? 0
          : lead < 0
            ? 1
            : null
        : sideOfLetter(end.wins);
  finish(play, winner, 'EE-SCN-09', end.why, meets(winner ?? 0));
}

/** EE-SCN-09 The first end whose conditions are all met. */
export function lookForEnd(play: Play, scenario: Scenario, look: End['look'], by: Model | null = null): void {
  const { w } = play;
  if (w.result !== null) return;
  applies('EE-SCN-09');
  const end = scenario.ends.find(
    (one) =>
      one.look === look && one.if.every((part) => holds(w, scenario, one.wins === 'B' ? 1 : 0, part, by)),
  );
  if (end !== undefined) conclude(play, scenario, end, by);
}
