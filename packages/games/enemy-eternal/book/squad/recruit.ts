// One line of a Squad list: a unit with its AI loadout and whatever was bought for it.
import { type OwnThing, applies, wholeOf } from '@xenotable/kernel';
import { itemOf, vestOf } from '../../content/gear.ts';
import type { UnitName } from '../../content/units.ts';
import { type WeaponName, isWeapon, weaponOf } from '../../content/weapons.ts';
import { UNIT_KIND, slotFor } from '../../own/kinds.ts';
import { type Slot, arm, ownNamed, profileOf, unitBehind, weaponIn } from '../../own/own.ts';
import type { Recruit, TableOptions } from '../../table.ts';

/** The weapon of the AI loadout for a slot. Chief Engineer Shen carries her Pistol as a Primary. */
export function standard(one: Pick<Recruit, 'unit' | 'own'>, slot: Slot): WeaponName | null {
  const { [slot]: classes, loadout } = profileOf(one);
  return loadout.find((weapon) => classes.includes(weaponOf(weapon).class)) ?? null;
}

/** EE-SQD-07 A model with its AI loadout, changed as said. */
export const recruit = (unit: UnitName, changes: Partial<Omit<Recruit, 'unit'>> = {}): Recruit => ({
  unit,
  leader: false,
  primary: standard({ unit }, 'primary'),
  secondary: standard({ unit }, 'secondary'),
  vest: null,
  items: [],
  free: false,
  ...changes,
});

/** EE-SCN-12 A model by the name of its unit, which may be one of one's own; null if nobody has it. */
export function recruitNamed(name: string, content: readonly OwnThing[] = []): Recruit | null {
  const unit = unitBehind(content, name);
  if (unit === null) return null;
  const thing = ownNamed(content, 'unit', name);
  if (thing === undefined) return recruit(unit);
  const own = { unit: thing };
  const one: Recruit = {
    ...recruit(unit),
    own,
    primary: standard({ unit, own }, 'primary'),
    secondary: standard({ unit, own }, 'secondary'),
  };
  for (const word of wholeOf(UNIT_KIND, thing).words['loadout'] ?? []) {
    const weapon = ownNamed(content, 'weapon', word);
    const slot =
      weapon && isWeapon(weapon.like) ? slotFor(profileOf(one), weaponOf(weapon.like).class) : null;
    if (weapon !== undefined && slot !== null) arm(one, slot, weapon);
  }
  return one;
}

/** EE-SCN-12 The weapon of its own loadout that a unit of one's own has in a slot. */
export const issued = ({ own }: Recruit, slot: Slot): boolean =>
  own?.unit?.words?.['loadout']?.includes(own[slot]?.name ?? '') === true;

/** EE-FAC-02 The free Trooper. */
export const freeTrooper = (): Recruit => recruit('ADVENT Trooper', { free: true });

/** EE-OPT-15 The Faceless has two prices. */
export function unitPrice(
  one: Pick<Recruit, 'unit' | 'own'>,
  options: Pick<TableOptions, 'facelessPrice'>,
): number {
  if (one.unit !== 'Faceless' || one.own?.unit !== undefined) return profileOf(one).price;
  applies('EE-OPT-15');
  return options.facelessPrice;
}

/** EE-SQD-08 Bought gear: weapons that replace the loadout at full price, vest, attachments and utilities. */
export function gearPrice(one: Recruit): number {
  let price = one.vest === null ? 0 : vestOf(one.vest).price;
  for (const slot of ['primary', 'secondary'] as const) {
    const weapon = weaponIn(one, slot);
    const printed = one.own?.[slot] === undefined;
    if (weapon !== null && (printed ? one[slot] !== standard(one, slot) : !issued(one, slot))) {
      price += weapon.price;
      applies('EE-SQD-08');
    }
  }
  for (const carried of one.items) price += itemOf(carried.item).price;
  return price;
}

export function priceOf(one: Recruit, options: Pick<TableOptions, 'facelessPrice'>): number {
  applies(one.free ? 'EE-FAC-02' : 'EE-SQD-07');
  return (one.free ? 0 : unitPrice(one, options)) + gearPrice(one);
}

/** The weapons of a model by name. */
export const weaponsOf = (one: Recruit): WeaponName[] =>
  [one.primary, one.secondary].filter((weapon) => weapon !== null);
