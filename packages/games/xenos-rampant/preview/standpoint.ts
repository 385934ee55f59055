// What is known of a point before a unit goes there: whom it sees and could shoot, who could shoot and charge it, its cover and courage.
import type { Point } from '@xenotable/board';
import { attackFault } from '../book/attacking/chargeFaults.ts';
import { courageModifiers, courageOf, courageTest, testsCourage } from '../book/courage/courage.ts';
import { flight } from '../book/courage/noRoom.ts';
import { retreatDistance } from '../book/courage/retreatWays.ts';
import { coverFrom, inCover } from '../book/geometry/cover.ts';
import { sees } from '../book/geometry/sight.ts';
import { blockedAt, clearLine } from './sightLine.ts';
import { shotFault } from '../book/shooting/targets.ts';
import { commanderReaches, waysOf36 } from '../book/activation/values.ts';
import { BUILDINGS } from '../content/terrain.ts';
import { gap } from '../distances.ts';
import { type Table, type Unit, type UnitId, profileOf, sideOf, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { type Stand, tableOf, tableWith } from './table.ts';

/** An enemy in relation to the point: how far, and whether the one shot at has cover. */
export interface Foe {
  unit: UnitId;
  gap: number;
  cover: boolean;
}

/** What dice must show, and in how many of 36 throws an ordinary test is passed, such as after a shot without losses. */
export interface CourageView {
  value: number;
  ways: number;
}

export interface Standpoint {
  /** Whether there is an enemy on the table yet. */
  met: boolean;
  shoots: Foe[];
  shotBy: Foe[];
  chargedBy: Foe[];
  /** XR-BLD-01 The building that it would be in, and the SP that this takes in; null outside. */
  house: { number: number; capacity: number } | null;
  /** 0 for none, 1 for soft, 2 for hard. */
  cover: number;
  /** Null for a unit that never tests. */
  courage: CourageView | null;
  /** Whether the Commander reaches it. */
  led: boolean;
  /** XR-RET-06 How far it could retreat from the enemy that leaves it least room; null if nobody could drive it off. */
  room: RoomView | null;
}

export interface RoomView {
  /** The enemy that it would run from. */
  from: UnitId;
  /** How far it gets, and how far it should. */
  far: number;
  most: number;
  /** XR-RET-12 The way leads off the table: it would be routed. */
  off: boolean;
}

function courageView(w: Table, unit: Unit): CourageView | null {
  if (!testsCourage(w, unit)) return null;
  const test = courageTest(unit, 'shot');
  const value = courageOf(w, unit, test);
  return { value, ways: waysOf36(value, courageModifiers(w, unit, test)) };
}

/** XR-RET-06, XR-RET-09 The least room to retreat that one of these enemies leaves. */
function roomView(w: Table, unit: Unit, foes: readonly Unit[]): RoomView | null {
  if (profileOf(unit).immobile || unit.state !== 'table') return null;
  const most = retreatDistance(w, unit);
  return foes
    .map((foe): RoomView => {
      const run = flight(w, { unit: unit.id, by: foe.id, from: null, attack: false, failed: false });
      const off = run.off && !w.options.mercy;
      return { from: foe.id, far: run.blocked ? Math.min(run.cost, most) : most, most, off };
    })
    .reduce<RoomView | null>(
      (least, room) =>
        least === null ||
        Number(room.off) > Number(least.off) ||
        (room.off === least.off && room.far < least.far)
          ? room
          : least,
      null,
    );
}

function houseView(w: Table, unit: Unit): Standpoint['house'] {
  const building = unit.state === 'building' ? w.buildings[unit.inside] : undefined;
  return building === undefined ? null : { number: unit.inside, capacity: BUILDINGS[building.kind].capacity };
}

/** The Courage of a unit where it stands. */
export const courageFor = (view: View, id: UnitId): CourageView | null =>
  courageView(tableOf(view), unitOf(tableOf(view), id));

export function standpointOf(view: View, id: UnitId, at: Stand): Standpoint {
  const w = tableWith(view, id, at);
  const own = unitOf(w, id);
  const foes = w.units.filter(
    (one) => sideOf(w, one) !== sideOf(w, own) && (one.state === 'table' || one.state === 'building'),
  );
  const foe = (one: Unit, cover: number): Foe => ({
    unit: one.id,
    gap: gap(w, own, one),
    cover: cover > 0,
  });
  const ready = foes.filter((one) => !one.suppressed);
  const shooters = ready.filter((one) => shotFault(w, one, own) === null);
  const chargers = ready.filter((one) => attackFault(w, one, own) === null);
  return {
    met: foes.length > 0,
    shoots: foes
      .filter((one) => shotFault(w, own, one) === null)
      .map((one) => foe(one, coverFrom(w, own, one))),
    shotBy: shooters.map((one) => foe(one, coverFrom(w, one, own))),
    chargedBy: chargers.map((one) => foe(one, 0)),
    house: houseView(w, own),
    cover: inCover(w, own, null),
    courage: courageView(w, own),
    led: commanderReaches(w, own),
    room: roomView(w, own, [...new Set([...shooters, ...chargers])]),
  };
}

export interface Sight {
  whom: UnitId;
  from: Point;
  /** Where the line ends: at the enemy, or at the point that blocks it. */
  to: Point;
  blocked: boolean;
}

/** The lines from a unit as it would stand at a point to every enemy in the open. */
export function sightsOf(view: View, id: UnitId, at: Stand): Sight[] {
  const w = tableWith(view, id, at);
  const eye = unitOf(w, id);
  return w.units
    .filter((one) => sideOf(w, one) !== sideOf(w, eye) && one.state === 'table')
    .map((one) => {
      const line = sees(w, eye, one) ? clearLine(w, eye, one) : null;
      if (line !== null) return { whom: one.id, from: line[0], to: line[1], blocked: false };
      const stop = blockedAt(w, eye, one);
      return {
        whom: one.id,
        from: { x: at.x, y: at.y },
        to: stop ?? { x: one.x, y: one.y },
        blocked: stop !== null,
      };
    });
}
