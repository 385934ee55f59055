// A fight carried out: the meeting of two chargers, the losses of both, who gives way (XR-CCH-03, XR-GEN-10, XR-END).
import { applies } from '@xenotable/kernel';
import { isqrt, squared } from '@xenotable/board';

import { BUILDINGS } from '../../content/terrain.ts';
import { radiusOf } from '../../distances.ts';
import { type Unit, profileOf, unitOf, buildingOf } from '../../table.ts';
import type { AttackFrame } from './attackFrame.ts';
import { hurtHouse } from '../moving/buildings.ts';
import { hitsOf, pointsLost, rolled } from '../damage/hits.ts';
import { dueFrom } from './fightValues.ts';
import { bury, heal, lose, reduced } from '../damage/losses.ts';
import { moverOf } from '../geometry/paths.ts';
import { runAlong } from '../geometry/routes.ts';
import { stunProof } from '../shooting/shot.ts';
import { maxMove } from '../activation/values.ts';
import { type Play } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

/** XR-CCH-03 Half a move straight towards the attacker, to contact at most, 1" short of third units. */
export function meet(play: Play, target: Unit, unit: Unit): void {
  const { w } = play;
  const m = moverOf(w, target, target.x, target.y, [unit.id]);
  const rims = Math.max(
    0,
    isqrt(squared(unit.x, unit.y, target.x, target.y)) - radiusOf(unit) - radiusOf(target),
  );
  const run = runAlong(w, m, unit.x - target.x, unit.y - target.y, maxMove(w, target) >> 1, rims);
  const from = { x: target.x, y: target.y };
  target.x = run.end.x;
  target.y = run.end.y;
  applies('XR-CCH-07');
  target.grounded = false; // XR-CCH-07
  play.tell?.(
    { type: 'counter-charged', unit: target.id, from, to: run.end, names: namesOf(play.w, target.id) },
    'XR-CCH-03',
  );
}

/** XR-END-01, XR-END-02, XR-END-06, XR-CCH-05 Who gives way; XR-VEH-10 vehicles among themselves follow the usual rule. */
export function losing(f: AttackFrame, unit: Unit, target: Unit): Unit {
  const vehicle = profileOf(unit).vehicle;
  if (vehicle !== profileOf(target).vehicle) return vehicle ? target : unit;
  if (vehicle) applies('XR-VEH-10');
  if (f.met && f.dCount === f.aCount) applies('XR-CCH-05');
  return f.dCount > f.aCount ? target : unit;
}

/** XR-GEN-10, XR-DMG-05 to 08 Both lose at the same time. */
export function fightLosses(play: Play, f: AttackFrame): void {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  const target = unitOf(w, f.target);
  const dueD = dueFrom(play, rolled(f.a), unit, target, f.met);
  const dueA = dueFrom(play, rolled(f.d), target, unit, true);
  applies('XR-GEN-10');
  const beforeA = unit.sp;
  const beforeD = target.sp;
  if (f.stun) {
    f.dCount = stunProof(target) ? 0 : reduced(play, target, dueD, 'attack', true);
    f.dLost = 2 * f.dCount;
    play.tell?.(
      { type: 'stunned', unit: target.id, points: f.dCount, names: namesOf(play.w, target.id) },
      'XR-XEN-35',
    );
  } else f.dCount = f.dLost = lose(play, target, reduced(play, target, dueD, 'attack'), 'XR-DMG-01');
  f.aCount = f.aLost = lose(play, unit, reduced(play, unit, dueA, 'attack'), 'XR-DMG-01');
  // XR-XEN-05 Contagious units feed on infantry.
  if (!f.stun && f.dLost > 0 && profileOf(unit).xeno['Contagious'] && !profileOf(target).vehicle)
    heal(play, unit, 'XR-XEN-05');
  if (f.aLost > 0 && profileOf(target).xeno['Contagious'] && !profileOf(unit).vehicle)
    heal(play, target, 'XR-XEN-05');
  bury(play, target, beforeD, 'attack', unit);
  bury(play, unit, beforeA, 'attack', target);
}

/** XR-BLD-05, XR-BLD-06 An Attack on a building; nobody retreats. */
export function ramLosses(play: Play, f: AttackFrame): void {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  const hits = hitsOf(w, rolled(f.a));
  const before = unit.sp;
  if (f.d !== null) {
    f.aLost = lose(
      play,
      unit,
      reduced(
        play,
        unit,
        pointsLost(hitsOf(w, f.d), profileOf(unit).armour, profileOf(unit).undead),
        'attack',
      ),
      'XR-BLD-06',
    );
    bury(play, unit, before, 'other', null);
  }
  hurtHouse(play, f.house, pointsLost(hits, BUILDINGS[buildingOf(w, f.house).kind].armour, false), unit);
}
