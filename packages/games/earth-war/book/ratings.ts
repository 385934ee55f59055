// What a unit's ratings are at this moment, with the reasons.
import { type Modifier, itemAt, total, applies } from '@xenotable/kernel';
import { kindOf } from '../content/kinds.ts';
import type { ItemKind } from '../content/equipment.ts';
import { calledItem, kindOfItem } from '../content/force.ts';
import { LONG, MEDIUM, SHORT, type Position, type Unit } from '../table.ts';
import { nodeOf } from './nodes.ts';
import { limited } from './numbers.ts';
import { isGun, isStanding } from './squad.ts';

/** EW-Q-04, EW-Q-11 What the items that a standing unit carries add to a rating: of several the best, and null if none does. */
function best(w: Position, unit: Unit, added: (kind: ItemKind) => number | undefined): Modifier | null {
  let found: Modifier | null = null;
  if (!isStanding(unit)) return found;
  for (const item of unit.items) {
    const kind = kindOfItem(w, item);
    const value = added(kind) ?? 0;
    if (value > (found?.value ?? 0)) found = { value, because: kind.id, label: calledItem(item) };
  }
  return found;
}

/** What changes a unit's FIRE in its band. */
export function fireModifiers(w: Position, unit: Unit): Modifier[] {
  const changes: Modifier[] = [];
  const sight = best(w, unit, ({ fire }) => fire?.[unit.band]);
  if (sight !== null) changes.push(sight);
  if (unit.band <= SHORT && unit.shells)
    changes.push({ value: 2, because: 'EW-Q-07', label: 'Incendiary Shells' });
  if (w.combat?.rock) changes.push({ value: 1, because: 'EW-O-03', label: "Let's rock!" });
  // EW-AMO-03 With an empty pool all FIRE is 3 lower.
  if (w.mission.ammo === 0) changes.push({ value: -3, because: 'EW-AMO-03', label: 'no AMMO' });
  return changes;
}

/** EW-GEN-03 Only a standing unit has a range: a unit without a place neither fires, fights, reaches nor is dug in. */
function hasPlace(unit: Unit): boolean {
  if (isStanding(unit)) return true;
  applies('EW-GEN-03');
  return false;
}

/** EW-BND-03 A dash stays a dash. */
export function fireRating(w: Position, unit: Unit): number {
  const printed = hasPlace(unit) ? itemAt(unit.fire, unit.band) : 0;
  return printed === 0 ? 0 : limited(printed + total(fireModifiers(w, unit)));
}

/** EW-BND-03 MELEE is for CLOSE only; EW-Q-11 bayonets add 2. */
export function meleeRating(w: Position, unit: Unit): number {
  if (unit.band !== 0 || isGun(unit) || !hasPlace(unit)) return 0;
  const blade = best(w, unit, ({ melee }) => melee);
  if (blade === null) return limited(unit.melee);
  applies(blade.because);
  return limited(unit.melee + blade.value);
}

/** EW-M-ZULU-01 At MEDIUM or LONG a unit is dug in where the node says so. */
function isDugIn(w: Position, unit: Unit): boolean {
  const node = nodeOf(w);
  return node?.kind === 'combat' && node.dugIn === true && hasPlace(unit) && unit.band >= MEDIUM;
}

/** EW-Q-10 What items add to ARM against a card, on a unit that lies DOWN too: a plate 2 more against a Spitter; of several the best. */
function plating(w: Position, unit: Unit, from: number): number {
  let most = 0;
  for (const item of unit.items) {
    const { arm = 0, id } = kindOfItem(w, item);
    const more = item.name === 'Acid-proof Plate' && from >= 0 && kindOf(w, from).spits ? 2 : 0;
    if (arm + more > 0) applies(id);
    most = Math.max(most, arm + more);
  }
  return most;
}

/** EW-M-ZULU-01 Being dug in lifts ARM by 1; EW-Q-10 a plate by 1, against a Spitter by 3, up to 7 in all. */
export function armour(w: Position, unit: Unit, from: number): number {
  let arm = unit.arm;
  if (isDugIn(w, unit)) {
    applies('EW-M-ZULU-01');
    arm++;
  }
  const plate = plating(w, unit, from);
  return limited(Math.max(arm, Math.min(7, arm + plate)));
}

/** EW-NOD-03 */
export const witsRating = (unit: Unit, change: number): number => limited(unit.wits + change);

/** What flips a card for this unit in its band. */
export function reaches(unit: Unit, item: string): boolean {
  if (!hasPlace(unit)) return false;
  if (item === 'Shoulder Lamp') return unit.band <= SHORT;
  return item !== 'Thermal Scope' || unit.band === LONG;
}
