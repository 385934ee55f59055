// What attacks, healing and PSI are worth, in points.
import { BLOCKED, FREE, cross } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import { distance } from '../../book/fight/sight.ts';
import { dieNeeded, mindNumber } from '../../book/fight/targets.ts';
import { card, enemies, hasBought, hearts, isCivilian, isMilitary, mission } from '../../book/who.ts';
import type { Chain } from '../../content/card.ts';
import type { Aims } from '../../missions/mission.ts';
import type { Allegiance, Cell, Table, Unit } from '../../table.ts';
import { chanceOf, harmOf } from './damage.ts';
import { weights } from './weights.ts';

/** The fall of an enemy, for each level. */
const FALL = [0.1, 0.4, 0.6, 0.9];
const DEATH = 0.1;
/** Points of damage that kill somebody who lies. */
const TO_KILL = 2;
/** Bystanders whom nobody told us to hurt. */
const INNOCENT = -0.5;

/** What it is worth that somebody loses a heart, falls, dies. */
export interface Prey {
  heart: number;
  fall: number;
  death: number;
}

export function preyOf(side: Allegiance, victim: Unit, aims: Aims): Prey {
  const kill = aims.kill?.(victim) ?? 0;
  const fell = aims.fell?.(victim) ?? 0;
  const hostile = enemies(side, victim.side);
  if (!hostile) {
    const own = victim.side === side;
    if (own) return { heart: -0.15, fall: -0.8, death: -0.5 };
    return kill + fell > 0
      ? { heart: 0.25 * (kill + fell), fall: fell + 0.5 * kill, death: 0.5 * kill }
      : { heart: INNOCENT, fall: INNOCENT, death: INNOCENT + kill };
  }
  const level = isMilitary(victim) ? card(victim).level : 0;
  const threat = weights.fall * (FALL[level] ?? 0.4);
  // A kill is near once somebody lies: half of its points come with the fall. Every heart is a part of the way there.
  return {
    heart: weights.heart + Math.max(0, kill + fell) / (card(victim).hearts + TO_KILL),
    fall: threat + fell + 0.5 * Math.max(0, kill),
    death: DEATH + (kill > 0 ? 0.5 * kill : kill),
  };
}

/** CC-DMG-03, CC-WND-07 Points of armor and cover that a victim has against somebody on a field. */
function reduction(w: Table, unit: Unit, victim: Unit, from: Cell, ranged: boolean): number {
  const beside = distance(from, victim.cell) === 1;
  const armor =
    victim.coma && beside ? 0 : card(victim).armor + (mission(w).corrections.armor?.(w, victim) ?? 0);
  if (!ranged) return armor;
  const level = terrainOf(w.board).sight.level(from, victim.cell);
  const cover = victim.wary === unit.id || (level !== FREE && level !== BLOCKED);
  return armor + (cover ? 1 : 0);
}

/** What a hit of so many dice on somebody is worth. */
function hitWorth(w: Table, unit: Unit, victim: Unit, prey: Prey, dice: number, less: number): number {
  const extra = mission(w).corrections.extraDamage?.(w, unit, true) ?? 0;
  const left = hearts(victim);
  const excess = victim.coma && victim.excessIn === w.activation ? victim.excess : 0;
  const harm = harmOf(dice, Math.max(0, less - extra - excess), left);
  const drugged =
    (victim.side === 'Earth' || victim.side === 'Invaders') && hasBought(w, victim.side, 'Emergency Drugs');
  const dies = drugged && !victim.coma ? 0 : harm.dies;
  return harm.hearts * prey.heart + harm.falls * prey.fall + dies * prey.death;
}

/** The worth of one attack from a field on somebody who can be reached from there. */
export function attackWorth(
  w: Table,
  unit: Unit,
  victim: Unit,
  prey: Prey,
  chain: Pick<Chain, 'range' | 'dice'>,
  from: Cell,
): number {
  const far = distance(from, victim.cell);
  const less = reduction(w, unit, victim, from, chain.range > 0);
  return chanceOf(chain.range, far) * hitWorth(w, unit, victim, prey, chain.dice, less);
}

/** The worth of an explosion on a field: everybody in its cross, friends too. */
export function blastWorth(
  w: Table,
  unit: Unit,
  chain: Pick<Chain, 'range' | 'dice'>,
  from: Cell,
  at: Cell,
  standing: readonly number[],
  preyFor: (victim: Unit) => Prey,
): number {
  let sum = 0;
  for (const cell of cross(grid, at, terrainOf(w.board).levels, 2)) {
    const who = standing[cell] ?? 0;
    if (who > 0) {
      const victim = cell === unit.cell && from !== unit.cell ? undefined : w.units[who - 1];
      if (victim !== undefined)
        sum += hitWorth(w, unit, victim, preyFor(victim), chain.dice, card(victim).armor);
    } else if (who < 0) sum += 0.15;
    if (cell === from) sum -= 0.8;
  }
  return sum * chanceOf(chain.range, distance(from, at));
}

/** Hearts that come back, and the chance to wake somebody. */
export function healWorth(patient: Unit, dice: number, life: number): number {
  const lost = Math.max(0, patient.lost);
  const back = harmOf(dice, 0, Math.max(1, lost)).hearts;
  if (patient.side === 'neutral') return isCivilian(patient) ? (patient.coma ? 0.4 : 0.05) : 0;
  const level = Math.max(1, card(patient).level);
  if (patient.coma) return (1 - (1 / 3) ** dice) * (0.4 + 0.5 * life) * Math.sqrt(level);
  return back * (hearts(patient) <= 1 ? 0.35 : 0.2);
}

/** CC-PSI-03 The chance that the highest of the dice exceeds the number. */
export function mindChance(w: Table, attacker: Unit, victim: Unit, dice: number): number {
  const needed = Math.max(0, dieNeeded(mindNumber(w, attacker, victim, dice)));
  return needed >= 6 ? 0 : 1 - (needed / 6) ** dice;
}

/** A panic costs an action, control strikes a friend. */
export const mindWorth = (victim: Unit, aims: Aims): number =>
  (aims.mind?.(victim) ?? 0) + (isCivilian(victim) ? 0 : victim.panics < 2 ? 0.3 : 0.1);
