// VIP Extraction: both sides want one frightened person.
import { applies } from '@xenotable/kernel';
import { score, scoreKills } from '../book/turn/victory.ts';
import { boundsOf } from '../ground.ts';
import { sideOf, unitOf, edgeOf, vipOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { strip } from './zones.ts';

export const vipExtraction: Scenario = {
  name: 'VIP',
  title: 'VIP Extraction',
  blurb: 'Carry the VIP off by your own edge for 5.',
  map: 'JUNGLE',
  turns: 8,
  choosesZone: true,
  /** XR-M-VIP-01 */
  zones(w, side) {
    applies('XR-M-VIP-01');
    return [strip(w, edgeOf(w, side), 800)];
  },
  /** XR-M-VIP-02 A token of its own: no rule of targets, gaps or sight knows it. */
  begin(play) {
    applies('XR-M-VIP-02');
    play.w.vip = { x: 2400, y: 2400, carrier: -1, out: null };
  },
  /** XR-M-VIP-06 */
  exits(w, side) {
    applies('XR-M-VIP-06');
    return [{ edge: edgeOf(w, side), from: boundsOf(w).west, to: boundsOf(w).east }];
  },
  endsAfterTurn: (w) => vipOf(w).out !== null,
  count(play) {
    const { w } = play;
    const vip = vipOf(w);
    if (vip.out !== null) score(play, vip.out, 5, 'XR-M-VIP-07', 'the VIP is out');
    else if (vip.carrier >= 0)
      score(play, sideOf(w, unitOf(w, vip.carrier)), 2, 'XR-M-VIP-08', 'the VIP is held');
    for (const side of [0, 1] as const) scoreKills(play, side, 'XR-M-VIP-09');
  },
  /** XR-M-VIP-10 */
  stance(w, unit) {
    applies('XR-M-VIP-10');
    const carrier = vipOf(w).carrier;
    return carrier >= 0 && sideOf(w, unitOf(w, carrier)) !== sideOf(w, unit) ? 'HUNT' : 'SEIZE';
  },
  // Before the battle is laid out there is no VIP yet.
  goals: ({ vip }) => (vip !== null && vip.carrier < 0 && vip.out === null ? [{ x: vip.x, y: vip.y }] : []),
};
