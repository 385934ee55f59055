// EE-SCN-12 What units and weapons of one's own can say.
import type { OwnFault, OwnKind, OwnThing, OwnWhole } from '@xenotable/kernel';
import { cards } from '../content/cards.ts';
import { type Ability, type DamageType, type Rule, type Skill, type Unit, units } from '../content/units.ts';
import {
  type Weapon,
  type WeaponClass,
  type WeaponRule,
  isWeapon,
  weaponOf,
  weapons,
} from '../content/weapons.ts';
import { ABILITIES, RULES, WEAPON_RULES } from './meanings.ts';

export const SKILLS: readonly Skill[] = ['AIM', 'HEALTH', 'MOBILITY', 'HACK', 'WILL', 'DODGE', 'PSI'];
const DAMAGE: Record<DamageType, string> = {
  PL: 'Plasma',
  EX: 'Explosive',
  PH: 'Physical',
  EL: 'Electric',
  PO: 'Poison',
};

const said = (known: Readonly<Record<string, string>>) =>
  Object.entries(known).map(([name, says]) => ({ name, says }));
const classes = [...new Set(Object.values(weapons).map((weapon) => weapon.class))].map((name) => ({
  name,
  says: 'weapons of this class fit',
}));
const inKeys =
  <K extends string>(known: Readonly<Record<K, unknown>>) =>
  (word: string): word is K =>
    Object.hasOwn(known, word);
export const isRule: (word: string) => word is Rule = inKeys(RULES);
export const isAbility: (word: string) => word is Ability = inKeys(ABILITIES);
export const isWeaponRule: (word: string) => word is WeaponRule = inKeys(WEAPON_RULES);
export const isDamage: (word: string) => word is DamageType = inKeys(DAMAGE);
export const isCard = inKeys(cards);
export const isClass = (word: string): word is WeaponClass => classes.some(({ name }) => name === word);

const skill = (field: Skill, says: string, least = 0) => ({ field, label: field, says, least, most: 12 });

export const UNIT_KIND: OwnKind = {
  kind: 'unit',
  label: 'Units',
  price: 'price',
  printed: Object.entries<Unit>(units).flatMap(([name, unit]) =>
    unit.faction === null
      ? []
      : [
          {
            name,
            figures: { price: unit.price, ...unit.skills, armour: unit.armour.value },
            words: {
              armour: [unit.armour.type],
              abilities: unit.abilities,
              rules: unit.rules,
              primary: unit.primary,
              secondary: unit.secondary,
              loadout: unit.loadout,
              card: [unit.card],
            },
          },
        ],
  ),
  figures: [
    { field: 'price', label: 'Supplies', says: 'What it costs with its loadout.', least: 10, most: 400 },
    skill('AIM', 'Tested to hit.'),
    skill('HEALTH', 'Wounds, and what its Armour is tested on.', 1),
    skill('MOBILITY', 'How far it runs.'),
    skill('HACK', 'Tested to hack.'),
    skill('WILL', 'Tested against fear and minds.'),
    skill('DODGE', 'Makes it harder to hit up close.'),
    skill('PSI', 'Tested for what the mind does.'),
    { field: 'armour', label: 'Armour', says: 'Damage of its type that it takes off.', least: 0, most: 6 },
  ],
  words: [
    { field: 'armour', label: 'Armour against', known: said(DAMAGE), least: 1, most: 1 },
    { field: 'abilities', label: 'Abilities', known: said(ABILITIES), least: 0, most: 6 },
    { field: 'rules', label: 'Special rules', known: said(RULES), least: 0, most: 6 },
    { field: 'primary', label: 'Primary weapons', known: classes, least: 0, most: 10 },
    { field: 'secondary', label: 'Secondary weapons', known: classes, least: 0, most: 10 },
    {
      field: 'loadout',
      label: 'Loadout',
      known: Object.entries<Weapon>(weapons).map(([name, weapon]) => ({
        name,
        says: `one of the ${weapon.class}`,
      })),
      own: 'weapon',
      least: 0,
      most: 2,
    },
    {
      field: 'card',
      label: 'Card of the automaton',
      known: Object.keys(cards).map((name) => ({ name, says: 'how the automaton plays it' })),
      least: 1,
      most: 1,
    },
  ],
  cannot:
    'Only the special rules and abilities of the lists can be played. What the book says of a unit by its name (the Troopers of an Officer, the second profile of a Ripjack) it says of those that are like it, too; nothing else can be added.',
};

/** EE-CHG-10 The Claymore and Psi Amps have rules by their names. */
const canBeLike = ({ damage, second }: Weapon, name: string): boolean =>
  damage !== null && second === undefined && name !== 'Claymore';

export const WEAPON_KIND: OwnKind = {
  kind: 'weapon',
  label: 'Weapons',
  price: 'price',
  printed: Object.entries<Weapon>(weapons).flatMap(([name, weapon]) =>
    weapon.damage === null || !canBeLike(weapon, name)
      ? []
      : [
          {
            name,
            figures: { price: weapon.price, range: weapon.range, damage: weapon.damage.value },
            words: { type: [weapon.damage.type], rules: weapon.rules },
          },
        ],
  ),
  figures: [
    { field: 'price', label: 'Supplies', says: 'What it costs.', least: 5, most: 200 },
    { field: 'range', label: 'Range', says: 'How far it reaches.', least: 1, most: 48, zero: 'close combat' },
    { field: 'damage', label: 'Damage', says: 'Before Armour.', least: 1, most: 12 },
  ],
  words: [
    { field: 'type', label: 'Type of damage', known: said(DAMAGE), least: 1, most: 1 },
    { field: 'rules', label: 'Special rules', known: said(WEAPON_RULES), least: 0, most: 4 },
  ],
  cannot:
    'It is of the class of the weapon that it is like, so the same units carry it. A second profile, a Psi Amp, or a rule that is not on the list cannot be played.',
};

export const KINDS: readonly OwnKind[] = [UNIT_KIND, WEAPON_KIND];

/** The slot of a unit into which a weapon fits, by its class. */
export function slotFor(
  unit: Pick<Unit, 'primary' | 'secondary'>,
  kind: WeaponClass,
): 'primary' | 'secondary' | null {
  if (unit.primary.includes(kind)) return 'primary';
  return unit.secondary.includes(kind) ? 'secondary' : null;
}

/** What is wrong besides bounds and words: weapons need a slot. */
export const ownFaults =
  (content: readonly OwnThing[]) =>
  (thing: OwnThing, { figures, words }: OwnWhole): OwnFault[] => {
    const faults: OwnFault[] = [];
    if (thing.kind === 'weapon') {
      if (
        figures['range'] === 0 &&
        (words['rules'] ?? []).some((rule) => rule === 'Sniper' || rule === 'Lasso')
      )
        faults.push({ field: 'words.rules', reason: 'Sniper and Lasso need a Range' });
      return faults;
    }
    const unit = {
      primary: (words['primary'] ?? []).filter(isClass),
      secondary: (words['secondary'] ?? []).filter(isClass),
    };
    const taken = new Set<string>();
    for (const name of words['loadout'] ?? []) {
      const like = content.find((one) => one.kind === 'weapon' && one.name === name)?.like ?? name;
      const slot = isWeapon(like) ? slotFor(unit, weaponOf(like).class) : null;
      if (slot === null)
        faults.push({ field: 'words.loadout', reason: `${name} is of no class that it carries` });
      else if (taken.has(slot))
        faults.push({ field: 'words.loadout', reason: `it carries one ${slot} weapon` });
      taken.add(slot ?? '');
    }
    const unarmed = (words['rules'] ?? []).includes('Unarmed');
    if (unarmed !== ((words['loadout'] ?? []).length === 0))
      faults.push({
        field: 'words.rules',
        reason: 'Unarmed belongs to units without a loadout, and to all of them',
      });
    return faults;
  };
