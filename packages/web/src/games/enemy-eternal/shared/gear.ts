// Weapons, vests and items in a few words.
import {
  type GearName,
  type UnitName,
  type VestName,
  type Weapon,
  type WeaponName,
  isVest,
  isWeapon,
  itemOf,
  unitOf,
  vestOf,
  weaponOf,
} from '@xenotable/enemy-eternal/content';

/** 'AIM 8 · 4 Wounds · runs 7 · HACK 3 · Shotgun, Sword'. */
export function unitNote(name: UnitName): string {
  const { skills, loadout } = unitOf(name);
  return [
    `AIM ${skills.AIM}`,
    `${skills.HEALTH} Wounds`,
    `runs ${skills.MOBILITY}`,
    `HACK ${skills.HACK}`,
    ...(skills.PSI > 0 ? [`PSI ${skills.PSI}`] : []),
    loadout.join(', '),
  ].join(' · ');
}

export const weaponNote = (name: WeaponName): string => noteOfWeapon(weaponOf(name));

export const noteOfWeapon = ({ range, damage, rules, second }: Weapon): string => {
  const far = range === 0 ? 'close' : `range ${range}`;
  return [
    far,
    damage === null ? 'no attacks' : `${damage.value} ${damage.type}`,
    ...rules,
    ...(second ? [`or ${second.name}`] : []),
  ].join(' · ');
};

export const vestNote = (name: VestName): string => {
  const vest = vestOf(name);
  return vest.adds === undefined
    ? `+${vest.printed} to the printed resistance`
    : `${vest.adds.type} resistance ${vest.adds.value}`;
};

/** What a piece of gear does, whatever it is. */
export function gearNote(name: GearName): string {
  if (isWeapon(name)) return weaponNote(name);
  return isVest(name) ? vestNote(name) : itemOf(name).text;
}
