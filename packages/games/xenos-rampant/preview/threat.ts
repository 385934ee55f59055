// Where one would be hurt: for every field of the table the chance to lose a point to enemies that could shoot or charge there.
import { cellUnder } from '@xenotable/board';
import { type Side, type Table, type Unit, type UnitId, profileOf, sideOf, unitOf } from '../table.ts';
import { diceOf, maxMove, orderModifiers, orderValue, isFree, waysOf36 } from '../book/activation/values.ts';
import { seesPoint } from '../book/geometry/sight.ts';
import { boundsOf, groundOf } from '../ground.ts';
import { hitsOfThrow } from '../odds/hitOdds.ts';
import { atLeast } from '../odds/spread.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

export const THREAT_CELL = 200;

export interface ThreatMap {
  /** Cells of 2", row by row from the south-west corner. */
  columns: number;
  rows: number;
  /** The chance to lose at least one point there, from 0 to 1. */
  chances: number[];
}

/** How likely an enemy hurts somebody of this Armour, by what it could do. */
interface Danger {
  unit: Unit;
  range: number;
  charge: number;
  shot(armour: number): number;
  blow: number;
}

/** The chance of an order, and then of as many hits as the Armour takes for a point. */
function dangerOf(w: Table, unit: Unit, victim: { armour: number }): Danger {
  const p = profileOf(unit);
  const obeyed = (order: 'shoot' | 'attack'): number =>
    isFree(w, unit, order) ? 1 : waysOf36(orderValue(unit, order), orderModifiers(w, unit, order, null)) / 36;
  const hits = (need: number, double: boolean) =>
    hitsOfThrow(w, { dice: diceOf(w, unit), need, minus: 0, double, again: 0 });
  const shots = hits(p.sv, p.has['Heavy Weapon'] === true);
  const blows = hits(p.av, false);
  return {
    unit,
    range: p.shoots ? p.range : 0,
    charge: p.attacks && !p.immobile ? maxMove(w, unit) : 0,
    shot: (armour) => obeyed('shoot') * atLeast(shots, armour),
    blow: p.attacks ? obeyed('attack') * atLeast(blows, victim.armour) : 0,
  };
}

/** Of the given unit, or of ordinary infantry if none is in hand. */
function victimOf(w: Table, id: UnitId | null): { armour: number; radius: number } {
  const unit = id === null ? undefined : w.units[id];
  return unit === undefined
    ? { armour: 2, radius: 200 }
    : { armour: profileOf(unit).armour, radius: profileOf(unit).radius };
}

export function threatOf(view: View, side: Side, id: UnitId | null): ThreatMap {
  const w = tableOf(view);
  const { west, south, east, north } = boundsOf(w);
  const columns = Math.floor((east - west) / THREAT_CELL);
  const rows = Math.floor((north - south) / THREAT_CELL);
  const g = groundOf(w);
  const victim = victimOf(w, id);
  const dangers = w.units
    .filter((unit) => unit.state === 'table' && !unit.suppressed && sideOf(w, unit) !== side)
    .map((unit) => dangerOf(w, unit, victim));
  const chances: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = west + column * THREAT_CELL + THREAT_CELL / 2;
      const y = south + row * THREAT_CELL + THREAT_CELL / 2;
      const armour = victim.armour + (g.cover[cellUnder(g.map, x, y)] ?? 0);
      let safe = 1;
      for (const danger of dangers) {
        const { unit } = danger;
        const gap = Math.hypot(unit.x - x, unit.y - y) - victim.radius - profileOf(unit).radius;
        const near = gap <= danger.charge ? danger.blow : 0;
        const far = danger.range > 0 && gap <= danger.range ? danger.shot(armour) : 0;
        const worst = Math.max(near, far);
        if (worst > 0 && seesPoint(w, unit, unit.x, unit.y, x, y)) safe *= 1 - worst;
      }
      chances.push(1 - safe);
    }
  return { columns, rows, chances };
}

/** What one enemy could reach: a ring each for its move or charge and its shot. */
export function reachOfEnemy(view: View, id: UnitId): { charge: number; shoot: number } {
  const w = tableOf(view);
  const unit = unitOf(w, id);
  const p = profileOf(unit);
  return { charge: p.immobile || !p.attacks ? 0 : maxMove(w, unit), shoot: p.shoots ? p.range : 0 };
}
