// Convoy: two trucks must get through.
import { applies } from '@xenotable/kernel';
import { cellUnder } from '@xenotable/board';
import { score, scoreKills } from '../book/turn/victory.ts';
import { ROAD } from '../content/terrain.ts';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { boundsOf, groundOf } from '../ground.ts';
import { withinPoint } from '../distances.ts';
import { gone, onTable, other, profileOf, sideOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { strip } from './zones.ts';

export const convoy: Scenario = {
  name: 'CONVOY',
  title: 'Convoy',
  blurb: 'Two trucks must leave by the north edge.',
  map: 'CANYON',
  turns: 8,
  choosesZone: false,
  edges: { attacker: 'north', defender: 'south' },
  defenderFirst: true,
  attackerIs: (w) => (w.owners.length === 3 ? 1 : null),
  /** XR-M-CONVOY-02, XR-M-CONVOY-03 */
  zones: (w, side) => (side === w.attacker ? [{ ...boundsOf(w), south: 2200 }] : [strip(w, 'south', 800)]),
  /** XR-M-CONVOY-01 */
  begin(play) {
    applies('XR-M-CONVOY-01');
    const { w } = play;
    const seat = w.owners.findIndex((owner) => owner.side !== w.attacker);
    for (const name of ['Truck 1', 'Truck 2']) {
      const truck = newUnit(
        w,
        seat,
        readBuild('Soft-skin Vehicle + Improvised Armour, Unarmed'),
        name,
        'truck',
      );
      truck.name = name;
      w.units.push(truck);
    }
  },
  placeFault(w, unit, x, y) {
    const g = groundOf(w);
    if (unit.extra === 'truck')
      return g.map.codes[cellUnder(g.map, x, y)] === ROAD
        ? null
        : { rule: 'XR-M-CONVOY-02', reason: 'Trucks start on the road.' };
    if (sideOf(w, unit) !== w.attacker) return null;
    applies('XR-M-CONVOY-03');
    const near = w.units.some(
      (one) =>
        sideOf(w, one) !== w.attacker &&
        one.state === 'table' &&
        withinPoint(w, one, x, y, 800 + profileOf(unit).radius),
    );
    return near ? { rule: 'XR-M-CONVOY-03', reason: 'That is within 8" of a Defender\'s unit.' } : null;
  },
  /** XR-M-CONVOY-04 */
  exits(w, side) {
    applies('XR-M-CONVOY-04');
    return side === w.attacker ? [] : [{ edge: 'north', from: 1000, to: 3800 }];
  },
  count(play) {
    const { w } = play;
    for (const unit of w.units) {
      if (sideOf(w, unit) === w.attacker) continue;
      const truck = unit.extra === 'truck';
      if (unit.state === 'withdrawn')
        score(play, other(w.attacker), truck ? 4 : 1, 'XR-M-CONVOY-05', unit.name);
      if (truck && gone(unit)) score(play, w.attacker, 4, 'XR-M-CONVOY-06', unit.name);
      if (truck && onTable(w, unit)) score(play, w.attacker, 2, 'XR-M-CONVOY-06', unit.name);
    }
    for (const side of [0, 1] as const) scoreKills(play, side, 'XR-M-CONVOY-07');
  },
  /** XR-M-CONVOY-08 */
  stance(w, unit) {
    applies('XR-M-CONVOY-08');
    return sideOf(w, unit) === w.attacker ? 'HUNT' : 'SEIZE';
  },
};
