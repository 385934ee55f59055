// Pointing in the spaces around offers: another way to charge, other cover to flee to, another spot to storm or to be put down at.
import { type Point, bearing, clamp, isqrt, nearestOn, roundDiv, squared } from '@xenotable/board';
import { type Refusal, questionOf, same, top } from '@xenotable/kernel';
import { attack } from '../book/attacking/attack.ts';
import { contactOf } from '../book/attacking/chargeFaults.ts';
import { retreat } from '../book/courage/retreat.ts';
import { coverSpot, mover, retreatDistance } from '../book/courage/retreatWays.ts';
import { routeToPoint } from '../book/geometry/routes.ts';
import { book } from '../book/index.ts';
import { jump } from '../book/moving/jump.ts';
import { type Choice, type Spot, isKind, spot } from '../choices.ts';
import { radiusOf } from '../distances.ts';
import { boundsOf, houseBox } from '../ground.ts';
import type { Space } from '../spaces.ts';
import { type Table, unitOf } from '../table.ts';

/** What the open question says about a choice: null if it is legal. */
function ruling(w: Table, choice: Choice): Refusal | null {
  const f = top(w);
  const question = questionOf(book, f);
  const who = question.who(w, f);
  const seat = typeof who === 'number' ? who : (who?.[0] ?? 0);
  if (question.offers(w, f, seat).some((offer) => same(offer, choice))) return null;
  return question.judge === undefined
    ? { rule: question.rule, reason: 'That is not among the choices here.' }
    : question.judge(w, f, seat, choice);
}

/** The spot nearest to a pointer whose choice is legal. */
function spotNear(w: Table, x: number, y: number, choiceAt: (at: Spot) => Choice): Choice | null {
  const at = nearestOn(boundsOf(w), (px, py) => ruling(w, choiceAt(spot(px, py))) === null, x, y);
  return at === null ? null : choiceAt(spot(at.x, at.y));
}

/** XR-RET-05 The cover nearest to a pointer that a fleeing unit reaches. */
function coverNear(w: Table, x: number, y: number): Choice | null {
  const f = top(w);
  if (!retreat.has(f)) return null;
  const m = mover(w, f);
  const most = retreatDistance(w, unitOf(w, f.unit));
  const legal = (px: number, py: number): boolean =>
    squared(px, py, m.unit.x, m.unit.y) <= most * most &&
    coverSpot(w, f, m, px, py) &&
    routeToPoint(w, m, { x: px, y: py }, most) !== null;
  const at = nearestOn(boundsOf(w), legal, x, y);
  return at === null ? null : { retreat: 'cover', to: spot(at.x, at.y) };
}

/** XR-ATK-04 Into contact on the side that is pointed at: straight, or by way of the pointer. */
function chargeBy(w: Table, x: number, y: number): Choice | null {
  const f = top(w);
  if (!attack.has(f)) return null;
  const r = radiusOf(unitOf(w, f.unit));
  const contact = f.target >= 0 ? contactOf(w, unitOf(w, f.target)) : houseBox(w, f.house);
  const from: Point =
    'r' in contact
      ? contact
      : { x: clamp(x, contact.west, contact.east), y: clamp(y, contact.south, contact.north) };
  const far = isqrt(squared(from.x, from.y, x, y));
  if (far === 0) return null;
  const sum = r + ('r' in contact ? contact.r : 0) + 1;
  const end = spot(from.x + roundDiv((x - from.x) * sum, far), from.y + roundDiv((y - from.y) * sum, far));
  const ways: Choice[] = [{ path: [end] }, { path: [spot(x, y), end] }];
  return ways.find((way) => ruling(w, way) === null) ?? null;
}

/** The legal choice that a pointer means in such a space; null if it means none. */
export function choiceAround(w: Table, space: Space, x: number, y: number): Choice | null {
  switch (space.kind) {
    case 'charge':
      return chargeBy(w, x, y);
    case 'cover':
      return coverNear(w, x, y);
    case 'storm':
      return spotNear(w, x, y, (storm) => ({ storm }));
    case 'put down':
      return spotNear(w, x, y, (land) => ({ land }));
    case 'nest': {
      const f = top(w);
      const offer = questionOf(book, f)
        .offers(w, f, 0)
        .find((one) => isKind(one, 'brood'));
      return offer === undefined || !isKind(offer, 'brood')
        ? null
        : spotNear(w, x, y, (at) => ({ brood: offer.brood, at }));
    }
    case 'direction': {
      const unit = unitOf(w, space.unit);
      return { direction: bearing(x - unit.x, y - unit.y) };
    }
    case 'distance': {
      const unit = unitOf(w, space.unit);
      const f = top(w);
      return jump.has(f) ? { far: clamp(isqrt(squared(unit.x, unit.y, x, y)), 0, space.most) } : null;
    }
    default:
      return null;
  }
}
