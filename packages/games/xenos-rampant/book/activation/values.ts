// Figures of a unit as they are now: movement, tests, the Commander's bonus (XR-CMD, XR-MOV, XR-ORD).
import { type Modifier, type Seat, total, applies } from '@xenotable/kernel';
import type { OrderKind } from '../../choices.ts';
import { powerNamed } from '../../content/powers.ts';
import type { PowerName } from '../../content/powers.ts';
import type { TraitName } from '../../content/traits.ts';
import { within } from '../../distances.ts';
import {
  type Table,
  type Unit,
  atHalf,
  hasTrait,
  leads,
  onTable,
  profileOf,
  sideOf,
  ownerOf,
  listOf,
} from '../../table.ts';

export const commanderOf = (w: Table, seat: Seat): Unit | undefined =>
  w.units.find((unit) => unit.owner === seat && unit.commander && onTable(w, unit));

/** XR-CMD-01 Whether a unit is the Commander's or within 12" of it. A unit in reserve is near nobody. */
function nearCommander(w: Table, unit: Unit, commander: Unit): boolean {
  applies('XR-CMD-01');
  return unit === commander || within(w, unit, commander, 1200);
}

/** XR-CMD-02, XR-CMD-08 Whether an un-Suppressed Commander reaches a unit of the detachment. XR-XEN-20 Hive Mind needs no distance. */
export function commanderReaches(w: Table, unit: Unit): boolean {
  const commander = commanderOf(w, unit.owner);
  if (commander === undefined || commander.suppressed) {
    applies('XR-CMD-02');
    return false;
  }
  if (!onTable(w, unit)) {
    applies('XR-CMD-01');
    return false;
  }
  if (profileOf(unit).xeno['Hive Mind'] !== undefined) {
    applies('XR-XEN-20');
    return true;
  }
  return nearCommander(w, unit, commander);
}

/** XR-CMD-02, XR-TASTE-16 A Suppressed Commander still steadies those within 12", himself included. */
function steadiedByPinned(w: Table, unit: Unit): boolean {
  const commander = commanderOf(w, unit.owner);
  if (commander === undefined || !commander.suppressed) return false;
  applies('XR-CMD-02');
  applies('XR-TASTE-16');
  return !w.options.pinnedSilent && nearCommander(w, unit, commander);
}

/** XR-CMD-01, XR-CMD-04 Plus 1 once; XR-T-02 Insipid, XR-T-07 Indecisive. */
export function commanderBonus(w: Table, unit: Unit, kind: 'order' | 'courage'): boolean {
  if (hasTrait(w, unit.owner, kind === 'order' ? 'Indecisive' : 'Insipid')) return false;
  applies('XR-CMD-04');
  return commanderReaches(w, unit) || (kind === 'courage' && steadiedByPinned(w, unit));
}

/** XR-CMD-08 A trait that reaches a unit and has not been used in this turn. */
export function traitReaches(w: Table, unit: Unit, trait: TraitName): boolean {
  if (!hasTrait(w, unit.owner, trait) || ownerOf(w, unit.owner).used.includes(trait)) return false;
  applies('XR-CMD-08');
  return commanderReaches(w, unit);
}

/** XR-VEH-09 */
const severelyDamaged = (unit: Unit): boolean => profileOf(unit).vehicle && atHalf(unit);

/** XR-MOV-01, XR-MOV-06, XR-VEH-09, XR-M-VIP-03 Maximum Movement now; never below 1" (XR-GEN-14). */
export function maxMove(w: Table, unit: Unit): number {
  let most = profileOf(unit).maxMove;
  if (severelyDamaged(unit)) {
    applies('XR-VEH-09');
    most = most >> 1;
  }
  if (w.vip?.carrier === unit.id) {
    applies('XR-M-VIP-03');
    most = Math.min(most, 800);
  }
  applies('XR-MOV-01');
  return Math.max(100, most);
}

/** XR-WLD-01 Wild Charge by profile, trait, Mercenary roll or Hatred of this enemy. */
export function isWild(w: Table, unit: Unit, against: Unit | null): boolean {
  return (
    profileOf(unit).wild ||
    unit.mercenary === 5 ||
    leads(w, unit, 'Attack, Attack, Attack!') ||
    (against !== null && hates(w, unit, against))
  );
}

/** XR-MERC-5, XR-T-03, XR-XEN-19 Those who have Wild Charge twice over pass the test. */
export function chargesSurely(w: Table, unit: Unit, against: Unit): boolean {
  if (!profileOf(unit).wild) return false;
  if (unit.mercenary === 5) applies('XR-MERC-5');
  return unit.mercenary === 5 || leads(w, unit, 'Attack, Attack, Attack!') || hates(w, unit, against);
}

/** XR-XEN-19, XR-XEN-06 Whether a unit is of a named type: a xeno kind, or a species or faith tag. */
export function isOfType(unit: Unit, type: string | null): boolean {
  if (type === null) return false;
  const p = profileOf(unit);
  return (
    (type === 'Demonic' && p.demonic) ||
    (type === 'Mechanoid' && p.mechanoid) ||
    (type === 'Undead' && p.undead) ||
    unit.species === type ||
    unit.faith === type
  );
}

export function hates(w: Table, unit: Unit, enemy: Unit): boolean {
  if (profileOf(unit).xeno['Hatred'] === undefined) return false;
  applies('XR-XEN-19');
  return isOfType(enemy, ownerOf(w, unit.owner).hates);
}

export function crusadesAgainst(w: Table, unit: Unit, enemy: Unit | null): boolean {
  if (enemy === null || profileOf(unit).xeno['Crusader'] === undefined) return false;
  applies('XR-XEN-06');
  return isOfType(enemy, ownerOf(w, unit.owner).crusades);
}

/** XR-XEN-24 A worn Mechanoid has no Free actions. */
const freeActionsLeft = (unit: Unit): boolean => !(profileOf(unit).mechanoid && atHalf(unit));

/** XR-ORD-08 Which printed Free action an order counts as. */
function printedFree(w: Table, unit: Unit, order: OrderKind): boolean {
  const p = profileOf(unit);
  const elite = leads(w, unit, 'Elite') ? listOf(w, unit.owner).elite : null;
  switch (order) {
    case 'move':
    case 'ground':
    case 'jump':
    case 'disembark':
    case 'enter':
    case 'charges':
      return p.freeMove || elite === 'Move';
    case 'shoot':
      return p.freeShoot || elite === 'Shoot';
    case 'attack':
      return p.freeAttack || elite === 'Attack';
    default:
      return false;
  }
}

/** XR-PSY-02 What Manifesting a power must reach. */
function difficultyOf(power: PowerName | undefined): number {
  if (power === undefined) throw new Error('an order to Manifest names a power');
  return powerNamed(power).difficulty;
}

/** XR-ORD-02, XR-RAL-10, XR-PSY-08 Whether an order needs no test. */
export function isFree(w: Table, unit: Unit, order: OrderKind, power?: PowerName): boolean {
  if (unit.fray) {
    applies('XR-RAL-10');
    return false;
  }
  if (order === 'manifest') {
    const level = profileOf(unit).xeno['Psychic Species'] ?? 0;
    if (level === 0 || difficultyOf(power) > 5 + level) return false;
    applies('XR-PSY-08');
    return true;
  }
  if (order === 'arrive') {
    if (w.units.some((one) => sideOf(w, one) === sideOf(w, unit) && onTable(w, one))) return false;
    applies('XR-XEN-33');
    return true;
  }
  if (!freeActionsLeft(unit) || !printedFree(w, unit, order)) return false;
  applies('XR-ORD-08');
  return true;
}

/** XR-ORD-03, XR-ORD-09 The value that an order must reach. */
export function orderValue(unit: Unit, order: OrderKind, power?: PowerName): number {
  const p = profileOf(unit);
  switch (order) {
    case 'shoot':
      return p.shoot;
    case 'attack':
      return p.attack;
    case 'skirmish':
    case 'regenerate':
      applies('XR-ORD-09');
      return 7;
    case 'fire support':
      applies('XR-ORD-09');
      return 8;
    case 'explode':
      return 5;
    case 'manifest':
      return difficultyOf(power);
    default:
      return p.move;
  }
}

/** XR-ORD-04 Everything that is added to an ordered test. */
export function orderModifiers(w: Table, unit: Unit, order: OrderKind, target: Unit | null): Modifier[] {
  const mods: Modifier[] = [];
  const p = profileOf(unit);
  applies('XR-ORD-04');
  if (commanderBonus(w, unit, 'order')) mods.push({ value: 1, because: 'XR-CMD-01', label: 'Commander' });
  if (severelyDamaged(unit)) mods.push({ value: -1, because: 'XR-VEH-09', label: 'Severe Damage' });
  if (p.mechanoid) mods.push({ value: -1, because: 'XR-XEN-24', label: 'Mechanoid' });
  if (order === 'attack' || order === 'shoot') {
    if (unit.mercenary === 3) mods.push({ value: -1, because: 'XR-MERC-3', label: 'Reluctant' });
    if (unit.mercenary === 4) mods.push({ value: 1, because: 'XR-MERC-4', label: 'Eager' });
  }
  if (order === 'attack' && ownerOf(w, unit.owner).doctrine === 'Headlong')
    mods.push({ value: 1, because: 'XR-TASTE-13', label: 'Headlong' });
  if (order === 'manifest') {
    if (atHalf(unit)) mods.push({ value: -1, because: 'XR-PSY-02', label: 'at half strength' });
    if (target !== null && profileOf(target).demonic && sideOf(w, target) !== sideOf(w, unit))
      mods.push({ value: 2, because: 'XR-XEN-07', label: 'Demonic target' });
  }
  return mods;
}

/** XR-CMD-03, XR-FFT-02, XR-CCH-02, XR-WLD-03 No Commander's bonus for reactions and Wild Charges: only what speaks of all activation rolls. */
export function reactionModifiers(unit: Unit): Modifier[] {
  applies('XR-CMD-03');
  return severelyDamaged(unit) ? [{ value: -1, because: 'XR-VEH-09', label: 'Severe Damage' }] : [];
}

/** XR-GEN-03 Ways out of 36 in which 2D6 plus modifiers reach a value: a faster second formula; the Measure law compares it with play. */
export function waysOf36(value: number, modifiers: readonly Modifier[]): number {
  const need = value - total(modifiers);
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) ways++;
  return ways;
}

/** XR-SHO-05, XR-ATK-06 Ten dice above half strength, five otherwise; a Runt rolls one fewer (XR-T-19). */
export function diceOf(w: Table, unit: Unit): number {
  const dice = atHalf(unit) ? 5 : 10;
  if (dice === 5) applies('XR-GEN-07');
  if (!leads(w, unit, 'Runt')) return dice;
  return dice - 1;
}

/** XR-XEN-07 A Demonic unit that has been hurt is Unstable too. */
export function isUnstable(unit: Unit): boolean {
  if (profileOf(unit).xeno['Unstable'] !== undefined) return true;
  if (!profileOf(unit).demonic || unit.sp >= unit.start) return false;
  applies('XR-XEN-07');
  return true;
}

/** XR-XEN-13 */
export const isFearsome = (unit: Unit): boolean =>
  profileOf(unit).xeno['Fearsome'] !== undefined || profileOf(unit).demonic;
