// Whom an attack would hit and how likely, and who could hit back.
import { grid, terrainOf } from '../board.ts';
import { chainsOf } from '../book/activation/actions.ts';
import { distance, inCover } from '../book/fight/sight.ts';
import { forgivesSlips, hitChance } from '../book/fight/strike.ts';
import { canReach } from '../book/fight/targets.ts';
import { awake, enemies, shown, unitOf } from '../book/who.ts';
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

/** Enemies of a side that this viewer sees. */
const foesOf = (view: View, w: Table, side: Unit['side']): Unit[] =>
  w.units.filter(
    (unit) => knownUnit(view, unit.id) !== null && shown(unit) && awake(unit) && enemies(side, unit.side),
  );

/** The best attack that a unit has on a field from where it stands. */
function bestShot(w: Table, foe: Unit, cell: Cell): Shot | null {
  let best: Shot | null = null;
  for (const chain of chainsOf(w, foe)) {
    if (chain.deed !== 'attack' && chain.deed !== 'blast') continue;
    if (!canReach(w, foe.cell, cell, chain.range, foe.side === 'Earth' ? 'Earth' : 'Invaders')) continue;
    const shot = shotFrom(w, foe.cell, cell, chain.range, chain.dice);
    if (shot.chance > (best?.chance ?? 0)) best = shot;
  }
  return best;
}

export interface Danger extends Shot {
  unit: Unit;
}

/** Who could hit a unit on a field from where they stand, the worst first. */
export function dangersAt(view: View, unit: Unit, cell: Cell): Danger[] {
  const before = tableOf(view);
  const w = { ...before, units: before.units.map((one) => (one.id === unit.id ? { ...one, cell } : one)) };
  const found: Danger[] = [];
  for (const foe of foesOf(view, w, unit.side)) {
    const shot = bestShot(w, foe, cell);
    if (shot !== null) found.push({ ...shot, unit: foe });
  }
  return found.sort((a, b) => b.chance - a.chance);
}

/** All fields that an enemy could attack from where it stands. */
export function threatened(view: View): Cell[] {
  if (view.side === null) return [];
  const w = tableOf(view);
  const foes = foesOf(view, w, view.side);
  const { closed } = terrainOf(w.board);
  const found: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++)
    if (closed[cell] === 0 && foes.some((foe) => bestShot(w, foe, cell) !== null)) found.push(cell);
  return found;
}
