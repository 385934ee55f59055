// What becomes of a unit: the chances of losing points, of breaking, of falling back (XR-COU, XR-RET).
import { total } from '@xenotable/kernel';
import {
  type CourageTest,
  courageModifiers,
  courageOf,
  courageTest,
  mayRollAgain,
  testsCourage,
} from '../book/courage/courage.ts';
import { flight } from '../book/courage/noRoom.ts';
import { type Retreat, mayStay, nearestCover } from '../book/courage/retreatWays.ts';
import { pointsLost } from '../book/damage/hits.ts';
import { type CourageCause, type Table, type Unit, profileOf, unitOf } from '../table.ts';
import { type Spread, sumOfDice, times } from './spread.ts';

/** Chances out of 1; the first five make up 1. */
export interface Fate {
  destroyed: number;
  routed: number;
  /** It falls back and is Suppressed, and was not before. */
  suppressed: number;
  /** It lost points and nothing worse. */
  hurt: number;
  nothing: number;
  /** Points lost, by number; a unit that is gone has lost all. */
  lost: number[];
  /** Nothing was left out: no dice that somebody may or may not roll again. */
  exact: boolean;
}

export const newFate = (): Fate => ({
  destroyed: 0,
  routed: 0,
  suppressed: 0,
  hurt: 0,
  nothing: 0,
  lost: [],
  exact: true,
});

export type End = 'destroyed' | 'routed' | 'suppressed' | 'held';

/** Adds one way in which it may end. */
export function add(fate: Fate, chance: number, end: End, lost: number): void {
  if (chance === 0) return;
  if (end === 'held') fate[lost > 0 ? 'hurt' : 'nothing'] += chance;
  else fate[end] += chance;
  fate.lost[lost] = (fate.lost[lost] ?? 0) + chance;
}

export interface Nerve {
  passed: number;
  failed: number;
  broken: number;
}

const STEADY: Nerve = { passed: 1, failed: 0, broken: 0 };

/** A Courage test of a unit that has so many points left. */
export function nerveOf(w: Table, unit: Unit, left: number, test: CourageTest): Nerve {
  if (!testsCourage(w, unit)) return STEADY;
  const plus = total(courageModifiers(w, unit, test));
  const courage = courageOf(w, unit, test);
  const nerve = { passed: 0, failed: 0, broken: 0 };
  sumOfDice(2 * left <= unit.start ? 1 : 2).forEach((chance, sum) => {
    const reached = sum + plus;
    nerve[reached >= courage ? 'passed' : reached <= 0 ? 'broken' : 'failed'] += chance;
  });
  return nerve;
}

/** XR-RET-10 Points lost by a unit that is blocked while it falls back. */
const blockedLoss = (unit: Unit, left: number): Spread => {
  const hits = times(2 * left <= unit.start ? 5 : 10, [4 / 6, 2 / 6]);
  const lost: number[] = [];
  hits.forEach((chance, n) => {
    const points = Math.min(left, pointsLost(n, profileOf(unit).armour, false));
    lost[points] = (lost[points] ?? 0) + chance;
  });
  return Array.from(lost, (chance) => chance ?? 0);
};

/** Where a retreat leads: off the table, against something, or to a place. */
function runOf(w: Table, f: Retreat): 'off' | 'blocked' | 'free' {
  if (mayStay(w, f)) return 'free';
  // XR-XEN-21 An Immobile unit that must run is routed.
  if (profileOf(unitOf(w, f.unit)).immobile) return 'off';
  if (nearestCover(w, f) !== null) return 'free';
  const run = flight(w, f);
  if (run.off) return w.options.mercy ? 'free' : 'off';
  return run.blocked ? 'blocked' : 'free';
}

/** What is needed to tell what becomes of a unit under hits. */
export interface Ordeal {
  unit: Unit;
  hits: Spread;
  lossOf(hits: number): Spread;
  cause: CourageCause & ('shot' | 'attack');
  by: number;
  feared?: boolean;
  attacking?: boolean;
}

/** XR-SHO-09, XR-ATK-11 A shot tests with one hit, an Attack with one point. */
const tests = (cause: CourageCause, hits: number, lost: number): boolean =>
  cause === 'shot' ? hits > 0 : lost > 0;

/** The fate of a unit that runs: with how many points, lost so far. */
export function runs(
  unit: Unit,
  fate: Fate,
  {
    chance,
    lost,
    end,
    retreat,
  }: { chance: number; lost: number; end: End; retreat: 'off' | 'blocked' | 'free' },
): void {
  const left = unit.sp - lost;
  if (left <= 0) return add(fate, chance, 'destroyed', unit.sp);
  if (retreat === 'off') return add(fate, chance, 'routed', unit.sp);
  if (retreat === 'free') return add(fate, chance, end, lost);
  blockedLoss(unit, left).forEach((part, points) =>
    add(fate, chance * part, points >= left ? 'destroyed' : end, lost + points),
  );
}

export const retreatOf = (w: Table, unit: Unit, by: number, attack: boolean, failed: boolean) =>
  runOf(w, { unit: unit.id, by, from: null, attack, failed });

/** Everything that may become of a unit under hits, up to its Courage test and retreat. */
export function fateOf(w: Table, ordeal: Ordeal): Fate {
  const { unit, hits, lossOf, cause, by } = ordeal;
  const fate = newFate();
  const test = (lost: number): CourageTest =>
    courageTest(unit, cause, {
      lost,
      by,
      feared: ordeal.feared ?? false,
      attacking: ordeal.attacking ?? false,
    });
  fate.exact = !mayRollAgain(w, unit, test(0));
  let retreat: 'off' | 'blocked' | 'free' | null = null;
  const marked = unit.suppressed || profileOf(unit).undead;
  hits.forEach((chance, n) => {
    if (chance === 0) return;
    lossOf(n).forEach((part, lost) => {
      const p = chance * part;
      if (p === 0) return;
      if (lost >= unit.sp) return add(fate, p, 'destroyed', unit.sp);
      const nerve = tests(cause, n, lost) ? nerveOf(w, unit, unit.sp - lost, test(lost)) : STEADY;
      add(fate, p * nerve.passed, 'held', lost);
      add(fate, p * nerve.broken, 'routed', unit.sp);
      if (nerve.failed === 0) return;
      retreat ??= retreatOf(w, unit, by, cause === 'attack', true);
      // XR-SUP-05 One point more for a unit that already is Suppressed.
      const paid = lost + (unit.suppressed ? 1 : 0);
      runs(unit, fate, {
        chance: p * nerve.failed,
        lost: paid,
        end: marked ? 'held' : 'suppressed',
        retreat,
      });
    });
  });
  fate.lost = Array.from(fate.lost, (one) => one ?? 0);
  return fate;
}
