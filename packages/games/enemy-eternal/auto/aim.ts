// What an attack promises: its chance to strike, and how much of the target it takes.
import { total } from '@xenotable/kernel';
import type { Model, Table } from '../table.ts';
import type { Arm } from '../book/attack/arms.ts';
import { blowOf, hitTests, mayDeflect, mayScatter } from '../book/attack/attackTerms.ts';
import { armourParts, damageOf, waysStopped } from '../book/attack/damage.ts';
import { type Shot, hitValue } from '../book/attack/toHit.ts';
import { waysOf216, waysOf36 } from '../book/tests.ts';

/** A Wound is worth less than its part of the model: a wounded model fights on. */
const WOUNDED = 0.75;
/** EE-SPC-46 A stunned model loses its activation. */
const STUNNED = 0.2;
/** EE-SPC-13 Panic and disorientation cost a model about a third of what it is worth for a round; control is rare. */
const SPUN = 0.35;

/** The chance that an attack strikes with this value: all its tests, the scatter, the target's deflection. */
export function chanceAt(value: number, arm: Arm, at: Model, close: boolean): number {
  const { dice, times } = hitTests(arm, close);
  const once = dice === 3 ? waysOf216(value) / 216 : waysOf36(value) / 36;
  let chance = times === 2 ? once * once : once;
  if (mayScatter(arm, close)) chance /= 2;
  if (mayDeflect(at, arm, close)) chance *= 2 / 3;
  return chance;
}

export const chanceOf = (w: Table, shot: Shot): number =>
  chanceAt(hitValue(w, shot), shot.arm, shot.at, shot.close);

/** How much of the target one strike takes on average: 1 would be its certain destruction. */
export function effectOf(w: Table, by: Model, arm: Arm, at: Model, close: boolean): number {
  if (arm.slot === 'mind') return SPUN;
  const blow = blowOf(by, arm, close);
  const armour = blow.armour ? armourParts(w, at, blow.clumsy) : null;
  const through = armour === null ? 1 : 1 - waysStopped(w, total(armour)) / 36;
  const damage = damageOf(w, at, blow.value, blow.type, by.cell) - at.shield;
  if (damage <= 0) return 0;
  if (damage >= at.wounds) return through;
  const stun = arm.rules.includes('Zapper') && at.activated === 0 ? STUNNED : 0;
  return through * ((WOUNDED * damage) / at.wounds + stun);
}
