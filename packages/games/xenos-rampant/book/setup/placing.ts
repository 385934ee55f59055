// Where units and markers may be put before the battle (XR-SET-04, XR-SET-05, XR-SET-09, XR-M-DIVERSION-02).
import { type Box, type Point, squared } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { IMPASSABLE, boundsOf, codeAt, groundOf } from '../../ground.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import type { Zone } from '../../scenarios/scenario.ts';
import { halfOf, holdsToken, strip } from '../../scenarios/zones.ts';
import { type Table, type Unit, type UnitId, other, passengerOf, profileOf, sideOf } from '../../table.ts';
import { FAULTS, standFault } from '../geometry/paths.ts';
import { placed } from '../geometry/spots.ts';

/** XR-SET-09 Where an Immobile unit goes that the scenario would put into reserve. */
export const stuck = (unit: Unit): boolean =>
  profileOf(unit).immobile && profileOf(unit).xeno['Special Insertion'] === undefined && !unit.dropped;

export function zonesFor(w: Table, unit: Unit): Zone[] {
  const side = sideOf(w, unit);
  applies('XR-M-COM-01');
  const scenario = scenarioOf(w);
  if (scenario.inReserve?.(w, side) === true || (unit.mercenary === 2 && stuck(unit))) {
    applies('XR-SET-09');
    return [strip(w, w.edges[side] ?? 'south', 600)];
  }
  return scenario.deployment?.(w, side) ?? scenario.zones(w, side);
}

/** XR-SET-04 What forbids a placement. */
export function deployFault(w: Table, unit: Unit, x: number, y: number, m = placed(w, unit)): Refusal | null {
  const fault = standFault(m, x, y);
  if (fault !== null) return FAULTS[fault];
  if (!zonesFor(w, unit).some((zone) => holdsToken(zone, m.r, x, y)))
    return { rule: 'XR-SET-04', reason: 'The whole token must lie in its deployment zone.' };
  return scenarioOf(w).placeFault?.(w, unit, x, y) ?? null;
}

export const STEP = 100;

/** Legal points of the zone on a lattice; only the first one if that is enough. */
export function deploySpots(w: Table, unit: Unit, step = STEP, first = false): Point[] {
  const m = placed(w, unit);
  const box = boundsOf(w);
  const spots: Point[] = [];
  const seen = new Set<number>();
  for (const zone of zonesFor(w, unit)) {
    const area = frameOf(zone);
    const west = Math.max(box.west, area.west) + m.r;
    const south = Math.max(box.south, area.south) + m.r;
    for (let y = south; y <= Math.min(box.north, area.north) - m.r; y += step) {
      for (let x = west; x <= Math.min(box.east, area.east) - m.r; x += step) {
        if (seen.has(y * 10_000 + x) || deployFault(w, unit, x, y, m) !== null) continue;
        seen.add(y * 10_000 + x);
        spots.push({ x, y });
        if (first) return spots;
      }
    }
  }
  return spots;
}

/** The box around a zone. */
function frameOf(zone: Zone): Box {
  if ('near' in zone)
    return {
      west: zone.near.west - zone.reach,
      south: zone.near.south - zone.reach,
      east: zone.near.east + zone.reach,
      north: zone.near.north + zone.reach,
    };
  return 'west' in zone
    ? zone
    : { west: zone.x - zone.r, south: zone.y - zone.r, east: zone.x + zone.r, north: zone.y + zone.r };
}

/** Transports that a unit can start in (XR-SET-05). */
export const rides = (w: Table, unit: Unit, todo: readonly UnitId[]): Unit[] =>
  profileOf(unit).vehicle || profileOf(unit).immobile
    ? []
    : w.units.filter(
        (one) =>
          one.owner === unit.owner &&
          profileOf(one).carries >= unit.sp &&
          (one.state === 'table' || todo.includes(one.id)) &&
          passengerOf(w, one) === undefined,
      );

/** XR-M-DIVERSION-02 What forbids a marker. */
export function markerFault(w: Table, x: number, y: number): Refusal | null {
  const box = boundsOf(w);
  const half = halfOf(w, other(w.attacker));
  const rule = 'XR-M-DIVERSION-02';
  if (x < half.west || x > half.east || y < half.south || y > half.north)
    return { rule, reason: "Markers go into the Defender's half." };
  if (x - box.west <= 600 || box.east - x <= 600 || y - box.south <= 600 || box.north - y <= 600)
    return { rule, reason: 'A marker lies more than 6" from every edge.' };
  if (w.markers.some((one) => squared(x, y, one.x, one.y) <= 600 * 600))
    return { rule, reason: 'Markers lie more than 6" apart.' };
  return IMPASSABLE[codeAt(groundOf(w), x, y)] === 1 ? { rule, reason: 'Not on impassable ground.' } : null;
}
