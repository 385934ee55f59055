// Between missions: who goes along, with what, and what the Supplies are spent on. Every choice leaves less to do, until everybody is ready.
import type { Choice } from '../choices.ts';
import { type FacilityName, facilityOf } from '../content/facilities.ts';
import { type GearName, isVest } from '../content/gear.ts';
import { rankOf } from '../content/ranks.ts';
import { isWeapon } from '../content/weapons.ts';
import type { MissionId, Sheet, Table, Veteran } from '../table.ts';
import { buildFault, hurriedFault, raiseFault, recruitFault } from '../book/campaign/outpost.ts';
import {
  deployLimit,
  deployValue,
  fits,
  isReady,
  leaderOf,
  leadersFor,
  priceOfGear,
  recruits,
  removable,
  slotOf,
  teamValue,
} from '../book/campaign/sheet.ts';
import { gearPrice, unitPrice } from '../book/squad/recruit.ts';

/** What is built, in this order. */
const FACILITIES: readonly FacilityName[] = [
  'Infirmary',
  'Training Center',
  'Guerrilla Tactics School',
  'Resistance Comms',
  'Laboratory',
  'Armoury',
];
/** Supplies that are kept for a recruit. */
const RESERVE = 105;

const along = (sheet: Sheet): Veteran[] => sheet.roster.filter((v) => isReady(v) && v.deployed);

/** EE-CAM-08 The highest rank leads. */
function nameLeader(sheet: Sheet): Choice | null {
  if (leaderOf(sheet) !== undefined) return null;
  const [best] = leadersFor(sheet).toSorted((a, b) => b.rank - a.rank || b.skills.WILL - a.skills.WILL);
  return best === undefined ? null : { do: 'name Leader', veteran: best.id };
}

/** EE-CAM-04 EE-CAM-08 Who may not go along stays; if the Squad counts too much, the least experienced, or gear of the last two. */
function leaveBehind(w: Table, sheet: Sheet, mission: MissionId): Choice | null {
  const leader = leaderOf(sheet);
  const others = along(sheet).filter((v) => v !== leader);
  const double = others.find((v) => v.unit === leader?.unit);
  if (double !== undefined) return { do: 'leave at base', veteran: double.id };
  if (teamValue(w, sheet) <= deployLimit(w, sheet, mission)) return null;
  const [least] = others.toSorted((a, b) => a.rank - b.rank || a.wounds - b.wounds);
  if (least !== undefined && others.length > 1) return { do: 'leave at base', veteran: least.id };
  for (const v of along(sheet)) {
    const [gear] = removable(v);
    if (gear !== undefined && !v.free) return { do: 'take off', gear, veteran: v.id };
  }
  return null;
}

/** The Leader, then whoever still fits under the limit, the most experienced first. */
function deploy(w: Table, sheet: Sheet, mission: MissionId): Choice | null {
  const leader = leaderOf(sheet);
  if (leader?.deployed === false) return { do: 'deploy', veteran: leader.id };
  const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
  const [best] = sheet.roster
    .filter((v) => isReady(v) && !v.deployed && v.unit !== leader?.unit && deployValue(v, w.options) <= room)
    .toSorted((a, b) => b.rank - a.rank || b.wounds - a.wounds || a.id - b.id);
  return best === undefined ? null : { do: 'deploy', veteran: best.id };
}

/** The price of what a piece of gear would replace. */
function replacedPrice(v: Veteran, gear: GearName): number {
  const old = isVest(gear) ? v.vest : isWeapon(gear) ? v[slotOf(v, gear)] : null;
  return old === null ? 0 : priceOfGear(old);
}

/** Gear goes where it is better than what is there, and only as far as the limit allows. */
function equip(w: Table, sheet: Sheet, mission: MissionId): Choice | null {
  const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
  for (const gear of new Set(sheet.store))
    for (const v of along(sheet)) {
      const [on] = fits(v, gear);
      const price = priceOfGear(gear);
      if (on === undefined || price <= replacedPrice(v, gear)) continue;
      if (price <= room + Math.max(0, rankOf(v.rank).credit - gearPrice(v)))
        return { do: 'give', gear, veteran: v.id, on };
    }
  return null;
}

/** Recruits as long as there is room in the Squad, a Turret only where nobody else can come; then the base. */
function spend(w: Table, sheet: Sheet, mission: MissionId): Choice | null {
  if (hurriedFault(w) !== null) return null;
  const room = deployLimit(w, sheet, mission) - teamValue(w, sheet);
  const price = (unit: (typeof units)[number]): number => unitPrice({ unit }, w.options);
  const units = recruits(sheet, false).filter(
    (unit) => recruitFault(w, sheet, unit) === null && (unit !== 'ADVENT Turret' || along(sheet).length < 2),
  );
  const [dearest] = units.filter((unit) => price(unit) <= room).toSorted((a, b) => price(b) - price(a));
  if (dearest !== undefined) return { do: 'recruit', unit: dearest };
  for (const facility of FACILITIES)
    if (buildFault(w, sheet, facility) === null && sheet.supplies >= facilityOf(facility).price + RESERVE)
      return { do: 'build', facility };
  return raiseFault(w, sheet) === null && sheet.supplies >= 250 + RESERVE
    ? { do: 'raise the Outpost' }
    : null;
}

export const prepare = (w: Table, sheet: Sheet, mission: MissionId): Choice =>
  nameLeader(sheet) ??
  leaveBehind(w, sheet, mission) ??
  deploy(w, sheet, mission) ??
  equip(w, sheet, mission) ??
  spend(w, sheet, mission) ?? { do: 'ready' };
