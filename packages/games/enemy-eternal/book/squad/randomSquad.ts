// A random legal Squad: a Leader, then models for as long as the Supplies last.
import type { Chance } from '@xenotable/kernel';
import { type Faction, type UnitName, unitsOf } from '../../content/units.ts';
import type { Recruit, Squad } from '../../table.ts';
import { freeTrooper, recruit, unitPrice } from './recruit.ts';
import { type SquadRules, costOf, limitFor, problemsOf } from './squad.ts';

const WHY = 'EE-SQD-10';

/** What a model might have bought instead of a new one joining; null where it buys nothing. */
export type Purchase = (one: Recruit) => Recruit | null;

/** EE-AIM-09 With AI loadouts, unless somebody buys gear. */
export function randomSquad(
  faction: Faction,
  rules: SquadRules,
  chance: Chance,
  buys: Purchase = () => null,
): Squad {
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
    const better = buys(squad.models[at]!);
    if (better !== null) bigger.models[at] = better;
    else bigger.models.push(recruit(units[chance.roll(units.length, WHY) - 1]!));
    if (costOf(bigger, rules.options) <= limit && problemsOf(bigger, rules).length === 0)
      squad.models = bigger.models;
    else misses++;
  }
  return squad;
}
