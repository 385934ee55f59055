// The spaces of a question: borders for the board, the nearest legal choice to a pointer, random samples. All of them ask the judge.
import {
  type Point,
  type Region,
  ahead,
  borders,
  clamp,
  nearest,
  nearestOn,
  roundDiv,
  isqrt,
  sample as sampleReach,
  squared,
} from '@xenotable/board';
import type { Chance, Refusal, Seat, Space } from '@xenotable/kernel';
import { driveOf, drives, entries, pathFault } from './book/moves.ts';
import { deployFault, deploySpots, markerFault } from './book/placing.ts';
import { landingFault, landingSpots } from './book/spots.ts';
import { outSpots } from './book/transports.ts';
import { type Choice, type Spot, spot } from './choices.ts';
import { randomList } from './detachment/random.ts';
import { writeList } from './detachment/text.ts';
import { boundsOf, groundOf } from './ground.ts';
import { radiusOf } from './measure.ts';
import { driveReach, driveTowards, legReach } from './reach.ts';
import type { Table, Unit } from './table.ts';

type Below = (n: number) => number;

const belowOf =
  (chance: Chance): Below =>
  (n) =>
    chance.roll(n, 'sample') - 1;

/** The region of a space around a unit, or null where it has none. */
export function reachOf(w: Table, space: Space): Region | null {
  const unit = w.units[space['unit'] as number];
  if (unit === undefined) return null;
  if (space.kind === 'move')
    return legReach(
      w,
      unit,
      { x: (space['from'] as Spot)[0], y: (space['from'] as Spot)[1] },
      space['most'] as number,
    );
  return space.kind === 'drive' ? driveReach(w, unit, space['most'] as number) : null;
}

/** The outer border of a space's region, then those of the patches inside it where nobody may stop. */
export function bordersOf(w: Table, space: Space): Point[][] {
  const reach = reachOf(w, space);
  return reach === null ? [] : borders(reach);
}

/** What putting a finger on a point of the table means in a space that is not a region around a unit. */
function choiceTo(w: Table, space: Space, x: number, y: number): Choice | null {
  const unit = w.units[space['unit'] as number];
  const at = spot(x, y);
  if (space.kind === 'marker') return { marker: at };
  if (unit === undefined) return null;
  if (space.kind === 'deploy') return { place: unit.id, at };
  if (space.kind === 'land') return { land: at };
  if (space.kind === 'enter') return { path: [rimOf(w, unit, x, y), at] };
  if (space.kind === 'leave') {
    const box = groundOf(w).houses[unit.inside]!;
    return { path: [spot(clamp(x, box.west, box.east), clamp(y, box.south, box.north)), at] };
  }
  return space.kind === 'get out' ? { path: outTo(w, unit, x, y) } : null;
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
  const ride = w.units[unit.inside]!;
  const length = Math.max(1, isqrt(squared(ride.x, ride.y, x, y)));
  const far = radiusOf(ride) + radiusOf(unit) + 1;
  const start = spot(
    ride.x + roundDiv((x - ride.x) * far, length),
    ride.y + roundDiv((y - ride.y) * far, length),
  );
  return length <= far ? [start] : [start, spot(x, y)];
}

function faultOf(w: Table, space: Space, choice: Choice): Refusal | null {
  const unit = w.units[space['unit'] as number]!;
  const most = space['most'] as number;
  if ('marker' in choice) return markerFault(w, ...choice.marker);
  if ('place' in choice) return deployFault(w, unit, ...choice.at);
  if ('land' in choice && choice.land !== false) return landingFault(w, unit, ...choice.land);
  const kind = space.kind === 'enter' ? 'enter' : space.kind === 'get out' ? 'disembark' : 'move';
  return 'path' in choice ? pathFault(w, unit, { kind, most }, choice.path) : null;
}

/** The choice nearest to a pointer, already judged; null where there is none. */
export function nearestChoice(w: Table, space: Space, x: number, y: number): Choice | null {
  const reach = reachOf(w, space);
  if (reach !== null) {
    const at = nearest(reach, x, y);
    const { from } = reach.within;
    if (at.x === from.x && at.y === from.y) return { stay: true };
    return space.kind === 'drive'
      ? { drive: driveTowards(w.units[space['unit'] as number]!, at) }
      : { path: [spot(at.x, at.y)] };
  }
  const legal = (px: number, py: number): boolean => {
    const choice = choiceTo(w, space, px, py);
    return choice !== null && faultOf(w, space, choice) === null;
  };
  const at = nearestOn(boundsOf(w), legal, x, y);
  return at === null ? null : choiceTo(w, space, at.x, at.y);
}

function jittered(at: Point, below: Below, legal: (x: number, y: number) => boolean): Spot {
  const x = at.x + below(101) - 50;
  const y = at.y + below(101) - 50;
  return legal(x, y) ? spot(x, y) : spot(at.x, at.y);
}

/** Extends a start by a random straight leg, if one is legal. */
function onwards(
  w: Table,
  unit: Unit,
  kind: 'enter' | 'disembark' | 'move',
  start: Spot[],
  most: number,
  below: Below,
): Spot[] {
  for (let i = 0; i < 4; i++) {
    const [x, y] = start.at(-1)!;
    const to = ahead(x, y, below(360), 1 + below(Math.max(1, most)));
    const path: Spot[] = [...start, spot(to.x, to.y)];
    if (pathFault(w, unit, { kind, most }, path) === null) return path;
  }
  return start;
}

/** A random legal choice inside a space. */
export function sample(w: Table, _seat: Seat, space: Space, chance: Chance): Choice {
  const below = belowOf(chance);
  const unit = w.units[space['unit'] as number]!;
  const most = space['most'] as number;
  switch (space.kind) {
    case 'move': {
      const at = sampleReach(legReach(w, unit, unit, most), below);
      return at.x === unit.x && at.y === unit.y ? { stay: true } : { path: [spot(at.x, at.y)] };
    }
    case 'drive': {
      const at = sampleReach(driveReach(w, unit, most), below);
      const steps = driveTowards(unit, at);
      return steps.length === 0 || 'rule' in driveOf(w, unit, steps, most)
        ? { stay: true }
        : { drive: steps };
    }
    case 'leave': {
      const box = groundOf(w).houses[space['house'] as number]!;
      for (let i = 0; i < 12; i++) {
        const x = below(2) === 0 ? box.west : box.east;
        const y = box.south + below(box.north - box.south + 1);
        const path = onwards(w, unit, 'move', [spot(x, y)], most, below);
        if (path.length > 1) return { path };
      }
      return { stay: true };
    }
    case 'enter': {
      const ways = entries(w, unit, most);
      const way = ways[below(ways.length)]!;
      if (drives(w, unit)) return { path: way };
      const left = onwards(w, unit, 'enter', [way[0]!], most, below);
      return { path: left.length > 1 ? left : way };
    }
    case 'get out': {
      const spots = outSpots(w, unit);
      const at = spots[below(spots.length)]!;
      return { path: onwards(w, unit, 'disembark', [spot(at.x, at.y)], most, below) };
    }
    case 'land': {
      const spots = landingSpots(w, unit, 400);
      const all = spots.length > 0 ? spots : landingSpots(w, unit, 200, true);
      return {
        land: jittered(all[below(all.length)]!, below, (x, y) => landingFault(w, unit, x, y) === null),
      };
    }
    case 'deploy': {
      const spots = deploySpots(w, unit, 200);
      const all = spots.length > 0 ? spots : deploySpots(w, unit, 100, true);
      return {
        place: unit.id,
        at: jittered(all[below(all.length)]!, below, (x, y) => deployFault(w, unit, x, y) === null),
      };
    }
    case 'marker': {
      for (;;) {
        const x = 600 + below(3600);
        const y = 600 + below(3600);
        if (markerFault(w, x, y) === null) return { marker: spot(x, y) };
      }
    }
    default:
      return { list: writeList(randomList(space['points'] as number, below, space['budget'] as number)) };
  }
}
