// Whom an attack would hit and how likely, and who could hit back.
import { chainsOf } from '../book/activation/actions.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { firstMeleeChance, forgivesSlips, hitChance, strike } from '../book/fight/strike.ts';
import { unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import type { Chain } from '../content/card.ts';
import { type Cell, NONE, type Table, type Unit } from '../table.ts';
import type { View } from '../view.ts';
import { blipField, knownUnit, tableOf } from './table.ts';

export { forgivesSlips };

export interface Shot {
  /** From 0 to 1. */
  chance: number;
  far: number;
  range: number;
  dice: number;
  cover: boolean;
}

/** The chains that a unit can use. */
export const chainsFor = (view: View, unit: Unit): readonly Chain[] => chainsOf(view, unit);

/** The farthest field that at least every second shot of these dice hits. */
export function halfChanceDistance(range: number): number {
  let far = 0;
  if (range > 0) while (hitChance(range, far + 1) >= 0.5) far++;
  return far;
}

function shotFrom(w: Table, from: Cell, to: Cell, range: number, dice: number): Shot {
  const far = distance(from, to);
  return { far, range, dice, cover: inCover(w, from, to), chance: hitChance(range, far) };
}

function fieldAimedAt(view: View, choice: Choice): Cell {
  if (choice.do === 'aim') return choice.at;
  if (choice.do !== 'attack') return NONE;
  return 'unit' in choice ? (knownUnit(view, choice.unit)?.cell ?? NONE) : blipField(view, choice.blip);
}

/** A throw that a star may have thrown again. */
export interface Rethrow {
  /** The chance of the new throw to hit; null where it is not about a miss. */
  hit: number | null;
  /** The damage dice that lie there; none while it is about a miss. */
  damage: readonly number[];
}

/** The strike that is under way: what a star would throw again. */
export function rethrowOf(view: View): Rethrow | null {
  const open = view.flow.findLast((f) => strike.has(f));
  if (open === undefined || !strike.has(open)) return null;
  const { damage } = open;
  if (damage.length > 0 || open.hit) return { hit: null, damage };
  const far = distance(unitOf(tableOf(view), open.attacker).cell, open.at);
  // CC-HIT-08 In melee Luck is one more throw, without the free one.
  return { hit: open.range === 0 ? firstMeleeChance : hitChance(open.range, far), damage };
}

/** The attack of a planned choice. */
export function shotOf(view: View, choice: Choice): (Shot & { at: Cell }) | null {
  const { acting } = view;
  if (acting === null || acting.chain < 0 || (choice.do !== 'attack' && choice.do !== 'aim')) return null;
  const w = tableOf(view);
  const unit = unitOf(w, acting.unit);
  const chain = chainsOf(w, unit)[acting.chain];
  const at = fieldAimedAt(view, choice);
  if (chain === undefined || at < 0) return null;
  return { ...shotFrom(w, unit.cell, at, choice.dice ?? chain.range, chain.dice), at };
}
