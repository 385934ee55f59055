// Whom an attack would hit and how likely, and who could hit back.
import { chainsOf } from '../book/activation/actions.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { forgivesSlips, hitChance } from '../book/fight/strike.ts';
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
