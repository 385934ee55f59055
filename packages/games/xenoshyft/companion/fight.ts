// One fight in a lane, from the Power and Hit Points that the people read off their cards.
import { applies } from '@xenotable/kernel';
import { ENEMIES, type EnemyId } from '../content/enemies.ts';
import type { LaneEnemy } from './table.ts';

export interface FightResult {
  /** Damage on both sides, and who dies. */
  toEnemy: number;
  toTroop: number;
  enemyDies: boolean;
  troopDies: boolean;
  /** XS-FGT-12 Nobody can hurt the other. */
  stalemate: boolean;
}

/** XS-FGT-17 A blow against an ARMORED Enemy. */
function blowOn(card: EnemyId, power: number): number {
  const { armored } = ENEMIES[card];
  if (armored > 0) applies('XS-FGT-17');
  return power < 1 ? 0 : Math.max(1, power - armored);
}

/** XS-FGT-03 XS-FGT-06 XS-FGT-11 Exchanges until somebody dies; both blows land together. */
export function fightOut(
  { card, damage }: LaneEnemy & { card: EnemyId },
  power: number,
  hp: number,
): FightResult {
  const enemy = ENEMIES[card];
  const left = enemy.hp - damage;
  const blow = blowOn(card, power);
  const rounds = Math.min(
    blow > 0 ? Math.ceil(left / blow) : Infinity,
    enemy.power > 0 ? Math.ceil(hp / enemy.power) : Infinity,
  );
  if (rounds === Infinity) {
    applies('XS-FGT-12');
    return { toEnemy: 0, toTroop: 0, enemyDies: false, troopDies: false, stalemate: true };
  }
  applies('XS-FGT-06');
  return {
    toEnemy: rounds * blow,
    toTroop: rounds * enemy.power,
    enemyDies: rounds * blow >= left,
    troopDies: rounds * enemy.power >= hp,
    stalemate: false,
  };
}

/** What a fight comes to, in one sentence. */
export function fightWords(
  name: string,
  { toEnemy, toTroop, enemyDies, troopDies, stalemate }: FightResult,
): string {
  if (stalemate) return `Nobody hurts the other: your Troop goes to the back, and the next one tries.`;
  const troop = troopDies ? 'your Troop is killed' : `your Troop takes ${toTroop} and lives`;
  const enemy = enemyDies ? `${name} is killed` : `${name} has taken ${toEnemy}`;
  return `${enemy.charAt(0).toUpperCase()}${enemy.slice(1)}; ${troop}.`;
}
