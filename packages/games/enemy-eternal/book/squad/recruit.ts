// One line of a Squad list: a unit with its AI loadout and whatever was bought for it.
import { applies } from '@xenotable/kernel';
import { itemOf, vestOf } from '../../content/gear.ts';
import { type UnitName, unitOf } from '../../content/units.ts';
import { type WeaponName, weaponOf } from '../../content/weapons.ts';
import type { Recruit, TableOptions } from '../../table.ts';

/** The weapon of the AI loadout for a slot. Chief Engineer Shen carries her Pistol as a Primary. */
export function standard(unit: UnitName, slot: 'primary' | 'secondary'): WeaponName | null {
  const classes = unitOf(unit)[slot];
  return unitOf(unit).loadout.find((weapon) => classes.includes(weaponOf(weapon).class)) ?? null;
}

/** EE-SQD-07 A model with its AI loadout, changed as said. */
export const recruit = (unit: UnitName, changes: Partial<Omit<Recruit, 'unit'>> = {}): Recruit => ({
  unit,
  leader: false,
  primary: standard(unit, 'primary'),
  secondary: standard(unit, 'secondary'),
  vest: null,
  items: [],
  free: false,
  ...changes,
});

/** EE-FAC-02 The free Trooper. */
export const freeTrooper = (): Recruit => recruit('ADVENT Trooper', { free: true });

/** EE-OPT-15 The Faceless has two prices. */
export function unitPrice(unit: UnitName, options: Pick<TableOptions, 'facelessPrice'>): number {
  if (unit !== 'Faceless') return unitOf(unit).price;
  applies('EE-OPT-15');
  return options.facelessPrice;
}

/** EE-SQD-08 Bought gear: weapons that replace the loadout at full price, vest, attachments and utilities. */
export function gearPrice(one: Recruit): number {
  let price = one.vest === null ? 0 : vestOf(one.vest).price;
  for (const slot of ['primary', 'secondary'] as const) {
    const weapon = one[slot];
    if (weapon !== null && weapon !== standard(one.unit, slot)) {
      price += weaponOf(weapon).price;
      applies('EE-SQD-08');
    }
  }
  for (const carried of one.items) price += itemOf(carried.item).price;
  return price;
}

export function priceOf(one: Recruit, options: Pick<TableOptions, 'facelessPrice'>): number {
  applies(one.free ? 'EE-FAC-02' : 'EE-SQD-07');
  return (one.free ? 0 : unitPrice(one.unit, options)) + gearPrice(one);
}

/** The weapons of a model by name. */
export const weaponsOf = (one: Recruit): WeaponName[] =>
  [one.primary, one.secondary].filter((weapon) => weapon !== null);
