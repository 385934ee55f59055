// Diversion: a feint that must look real.
import { applies } from '@xenotable/kernel';
import { bandPoints, holderOf, score, scoreKills, soleSide } from '../book/turn/victory.ts';
import { inBox } from '@xenotable/board';
import { onTable, other, sideOf, edgeOf } from '../table.ts';
import { bearer } from '../distances.ts';
import type { Scenario } from './scenario.ts';
import { halfOf, strip, usualDepth } from './zones.ts';

export const diversion: Scenario = {
  name: 'DIVERSION',
  title: 'Diversion',
  blurb: "Markers in the Defender's half; presence counts.",
  map: 'REFINERY',
  turns: 8,
  choosesZone: true,
  /** XR-M-DIVERSION-01 */
  zones(w, side) {
    applies('XR-M-DIVERSION-01');
    return [strip(w, edgeOf(w, side), usualDepth(w))];
  },
  /** XR-M-DIVERSION-03 */
  inReserve(w, side) {
    applies('XR-M-DIVERSION-03');
    return side === w.attacker;
  },
  count(play) {
    const { w } = play;
    const half = halfOf(w, other(w.attacker));
    for (const unit of w.units) {
      if (sideOf(w, unit) !== w.attacker || unit.suppressed || !onTable(w, unit)) continue;
      const at = bearer(w, unit);
      if (inBox(at.x, at.y, half)) score(play, w.attacker, bandPoints(unit), 'XR-M-DIVERSION-04', unit.name);
    }
    for (const marker of w.markers) {
      const holder = soleSide(w) ?? holderOf(w, marker);
      if (holder !== null) score(play, holder, 2, 'XR-M-DIVERSION-05', 'a marker');
    }
    scoreKills(play, other(w.attacker), 'XR-M-DIVERSION-06');
  },
  /** XR-M-DIVERSION-07 */
  stance(w, unit) {
    applies('XR-M-DIVERSION-07');
    return sideOf(w, unit) === w.attacker ? 'SEIZE' : 'HOLD';
  },
  goals: (w) => w.markers,
};
