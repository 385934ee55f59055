// What is known of a point before a unit goes there: whom it sees and could shoot, who could shoot and charge it, its cover and courage.
import type { Point } from '@xenotable/board';
import { attackFault } from '../book/attacking/chargeFaults.ts';
import { courageModifiers, courageOf, courageTest, testsCourage } from '../book/courage/courage.ts';
import { coverFrom, inCover } from '../book/geometry/cover.ts';
import { blockedAt, sees } from '../book/geometry/sight.ts';
import { shotFault } from '../book/shooting/targets.ts';
import { commanderReaches, waysOf36 } from '../book/activation/values.ts';
import { gap } from '../distances.ts';
import { type Table, type Unit, type UnitId, sideOf, unitOf } from '../table.ts';
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
  /** 0 for none, 1 for soft, 2 for hard. */
  cover: number;
  /** Null for a unit that never tests. */
  courage: CourageView | null;
  /** Whether the Commander reaches it. */
  led: boolean;
}

function courageView(w: Table, unit: Unit): CourageView | null {
  if (!testsCourage(w, unit)) return null;
  const test = courageTest(unit, 'shot');
  const value = courageOf(w, unit, test);
  return { value, ways: waysOf36(value, courageModifiers(w, unit, test)) };
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
  return {
    met: foes.length > 0,
    shoots: foes
      .filter((one) => shotFault(w, own, one) === null)
      .map((one) => foe(one, coverFrom(w, own, one))),
    shotBy: ready
      .filter((one) => shotFault(w, one, own) === null)
      .map((one) => foe(one, coverFrom(w, one, own))),
    chargedBy: ready.filter((one) => attackFault(w, one, own) === null).map((one) => foe(one, 0)),
    cover: inCover(w, own, null),
    courage: courageView(w, own),
    led: commanderReaches(w, own),
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
      const stop = sees(w, eye, one) ? null : blockedAt(w, eye, one);
      return {
        whom: one.id,
        from: { x: at.x, y: at.y },
        to: stop ?? { x: one.x, y: one.y },
        blocked: stop !== null,
      };
    });
}
