// XR-GEN-06 Everything may be measured before it is decided. The spaces of a question: outline for the board, nearest legal point to a pointer, random samples. All of them ask the judge.
import { type Point, type Reachable, ahead, bearing, nearest, outline, rootDown, sample as sampleReach, squared } from '@xenotable/board';
import type { Chance, Seat, Space } from '@xenotable/kernel';
import { drives, driveOf, entries, pathFault } from './book/moves.ts';
import { legCost, legFault, moverOf } from './book/paths.ts';
import { landingFault, landingSpots } from './book/spots.ts';
import { outSpots } from './book/transports.ts';
import { type Choice, type Drive, type Spot, spot } from './choices.ts';
import { randomList } from './detachment/random.ts';
import { writeList } from './detachment/text.ts';
import { groundOf } from './ground.ts';
import { type Table, type Unit, profileOf } from './table.ts';
import { deployFault, deploySpots, markerFault } from './book/placing.ts';

type Below = (n: number) => number;

const belowOf =
  (chance: Chance): Below =>
  (n) =>
    chance.roll(n, 'sample') - 1;

/** One straight leg from a point with so much movement. */
export function legReach(w: Table, unit: Unit, from: Point, most: number): Reachable {
  const m = moverOf(w, unit, from.x, from.y);
  const origin = { x: from.x, y: from.y };
  // Only those whom this leg could come near.
  m.others = m.others.filter((one) => squared(one.x, one.y, origin.x, origin.y) <= (most + one.least) ** 2);
  const p = profileOf(unit);
  // XR-TASTE-14 A vehicle without facing still pays for reversing: only the judge of whole paths knows what.
  const reverses = p.vehicle && !p.walker && !w.rules.facing;
  const legal = (x: number, y: number): boolean =>
    reverses
      ? pathFault(w, unit, { kind: 'move', most }, [spot(x, y)]) === null
      : legFault(w, m, origin.x, origin.y, x, y) === null && legCost(w, m, origin.x, origin.y, x, y) <= most;
  return { from: origin, most, legal: (x, y) => squared(x, y, origin.x, origin.y) <= most * most && legal(x, y) };
}

/** XR-VEH-01 A turn towards the point, then straight ahead; the steps are rounded to whole degrees and hundredths. */
export function driveTowards(unit: Unit, to: Point): Drive[] {
  const heading = bearing(to.x - unit.x, to.y - unit.y);
  const off = ((heading - unit.facing + 540) % 360) - 180;
  const turns: Drive[] =
    off === 0 ? [] : Math.abs(off) <= 90 ? [{ turn: off }] : [{ turn: off > 0 ? 90 : -90 }, { turn: off > 0 ? off - 90 : off + 90 }];
  const far = rootDown(squared(unit.x, unit.y, to.x, to.y));
  return far < 1 ? turns : [...turns, { ahead: far }];
}

export function driveReach(w: Table, unit: Unit, most: number): Reachable {
  return {
    from: { x: unit.x, y: unit.y },
    most,
    legal(x, y) {
      if (x === unit.x && y === unit.y) return true;
      const steps = driveTowards(unit, { x, y });
      return steps.length > 0 && !('rule' in driveOf(w, unit, steps, most));
    },
  };
}

/** The region of a space that a pointer can be in, or null where it is not a region around a unit. */
export function reachOf(w: Table, space: Space): Reachable | null {
  const unit = w.units[space['unit'] as number];
  if (unit === undefined) return null;
  if (space.kind === 'move') return legReach(w, unit, { x: (space['from'] as Spot)[0], y: (space['from'] as Spot)[1] }, space['most'] as number);
  return space.kind === 'drive' ? driveReach(w, unit, space['most'] as number) : null;
}

export const outlineOf = (w: Table, space: Space): Point[] => {
  const reach = reachOf(w, space);
  return reach === null ? [] : outline(reach);
};

/** The choice nearest to a pointer, already judged; null where there is none. */
export function nearestChoice(w: Table, space: Space, x: number, y: number): Choice | null {
  const unit = w.units[space['unit'] as number]!;
  const reach = reachOf(w, space);
  if (reach !== null) {
    const at = nearest(reach, x, y);
    if (at.x === reach.from.x && at.y === reach.from.y) return { stay: true };
    return space.kind === 'drive' ? { drive: driveTowards(unit, at) } : { path: [spot(at.x, at.y)] };
  }
  const spots = space.kind === 'deploy' ? deploySpots(w, unit) : space.kind === 'land' ? landingSpots(w, unit, 100) : [];
  const legal = space.kind === 'deploy' ? deployFault(w, unit, x, y) === null : space.kind === 'land' && landingFault(w, unit, x, y) === null;
  const best = legal ? { x, y } : spots.sort((a, b) => squared(a.x, a.y, x, y) - squared(b.x, b.y, x, y))[0];
  if (best === undefined) return null;
  return space.kind === 'deploy' ? { place: unit.id, at: spot(best.x, best.y) } : { land: spot(best.x, best.y) };
}

function jittered(at: Point, below: Below, legal: (x: number, y: number) => boolean): Spot {
  const x = at.x + below(101) - 50;
  const y = at.y + below(101) - 50;
  return legal(x, y) ? spot(x, y) : spot(at.x, at.y);
}

/** Extends a start by a random straight leg, if one is legal. */
function onwards(w: Table, unit: Unit, kind: 'enter' | 'disembark' | 'move', start: Spot[], most: number, below: Below): Spot[] {
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
      return steps.length === 0 || 'rule' in driveOf(w, unit, steps, most) ? { stay: true } : { drive: steps };
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
      return { land: jittered(all[below(all.length)]!, below, (x, y) => landingFault(w, unit, x, y) === null) };
    }
    case 'deploy': {
      const spots = deploySpots(w, unit, 200);
      const all = spots.length > 0 ? spots : deploySpots(w, unit, 100, true);
      return { place: unit.id, at: jittered(all[below(all.length)]!, below, (x, y) => deployFault(w, unit, x, y) === null) };
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
