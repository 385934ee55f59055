// Visibility, line of sight, cover.
import { applies } from '@xenotable/kernel';
import { BLOCKED, FREE, lineSteps, steps } from '@xenotable/board';
import { grid, terrainOf, columnOf, rowOf } from '../../board.ts';
import type { Side } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { mission, occupants, unitOf } from '../who.ts';

/** CC-MAP-24 Orthogonal steps, obstacles ignored; who is not on the map is infinitely far away. */
export const distance = (a: Cell, b: Cell): number => (a < 0 || b < 0 ? Infinity : steps(grid, a, b));

/** CC-VIS-01, CC-VIS-05, CC-VIS-06 How far a side sees. */
export function visibility(w: Table, side: Side): number {
  const far = mission(w).ground.visibility(w, side);
  if (far === Infinity) applies('CC-VIS-06');
  return far;
}

/** CC-LOS-01, CC-LOS-02, CC-LOS-03, CC-LOS-04, CC-LOS-05, CC-LOS-06, CC-LOS-09, CC-LOS-10, CC-LOS-11 Whether the line between two fields is not blocked. Units never block it (CC-LOS-07), nor do Blips (CC-LOS-08). */
export function lineFree(w: Table, from: Cell, to: Cell): boolean {
  if (from < 0 || to < 0) return false;
  if (terrainOf(w.board).sight.level(from, to) !== BLOCKED) return true;
  // The way back is blocked by the same thing.
  applies('CC-LOS-09');
  applies('CC-LOS-05');
  applies('CC-LOS-06');
  applies('CC-MAP-13');
  return false;
}

/** CC-VIS-07 Within visibility, and the line not blocked. */
export function inSight(w: Table, from: Cell, to: Cell, side: Side): boolean {
  if (distance(from, to) <= visibility(w, side)) return lineFree(w, from, to);
  applies('CC-VIS-07');
  return false;
}

/** CC-COV-04, CC-COV-06 Whether an awake unit stands on the line. Blips give no cover (CC-BLP-10). */
function unitOnLine(w: Table, from: Cell, to: Cell, standing: readonly number[] = occupants(w)): boolean {
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  const across = dx < 0 ? -1 : 1;
  const along = dy < 0 ? -grid.width : grid.width;
  const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
  applies('CC-LOS-01');
  applies('CC-LOS-02');
  applies('CC-LOS-03');
  let cell = from;
  for (let i = 0; i + 1 < line.length; i++) {
    const step = line[i];
    if (step === 0) cell += across;
    else if (step === 1) cell += along;
    else {
      applies('CC-LOS-04');
      cell += across + along;
    }
    const who = standing[cell] ?? 0;
    if (who === 0) continue;
    if (who < 0) {
      applies('CC-LOS-08');
      applies('CC-BLP-10');
    } else if (unitOf(w, who - 1).coma) applies('CC-COV-06');
    else {
      applies('CC-LOS-07');
      applies('CC-COV-04');
      return true;
    }
  }
  return false;
}

/**
 * CC-COV-01, CC-COV-02, CC-COV-03, CC-COV-05 Whether something gives cover on the line. What is low on an edge of the
 * first field is looked over (CC-COV-07, CC-COV-08).
 */
export function inCover(w: Table, from: Cell, to: Cell, standing?: readonly number[]): boolean {
  if (terrainOf(w.board).sight.level(from, to) === FREE) {
    // What is low beside the first field is looked over.
    applies('CC-COV-07');
    return unitOnLine(w, from, to, standing);
  }
  // Low edges and low things are one level of the table of sights.
  applies('CC-COV-03');
  applies('CC-MAP-08');
  applies('CC-COV-05');
  applies('CC-MAP-14');
  return true;
}

/** Who stands where, without whoever stands on a field: it goes away from there, and is no cover for itself. */
export function withoutWalker(w: Table, cell: Cell): readonly number[] {
  const standing = occupants(w);
  standing[cell] = 0;
  return standing;
}

/** CC-BLP-11 Whether an observer spots what stands on a field: within visibility, line free, no cover. */
export function spots(w: Table, from: Cell, to: Cell, far: number, standing?: readonly number[]): boolean {
  if (from < 0 || to < 0 || distance(from, to) > far) {
    applies('CC-BLP-11');
    return false;
  }
  return terrainOf(w.board).sight.level(from, to) === FREE && !unitOnLine(w, from, to, standing);
}

/** CC-MODE-03 A sleeper that this attacker has just woken. */
function isWary(attacker: Unit, target: Unit): boolean {
  if (target.wary !== attacker.id) return false;
  applies('CC-COV-09');
  applies('CC-MODE-03');
  return true;
}

/** CC-COV-09, CC-MODE-03 Cover of a target against an attacker, sleepers that were just woken included. */
export const coveredFrom = (w: Table, attacker: Unit, target: Unit): boolean =>
  isWary(attacker, target) || inCover(w, attacker.cell, target.cell);

/** CC-VIS-04 In fog nothing is aimed beyond the visibility. */
export function beyondFog(w: Table, from: Cell, to: Cell, side: Side): boolean {
  if (mission(w).fog !== true || distance(from, to) <= visibility(w, side)) return false;
  applies('CC-VIS-04');
  return true;
}

/** CC-LOS-12 The field of the giant monster from which it looks: the nearest, then lowest y, then lowest x. */
export function monsterEye(w: Table, to: Cell): Cell {
  applies('CC-LOS-12');
  applies('CC-MAP-19');
  const corner = w.board.monster;
  let best = NONE;
  for (const cell of [corner, corner + 1, corner + 24, corner + 25])
    if (best === NONE || distance(cell, to) < distance(best, to)) best = cell;
  return best;
}
