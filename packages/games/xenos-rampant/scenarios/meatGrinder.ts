// Meat Grinder: two detachments meet head on.
import { applies } from '@xenotable/kernel';
import { holderOf, score, scoreKills, soleSide } from '../book/turn/victory.ts';
import { type Side, edgeOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { strip, usualDepth } from './zones.ts';
import { head } from '../ends.ts';

export const meatGrinder: Scenario = {
  name: 'GRIND',
  title: 'Meat Grinder',
  blurb: 'Destroyed enemies score, their Commander 2 more, and the crossroads 1 at the end.',
  map: 'CROSS',
  turns: 8,
  choosesZone: true,
  /** XR-M-GRIND-01 */
  zones(w, side) {
    applies('XR-M-GRIND-01');
    return [strip(w, edgeOf(w, side), usualDepth(w))];
  },
  begin: (play) => void (play.w.markers = [{ x: 2400, y: 2400 }]),
  count(play) {
    const { w } = play;
    for (const side of [0, 1] as const) {
      scoreKills(play, side, 'XR-M-GRIND-02');
      for (const owner of w.owners)
        if (owner.side !== side && owner.commanderLost)
          score(play, side, 2, 'XR-M-GRIND-03', 'the enemy Commander');
    }
    const holder: Side | null = soleSide(w) ?? holderOf(w, head(w.markers));
    if (holder !== null) score(play, holder, 1, 'XR-M-GRIND-04', 'the crossroads');
  },
  stance: () => 'HUNT',
};
