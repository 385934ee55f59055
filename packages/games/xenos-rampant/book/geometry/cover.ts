// Cover against a shot, and for Courage and Retreat (XR-TER-05 to 13).
import { applies } from '@xenotable/kernel';
import { atMost, cellUnder, crosses } from '@xenotable/board';
import { OBSTACLES } from '../../content/terrain.ts';
import { OVERHEAD, groundOf } from '../../ground.ts';
import { bearer, radiusOf } from '../../distances.ts';
import { type Table, type Unit, profileOf } from '../../table.ts';
import { partlyHidden } from './sight.ts';

/** Cover that an area gives to a unit that stands in it. */
export function areaCover(w: Table, unit: Unit): number {
  if (profileOf(unit).flying) return 0;
  if (unit.state === 'building') return 2;
  const g = groundOf(w);
  applies('XR-GEO-10');
  return g.cover[cellUnder(g.map, unit.x, unit.y)]!;
}

/** XR-TER-11 Cover from an obstacle within 1" that the line from the other's centre crosses. */
function obstacleCover(w: Table, unit: Unit, fromX: number, fromY: number): number {
  let best = 0;
  const reach = radiusOf(unit) + 100;
  for (const o of w.obstacles) {
    const cover = OBSTACLES[o.kind].cover;
    if (
      cover > best &&
      atMost(o.x1, o.y1, o.x2, o.y2, unit.x, unit.y, reach) &&
      crosses(fromX, fromY, unit.x, unit.y, o.x1, o.y1, o.x2, o.y2)
    ) {
      applies('XR-TER-11');
      best = cover;
    }
  }
  return best;
}

/** XR-TER-07, XR-BLD-03, XR-SHO-12 The best single cover of a target against a shot from a unit (or from its spotter, XR-SPT-03). */
export function coverFrom(w: Table, from: Unit, target: Unit): number {
  if (profileOf(target).flying) return 0;
  const g = groundOf(w);
  const area = areaCover(w, target);
  const shooter = bearer(w, from);
  if (profileOf(shooter).flying) {
    applies('XR-XEN-16');
    // XR-XEN-16 From the air only what is overhead helps.
    return target.state === 'building' || OVERHEAD[g.map.codes[cellUnder(g.map, target.x, target.y)]!] === 1
      ? area
      : 0;
  }
  let best = area;
  if (target.state === 'building') applies('XR-BLD-03');
  if (best > 0) applies('XR-TER-07');
  if (best < 2 && target.state === 'table')
    best = Math.max(best, obstacleCover(w, target, shooter.x, shooter.y));
  if (best > 0 || !partlyHidden(w, from, target)) return best;
  applies('XR-TER-12');
  applies('XR-SHO-12');
  return 1;
}

/** XR-TER-13 In cover, for Courage and Retreat: 0, 1 (soft) or 2 (hard). `enemy` is whoever caused it, or null. */
export function inCover(
  w: Table,
  unit: Unit,
  enemy: { x: number; y: number } | null,
  x = unit.x,
  y = unit.y,
): number {
  if (profileOf(unit).flying) return 0;
  if (unit.state === 'building' && x === unit.x && y === unit.y) return 2;
  const g = groundOf(w);
  applies('XR-TER-13');
  const area = g.cover[cellUnder(g.map, x, y)]!;
  if (area === 2) return 2;
  const reach = radiusOf(unit) + 100;
  let best: number = area;
  for (const o of w.obstacles) {
    const cover = OBSTACLES[o.kind].cover;
    if (cover <= best || !atMost(o.x1, o.y1, o.x2, o.y2, x, y, reach)) continue;
    if (enemy === null || crosses(enemy.x, enemy.y, x, y, o.x1, o.y1, o.x2, o.y2)) best = cover;
  }
  return best;
}
