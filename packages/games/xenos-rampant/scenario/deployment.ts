// XR-SCN-03 Where each side begins: its zones, what waits in reserve, and what lies on the table before deployment.
import { ceilDiv } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { boundsOf } from '../ground.ts';
import type { Scenario as Battle, Zone } from '../scenarios/scenario.ts';
import { strip, usualDepth } from '../scenarios/zones.ts';
import { type Edge, type Side, type Table, type Unit, ownerOf, sideOf } from '../table.ts';
import type { Role, Scenario, ZoneTerms } from './scenario.ts';
import { type Cites, carryOf, hundredths, ownEdge, roleOf } from './terms.ts';
import { addTrucks, apartFault, truckFault } from './trucks.ts';

/** XR-SCN-03 */
function zoneOf(w: Table, edge: () => Edge, terms: ZoneTerms): Zone {
  if ('middle' in terms) return { ...hundredths(terms.middle), r: terms.radius * 100 };
  if ('from' in terms) {
    const [a, b] = [hundredths(terms.from), hundredths(terms.to)];
    const box = boundsOf(w);
    return {
      west: Math.max(box.west, a.x),
      south: Math.max(box.south, a.y),
      east: Math.min(box.east, b.x),
      north: Math.min(box.north, b.y),
    };
  }
  return strip(w, terms.edge ?? edge(), terms.depth === 'usual' ? usualDepth(w) : terms.depth * 100);
}

/** XR-SCN-10 Units of these sides come from above. */
function dropUnits(w: Table, roles: readonly Role[], rule: string): void {
  if (roles.length > 0) applies(rule);
  for (const unit of w.units) if (roles.includes(roleOf(w, sideOf(w, unit)))) unit.dropped = true;
}

/** XR-SCN-10 At most half of the points start on the table; one unit always may. */
function halfFault(w: Table, unit: Unit, rule: string): Refusal | null {
  const placed = w.units
    .filter(
      (one) =>
        one.owner === unit.owner && one !== unit && (one.state === 'table' || one.state === 'transport'),
    )
    .reduce((sum, one) => sum + one.cost, 0);
  const most = ceilDiv(ownerOf(w, unit.owner).total, 2);
  return placed > 0 && placed + unit.cost > most
    ? { rule, reason: `At most ${most} points start on the table.` }
    : null;
}

export function zonesOf(
  scenario: Scenario,
  cites: Cites,
): Pick<Battle, 'zones' | 'deployment' | 'inReserve'> {
  const { deployment, reserve } = scenario;
  const zones = (w: Table, side: Side, terms: readonly ZoneTerms[]): Zone[] =>
    terms.map((one) => zoneOf(w, () => ownEdge(scenario, w, side), one));
  return {
    zones(w, side) {
      applies(cites.zones ?? 'XR-SCN-03');
      return zones(w, side, scenario.zones[roleOf(w, side)]);
    },
    ...(Object.keys(deployment).length > 0 && {
      deployment(w: Table, side: Side) {
        const role = roleOf(w, side);
        applies(cites.deployment?.[role] ?? 'XR-SCN-03');
        return zones(w, side, deployment[role] ?? scenario.zones[role]);
      },
    }),
    ...(reserve.length > 0 && {
      inReserve(w: Table, side: Side) {
        applies(cites.reserve ?? 'XR-SCN-04');
        return reserve.includes(roleOf(w, side));
      },
    }),
  };
}

export function layingOut(
  scenario: Scenario,
  cites: Cites,
): Pick<Battle, 'placedMarkers' | 'begin' | 'halfStarts' | 'placeFault'> {
  const { drop = [], half, trucks, apart } = scenario;
  const carry = carryOf(scenario);
  return {
    placedMarkers: scenario.placedMarkers,
    begin(play) {
      applies(cites.markers ?? 'XR-SCN-05');
      play.w.markers = scenario.markers.map(hundredths);
      if (carry !== undefined) play.w.vip = { ...hundredths(carry.at), carrier: -1, out: null };
      if (trucks !== undefined) addTrucks(play.w, trucks, cites.trucks ?? 'XR-SCN-11');
      dropUnits(play.w, drop, cites.drop ?? 'XR-SCN-10');
    },
    ...(half === true && { halfStarts: half }),
    ...((half === true || trucks !== undefined || apart !== undefined) && {
      placeFault(w: Table, unit: Unit, x: number, y: number) {
        if (unit.extra === 'truck' && trucks !== undefined)
          return truckFault(w, trucks, x, y, cites.truckStart ?? 'XR-SCN-11');
        if (sideOf(w, unit) === w.attacker)
          return apart === undefined
            ? null
            : apartFault(w, unit, x, y, { inches: apart, rule: cites.apart ?? 'XR-SCN-11' });
        return half === true ? halfFault(w, unit, cites.half ?? 'XR-SCN-10') : null;
      },
    }),
  };
}
