// Bug Hunt: burn the nests.
import { applies } from '@xenotable/kernel';
import { score, scoreKills } from '../../book/turn/victory.ts';
import { brood } from './brood.ts';
import { groundOf } from '../../ground.ts';
import { other, sideOf } from '../../table.ts';
import type { Scenario } from '../scenario.ts';
import { strip } from '../zones.ts';

export const bugHunt: Scenario = {
  name: 'BUGHUNT',
  title: 'Bug Hunt',
  blurb: 'Three nests to burn; they breed as long as they stand.',
  map: 'HIVE',
  turns: 8,
  choosesZone: false,
  edges: { attacker: 'south', defender: null },
  attackerIs: (w) => (w.owners.length === 3 ? 0 : null),
  /** XR-M-BUGHUNT-01 */
  zones(w, side) {
    applies('XR-M-BUGHUNT-01');
    return side === w.attacker
      ? [strip(w, 'south', 800)]
      : groundOf(w).houses.flatMap((box) => (box === null ? [] : [{ near: box, reach: 1000 }]));
  },
  /** XR-M-BUGHUNT-03 */
  turnEnds: (play) => (play.w.turn >= 2 ? brood.begin({ nest: 0 }) : undefined),
  neverFinished: (w, side) => side !== w.attacker && w.buildings.some((nest) => nest.sp > 0),
  /** XR-M-BUGHUNT-06 */
  endsAfterTurn: (w) => w.buildings.every((nest) => nest.sp <= 0),
  count(play) {
    const { w } = play;
    const burnt = w.buildings.filter((nest) => nest.sp <= 0).length;
    score(play, w.attacker, 3 * burnt, 'XR-M-BUGHUNT-04', 'nests burnt');
    score(play, other(w.attacker), 2 * (w.buildings.length - burnt), 'XR-M-BUGHUNT-04', 'nests intact');
    for (const side of [0, 1] as const) scoreKills(play, side, 'XR-M-BUGHUNT-05');
    if (burnt === w.buildings.length) score(play, w.attacker, 2, 'XR-M-BUGHUNT-06', 'clean sweep');
  },
  /** XR-M-BUGHUNT-07 */
  stance(w, unit) {
    applies('XR-M-BUGHUNT-07');
    return sideOf(w, unit) === w.attacker ? 'SEIZE' : 'HUNT';
  },
  goals: (w, side) =>
    side === w.attacker
      ? groundOf(w).houses.flatMap((box) =>
          box === null ? [] : [{ x: (box.west + box.east) >> 1, y: box.south }],
        )
      : [],
};
