// XR-SCN-11 Trucks that must get through: where they start, and how far the Attacker stays away.
import { cellUnder } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { TERRAIN } from '../content/terrain.ts';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { withinPoint } from '../distances.ts';
import { groundOf } from '../ground.ts';
import { type Table, type Unit, profileOf, sideOf } from '../table.ts';
import { TRUCK, type Trucks } from './scenario.ts';

/** The first seat of the Defender leads them. */
export function addTrucks(w: Table, { count }: Trucks, rule: string): void {
  applies(rule);
  const seat = w.owners.findIndex((owner) => owner.side !== w.attacker);
  for (let i = 1; i <= count; i++) {
    const name = `Truck ${i}`;
    const truck = newUnit(w, seat, readBuild(TRUCK), name, 'truck');
    truck.name = name;
    w.units.push(truck);
  }
}

/** Why a truck cannot start there. */
export function truckFault(w: Table, { on }: Trucks, x: number, y: number, rule: string): Refusal | null {
  if (on === undefined) return null;
  const g = groundOf(w);
  const ground = TERRAIN.findIndex((type) => type.letter === on);
  return g.map.codes[cellUnder(g.map, x, y)] === ground
    ? null
    : { rule, reason: `Trucks start on the ${TERRAIN[ground]?.name ?? 'ground'}.` };
}

/** Why an attacking unit cannot start there. */
export function apartFault(
  w: Table,
  unit: Unit,
  x: number,
  y: number,
  { inches, rule }: { inches: number; rule: string },
): Refusal | null {
  applies(rule);
  const near = w.units.some(
    (one) =>
      sideOf(w, one) !== w.attacker &&
      one.state === 'table' &&
      withinPoint(w, one, x, y, inches * 100 + profileOf(unit).radius),
  );
  return near ? { rule, reason: `That is within ${inches}" of a Defender's unit.` } : null;
}
