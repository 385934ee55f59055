// Changes to a Squad under construction, each a new Squad, and what stands against them.
import type { Refusal } from '@xenotable/kernel';
import {
  type ItemName,
  type UnitName,
  type WeaponName,
  itemNames,
  itemOf,
  roundsFit,
  vestNames,
  vestOf,
  weaponNames,
  weaponOf,
  profileOf,
  typeOf,
} from '@xenotable/enemy-eternal/content';
import {
  type Recruit,
  type Squad,
  type SquadRules,
  costOf,
  limitFor,
  problemsOf,
  recruit,
  standard,
  weaponsOf,
} from '@xenotable/enemy-eternal/preview';
import { vestNote, weaponNote } from '../shared/gear.ts';

export type Slot = 'primary' | 'secondary' | 'vest' | 'items';

/** A change that one slot of a model allows, ticked where it is what the model has. */
export interface Fitting {
  name: string;
  note: string;
  price: string;
  checked: boolean;
  change: Partial<Recruit>;
}

const isGun = (weapon: WeaponName): boolean =>
  weaponOf(weapon).range > 0 || weaponOf(weapon).second !== undefined;

/** The first model leads. */
export const added = (squad: Squad, model: Recruit): Squad => ({
  ...squad,
  models: [...squad.models, { ...model, leader: squad.models.length === 0 && !model.free }],
});

export const hired = (squad: Squad, unit: UnitName): Squad => added(squad, recruit(unit));

export const dismissed = (squad: Squad, at: number): Squad => ({
  ...squad,
  models: squad.models.filter((_, i) => i !== at),
});

/** One Leader, or none when the mark is taken away. */
export const led = (squad: Squad, at: number): Squad => ({
  ...squad,
  models: squad.models.map((one, i) => ({ ...one, leader: i === at && !one.leader })),
});

export const changed = (squad: Squad, at: number, change: Partial<Recruit>): Squad => ({
  ...squad,
  models: squad.models.map((one, i) => (i === at ? { ...one, ...change } : one)),
});

/** EE-SQD-16 A soldier with a name of its own; an empty one takes it away. */
export const christened = (squad: Squad, at: number, name: string): Squad => ({
  ...squad,
  models: squad.models.map((one, i) => {
    if (i !== at) return one;
    const { called: _, ...plain } = one;
    return name === '' ? plain : { ...plain, called: name };
  }),
});

/** Another weapon: what was fixed to the old one goes over, where it fits. */
function armed(one: Recruit, slot: 'primary' | 'secondary', weapon: WeaponName): Partial<Recruit> {
  const old = one[slot];
  const fits = (item: ItemName): boolean =>
    isGun(weapon) && (itemOf(item).rounds === undefined || roundsFit.includes(weaponOf(weapon).class));
  const items = one.items.flatMap((carried) =>
    carried.on !== old ? [carried] : fits(carried.item) ? [{ ...carried, on: weapon }] : [],
  );
  return { [slot]: weapon, items };
}

/** Everything that a slot of a model may hold. */
export function fittingsOf(one: Recruit, slot: Slot): Fitting[] {
  if (slot === 'vest')
    return vestNames.map((vest) => ({
      name: vest,
      note: vestNote(vest),
      price: `+${vestOf(vest).price}`,
      checked: one.vest === vest,
      change: { vest: one.vest === vest ? null : vest },
    }));
  if (slot === 'items') return itemNames.flatMap((item) => itemFittings(one, item));
  return weaponNames
    .filter((weapon) => profileOf(one)[slot].includes(weaponOf(weapon).class))
    .map((weapon) => ({
      name: weapon,
      note: weaponNote(weapon),
      price: weapon === standard(one, slot) ? 'included' : `+${weaponOf(weapon).price}`,
      checked: one[slot] === weapon,
      change: armed(one, slot, weapon),
    }));
}

/** An attachment once for each weapon that it could be fixed to. */
function itemFittings(one: Recruit, item: ItemName): Fitting[] {
  const { kind, text, price } = itemOf(item);
  const guns = kind === 'utility' ? [null] : weaponsOf(one).filter(isGun);
  return guns.map((on) => {
    const has = one.items.some((carried) => carried.item === item && carried.on === on);
    return {
      name: on === null || guns.length === 1 ? item : `${item} on ${on}`,
      note: text,
      price: `+${price}`,
      checked: has,
      change: {
        items: has
          ? one.items.filter((carried) => carried.item !== item || carried.on !== on)
          : [...one.items, { item, on }],
      },
    };
  });
}

/** What a change would newly break, or null. */
export function barTo(before: Squad, after: Squad, rules: SquadRules): Refusal | null {
  const known = problemsOf(before, rules).map((problem) => problem.reason);
  const broken = problemsOf(after, rules).find((problem) => !known.includes(problem.reason)) ?? null;
  if (broken?.rule !== 'EE-SQD-02') return broken;
  const left = limitFor(before.faction, rules) - costOf(before, rules.options);
  return {
    rule: broken.rule,
    reason: `Costs ${costOf(after, rules.options) - costOf(before, rules.options)}, ${Math.max(0, left)} are left.`,
  };
}

/** Names as the table will call them: a number where there are several. */
export function namesOf(squad: Squad): string[] {
  return squad.models.map((one, i) => {
    if (one.called !== undefined) return one.called;
    const isAlike = (other: Recruit): boolean => typeOf(other) === typeOf(one) && other.called === undefined;
    const alike = squad.models.filter(isAlike).length;
    return alike === 1
      ? typeOf(one)
      : `${typeOf(one)} ${squad.models.slice(0, i + 1).filter(isAlike).length}`;
  });
}
