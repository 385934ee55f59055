// Weapons, vests and items in a few words.
import {
  type ItemName,
  type VestName,
  type WeaponName,
  itemNames,
  itemOf,
  vestNames,
  vestOf,
  weaponNames,
  weaponOf,
} from '@xenotable/enemy-eternal/content';

export const weaponNote = (name: WeaponName): string => {
  const { range, damage, rules, second } = weaponOf(name);
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
export function gearNote(name: string): string {
  if (weaponNames.includes(name as WeaponName)) return weaponNote(name as WeaponName);
  if (vestNames.includes(name as VestName)) return vestNote(name as VestName);
  return itemNames.includes(name as ItemName) ? itemOf(name as ItemName).text : '';
}
