// Random legal choices inside a space.
import { type Point, ahead, sample as sampleReach } from '@xenotable/board';
import { type Chance, type Seat, questionOf, top } from '@xenotable/kernel';
import { book } from './book/index.ts';
import { type MoveKind, driveOf, drives, entries, pathFault } from './book/moving/moveFaults.ts';
import { deployFault, deploySpots, markerFault } from './book/setup/placing.ts';
import { landingFault, landingSpots } from './book/geometry/spots.ts';
import { outSpots } from './book/moving/transports.ts';
import { type Choice, type Spot, spot } from './choices.ts';
import { randomList } from './randomList.ts';
import { writeList } from './detachment/text.ts';
import { houseBox } from './ground.ts';
import { inSpace } from './inSpace.ts';
import { driveReach, driveTowards, legReach } from './reach.ts';
import type { Space, SpaceOf } from './spaces.ts';
import { type Table, type Unit, unitOf } from './table.ts';

type Below = (n: number) => number;

const belowOf =
  (chance: Chance): Below =>
  (n) =>
    chance.roll(n, 'sample') - 1;

function anyOf<T>(things: readonly T[], below: Below): T {
  const thing = things[below(things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
}

function jittered(at: Point, below: Below, legal: (x: number, y: number) => boolean): Spot {
  const x = at.x + below(101) - 50;
  const y = at.y + below(101) - 50;
  return legal(x, y) ? spot(x, y) : spot(at.x, at.y);
}

/** Extends a start by a random straight leg, if one is legal. */
function onwards(w: Table, unit: Unit, kind: MoveKind, start: Spot, most: number, below: Below): Spot[] {
  for (let i = 0; i < 4; i++) {
    const to = ahead(start[0], start[1], below(360), 1 + below(Math.max(1, most)));
    const path: Spot[] = [start, spot(to.x, to.y)];
    if (pathFault(w, unit, { kind, most }, path) === null) return path;
  }
  return [start];
}

function walk(w: Table, unit: Unit, most: number, below: Below): Choice {
  const at = sampleReach(legReach(w, unit, unit, most), below);
  return at.x === unit.x && at.y === unit.y ? { stay: true } : { path: [spot(at.x, at.y)] };
}

function drive(w: Table, unit: Unit, most: number, below: Below): Choice {
  const at = sampleReach(driveReach(w, unit, most), below);
  const steps = driveTowards(unit, at);
  return steps.length === 0 || 'rule' in driveOf(w, unit, steps, most) ? { stay: true } : { drive: steps };
}

function leaveHouse(w: Table, space: SpaceOf<'leave'>, below: Below): Choice {
  const box = houseBox(w, space.house);
  for (let i = 0; i < 12; i++) {
    const x = below(2) === 0 ? box.west : box.east;
    const y = box.south + below(box.north - box.south + 1);
    const path = onwards(w, unitOf(w, space.unit), 'move', spot(x, y), space.most, below);
    if (path.length > 1) return { path };
  }
  return { stay: true };
}

function enter(w: Table, unit: Unit, most: number, below: Below): Choice {
  const way = anyOf(entries(w, unit, most), below);
  const [start] = way;
  if (drives(w, unit) || start === undefined) return { path: way };
  const left = onwards(w, unit, 'enter', start, most, below);
  return { path: left.length > 1 ? left : way };
}

/** Of a space around the offers: one of them. */
function offeredIn(w: Table, seat: Seat, space: Space, below: Below): Choice {
  const f = top(w);
  const offers = questionOf(book, f).offers(w, f, seat);
  return anyOf(
    offers.filter((one) => inSpace(w, seat, space, one)),
    below,
  );
}

/** A random legal choice inside a space. */
export function sample(w: Table, seat: Seat, space: Space, chance: Chance): Choice {
  const below = belowOf(chance);
  switch (space.kind) {
    case 'move':
      return walk(w, unitOf(w, space.unit), space.most, below);
    case 'drive':
      return drive(w, unitOf(w, space.unit), space.most, below);
    case 'leave':
      return leaveHouse(w, space, below);
    case 'enter':
      return enter(w, unitOf(w, space.unit), space.most, below);
    case 'get out': {
      const unit = unitOf(w, space.unit);
      const at = anyOf(outSpots(w, unit), below);
      return { path: onwards(w, unit, 'disembark', spot(at.x, at.y), space.most, below) };
    }
    case 'land': {
      const unit = unitOf(w, space.unit);
      const spots = landingSpots(w, unit, 400);
      const at = anyOf(spots.length > 0 ? spots : landingSpots(w, unit, 200, true), below);
      return { land: jittered(at, below, (x, y) => landingFault(w, unit, x, y) === null) };
    }
    case 'deploy': {
      const unit = unitOf(w, space.unit);
      const spots = deploySpots(w, unit, 200);
      const at = anyOf(spots.length > 0 ? spots : deploySpots(w, unit, 100, true), below);
      return { place: unit.id, at: jittered(at, below, (x, y) => deployFault(w, unit, x, y) === null) };
    }
    case 'marker': {
      for (;;) {
        const x = 600 + below(3600);
        const y = 600 + below(3600);
        if (markerFault(w, x, y) === null) return { marker: spot(x, y) };
      }
    }
    case 'list':
      return { list: writeList(randomList(space.points, below, space.budget)) };
    case 'direction':
      return { direction: below(360) };
    case 'distance':
      return { far: below(space.most + 1) };
    default:
      return offeredIn(w, seat, space, below);
  }
}
