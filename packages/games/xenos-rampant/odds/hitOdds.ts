// How many hits a throw makes, and how many Strength Points they take: the chances of XR-GEN-04, XR-DMG-01 and XR-DMG-05.
import { type Cause } from '../book/damage/losses.ts';
import { isHit, pointsLost } from '../book/damage/hits.ts';
import { onTable, profileOf, sideOf, atHalf, type Table, type Unit } from '../table.ts';
import { within } from '../distances.ts';
import { type Spread, CERTAIN, exactly, sumOf, spreadAfter, times } from './spread.ts';

/** A throw before it is made. */
export interface Throw {
  dice: number;
  need: number;
  /** Taken off each die. */
  minus: number;
  /** Natural 6s are two hits. */
  double: boolean;
  /** How many missed dice are rolled again. */
  again: number;
}

/** One die: no hit, one hit, two hits. */
function oneDie(w: Table, { need, minus, double }: Throw): Spread {
  const hits = [0, 0, 0];
  for (let die = 1; die <= 6; die++) {
    const count = isHit(w, die, need, minus) ? (die === 6 && double ? 2 : 1) : 0;
    hits[count] = (hits[count] ?? 0) + 1 / 6;
  }
  return hits;
}

export function hitsOfThrow(w: Table, thrown: Throw): Spread {
  const one = oneDie(w, thrown);
  const miss = one[0] ?? 0;
  if (thrown.again <= 0 || miss === 0) return times(thrown.dice, one);
  if (thrown.again >= thrown.dice) {
    const twice = one.map((p, hits) => (hits === 0 ? miss * miss : p + miss * p));
    return times(thrown.dice, twice);
  }
  // So many missed, the others hit; then as many of the missed as may be are rolled again.
  const hit = one.map((p, hits) => (hits === 0 ? 0 : p / (1 - miss)));
  const missed = times(thrown.dice, [1 - miss, miss]);
  return spreadAfter(missed, (m) =>
    sumOf(times(thrown.dice - m, hit), times(Math.min(m, thrown.again), one)),
  );
}

/** XR-XEN-18 What a Force Field leaves of a loss. */
function afterField(unit: Unit, points: number, cause: Cause): Spread {
  const level = profileOf(unit).xeno['Force Field'] ?? 0;
  if (level === 0 || points === 0 || !(cause === 'shot' || (cause === 'attack' && level === 3)))
    return exactly(points);
  const saved = level === 1 ? 1 / 6 : 2 / 6;
  return times(points, [saved, 1 - saved]);
}

/** XR-XEN-04 The Combat Medics who may save a point of a unit: the chance of each. */
function medicsFor(w: Table, unit: Unit): number[] {
  const p = profileOf(unit);
  return w.units.flatMap((medic) => {
    const q = profileOf(medic);
    if (q.xeno['Combat Medic'] === undefined || medic.suppressed || medic.sp <= 0 || !onTable(w, medic))
      return [];
    if (sideOf(w, medic) !== sideOf(w, unit) || (medic !== unit && !within(w, medic, unit, 600))) return [];
    if ((p.demonic && !q.demonic) || (p.undead && !q.undead) || (p.mechanoid && !q.mechanoid)) return [];
    return [atHalf(medic) ? 2 / 6 : 3 / 6];
  });
}

/** A medic saves one of several points. */
function afterMedic(points: number, chance: number): Spread {
  if (points === 0) return CERTAIN;
  const left = Array.from({ length: points + 1 }, () => 0);
  left[points] = 1 - chance;
  left[points - 1] = chance;
  return left;
}

/** What hits run into. */
export interface Shelter {
  armour: number;
  cause: Cause;
  /** XR-DMG-06 */
  doubled: boolean;
}

/** The Strength Points that so many hits take from a unit in the end. */
export function lossOf(w: Table, unit: Unit, { armour, cause, doubled }: Shelter): (hits: number) => Spread {
  const medics = medicsFor(w, unit);
  return (hits) => {
    const due = pointsLost(hits, armour, cause === 'attack' && profileOf(unit).undead) * (doubled ? 2 : 1);
    let left: Spread = afterField(unit, Math.min(due, unit.sp), cause);
    for (const chance of medics) left = spreadAfter(left, (points) => afterMedic(points, chance));
    return left;
  };
}
