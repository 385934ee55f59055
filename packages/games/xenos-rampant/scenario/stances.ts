// XR-SCN-08 What the units of an automaton go for.
import { squared } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import type { Scenario as Battle } from '../scenarios/scenario.ts';
import { type Side, type Table, type Unit, profileOf, sideOf, unitOf } from '../table.ts';
import type { Scenario, StanceTerms } from './scenario.ts';
import { type Cites, carryOf, hundredths, roleOf } from './terms.ts';

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
  if (terms.holds !== undefined && profileOf(unit).unit === terms.holds) return 'HOLD';
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
      .filter((one) => one.owner === unit.owner && profileOf(one).shoots)
      .sort((a, b) => b.cost - a.cost || a.id - b.id);
    if (shooters[0] === unit) return 'HOLD';
  }
  return terms.is;
}

export function stancesOf(scenario: Scenario, cites: Cites): Pick<Battle, 'stance' | 'goals'> {
  const carry = carryOf(scenario);
  const control = scenario.goals.find((goal) => goal.verb === 'control');
  return {
    stance(w, unit) {
      applies(cites.stance ?? 'XR-SCN-08');
      return stanceOf(w, unit, scenario.stances[roleOf(w, sideOf(w, unit))]);
    },
    goals({ vip, markers }) {
      // Before the battle is laid out there is no VIP yet.
      if (carry === undefined) return control === undefined ? markers : [hundredths(control.at), ...markers];
      return vip !== null && vip.carrier < 0 && vip.out === null ? [{ x: vip.x, y: vip.y }] : [];
    },
  };
}
