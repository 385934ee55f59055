// What a model can attack with: its weapons and grenades as profiles.
import type { RuleId } from '@xenotable/kernel';
import { type ItemName, itemOf } from '../../content/gear.ts';
import { type DamageType, type Skill } from '../../content/units.ts';
import { type WeaponName, type WeaponRule } from '../../content/weapons.ts';
import type { Model, Table } from '../../table.ts';
import { profileOf, weaponIn, weaponName } from '../../own/own.ts';

export interface Arm {
  /** Its row of the catalogue. */
  id: RuleId;
  name: string;
  slot: 'primary' | 'secondary' | 'utility' | 'mind';
  /** EE-SHO-02 0 is close combat. */
  range: number;
  value: number;
  type: DamageType;
  rules: readonly WeaponRule[];
  /** EE-TST-03 The skill it is tested on. */
  on: Skill;
  attachments: readonly ItemName[];
}

const NONE: readonly ItemName[] = [];

/** EE-SPC-11 Mindspin is used like a weapon of Range 24. */
export const mindspin: Arm = {
  id: 'EE-SPC-11',
  name: 'Mindspin',
  slot: 'mind',
  range: 24,
  value: 0,
  type: 'PL',
  rules: [],
  on: 'PSI',
  attachments: NONE,
};

function weaponArm(m: Model, name: WeaponName, slot: 'primary' | 'secondary', into: Arm[]): void {
  const weapon = weaponIn(m, slot);
  if (weapon === null || weapon.damage === null) return;
  const unit = profileOf(m);
  // The Templar's Volt is tested on PSI, its Pistols on AIM.
  const on =
    m.unit === 'Templar' && weapon.class === 'Pistols'
      ? 'AIM'
      : ((slot === 'primary' ? unit.primaryOn : unit.secondaryOn) ?? 'AIM');
  let attachments = NONE;
  let type: DamageType = weapon.damage.type;
  for (const carried of m.items) {
    if (carried.on !== name) continue;
    attachments = [...attachments, carried.item];
    // EE-EQP-05 Rounds change the damage type.
    type = itemOf(carried.item).rounds ?? type;
  }
  into.push({
    id: weapon.id,
    name: weaponName(m, slot) ?? name,
    slot,
    range: weapon.range,
    value: weapon.damage.value,
    type,
    rules: weapon.rules,
    on,
    attachments: weapon.range > 0 ? attachments : NONE,
  });
  // EE-SPO-22 A second profile is a choice of its own.
  const { second } = weapon;
  if (second !== undefined)
    into.push({
      id: 'EE-SPO-22',
      name: second.name,
      slot,
      range: second.range,
      value: second.damage.value,
      type: second.damage.type,
      rules: second.rules,
      on,
      attachments,
    });
}

/** All profiles of a model, whether they can be used now or not. */
export function armsOf(m: Model): Arm[] {
  const arms: Arm[] = [];
  if (m.primary !== null) weaponArm(m, m.primary, 'primary', arms);
  if (m.secondary !== null) weaponArm(m, m.secondary, 'secondary', arms);
  for (const carried of m.items) {
    const { id, grenade } = itemOf(carried.item);
    if (grenade !== undefined)
      arms.push({
        id,
        name: carried.item,
        slot: 'utility',
        range: grenade.range,
        value: grenade.damage.value,
        type: grenade.damage.type,
        rules: grenade.rules,
        on: 'AIM',
        attachments: NONE,
      });
  }
  return arms;
}

export const armNamed = (m: Model, name: unknown): Arm | null =>
  name === 'Mindspin' ? mindspin : (armsOf(m).find((arm) => arm.name === name) ?? null);

/** A profile that the model is known to have. */
export function armOf(m: Model, name: string): Arm {
  const arm = armNamed(m, name);
  if (arm === null) throw new Error(`${m.name} has no ${name}`);
  return arm;
}

/** EE-SPO-20 EE-SPC-07 Not used up and not switched off. */
export const isUsable = (w: Table, m: Model, arm: Arm): boolean =>
  !m.used.includes(arm.name) && !(arm.slot === 'secondary' && m.disabledUntil >= w.round);

export const usableArms = (w: Table, m: Model): Arm[] => armsOf(m).filter((arm) => isUsable(w, m, arm));

/** EE-CHG-10 EE-EQP-07 Sniper weapons, grenades and the Claymore are no use at arm's length. */
export const worksClose = (arm: Arm): boolean =>
  arm.slot !== 'mind' && arm.slot !== 'utility' && arm.name !== 'Claymore' && !arm.rules.includes('Sniper');

/** EE-OVW-01 Weapons that can be held ready. EE-SPC-41 */
export const canWatch = (arm: Arm): boolean =>
  arm.range > 0 && arm.slot !== 'mind' && !arm.rules.includes('Sniper');
