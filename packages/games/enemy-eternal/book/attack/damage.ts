// Armour tests, resistances and damage.
import { type Modifier, total, applies } from '@xenotable/kernel';
import { type DamageType } from '../../content/units.ts';
import { vestOf } from '../../content/gear.ts';
import type { Cell, Model, Table } from '../../table.ts';
import type { Arm } from './arms.ts';
import type { Measured } from './toHit.ts';
import { has, keywordOf, skill } from '../models.ts';
import { coverAgainst } from '../board/sight.ts';
import { waysOf36 } from '../tests.ts';
import { profileOf } from '../../own/own.ts';

/** EE-ARM-02 EE-ARM-04 EE-CHG-07 The value of the Armour test; null where there is none. EE-SPC-01 */
export function armourParts(w: Table, m: Model, clumsy: boolean): Modifier[] | null {
  if (has(m, 'Unarmed')) return null;
  const on = profileOf(m).armourOn ?? 'HEALTH';
  const parts: Modifier[] = [{ value: skill(w, m, on), because: 'EE-ARM-02', label: on }];
  if (clumsy) parts.push({ value: 1, because: 'EE-CHG-07', label: 'clumsy blow' });
  return parts;
}

/** Where an attack comes from: a cell of the board, or what was measured from there. */
export type Origin = Cell | Pick<Measured, 'cover'>;

/** EE-TER-07 Whether a model is in cover against an attack. */
const inCover = (w: Table, m: Model, from: Origin): boolean =>
  typeof from === 'number' ? from !== m.cell && coverAgainst(w, from, m.cell) > 0 : from.cover > 0;

/** EE-DMG-11 The resistances of a model, each with its source; `attacker` is where the attack comes from. */
export function resistances(
  w: Table,
  m: Model,
  attacker: Origin,
): { type: DamageType; value: number; because: string; label: string }[] {
  const { armour } = profileOf(m);
  const all = [{ type: armour.type, value: armour.value, because: 'EE-DMG-11', label: 'armour' }];
  if (m.vest !== null) {
    const vest = vestOf(m.vest);
    all.push({
      type: vest.adds?.type ?? armour.type,
      value: vest.adds?.value ?? vest.printed ?? 0,
      because: vest.id,
      label: m.vest,
    });
  }
  if (keywordOf(w, m) === 'XCOM') all.push({ type: 'PH', value: 1, because: 'EE-FAC-04', label: 'XCOM' });
  if (has(m, 'Blast Padding'))
    all.push({ type: 'EX', value: 2, because: 'EE-SPC-20', label: 'Blast Padding' });
  if (has(m, 'Cautious') && inCover(w, m, attacker))
    all.push({ type: 'PH', value: 1, because: 'EE-SPC-21', label: 'Cautious' });
  return all;
}

/** EE-DMG-04 EE-DMG-05 The resistance that each type of damage beats. */
const BEATS: Record<DamageType, DamageType> = { PL: 'EX', EX: 'PH', PH: 'PL', EL: 'PO', PO: 'EL' };

/** EE-DMG-02 EE-DMG-03 EE-DMG-06 EE-DMG-07 Damage after resistances, part by part; EE-DMG-08 EE-OPT-02 never below the least. */
export function damageParts(
  w: Table,
  m: Model,
  value: number,
  type: DamageType,
  attacker: Origin,
): Modifier[] {
  const parts: Modifier[] = [{ value, because: 'EE-DMG-02', label: type }];
  applies('EE-DMG-01');
  for (const one of resistances(w, m, attacker)) {
    if (one.value === 0) continue;
    applies('EE-DMG-11');
    if (one.type !== type && BEATS[type] !== one.type) {
      applies('EE-DMG-06');
      continue;
    }
    applies(one.because);
    if (parts.length > 1) applies('EE-DMG-07');
    if (one.type === type) parts.push({ value: -one.value, because: 'EE-DMG-03', label: one.label });
    else
      parts.push({
        value: one.value,
        because: type === 'EL' || type === 'PO' ? 'EE-DMG-05' : 'EE-DMG-04',
        label: one.label,
      });
  }
  const least = w.options.leastDamage;
  const sum = total(parts);
  if (sum < least)
    parts.push({ value: least - sum, because: least === 1 ? 'EE-OPT-02' : 'EE-DMG-08', label: 'at least' });
  return parts;
}

export const damageOf = (w: Table, m: Model, value: number, type: DamageType, attacker: Origin): number =>
  total(damageParts(w, m, value, type, attacker));

/** EE-CHG-08 In close combat a Range 1+ weapon deals 2 at most. */
export const valueOf = (arm: Arm, close: boolean): number =>
  close && arm.range > 0 ? Math.min(2, arm.value) : arm.value;

/** EE-OPT-01 Whether a passed Armour test stops the damage, or lets it through. */
export const armourStops = (w: Table, passed: boolean): boolean =>
  w.options.armour === 'saving' ? passed : !passed;

/** Results of the Armour test, out of 36, that stop the damage. */
export const waysStopped = (w: Table, value: number): number =>
  armourStops(w, true) ? waysOf36(value) : 36 - waysOf36(value);
