// The values of a fight: what each side must roll, and what its hits take (XR-ATK-05 to 09).
import { applies } from '@xenotable/kernel';
import { type Point, roundDiv } from '@xenotable/board';
import { codeAt, groundOf, isHill } from '../../ground.ts';
import { radiusOf } from '../../distances.ts';
import { type Table, type Unit, effectOn, leads, profileOf } from '../../table.ts';
import { type Pool, armourInFight, hitsOf, pointsLost, struck } from '../damage/hits.ts';
import type { Play } from '../chapter.ts';
import { isRough } from '../geometry/paths.ts';
import { crusadesAgainst } from '../activation/values.ts';

/** The point where two tokens touch. */
function touchOf(a: Unit, b: Unit): Point {
  const ra = radiusOf(a);
  const sum = ra + radiusOf(b);
  return { x: a.x + roundDiv((b.x - a.x) * ra, sum), y: a.y + roundDiv((b.y - a.y) * ra, sum) };
}

/** XR-ATK-07, XR-ATK-08, XR-CCH-06 Whether a unit fights in rough terrain. */
export function fightsInRough(w: Table, unit: Unit, enemy: Unit, attacking: boolean): boolean {
  if (effectOn(w, unit.id, 'Paralysis')) return true;
  const p = profileOf(unit);
  if (p.has['Ranger'] || unit.state === 'building' || (p.flying && attacking)) return false;
  applies('XR-ATK-08');
  const g = groundOf(w);
  if (isRough(g, unit.x, unit.y)) return true;
  if (enemy.state === 'building') return false;
  const at = touchOf(unit, enemy);
  applies('XR-CCH-06');
  return isRough(g, at.x, at.y);
}

/** XR-ATK-05, XR-ATK-07, XR-ATK-09, XR-SUP-03, XR-ATK-13, XR-GTG-03 What a unit must roll in a fight. */
export function fightValue(w: Table, unit: Unit, enemy: Unit, withAv: boolean, attacking: boolean): number {
  const p = profileOf(unit);
  if (unit.suppressed) {
    applies('XR-ATK-09');
    applies('XR-SUP-03');
    return 6;
  }
  const own = withAv ? p.av : p.dv;
  const rough = fightsInRough(w, unit, enemy, attacking);
  if (!withAv && unit.grounded) {
    applies('XR-GTG-03');
    return 5;
  }
  if (rough) {
    applies('XR-ATK-07');
    if (w.options.roughOnlyWorsens) applies('XR-TASTE-03');
    return w.options.roughOnlyWorsens ? Math.max(own, 5) : 5;
  }
  if (withAv || unit.state !== 'building') return own;
  applies('XR-ATK-13');
  return Math.max(2, own - 1);
}

/** XR-TASTE-10 */
export const uphill = (w: Table, unit: Unit, enemy: Unit): boolean => {
  const g = groundOf(w);
  return w.options.uphill && isHill(codeAt(g, unit.x, unit.y)) && !isHill(codeAt(g, enemy.x, enemy.y));
};

/** XR-XEN-28, XR-XEN-06, XR-P-10, XR-T-24 */
export function poolOf(unit: Unit, need: number): Pool {
  const double = profileOf(unit).xeno['Mono-Molecular Blades'] !== undefined;
  if (double) applies('XR-XEN-28');
  return { dice: [], need, minus: 0, double };
}

export function fightRerolls(w: Table, unit: Unit, enemy: Unit | null): number {
  if (crusadesAgainst(w, unit, enemy) || effectOn(w, unit.id, 'Guiding Hand')) return Infinity;
  return leads(w, unit, 'Champion') ? 2 : 0;
}

/** Points that one side of a fight would lose, before reductions. */
export function dueFrom(play: Play, pool: Pool, from: Unit, to: Unit, toAttacks: boolean): number {
  const { w } = play;
  const hits = hitsOf(w, pool);
  const armour = armourInFight(
    w,
    to,
    from,
    fightsInRough(w, to, from, toAttacks),
    !toAttacks && uphill(w, to, from),
  );
  const points = pointsLost(hits, armour.value, profileOf(to).undead);
  const demons = profileOf(from).demonic && profileOf(to).demonic;
  if (demons) applies('XR-DMG-06');
  return struck(play, to, from, hits, armour, demons ? points * 2 : points);
}
