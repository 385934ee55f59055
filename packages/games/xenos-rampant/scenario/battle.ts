// A battle from data: the same shape that the battles in code have. Those of the book that can be said in its verbs are built here, too.
import { squared } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import type { MapName } from '../content/maps.ts';
import { boundsOf } from '../ground.ts';
import type { Scenario as Battle, Zone } from '../scenarios/scenario.ts';
import { strip, usualDepth } from '../scenarios/zones.ts';
import {
  type Edge,
  type ScenarioName,
  type Side,
  type Table,
  type Unit,
  edgeOf,
  other,
  profileOf,
  sideOf,
  unitOf,
} from '../table.ts';
import { countGoals, turnGoals } from './goals.ts';
import { reinforce } from './reinforcements.ts';
import type { Role, Scenario, Spot, StanceTerms, ZoneTerms } from './scenario.ts';

/** The rules of the catalogue that a battle of the book carries out; one of one's own cites the chapter of scenarios. */
export interface Cites {
  zones?: string;
  deployment?: Partial<Record<Role, string>>;
  reserve?: string;
  markers?: string;
  exits?: string;
  stance?: string;
  /** For each goal, in their order; two where a goal has two results. */
  goals?: readonly (string | readonly [string, string])[];
}

export interface Terms {
  name: ScenarioName;
  map: MapName | 'OWN';
  blurb: string;
  cites: Cites;
}

export const roleOf = (w: Pick<Table, 'attacker'>, side: Side): Role =>
  side === w.attacker ? 'attacker' : 'defender';
export const sideIn = (w: Pick<Table, 'attacker'>, role: Role): Side =>
  role === 'attacker' ? w.attacker : other(w.attacker);
export const hundredths = ([x, y]: Spot): { x: number; y: number } => ({ x: x * 100, y: y * 100 });

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

/** The unit of a side that has the shortest way to the first marker. */
function nearestToMarker(w: Table, side: Side): Unit | undefined {
  const marker = w.markers[0];
  if (marker === undefined) return undefined;
  const far = (unit: Unit): number => squared(unit.x, unit.y, marker.x, marker.y);
  return w.units
    .filter(
      (unit) =>
        sideOf(w, unit) === side && unit.state === 'table' && !unit.suppressed && !profileOf(unit).flying,
    )
    .sort((a, b) => far(a) - far(b) || a.id - b.id)[0];
}

/** XR-SCN-08 */
function stanceOf(w: Table, unit: Unit, terms: StanceTerms): StanceTerms['is'] {
  const side = sideOf(w, unit);
  const carrier = w.vip?.carrier ?? -1;
  if (carrier >= 0 && sideOf(w, unitOf(w, carrier)) !== side) return 'HUNT';
  if (
    terms.seizeLate !== undefined &&
    w.turn > w.lastTurn - terms.seizeLate &&
    nearestToMarker(w, side) === unit
  )
    return 'SEIZE';
  if (terms.coverEarly !== undefined && w.turn <= terms.coverEarly) {
    const shooters = w.units
      .filter((one) => one.owner === unit.owner && profileOf(one).shoot > 0)
      .sort((a, b) => b.cost - a.cost || a.id - b.id);
    if (shooters[0] === unit) return 'HOLD';
  }
  return terms.is;
}

const carryOf = (scenario: Scenario) => scenario.goals.find((goal) => goal.verb === 'carry');

export function battleOf(scenario: Scenario, { name, map, blurb, cites }: Terms): Battle {
  const zones = (w: Table, side: Side, terms: readonly ZoneTerms[]): Zone[] =>
    terms.map((one) => zoneOf(w, () => ownEdge(w, side), one));
  /** Named edges are known before anybody has set up. */
  const ownEdge = (w: Table, side: Side): Edge => scenario.edges?.[roleOf(w, side)] ?? edgeOf(w, side);
  const carry = carryOf(scenario);
  const exits = scenario.goals.filter((goal) => goal.verb === 'exit');
  const { deployment, edges } = scenario;
  return {
    name,
    title: scenario.name,
    blurb,
    map,
    turns: scenario.turns,
    choosesZone: edges === null,
    ...(edges !== null && { edges }),
    ...(scenario.first === 'defender' && { defenderFirst: true }),
    attackerIs: (w) => {
      if (scenario.attacks === 'automaton') return w.owners.length === 3 ? 1 : null;
      return scenario.attacks === 'dice' ? null : scenario.attacks === 'A' ? 0 : 1;
    },
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
    ...(scenario.reserve.length > 0 && {
      inReserve(w: Table, side: Side) {
        applies(cites.reserve ?? 'XR-SCN-04');
        return scenario.reserve.includes(roleOf(w, side));
      },
    }),
    placedMarkers: scenario.placedMarkers,
    begin(play) {
      applies(cites.markers ?? 'XR-SCN-05');
      play.w.markers = scenario.markers.map(hundredths);
      if (carry !== undefined) play.w.vip = { ...hundredths(carry.at), carrier: -1, out: null };
    },
    exits(w, side) {
      const box = boundsOf(w);
      applies(cites.exits ?? 'XR-SCN-06');
      const all = { from: box.west, to: box.east };
      if (carry !== undefined) return [{ edge: ownEdge(w, side), ...all }];
      return exits.flatMap((goal) =>
        sideIn(w, goal.side) !== side
          ? []
          : [{ edge: goal.edge === 'own' ? ownEdge(w, side) : goal.edge, ...all }],
      );
    },
    ...(scenario.reinforcements.length > 0 && {
      phaseBegins: (play, seat) => reinforce(play, seat, scenario.reinforcements),
      neverFinished: (w: Table, side: Side) =>
        scenario.reinforcements.some((one) => sideIn(w, one.side) === side && one.turn > w.turn),
    }),
    turnEnds(play) {
      turnGoals(play, scenario.goals, cites.goals);
      return undefined;
    },
    ...(carry !== undefined && { endsAfterTurn: (w: Table) => w.vip !== null && w.vip.out !== null }),
    count: (play) => countGoals(play, scenario.goals, cites.goals),
    stance(w, unit) {
      applies(cites.stance ?? 'XR-SCN-08');
      return stanceOf(w, unit, scenario.stances[roleOf(w, sideOf(w, unit))]);
    },
    goals({ vip, markers }) {
      // Before the battle is laid out there is no VIP yet.
      if (carry === undefined) return markers;
      return vip !== null && vip.carrier < 0 && vip.out === null ? [{ x: vip.x, y: vip.y }] : [];
    },
  };
}
