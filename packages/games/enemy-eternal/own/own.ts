// EE-SCN-12 Units and weapons of one's own: the one place where a profile is looked up, whoever made it.
import { type OwnThing, type Refusal, applies, refuse, wholeOf } from '@xenotable/kernel';
import { type Unit, type UnitName, isUnit, unitOf } from '../content/units.ts';
import { type Weapon, type WeaponName, isWeapon, weaponOf } from '../content/weapons.ts';
import {
  SKILLS,
  UNIT_KIND,
  WEAPON_KIND,
  isAbility,
  isCard,
  isClass,
  isDamage,
  isRule,
  isWeaponRule,
} from './kinds.ts';

/** What of a model somebody made at home; its unit and weapons are then those that these are like. */
export interface HomeMade {
  unit?: OwnThing;
  primary?: OwnThing;
  secondary?: OwnThing;
}

export interface Made {
  unit: UnitName;
  own?: HomeMade;
}

const units = new WeakMap<OwnThing, Unit>();
const weapons = new WeakMap<OwnThing, Weapon>();

/** A thing is made into a profile once. */
function once<T>(known: WeakMap<OwnThing, T>, thing: OwnThing, make: () => T): T {
  const before = known.get(thing);
  if (before !== undefined) return before;
  const made = make();
  known.set(thing, made);
  return made;
}

const ownUnit = (like: UnitName, thing: OwnThing): Unit =>
  once(units, thing, () => {
    const printed = unitOf(like);
    const { figures, words } = wholeOf(UNIT_KIND, thing);
    const of = (field: string): number => figures[field] ?? 0;
    const skills = { ...printed.skills };
    for (const skill of SKILLS) skills[skill] = of(skill);
    const all = (field: string): readonly string[] => words[field] ?? [];
    return {
      ...printed,
      id: 'EE-SCN-12',
      skills,
      armour: { type: all('armour').find(isDamage) ?? printed.armour.type, value: of('armour') },
      price: of('price'),
      abilities: all('abilities').filter(isAbility),
      rules: all('rules').filter(isRule),
      loadout: all('loadout').filter(isWeapon),
      primary: all('primary').filter(isClass),
      secondary: all('secondary').filter(isClass),
      card: all('card').find(isCard) ?? printed.card,
    };
  });

const ownWeapon = (like: WeaponName, thing: OwnThing): Weapon =>
  once(weapons, thing, () => {
    const printed = weaponOf(like);
    const { figures, words } = wholeOf(WEAPON_KIND, thing);
    return {
      ...printed,
      id: 'EE-SCN-12',
      range: figures['range'] ?? 0,
      damage: {
        value: figures['damage'] ?? 0,
        type: (words['type'] ?? []).find(isDamage) ?? printed.damage?.type ?? 'PH',
      },
      rules: (words['rules'] ?? []).filter(isWeaponRule),
      price: figures['price'] ?? 0,
    };
  });

/** The profile of a model: its own, or the printed one of its unit. */
export function profileOf({ unit, own }: Made): Unit {
  if (own?.unit === undefined) return unitOf(unit);
  applies('EE-SCN-12');
  return ownUnit(unit, own.unit);
}

export type Slot = 'primary' | 'secondary';
type Armed = Made & Readonly<Record<Slot, WeaponName | null>>;

/** The weapon in a slot: its own, or the printed one. */
export function weaponIn(one: Armed, slot: Slot): Weapon | null {
  const name = one[slot];
  if (name === null) return null;
  const thing = one.own?.[slot];
  if (thing === undefined) return weaponOf(name);
  applies('EE-SCN-12');
  return ownWeapon(name, thing);
}

/** The slot in which a model carries a weapon that is called so in its list. */
export const slotWith = (one: Armed, name: WeaponName): Slot =>
  one.primary === name ? 'primary' : 'secondary';

/** The weapons of a model with their names. */
export const armed = (one: Armed): { name: string; weapon: Weapon }[] =>
  (['primary', 'secondary'] as const).flatMap((slot) => {
    const weapon = weaponIn(one, slot);
    return weapon === null ? [] : [{ name: weaponName(one, slot) ?? '', weapon }];
  });

/** What a unit is called before it has a number, and what its weapons are called. */
export const typeOf = ({ unit, own }: Made): string => own?.unit?.name ?? unit;
export const weaponName = (one: Armed, slot: Slot): string | null => one.own?.[slot]?.name ?? one[slot];

/** The thing of a kind that has this name. */
export const ownNamed = (
  content: readonly OwnThing[],
  kind: 'unit' | 'weapon',
  name: string,
): OwnThing | undefined => content.find((thing) => thing.kind === kind && thing.name === name);

/** The printed unit that a name means: itself, or what the unit of that name is like. */
export function unitBehind(content: readonly OwnThing[], name: string): UnitName | null {
  const like = ownNamed(content, 'unit', name)?.like ?? name;
  return isUnit(like) ? like : null;
}

/** What is home-made is the scenario's, to the letter: the first thing that is not. */
export function strangerIn(
  models: readonly { own?: HomeMade }[],
  content: readonly OwnThing[] = [],
): Refusal | null {
  const known = content.map((thing) => JSON.stringify(thing));
  const strange = models
    .flatMap(({ own = {} }) => [own.unit, own.primary, own.secondary])
    .find((thing) => thing !== undefined && !known.includes(JSON.stringify(thing)));
  return strange === undefined
    ? null
    : refuse('EE-SCN-12', `${strange.name} is home-made, and not of this scenario.`);
}

/** Gives a model a weapon of one's own. */
export function arm(
  one: { own?: HomeMade } & Record<Slot, WeaponName | null>,
  slot: Slot,
  thing: OwnThing,
): void {
  if (!isWeapon(thing.like)) return;
  one[slot] = thing.like;
  one.own = { ...one.own, [slot]: thing };
}

/** The printed weapon that it takes up replaces one of one's own. */
export function disarm(one: { own?: HomeMade }, slot: Slot): void {
  if (one.own?.[slot] === undefined) return;
  const { [slot]: _, ...rest } = one.own;
  if (Object.keys(rest).length === 0) delete one.own;
  else one.own = rest;
}
