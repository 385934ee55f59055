// Who may be shot at, how, and by whom (XR-SHO-01 to 04, XR-SHO-11, XR-SPT, XR-FFT-01).
import { type Point, inFront } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { BUILDINGS } from '../../content/terrain.ts';
import { groundOf, houseBox } from '../../ground.ts';
import { within, withinBox } from '../../distances.ts';
import {
  type Table,
  type Unit,
  buildingOf,
  effectOn,
  occupantOf,
  onTable,
  profileOf,
  sideOf,
} from '../../table.ts';
import { sees, seesHouse } from '../geometry/sight.ts';

export type ShotMode = 'shoot' | 'skirmish' | 'moving';

export interface Weapon {
  sv: number;
  range: number;
  /** XR-SHO-03, XR-SHO-04 More than 12" of range reaches on to extreme range. */
  extreme: boolean;
}

/** XR-SKM-02, XR-SPT-02 What a unit shoots with. */
export function weaponOf(unit: Unit, mode: ShotMode, spotted: boolean): Weapon {
  const p = profileOf(unit);
  if (mode === 'skirmish') applies('XR-SKM-02');
  if (mode === 'skirmish')
    return p.has['Veterans']
      ? { sv: p.sv, range: Math.min(p.range, 1200), extreme: false }
      : { sv: 6, range: 1200, extreme: false };
  return { sv: spotted ? 3 : p.sv, range: p.range, extreme: p.range > 1200 };
}

/** XR-SHO-11, XR-XEN-03, XR-P-08, XR-FFT-10 Those who can only be reached from within 12". */
function needsNear(w: Table, target: Unit, shooter: Unit | null): string | null {
  const p = profileOf(target);
  if (p.has['Hard to Target'] && !(shooter !== null && profileOf(shooter).has['Counter-Sniper Training']))
    return 'XR-SHO-11';
  if (p.xeno['Cloaking Device']) return 'XR-XEN-03';
  return effectOn(w, target.id, 'Concealment') ? 'XR-P-08' : null;
}

const mayBeShot = (unit: Unit): boolean => unit.state === 'table' || unit.state === 'building';

/** XR-SHO-13 A fixed gun only shoots at what lies in the forward half circle. */
function fixedGunFault(w: Table, shooter: Unit, at: Point): Refusal | null {
  const p = profileOf(shooter);
  if (p.vehicle) applies('XR-SHO-13');
  return shooter.fixedGun &&
    !p.walker &&
    w.options.facing &&
    !inFront(at.x - shooter.x, at.y - shooter.y, shooter.facing)
    ? { rule: 'XR-SHO-13', reason: 'The fixed gun only shoots forward.' }
    : null;
}

/** What forbids a shot, or null. */
export function shotFault(
  w: Table,
  shooter: Unit,
  target: Unit,
  mode: ShotMode = 'shoot',
  spotter: Unit | null = null,
): Refusal | null {
  if (!mayBeShot(target) || sideOf(w, target) === sideOf(w, shooter))
    return { rule: 'XR-SHO-01', reason: 'That is no enemy that can be shot at.' };
  const weapon = weaponOf(shooter, mode, spotter !== null);
  if (weapon.range === 0) return { rule: 'XR-GEN-02', reason: `${shooter.name} cannot shoot.` };
  if (!weapon.extreme && !within(w, shooter, target, weapon.range))
    return { rule: 'XR-SHO-04', reason: `${target.name} is out of range.` };
  const near = needsNear(w, target, shooter);
  if (near !== null && !within(w, shooter, target, 1200))
    return { rule: near, reason: `${target.name} can only be shot at from within 12".` };
  const fixed = fixedGunFault(w, shooter, target);
  if (fixed !== null) return fixed;
  const indirect = spotter !== null && profileOf(shooter).has['Indirect Fire'] && sees(w, spotter, target);
  return indirect || sees(w, shooter, target)
    ? null
    : { rule: 'XR-SHO-01', reason: `${shooter.name} cannot see ${target.name}.` };
}

/** XR-SHO-14 Shooting at an empty building. */
export function houseShotFault(
  w: Table,
  shooter: Unit,
  house: number,
  mode: ShotMode = 'shoot',
): Refusal | null {
  const box = groundOf(w).houses[house];
  if (box === undefined || box === null)
    return { rule: 'XR-BLD-05', reason: 'There is no such building any more.' };
  if (occupantOf(w, house) !== undefined)
    return { rule: 'XR-BLD-05', reason: 'Shots at an occupied building go at the occupant.' };
  const weapon = weaponOf(shooter, mode, false);
  if (weapon.range === 0) return { rule: 'XR-GEN-02', reason: `${shooter.name} cannot shoot.` };
  if (!weapon.extreme && !withinBox(w, shooter, box, weapon.range))
    return { rule: 'XR-SHO-04', reason: 'The building is out of range.' };
  const fixed = fixedGunFault(w, shooter, { x: (box.west + box.east) >> 1, y: (box.south + box.north) >> 1 });
  if (fixed !== null) return fixed;
  applies('XR-SHO-14');
  return seesHouse(w, shooter, house)
    ? null
    : { rule: 'XR-SHO-01', reason: `${shooter.name} cannot see the building.` };
}

/** XR-SHO-03 Beyond the weapon's own range. */
export function isExtreme(w: Table, shooter: Unit, target: Unit, weapon: Weapon): boolean {
  if (!weapon.extreme || within(w, shooter, target, weapon.range)) return false;
  applies('XR-SHO-03');
  return true;
}

/** XR-SHO-08, XR-SHO-14 A building's Armour against a shot: 1 higher at extreme range. */
export function houseArmour(w: Table, shooter: Unit, house: number, weapon: Weapon): number {
  const { armour } = BUILDINGS[buildingOf(w, house).kind];
  if (!weapon.extreme || withinBox(w, shooter, houseBox(w, house), weapon.range)) return armour;
  applies('XR-SHO-08');
  return armour + 1;
}

/** XR-SPT-01 Friends who could spot for a shot. */
export function spottersFor(w: Table, shooter: Unit, target: Unit): Unit[] {
  if (!profileOf(shooter).has['Spotters']) return [];
  applies('XR-SPT-01');
  return w.units.filter(
    (friend) =>
      friend !== shooter &&
      sideOf(w, friend) === sideOf(w, shooter) &&
      onTable(w, friend) &&
      friend.state !== 'transport' &&
      !friend.suppressed &&
      !friend.tried &&
      within(w, friend, target, 1200),
  );
}

/** XR-FFT-01, XR-FFT-04, XR-FFT-08, XR-FFT-10 Whether the target could shoot back. */
export function mayFirefight(w: Table, target: Unit, shooter: Unit): boolean {
  const p = profileOf(target);
  if (!p.has['Firefight'] || p.range === 0) return false;
  if (target.suppressed) {
    applies('XR-FFT-08');
    applies('XR-SUP-06');
    return false;
  }
  if (!within(w, target, shooter, p.range)) {
    applies('XR-FFT-04');
    return false;
  }
  const near = needsNear(w, shooter, target);
  if (near !== null) applies('XR-FFT-10');
  return (near === null || within(w, target, shooter, 1200)) && sees(w, target, shooter);
}

/** XR-FSP-01 What forbids Fire Support on a target. */
export function supportFault(w: Table, caller: Unit, target: Unit): Refusal | null {
  if (!mayBeShot(target) || sideOf(w, target) === sideOf(w, caller))
    return { rule: 'XR-FSP-01', reason: 'That is no enemy that fire can be called on.' };
  // Counter-Sniper Training is for its own shots.
  if (needsNear(w, target, null) !== null && !within(w, caller, target, 1200))
    return { rule: 'XR-FSP-01', reason: `Fire on ${target.name} can only be called from within 12".` };
  applies('XR-FSP-01');
  return sees(w, caller, target)
    ? null
    : { rule: 'XR-FSP-01', reason: `${caller.name} cannot see ${target.name}.` };
}
