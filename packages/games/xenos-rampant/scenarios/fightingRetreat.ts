// Fighting Retreat: a detachment caught in the middle must get out.
import { applies } from '@xenotable/kernel';
import { bandPoints, score } from '../book/turn/victory.ts';
import { boundsOf } from '../ground.ts';
import { gone, other, profileOf, sideOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { strip } from './zones.ts';

export const fightingRetreat: Scenario = {
  name: 'FIGHTRET',
  title: 'Fighting Retreat',
  blurb: 'The Defender breaks out by the south edge; the Attacker stops them.',
  map: 'CANYON',
  turns: 8,
  choosesZone: false,
  edges: { attacker: 'north', defender: 'south' },
  attackerIs: (w) => (w.owners.length === 3 ? 1 : null),
  /** XR-M-FIGHTRET-02, XR-M-FIGHTRET-06 */
  zones(w, side) {
    applies('XR-M-FIGHTRET-06');
    return [strip(w, side === w.attacker ? 'north' : 'south', 600)];
  },
  /** XR-M-FIGHTRET-01 */
  deployment(w, side) {
    applies(side === w.attacker ? 'XR-M-FIGHTRET-02' : 'XR-M-FIGHTRET-01');
    return side === w.attacker ? [strip(w, 'north', 600)] : [{ x: 2400, y: 2600, r: 1000 }];
  },
  /** XR-M-FIGHTRET-03 */
  exits(w, side) {
    applies('XR-M-FIGHTRET-03');
    return side === w.attacker ? [] : [{ edge: 'south', from: boundsOf(w).west, to: boundsOf(w).east }];
  },
  count(play) {
    const { w } = play;
    for (const unit of w.units) {
      if (sideOf(w, unit) === w.attacker) continue;
      if (unit.state === 'withdrawn')
        score(play, other(w.attacker), bandPoints(unit), 'XR-M-FIGHTRET-04', unit.name);
      if (gone(unit)) score(play, w.attacker, bandPoints(unit), 'XR-M-FIGHTRET-05', unit.name);
    }
  },
  /** XR-M-FIGHTRET-07 */
  stance(w, unit) {
    applies('XR-M-FIGHTRET-07');
    if (sideOf(w, unit) === w.attacker) return 'HUNT';
    const shooters = w.units
      .filter((one) => one.owner === unit.owner && profileOf(one).shoot > 0)
      .sort((a, b) => b.cost - a.cost || a.id - b.id);
    return w.turn <= 2 && shooters[0] === unit ? 'HOLD' : 'SEIZE';
  },
};
