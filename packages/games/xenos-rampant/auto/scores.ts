// What the automaton expects of shots and fights (XR-AUT-01 to 04). All scores are whole numbers.
import { applies } from '@xenotable/kernel';
import { floorDiv } from '@xenotable/board';
import type { ShotMode } from '../book/shooting/targets.ts';
import { isExtreme, mayFirefight, weaponOf } from '../book/shooting/targets.ts';
import { armourAgainstShot, armourInFight } from '../book/damage/hits.ts';
import { coverFrom } from '../book/geometry/cover.ts';
import { holderOf } from '../book/turn/victory.ts';
import { diceOf } from '../book/activation/values.ts';
import { withinPoint } from '../distances.ts';
import { type Table, type Unit, atHalf, profileOf, sideOf } from '../table.ts';
import { fightValue, fightsInRough } from '../book/attacking/fightValues.ts';
import { mayCounterCharge } from '../book/attacking/chargeFaults.ts';

/** XR-AUT-01 Sixty times the SP that n dice hitting on v+ take from Armour a. */
export function expected(dice: number, value: number, armour: number, target: Unit): number {
  applies('XR-AUT-01');
  return Math.min(60 * target.sp, floorDiv(10 * dice * (7 - value), armour));
}

/** XR-AUT-02 Worth of taking points off a unit; XR-M-CONVOY-08 trucks count as cost 8. */
export function worth(w: Table, x: number, t: Unit): number {
  applies('XR-AUT-02');
  const cost = t.extra === 'truck' ? 8 : t.cost;
  const holds =
    w.vip?.carrier === t.id ||
    w.markers.some(
      (marker) => withinPoint(w, t, marker.x, marker.y, 300) && holderOf(w, marker) === sideOf(w, t),
    );
  return floorDiv(x * cost, t.start) + (holds ? 12 : 0) + (t.commander ? 8 : 0);
}

/** EL of a shot. */
export function shotLoss(w: Table, unit: Unit, t: Unit, mode: ShotMode = 'shoot', spotted = false): number {
  const weapon = weaponOf(unit, mode, spotted);
  const armour = armourAgainstShot(w, {
    shooter: unit,
    target: t,
    barrage: false,
    extreme: isExtreme(w, unit, t, weapon),
    cover: coverFrom(w, unit, t),
  });
  const worse = mode === 'moving' && !profileOf(unit).has['Veteran Crew'] ? 1 : 0;
  return expected(diceOf(w, unit), Math.min(6, weapon.sv + worse), armour.value, t);
}

/** XR-AUT-03 Shoot score from an expected loss. */
export function shotWorth(w: Table, unit: Unit, t: Unit, loss: number, answered: boolean): number {
  applies('XR-AUT-03');
  let score = worth(w, loss, t) + (t.suppressed ? 0 : 6);
  if (!atHalf(t) && 2 * (60 * t.sp - loss) <= 60 * t.start) score += 10;
  if (answered && !t.answered && mayFirefight(w, t, unit)) {
    const back = armourAgainstShot(w, {
      shooter: t,
      target: unit,
      barrage: false,
      extreme: false,
      cover: coverFrom(w, t, unit),
    });
    score -= floorDiv(worth(w, expected(diceOf(w, t), profileOf(t).sv, back.value, unit), unit) * 7, 12);
  }
  return score;
}

export const shootScore = (
  w: Table,
  unit: Unit,
  t: Unit,
  mode: ShotMode = 'shoot',
  spotted = false,
): number => shotWorth(w, unit, t, shotLoss(w, unit, t, mode, spotted), true);

/** XR-AUT-04 Attack score. */
export function attackScore(w: Table, unit: Unit, t: Unit): number {
  applies('XR-AUT-04');
  const struck = expected(
    diceOf(w, unit),
    fightValue(w, unit, t, true, true),
    armourInFight(w, t, unit, fightsInRough(w, t, unit, false), false).value,
    t,
  );
  const own = armourInFight(w, unit, t, fightsInRough(w, unit, t, true), false).value;
  const back = (withAv: boolean): number =>
    worth(w, expected(diceOf(w, t), fightValue(w, t, unit, withAv, withAv), own, unit), unit);
  const answer = mayCounterCharge(w, t, unit) ? floorDiv(7 * back(true) + 5 * back(false), 12) : back(false);
  const goal =
    w.markers.some((marker) => withinPoint(w, t, marker.x, marker.y, 300)) || w.vip?.carrier === t.id;
  const half = !atHalf(t) && 2 * (60 * t.sp - struck) <= 60 * t.start;
  return worth(w, struck, t) - answer + (t.suppressed ? 10 : 6) + (goal ? 10 : 0) + (half ? 10 : 0);
}
