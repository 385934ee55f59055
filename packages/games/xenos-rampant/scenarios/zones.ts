// Zones, edges and exits of the scenario that is played (XR-M-COM-01, XR-M-COM-06).
import { type Box, discInBox, isqrtCeil, squared, squaredToBox } from '@xenotable/board';
import type { Exit } from '../book/moving/exits.ts';
import { boundsOf, groundOf } from '../ground.ts';
import { type Edge, type Side, type Table, type Unit, profileOf } from '../table.ts';
import { usualDepthAt } from '../scenario/scenario.ts';
import { scenarioOf } from './index.ts';
import type { Zone } from './scenario.ts';

/** A strip along an edge. */
export function strip(w: Table, edge: Edge, depth: number): Box {
  const box = boundsOf(w);
  if (edge === 'north') return { ...box, south: box.north - depth };
  if (edge === 'south') return { ...box, north: box.south + depth };
  return edge === 'east' ? { ...box, west: box.east - depth } : { ...box, east: box.west + depth };
}

/** XR-M-COM-06 The depth of a zone of 12" in games of other sizes. */
export const usualDepth = (w: Table): number => usualDepthAt(w.options.size) * 100;

export const zonesOf = (w: Table, side: Side): (Box | { x: number; y: number; r: number })[] =>
  scenarioOf(w)
    .zones(w, side)
    .map((zone) =>
      'near' in zone
        ? {
            west: zone.near.west - zone.reach,
            south: zone.near.south - zone.reach,
            east: zone.near.east + zone.reach,
            north: zone.near.north + zone.reach,
          }
        : zone,
    );

/** Whether a whole token lies in a zone. */
export function holdsToken(zone: Zone, r: number, x: number, y: number): boolean {
  if ('near' in zone) return isqrtCeil(squaredToBox(x, y, zone.near)) + r <= zone.reach;
  if ('west' in zone) return discInBox(x, y, r, zone);
  return zone.r >= r && squared(x, y, zone.x, zone.y) <= (zone.r - r) * (zone.r - r);
}

export const inZone = (w: Table, side: Side, unit: Unit, x: number, y: number): boolean =>
  scenarioOf(w)
    .zones(w, side)
    .some((zone) => holdsToken(zone, profileOf(unit).radius, x, y));

export const exitsOf = (w: Table, side: Side): Exit[] => scenarioOf(w).exits?.(w, side) ?? [];

/** The half of the table in which a side starts. */
export const halfOf = (w: Table, side: Side): Box => {
  const box = boundsOf(w);
  return w.edges[side] === 'north' ? { ...box, south: 2400 } : { ...box, north: 2400 };
};

/** XR-M-SECRET-05 The standing bunker in the Defender's half, or -1. */
export function bunkerToBlow(w: Table): number {
  if (w.scenario !== 'SECRET') return -1;
  const north = w.edges[w.attacker === 0 ? 1 : 0] === 'north';
  return groundOf(w).houses.findIndex(
    (box) => box !== null && (north ? box.south >= 2400 : box.north <= 2400),
  );
}
