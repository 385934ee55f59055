// Meat Grinder: two detachments meet head on.
import { applies } from '@xenotable/kernel';
import { squared } from '@xenotable/board';
import { holderOf, score, scoreKills, soleSide } from '../book/turn/victory.ts';
import { type Side, type Table, type Unit, edgeOf, profileOf, sideOf } from '../table.ts';
import type { Scenario } from './scenario.ts';
import { strip, usualDepth } from './zones.ts';
import { head } from '../ends.ts';

/** The unit of a side that has the shortest way to the crossroads. */
function keeper(w: Table, side: Side): Unit | undefined {
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
  /** XR-M-GRIND-05 */
  stance(w, unit) {
    applies('XR-M-GRIND-05');
    return w.turn >= w.lastTurn - 2 && keeper(w, sideOf(w, unit)) === unit ? 'SEIZE' : 'HUNT';
  },
  goals: (w) => w.markers,
};
