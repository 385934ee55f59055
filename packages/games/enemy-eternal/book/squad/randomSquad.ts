// A random legal Squad: a Leader, then models and gear for as long as the Supplies last.
import type { Chance } from '@xenotable/kernel';
import { type ItemName, itemNames, itemOf, vestNames } from '../../content/gear.ts';
import { type Faction, type UnitName, unitOf, unitsOf } from '../../content/units.ts';
import { weaponNames, weaponOf } from '../../content/weapons.ts';
import type { Recruit, Squad } from '../../table.ts';
import { freeTrooper, recruit, unitPrice } from './recruit.ts';
import { type SquadRules, costOf, limitFor, problemsOf } from './squad.ts';

const WHY = 'EE-SQD-10';

/** One piece of gear that the model could buy, or null. */
function extra(one: Recruit, chance: Chance): Recruit | null {
  const unit = unitOf(one.unit);
  const kind = chance.roll(3, WHY);
  if (kind === 1) {
    const slot = chance.roll(2, WHY) === 1 ? 'primary' : 'secondary';
    const fitting = weaponNames.filter(
      (name) => unit[slot].includes(weaponOf(name).class) && name !== one[slot],
    );
    if (fitting.length === 0 || one[slot] === null) return null;
    return {
      ...one,
      [slot]: fitting[chance.roll(fitting.length, WHY) - 1]!,
      items: one.items.filter((carried) => carried.on !== one[slot]),
    };
  }
  if (kind === 2)
    return unit.noVest || one.vest !== null
      ? null
      : { ...one, vest: vestNames[chance.roll(vestNames.length, WHY) - 1]! };
  const item: ItemName = itemNames[chance.roll(itemNames.length, WHY) - 1]!;
  const on = [one.primary, one.secondary].find((name) => name !== null && weaponOf(name).range > 0) ?? null;
  return { ...one, items: [...one.items, { item, on: itemOf(item).kind === 'utility' ? null : on }] };
}

export function randomSquad(faction: Faction, rules: SquadRules, chance: Chance): Squad {
  const limit = limitFor(faction, rules);
  const price = (unit: UnitName): number => unitPrice({ unit }, rules.options);
  const units = unitsOf(faction);
  const able = units.filter((unit) => unit !== 'ADVENT Turret' && price(unit) <= limit);
  const leader = able[chance.roll(able.length, WHY) - 1]!;
  const squad: Squad = { name: 'Random Squad', faction, models: [recruit(leader, { leader: true })] };
  if (faction === 'ADVENT' && leader !== 'ADVENT Trooper') squad.models.push(freeTrooper());
  for (let misses = 0; misses < 12;) {
    const bigger = { ...squad, models: squad.models.slice() };
    const at = chance.roll(squad.models.length, WHY) - 1;
    const better = rules.campaign || chance.roll(3, WHY) > 1 ? null : extra(squad.models[at]!, chance);
    if (better !== null) bigger.models[at] = better;
    else bigger.models.push(recruit(units[chance.roll(units.length, WHY) - 1]!));
    if (costOf(bigger, rules.options) <= limit && problemsOf(bigger, rules).length === 0)
      squad.models = bigger.models;
    else misses++;
  }
  return squad;
}
