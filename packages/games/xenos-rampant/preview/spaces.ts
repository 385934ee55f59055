// The spaces of a question on the board: their borders, and the legal choice nearest to a pointer. The judge has the last word.
import { type Point, borders, clamp, isqrt, nearest, nearestOn, roundDiv, squared } from '@xenotable/board';
import type { Refusal } from '@xenotable/kernel';
import { type MoveKind, pathFault } from '../book/moving/moveFaults.ts';
import { deployFault, markerFault } from '../book/setup/placing.ts';
import { landingFault } from '../book/geometry/spots.ts';
import { type Choice, type Spot, spot } from '../choices.ts';
import { boundsOf, houseBox } from '../ground.ts';
import { radiusOf } from '../distances.ts';
import { driveTowards, reachOf } from '../reach.ts';
import type { Space, SpaceOf } from '../spaces.ts';
import { type Table, type Unit, unitOf } from '../table.ts';
import { choiceAround } from './around.ts';
import { enterBorder } from './entering.ts';

/** The outer border of a space's region, then those of the patches inside it where nobody may stop. */
export function bordersOf(w: Table, space: Space): Point[][] {
  if (space.kind === 'enter') return [enterBorder(w, space)];
  const reach = reachOf(w, space);
  return reach === null ? [] : borders(reach);
}

/** XR-SET-06 The point of the own edge straight beside a point of the table. */
function rimOf(w: Table, unit: Unit, x: number, y: number): Spot {
  const box = boundsOf(w);
  const { edge } = unit;
  if (edge === 'north' || edge === 'south') return spot(x, edge === 'north' ? box.north : box.south);
  return spot(edge === 'east' ? box.east : box.west, y);
}

/** XR-TPT-03 Out of a transport by its rim, and on in the same direction. */
function outTo(w: Table, unit: Unit, x: number, y: number): Spot[] {
  const ride = unitOf(w, unit.inside);
  const length = Math.max(1, isqrt(squared(ride.x, ride.y, x, y)));
  const far = radiusOf(ride) + radiusOf(unit) + 1;
  const start = spot(
    ride.x + roundDiv((x - ride.x) * far, length),
    ride.y + roundDiv((y - ride.y) * far, length),
  );
  return length <= far ? [start] : [start, spot(x, y)];
}

/** A choice to be judged, and what the judge says about it. */
interface Pointed {
  choice: Choice;
  fault: Refusal | null;
}

function pathTo(w: Table, space: SpaceOf<'enter' | 'leave' | 'get out'>, x: number, y: number): Pointed {
  const unit = unitOf(w, space.unit);
  const judged = (kind: MoveKind, path: Spot[]): Pointed => ({
    choice: { path },
    fault: pathFault(w, unit, { kind, most: space.most }, path),
  });
  if (space.kind === 'enter') return judged('enter', [rimOf(w, unit, x, y), spot(x, y)]);
  if (space.kind === 'get out') return judged('disembark', outTo(w, unit, x, y));
  const box = houseBox(w, unit.inside);
  const door = spot(clamp(x, box.west, box.east), clamp(y, box.south, box.north));
  return judged('move', [door, spot(x, y)]);
}

/** What pointing at the table means in a space that is not a region around a unit. */
function pointedAt(w: Table, space: Space, x: number, y: number): Pointed | null {
  switch (space.kind) {
    case 'marker':
      return { choice: { marker: spot(x, y) }, fault: markerFault(w, x, y) };
    case 'deploy':
      return {
        choice: { place: space.unit, at: spot(x, y) },
        fault: deployFault(w, unitOf(w, space.unit), x, y),
      };
    case 'land':
      return { choice: { land: spot(x, y) }, fault: landingFault(w, unitOf(w, space.unit), x, y) };
    case 'enter':
    case 'leave':
    case 'get out':
      return pathTo(w, space, x, y);
    default:
      return null;
  }
}

/** Spaces around offers: their points are judged by the question itself. */
const AROUND: readonly Space['kind'][] = [
  'charge',
  'cover',
  'storm',
  'put down',
  'nest',
  'direction',
  'distance',
];

/** The choice nearest to a pointer, already judged; null if there is none. */
export function nearestChoice(w: Table, space: Space, x: number, y: number): Choice | null {
  const reach = reachOf(w, space);
  if (reach !== null && (space.kind === 'move' || space.kind === 'drive')) {
    const at = nearest(reach, x, y);
    const { from } = reach.within;
    if (at.x === from.x && at.y === from.y) return { stay: true };
    return space.kind === 'drive'
      ? { drive: driveTowards(unitOf(w, space.unit), at) }
      : { path: [spot(at.x, at.y)] };
  }
  if (AROUND.includes(space.kind)) return choiceAround(w, space, x, y);
  const legal = (px: number, py: number): boolean => pointedAt(w, space, px, py)?.fault === null;
  const at = nearestOn(boundsOf(w), legal, x, y);
  return at === null ? null : (pointedAt(w, space, at.x, at.y)?.choice ?? null);
}
