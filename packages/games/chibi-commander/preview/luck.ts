// A throw that a star may have thrown again: how likely the new one ends better or worse, as the mission counts it.
import { preyOf } from '../auto/player/worth.ts';
import { coveredFrom, distance } from '../book/fight/sight.ts';
import { type Strike, firstMeleeChance, hitChance, strike } from '../book/fight/strike.ts';
import { hearts, mission, unitOf } from '../book/who.ts';
import type { Table, Unit } from '../table.ts';
import type { View } from '../view.ts';
import { type Attack, type Standing, hitEnd, hitEnds } from './blows.ts';
import { tableOf } from './table.ts';

export interface Rethrow {
  /** The chance of the new throw to hit; null where it is not about a miss. */
  hit: number | null;
  /** The chances that it ends better and worse than what lies there. */
  better: number;
  worse: number;
}

/** The most that a damage die shows. */
const MOST = 2;
/** Differences that are rounding. */
const SAME = 1e-9;

/** Points that a side gains by how a victim stands after a hit: who is to be captured is worth more in coma than dead. */
function worthIn(w: Table, by: Unit, victim: Unit): (end: Standing) => number {
  const { heart, fall, death } = preyOf(by.side, victim, mission(w).aims(w, by));
  return (end) =>
    heart * (hearts(victim) - end.hearts) + (end.coma && !victim.coma ? fall : 0) + (end.dead ? death : 0);
}

/** How the damage dice could end if they were thrown again. */
function damageAgain(w: Table, f: Strike): Rethrow {
  const by = unitOf(w, f.attacker);
  const victim = f.victims[0] === undefined ? undefined : w.units[f.victims[0]];
  const often = f.damage.every((die) => die === MOST) ? 0 : 1;
  // Who is hit by an explosion has cover by the edges of its area: how that ends is not computed here.
  if (f.blast || victim === undefined) return { hit: null, better: often, worse: 0 };
  const attack: Attack = {
    chance: 1,
    dice: f.dice,
    extra: mission(w).corrections.extraDamage?.(w, by, f.range > 0) ?? 0,
    from: by.cell,
    cover: coveredFrom(w, by, victim),
    melee: f.range === 0,
  };
  const worth = worthIn(w, by, victim);
  const now = worth(hitEnd(w, victim, attack, f.damage));
  const chanceOf = (test: (gain: number) => boolean): number =>
    hitEnds(w, victim, attack).reduce(
      (sum, { state, chance }) => (test(worth(state) - now) ? sum + chance : sum),
      0,
    );
  return { hit: null, better: chanceOf((gain) => gain > SAME), worse: chanceOf((gain) => gain < -SAME) };
}

const known = new WeakMap<View, Rethrow | null>();

/** The strike that is under way: what a star would throw again. Reckoned once for each view. */
export function rethrowOf(view: View): Rethrow | null {
  let rethrow = known.get(view);
  if (rethrow === undefined) known.set(view, (rethrow = reckon(view)));
  return rethrow;
}

function reckon(view: View): Rethrow | null {
  const open = view.flow.findLast((f) => strike.has(f));
  if (open === undefined || !strike.has(open)) return null;
  const w = tableOf(view);
  if (open.damage.length > 0 || open.hit) return damageAgain(w, open);
  const far = distance(unitOf(w, open.attacker).cell, open.at);
  // CC-HIT-08 In melee Luck is one more throw, without the free one.
  const hit = open.range === 0 ? firstMeleeChance : hitChance(open.range, far);
  return { hit, better: hit, worse: 0 };
}
