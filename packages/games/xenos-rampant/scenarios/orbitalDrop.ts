// Orbital Drop: attackers fall on a place that they must own alone at the end.
import { applies } from '@xenotable/kernel';
import { cellUnder, ceilDiv } from '@xenotable/board';
import { score, scoreKills } from '../book/turn/victory.ts';
import { PAD } from '../content/terrain.ts';
import { groundOf } from '../ground.ts';
import { type Side, type Table, type Unit, other, profileOf, sideOf, ownerOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { head } from '../ends.ts';

/** Un-Suppressed units of a side whose centre is on the pad. */
export function onPad(w: Table, side: Side): Unit[] {
  const g = groundOf(w);
  return w.units.filter(
    (unit) =>
      sideOf(w, unit) === side &&
      unit.state === 'table' &&
      !unit.suppressed &&
      g.map.codes[cellUnder(g.map, unit.x, unit.y)] === PAD,
  );
}

export const orbitalDrop: Scenario = {
  name: 'DROP',
  title: 'Orbital Drop',
  blurb: 'The Attacker drops anywhere; sole control of the pad is worth 6.',
  map: 'PAD',
  turns: 8,
  choosesZone: false,
  edges: { attacker: null, defender: 'south' },
  /** XR-M-DROP-01 */
  zones: (w, side) => (side === w.attacker ? [] : [{ x: 2400, y: 2400, r: 1400 }]),
  /** XR-M-DROP-02 */
  inReserve: (w, side) => side === w.attacker,
  begin(play) {
    applies('XR-M-DROP-02');
    for (const unit of play.w.units) {
      if (sideOf(play.w, unit) === play.w.attacker) unit.dropped = true;
    }
  },
  placeFault(w, unit) {
    if (sideOf(w, unit) === w.attacker) return null;
    const placed = w.units
      .filter(
        (one) =>
          one.owner === unit.owner && one !== unit && (one.state === 'table' || one.state === 'transport'),
      )
      .reduce((sum, one) => sum + one.cost, 0);
    const most = ceilDiv(ownerOf(w, unit.owner).total, 2);
    return placed > 0 && placed + unit.cost > most
      ? { rule: 'XR-M-DROP-01', reason: `At most ${most} points start on the table.` }
      : null;
  },
  count(play) {
    const { w } = play;
    applies('XR-M-DROP-03');
    const here = ([0, 1] as const).filter((side) => onPad(w, side).some((unit) => !profileOf(unit).flying));
    if (here.length === 1) score(play, head(here), 6, 'XR-M-DROP-03', 'sole control');
    else score(play, other(w.attacker), 2, 'XR-M-DROP-04', 'nobody controls the pad');
    for (const side of [0, 1] as const) scoreKills(play, side, 'XR-M-DROP-05');
  },
  /** XR-M-DROP-06 */
  stance(w, unit) {
    applies('XR-M-DROP-06');
    return sideOf(w, unit) !== w.attacker && profileOf(unit).unit === 'Support Infantry' ? 'HOLD' : 'SEIZE';
  },
  goals: () => [{ x: 2400, y: 2400 }],
};
