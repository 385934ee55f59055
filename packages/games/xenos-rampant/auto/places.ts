// Where the automaton puts things (XR-AUT-26).
import { type Point, squared } from '@xenotable/board';
import { type Choice, spot } from '../choices.ts';
import { enemiesOf } from '../distances.ts';
import type { Table, Unit } from '../table.ts';
import { head } from '../ends.ts';

/** The legal spot nearest to the nearest enemy; ties go west, then south. */
export function nearestToEnemyPoint(w: Table, unit: Unit, spots: readonly Point[]): Point {
  const enemies = [...enemiesOf(w, unit)];
  const far = (at: Point): number =>
    enemies.reduce((least, one) => Math.min(least, squared(at.x, at.y, one.x, one.y)), Infinity);
  return head(spots.slice().sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y));
}

export function nearestToEnemy(w: Table, unit: Unit, spots: readonly Point[]): Choice {
  const best = nearestToEnemyPoint(w, unit, spots);
  return { land: spot(best.x, best.y) };
}
