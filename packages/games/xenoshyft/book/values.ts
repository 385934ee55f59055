// Values and modifiers: Power and Hit Points with every reason behind them.
import { type Modifier, type RuleId, applies } from '@xenotable/kernel';
import { ENEMIES, type EnemyCard, type EnemyId } from '../content/enemies.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import { TROOPS, type TroopId } from '../content/troops.ts';
import type { ConvertedTroop, Enemy, HiveEnemy, Table, Troop } from '../table.ts';

type Add = (value: number, because: RuleId, label: string) => void;

/** What reaches all lanes, of a table or of a view. */
type WithPerks = Pick<Table, 'perks'>;

/** A Troop, on our side or converted: what it is and carries. */
export interface Soldier {
  card: TroopId;
  weapon: ItemId | '';
  armor: ItemId | '';
  boosts: number;
}

/** XS-MOD-01 XS-MOD-03 XS-CARD-07 Printed Power, boosts of Equipment, passive abilities, temporary changes: all add up. */
function soldierPower(w: WithPerks, one: Soldier, add: Add): void {
  const card = TROOPS[one.card];
  add(card.power, card.rule, 'printed');
  if (one.weapon !== '') {
    const weapon = ITEMS[one.weapon];
    applies('XS-CARD-07');
    add(weapon.power, weapon.rule, weapon.name);
    if (w.perks['better weapons']) add(1, 'XS-D-04', 'Weapons Research');
  } else if (one.armor === '' && w.perks['better drill']) add(1, 'XS-D-05', 'Barracks');
  if (one.boosts > 1) applies('XS-MOD-03');
  if (one.boosts > 0) add(2 * one.boosts, 'XS-I-16', 'Bio-Enhancer');
}

/** XS-CRD-15 The drill of the Barracks counts only while a Troop has no Equipment. */
function soldierHp(w: WithPerks, one: Soldier, add: Add): void {
  const card = TROOPS[one.card];
  add(card.hp, card.rule, 'printed');
  if (one.armor !== '') {
    const armor = ITEMS[one.armor];
    applies('XS-CARD-07');
    add(armor.hp, armor.rule, armor.name);
    if (w.perks['better armor']) add(1, 'XS-D-03', 'Armory');
  } else if (one.weapon === '' && w.perks['better drill']) {
    applies('XS-CRD-15');
    add(1, 'XS-D-05', 'Barracks');
  }
  if (one.boosts > 0) add(one.boosts, 'XS-I-16', 'Bio-Enhancer');
}

/** XS-CNV-02 XS-CRD-20 A converted Troop fights with what it carries. */
function asSoldier({ card, turned }: ConvertedTroop): Soldier {
  applies('XS-CNV-02');
  if (turned.weapon !== '') applies('XS-CRD-20');
  return { card, weapon: turned.weapon, armor: turned.armor, boosts: turned.boosts };
}

/** An Enemy that somebody has seen. */
function knownCard(enemy: HiveEnemy): EnemyCard {
  if (enemy.card === '') throw new Error(`nobody has seen Enemy ${enemy.id}`);
  return ENEMIES[enemy.card];
}

function enemyPowerParts(w: Table, enemy: Enemy, add: Add): void {
  if (enemy.turned !== null) soldierPower(w, asSoldier(enemy), add);
  else {
    const card = knownCard(enemy);
    add(card.power, card.rule, 'printed');
  }
  if (enemy.bonus > 0) add(enemy.bonus, 'XS-MOD-04', 'roused');
}

function enemyHpParts(w: Table, enemy: Enemy, add: Add): void {
  if (enemy.turned !== null) soldierHp(w, asSoldier(enemy), add);
  else {
    const card = knownCard(enemy);
    add(card.hp, card.rule, 'printed');
  }
}

let sum = 0;
const count: Add = (value, because) => {
  applies(because);
  sum += value;
};

/** XS-MOD-02 Power is never below 0. */
export function power(w: WithPerks, troop: Soldier): number {
  sum = 0;
  soldierPower(w, troop, count);
  applies('XS-MOD-01');
  applies('XS-MOD-02');
  return Math.max(0, sum);
}

export function hp(w: WithPerks, troop: Soldier): number {
  sum = 0;
  soldierHp(w, troop, count);
  return sum;
}

/** XS-MOD-06 Under STASIS an Enemy has Power 0, whatever boosts it has. */
export function enemyPower(w: Table, enemy: Enemy): number {
  if (enemy.stasis) {
    applies('XS-MOD-06');
    return 0;
  }
  sum = 0;
  enemyPowerParts(w, enemy, count);
  return Math.max(0, sum);
}

export function enemyHp(w: Table, enemy: Enemy): number {
  sum = 0;
  enemyHpParts(w, enemy, count);
  return sum;
}

/** A value as people see it: the number and its reasons. */
export interface Value {
  value: number;
  parts: Modifier[];
}

function listed(parts: (add: Add) => void): Modifier[] {
  const list: Modifier[] = [];
  parts((value, because, label) => void list.push({ value, because, label }));
  return list;
}

export const powerOf = (w: Table, troop: Troop): Value => ({
  value: power(w, troop),
  parts: listed((add) => soldierPower(w, troop, add)),
});
export const hpOf = (w: Table, troop: Troop): Value => ({
  value: hp(w, troop),
  parts: listed((add) => soldierHp(w, troop, add)),
});
export const enemyHpOf = (w: Table, enemy: Enemy): Value => ({
  value: enemyHp(w, enemy),
  parts: listed((add) => enemyHpParts(w, enemy, add)),
});
export function enemyPowerOf(w: Table, enemy: Enemy): Value {
  const parts = listed((add) => enemyPowerParts(w, enemy, add));
  const value = enemyPower(w, enemy);
  if (enemy.stasis)
    parts.push({
      value: -parts.reduce((all, part) => all + part.value, 0),
      because: 'XS-MOD-06',
      label: 'STASIS',
    });
  return { value, parts };
}

/** An Enemy's printed text, where it has one: a face-down card or a converted Troop has none. */
export const hiveCard = (enemy: Enemy): EnemyCard | null =>
  enemy.turned === null && enemy.card !== '' ? ENEMIES[enemy.card] : null;

/** XS-CARD-04 */
export function isBossCard(card: EnemyId): boolean {
  if (!ENEMIES[card].boss) return false;
  applies('XS-CARD-04');
  return true;
}

export const isBoss = (enemy: Enemy): boolean =>
  enemy.turned === null && enemy.card !== '' && isBossCard(enemy.card);

/** XS-FGT-17 ARMORED: Fight damage is less, but a blow of at least 1 still does 1. A converted Troop keeps its Riot Shield (XS-CNV-02). */
export function blowToEnemy(w: Table, troop: Troop, enemy: Enemy): number {
  const blow = power(w, troop);
  if (enemy.turned !== null) return Math.max(0, blow - shieldOf(enemy.turned.armor));
  const { armored } = knownCard(enemy);
  if (armored > 0) applies('XS-FGT-17');
  return blow === 0 ? 0 : Math.max(1, blow - armored);
}

/** XS-I-09 XS-DMG-13 A Riot Shield reduces Fight damage before anybody answers it. */
export const blowToTroop = (w: Table, enemy: Enemy, troop: Troop): number =>
  Math.max(0, enemyPower(w, enemy) - shieldOf(troop.armor));

function shieldOf(armor: ItemId | ''): number {
  if (armor === '') return 0;
  const { shield = 0, rule } = ITEMS[armor];
  if (shield === 0) return 0;
  applies(rule);
  applies('XS-DMG-13');
  return shield;
}

/** XS-I-11 How much less a REVEAL effect does to this Troop; above 0 nothing but damage reaches it. */
export function hazardOf(troop: Troop): number {
  if (troop.armor === '') return 0;
  const { hazard = 0, rule } = ITEMS[troop.armor];
  if (hazard > 0) applies(rule);
  return hazard;
}

/** XS-D-02 With the Med Bay's third ability medicine does 1 more. */
export function medicine(w: WithPerks, amount: number): number {
  if (!w.perks['better medicine']) return amount;
  applies('XS-D-02');
  return amount + 1;
}
