// Crushing obstacles (XR-TER-10).
import { type Point, crosses, roundDiv, isqrt, side, squared } from '@xenotable/board';
import type { Bookmark } from '@xenotable/kernel';
import { type Spot, chosen } from '../../choices.ts';
import { OBSTACLES } from '../../content/terrain.ts';
import { type Obstacle, type Table, type Unit, type UnitId, profileOf, unitOf } from '../../table.ts';
import { namesOf } from '../../happenings.ts';
import { chapter } from '../chapter.ts';

const STRETCH = 200;

/** The point at which a leg crosses an obstacle. */
function crossing(a: Point, b: Point, o: Obstacle): Point {
  const from = side(o.x1, o.y1, o.x2, o.y2, a.x, a.y);
  const to = side(o.x1, o.y1, o.x2, o.y2, b.x, b.y);
  const whole = Math.abs(from - to);
  return whole === 0
    ? a
    : {
        x: a.x + roundDiv((b.x - a.x) * Math.abs(from), whole),
        y: a.y + roundDiv((b.y - a.y) * Math.abs(from), whole),
      };
}

/** A frame that asks whether to crush what a Line-Breaker vehicle drove over, or null. */
export function crushing(w: Table, unit: Unit, from: Point, path: readonly Spot[]): Bookmark | null {
  const p = profileOf(unit);
  if (!p.vehicle || !p.has['Line-Breaker'] || w.obstacles.length === 0) return null;
  const points: Point[] = [];
  let at = from;
  for (const [x, y] of path) {
    for (const o of w.obstacles)
      if (OBSTACLES[o.kind].crushable && crosses(at.x, at.y, x, y, o.x1, o.y1, o.x2, o.y2))
        points.push(crossing(at, { x, y }, o));
    at = { x, y };
  }
  return points.length === 0 ? null : crush.begin({ unit: unit.id, points });
}

/** What is left of a segment without the stretch around a point. */
function without(o: Obstacle, at: Point): Obstacle[] {
  const length = isqrt(squared(o.x1, o.y1, o.x2, o.y2));
  const along = isqrt(squared(o.x1, o.y1, at.x, at.y));
  const point = (t: number): Point => ({
    x: o.x1 + roundDiv((o.x2 - o.x1) * t, length),
    y: o.y1 + roundDiv((o.y2 - o.y1) * t, length),
  });
  const rest: Obstacle[] = [];
  if (along - STRETCH > 0) rest.push({ ...o, x2: point(along - STRETCH).x, y2: point(along - STRETCH).y });
  if (along + STRETCH < length)
    rest.push({ ...o, x1: point(along + STRETCH).x, y1: point(along + STRETCH).y });
  return rest;
}

export const crush = chapter<{ unit: UnitId; points: Point[] }>('crush')
  .shows('unit', 'points')
  .steps({
    'crush?': {
      rule: 'XR-TER-10',
      prompt: (w, f) => `${unitOf(w, f.unit).name} drives over an obstacle. Crush it?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: () => [{ crush: true }, { crush: false }],
      take(play, f, _seat, choice) {
        if (chosen(choice, 'crush').crush) {
          for (const at of f.points) {
            play.w.obstacles = play.w.obstacles.flatMap((o) =>
              OBSTACLES[o.kind].crushable && nearLine(o, at) ? without(o, at) : [o],
            );
            play.tell?.(
              { type: 'crushed', unit: f.unit, x: at.x, y: at.y, names: namesOf(play.w, f.unit) },
              'XR-TER-10',
            );
          }
        }
        return 'done';
      },
      auto: () => ({ crush: true }),
    },
  });

const nearLine = (o: Obstacle, at: Point): boolean => {
  const off = side(o.x1, o.y1, o.x2, o.y2, at.x, at.y);
  const length = squared(o.x1, o.y1, o.x2, o.y2);
  return (
    off * off <= 4 * length &&
    at.x >= Math.min(o.x1, o.x2) - 2 &&
    at.x <= Math.max(o.x1, o.x2) + 2 &&
    at.y >= Math.min(o.y1, o.y2) - 2 &&
    at.y <= Math.max(o.y1, o.y2) + 2
  );
};
