// The campaign sheet: roster, store, Supplies, base, and what may be deployed.
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import { itemOf, roundsFit, vestOf, isVest, type GearName } from '../../content/gear.ts';
import type { FacilityName } from '../../content/facilities.ts';
import { colonelRules, highest, rankOf } from '../../content/ranks.ts';
import { type Rule, type Skill, type UnitName, unitOf, unitsOf } from '../../content/units.ts';
import { type WeaponName, weaponOf, isWeapon } from '../../content/weapons.ts';
import {
  type Recruit,
  type Sheet,
  type Side,
  type Squad,
  type TableOptions,
  type Table,
  type Veteran,
} from '../../table.ts';
import { gearPrice, standard, unitPrice, weaponsOf } from '../squad/recruit.ts';
import { costOf } from '../squad/squad.ts';

/** Adds a model to the roster. */
export function enlist(sheet: Sheet, from: Recruit, founder: boolean): Veteran {
  const id = sheet.roster.reduce((most, one) => Math.max(most, one.id + 1), sheet.side * 1000);
  const alike = sheet.roster.filter((one) => one.unit === from.unit).length;
  const { skills } = unitOf(from.unit);
  const veteran: Veteran = {
    ...from,
    items: from.items.map((carried) => ({ ...carried })),
    id,
    name:
      from.called ??
      (alike === 0 && unitOf(from.unit).rules.includes('Unique') ? from.unit : `${from.unit} ${alike + 1}`),
    rank: 1,
    skills: { ...skills },
    learned: [],
    wounds: skills.HEALTH,
    founder,
    state: 'ready',
    deployed: false,
    history: [],
  };
  sheet.roster.push(veteran);
  return veteran;
}

/** EE-CAM-02 A new sheet: the starting Squad, and what is left of the Supplies in the store. */
export function newSheet(side: Side, squad: Squad, limit: number, options: TableOptions): Sheet {
  const sheet: Sheet = {
    side,
    faction: squad.faction,
    roster: [],
    supplies: limit - costOf(squad, options),
    store: [],
    outpost: 0,
    facilities: [],
    fresh: [],
    workshopUsed: false,
    grenade: null,
    wins: 0,
  };
  for (const one of squad.models) enlist(sheet, one, true);
  return sheet;
}

/** EE-CAM-04 EE-CAM-16 What a model counts at deployment; rank credit pays only for its own gear. */
export function deployValue(v: Veteran, options: Pick<TableOptions, 'facelessPrice'>): number {
  if (v.free) applies('EE-CAM-16');
  const price = v.free ? 0 : unitPrice(v, options);
  return price + Math.max(0, gearPrice(v) - rankOf(v.rank).credit);
}

/** EE-CAM-04 EE-F-04 EE-M-SE1X-02 The deployment limit of a mission. */
export function deployLimit(w: Pick<Table, 'mode' | 'limit'>, sheet: Sheet, mission: string): number {
  let limit = w.mode === 'rival campaign' ? w.limit : 500;
  if (w.mode !== 'rival campaign' && mission === 'SE1.X') {
    limit = 550;
    applies('EE-M-SE1X-02');
  }
  if (!built(sheet).includes('Guerrilla Tactics School')) return limit;
  applies('EE-F-04');
  return limit + 50;
}

/** EE-BAS-03 Facilities that stand or are being built. */
export const built = (sheet: Pick<Sheet, 'facilities' | 'fresh'>): FacilityName[] => [
  ...sheet.facilities,
  ...sheet.fresh,
];

export const isReady = (v: Veteran): boolean => v.state === 'ready';

const team = (sheet: Sheet): Veteran[] => sheet.roster.filter((v) => isReady(v) && v.deployed);

export const teamValue = (w: Pick<Table, 'options'>, sheet: Sheet): number =>
  team(sheet).reduce((sum, v) => sum + deployValue(v, w.options), 0);

export const leaderOf = (sheet: Sheet): Veteran | undefined =>
  sheet.roster.find((v) => v.leader && isReady(v));

/** EE-CAM-04 EE-CAM-08 EE-CAM-12 Why the Squad cannot set out. */
export function teamFault(
  w: Pick<Table, 'mode' | 'limit' | 'options'>,
  sheet: Sheet,
  mission: string,
): Refusal | null {
  const leader = leaderOf(sheet);
  if (leader === undefined) return refuse('EE-CAM-08', 'Name a Leader first.');
  if (!leader.deployed) return refuse('EE-CAM-04', 'The Leader goes along.');
  if (team(sheet).length < 2) return refuse('EE-CAM-12', 'A Leader and one more model are needed.');
  if (team(sheet).some((v) => v !== leader && v.unit === leader.unit))
    return refuse('EE-CAM-08', `The Leader is alone in its unit: the other ${leader.unit} stays at base.`);
  const value = teamValue(w, sheet);
  const limit = deployLimit(w, sheet, mission);
  applies('EE-CAM-04');
  return value > limit
    ? refuse('EE-CAM-04', `The Squad counts ${value} Supplies, the limit is ${limit}.`)
    : null;
}

/** Sends as many as the limit allows, the Leader first. */
export function deployByDefault(w: Table, sheet: Sheet, mission: string): void {
  for (const v of sheet.roster) v.deployed = false;
  const leader = leaderOf(sheet);
  const limit = deployLimit(w, sheet, mission);
  applies('EE-CAM-04');
  let value = 0;
  for (const v of [...sheet.roster].sort((a, b) => Number(b.leader) - Number(a.leader))) {
    if (!isReady(v) || (v !== leader && v.unit === leader?.unit) || value + deployValue(v, w.options) > limit)
      continue;
    v.deployed = true;
    value += deployValue(v, w.options);
  }
}

/** EE-CAM-08 Who can lead: alone in its unit; if nobody is, anybody, and the others of the unit stay at base. */
export function leadersFor(sheet: Sheet): Veteran[] {
  const ready = sheet.roster.filter((v) => isReady(v) && v.unit !== 'ADVENT Turret');
  const single = ready.filter((v) => ready.filter((one) => one.unit === v.unit).length === 1);
  return single.length > 0 ? single : ready;
}

/** EE-CAM-12 A Leader and one more model of another unit. */
export const canField = (sheet: Sheet): boolean => {
  const ready = sheet.roster.filter(isReady);
  return ready.some((v) => v.unit !== 'ADVENT Turret') && new Set(ready.map((v) => v.unit)).size >= 2;
};

/** EE-CAM-10 EE-SQD-05 EE-SQD-12 EE-SPC-27 Units that may join. */
export function recruits(sheet: Sheet, unique: boolean): UnitName[] {
  const leader = sheet.roster.find((v) => v.leader && v.state !== 'fallen');
  return unitsOf(sheet.faction).filter((unit) => {
    if (unitOf(unit).rules.includes('Unique') !== unique) return false;
    if (unique) return !sheet.roster.some((v) => v.unit === unit && v.state !== 'fallen');
    return leader?.unit !== unit;
  });
}

/** EE-SQD-09 EE-EQP-03 EE-EQP-04 EE-EQP-05 Ways in which a model could carry a piece of stored gear: the weapon it goes on, or null. */
export function fits(v: Veteran, gear: GearName): (WeaponName | null)[] {
  const unit = unitOf(v.unit);
  if (v.free) return [];
  if (isWeapon(gear)) {
    const { class: kind } = weaponOf(gear);
    const carries = unit.primary.includes(kind) || unit.secondary.includes(kind);
    return carries && !weaponsOf(v).includes(gear) ? [null] : [];
  }
  if (isVest(gear)) return unit.noVest || v.vest === gear ? [] : [null];
  if (v.items.length >= 2 || v.items.some((one) => one.item === gear)) return [];
  const { kind, rounds } = itemOf(gear);
  if (kind === 'utility') return [null];
  return weaponsOf(v).filter((weapon) => {
    if (weaponOf(weapon).range === 0) return false;
    return (
      rounds === undefined ||
      (roundsFit.includes(weaponOf(weapon).class) &&
        !v.items.some((one) => one.on === weapon && itemOf(one.item).rounds !== undefined))
    );
  });
}

export const slotOf = (v: Recruit, weapon: WeaponName): 'primary' | 'secondary' =>
  unitOf(v.unit).primary.includes(weaponOf(weapon).class) ? 'primary' : 'secondary';

/** Moves a piece from the store to a model; what it replaces goes back, the AI loadout aside. */
export function give(sheet: Sheet, v: Veteran, gear: GearName, on: WeaponName | null): void {
  sheet.store.splice(sheet.store.indexOf(gear), 1);
  if (isWeapon(gear)) {
    const slot = slotOf(v, gear);
    dropWeapon(sheet, v, slot);
    v[slot] = gear;
  } else if (isVest(gear)) {
    if (v.vest !== null) sheet.store.push(v.vest);
    v.vest = gear;
  } else v.items.push({ item: gear, on });
}

function dropWeapon(sheet: Sheet, v: Veteran, slot: 'primary' | 'secondary'): void {
  const weapon = v[slot];
  if (weapon === null) return;
  if (weapon !== standard(v, slot)) sheet.store.push(weapon);
  for (const carried of v.items.filter((one) => one.on === weapon)) sheet.store.push(carried.item);
  v.items = v.items.filter((one) => one.on !== weapon);
  v[slot] = standard(v, slot);
}

/** Gear that a model can put into the store: everything beyond its AI loadout. */
export function removable(v: Recruit): GearName[] {
  const gear: GearName[] = [];
  for (const slot of ['primary', 'secondary'] as const) {
    const weapon = v[slot];
    if (weapon !== null && weapon !== standard(v, slot)) gear.push(weapon);
  }
  if (v.vest !== null) gear.push(v.vest);
  for (const carried of v.items) gear.push(carried.item);
  return gear;
}

export function takeOff(sheet: Sheet, v: Veteran, gear: GearName): void {
  if (isWeapon(gear)) dropWeapon(sheet, v, v.primary === gear ? 'primary' : 'secondary');
  else {
    sheet.store.push(gear);
    if (v.vest === gear) v.vest = null;
    else v.items = v.items.filter((one) => one.item !== gear);
  }
}

/** The list price of any gear. */
export function priceOfGear(gear: GearName): number {
  if (isWeapon(gear)) return weaponOf(gear).price;
  return isVest(gear) ? vestOf(gear).price : itemOf(gear).price;
}

/** EE-RWD-10 The choices that the next rank of a model leaves open. */
export function trainings(v: Veteran): { raise: Skill | null; learn: Rule | null }[] {
  const rank = v.rank + 1;
  const below = (skills: readonly Skill[]): (Skill | null)[] => {
    const open = skills.filter(
      (skill) => v.skills[skill] < highest(skill) && (skill !== 'PSI' || v.skills.PSI > 0),
    );
    return open.length > 0 ? open : [null];
  };
  if (rank === 3) return below(['MOBILITY', 'HACK']).map((raise) => ({ raise, learn: null }));
  if (rank === 4) return below(['AIM', 'PSI']).map((raise) => ({ raise, learn: null }));
  // Major: WILL rises anyway, and a second time only where there is room for both.
  if (rank === 6) {
    const room = v.skills.WILL + 1 < highest('WILL');
    return below([
      'AIM',
      'MOBILITY',
      'HACK',
      ...(room ? (['WILL'] as const) : []),
      'DODGE',
      'PSI',
      'HEALTH',
    ]).map((raise) => ({ raise, learn: null }));
  }
  if (rank === 7)
    return colonelRules
      .filter((rule) => !unitOf(v.unit).rules.includes(rule))
      .map((learn) => ({ raise: null, learn }));
  return [{ raise: null, learn: null }];
}

/** EE-RWD-10 One rank up, with its training. */
export function promote(v: Veteran, raise: Skill | null, learn: Rule | null): void {
  const up = (skill: Skill): void => {
    if (v.skills[skill] >= highest(skill)) return;
    v.skills[skill]++;
    if (skill === 'HEALTH') v.wounds++;
  };
  v.rank++;
  if (v.rank === 2 || v.rank === 6) up('WILL');
  if (v.rank === 5) up('HEALTH');
  if (raise !== null) up(raise);
  if (learn !== null) v.learned.push(learn);
}
