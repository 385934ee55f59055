// The Search table: what a container holds.
import { applies } from '@xenotable/kernel';
import { equipFound } from '../../auto/rewards.ts';
import { isVest, isItem, type GearName } from '../../content/gear.ts';
import { type WeaponName, weaponOf, isWeapon } from '../../content/weapons.ts';
import type { Model } from '../../table.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { commander, isScript } from '../seats.ts';
import { weaponsOf } from '../squad/recruit.ts';
import { modelOf } from '../../tableReaders.ts';
import { disarm, profileOf, slotWith, weaponIn } from '../../own/own.ts';

const FOUND_WEAPONS: readonly WeaponName[] = [
  'Pistol',
  'Assault Rifle',
  'Shotgun',
  'Sword',
  'Sniper Rifle',
  'Cannon',
];

/** Supplies found. EE-CAM-09 In a campaign only a finder that survives brings them home. */
export function supplies(play: Play, m: Model, amount: number, rule: string): void {
  const side = play.w.sides[m.side];
  side.found += amount;
  if (play.w.campaign !== null) side.held.push({ gear: `${amount} Supplies`, model: m.id });
  play.tell?.({ type: 'supplies', model: m.name, amount }, rule);
}

/** EE-SPC-10 What the second die finds: an item, a weapon or armour. */
function foundBy(kind: number, die: number): GearName {
  if (kind === 4) return die <= 3 ? 'Laser Sight' : 'Scope';
  if (kind === 6) return die <= 4 ? 'Nanoscale Vest' : 'Plated Vest';
  const weapon = FOUND_WEAPONS[die - 1];
  if (weapon === undefined) throw new Error(`a die of six shows no ${die}`);
  return weapon;
}

/** EE-EQP-03 The weapon to which a found attachment is fixed. */
const gunOf = (m: Model): WeaponName | null =>
  weaponsOf(m).find((weapon) => (weaponIn(m, slotWith(m, weapon))?.range ?? 0) > 0) ?? null;

/** EE-EQP-06 Whether the finder could equip it at once. */
function canEquip(m: Model, gear: string): boolean {
  const unit = profileOf(m);
  // EE-FAC-02 The gear of the free Trooper never changes.
  if (m.free) {
    applies('EE-FAC-02');
    return false;
  }
  if (isWeapon(gear)) {
    const { class: kind } = weaponOf(gear);
    return unit.primary.includes(kind) || unit.secondary.includes(kind);
  }
  if (isVest(gear)) return !unit.noVest;
  return m.items.length < 2 && !m.items.some((one) => one.item === gear) && gunOf(m) !== null;
}

/** Puts it on; returns what it replaces, the weapon or vest first, then what was fixed to the weapon. */
function equip(m: Model, gear: string): GearName[] {
  if (isWeapon(gear)) {
    const slot = profileOf(m).primary.includes(weaponOf(gear).class) ? 'primary' : 'secondary';
    const old = m[slot];
    const fixed = m.items.filter((one) => one.on !== null && one.on === old);
    m.items = m.items.filter((one) => !fixed.includes(one));
    m[slot] = gear;
    disarm(m, slot);
    return old === null ? [] : [old, ...fixed.map((one) => one.item)];
  }
  if (isVest(gear)) {
    const old = m.vest;
    m.vest = gear;
    return old === null ? [] : [old];
  }
  if (!isItem(gear)) throw new Error(`'${gear}' is no gear`);
  m.items.push({ item: gear, on: gunOf(m) });
  return [];
}

export const searchTable = fieldChapter<{ model: number; gear: string }>('search table')
  .shows('model', 'gear')
  .steps({
    /** EE-SPC-10 One D6: Supplies, an item, a weapon or armour. */
    roll: {
      run(play, f) {
        const m = modelOf(play.w, f.model);
        const die = play.roll(6, 'EE-SPC-10');
        if (die <= 3) {
          supplies(play, m, die * 10, 'EE-SPC-10');
          return 'done';
        }
        const second = play.roll(6, 'EE-SPC-10');
        f.gear = foundBy(die, second);
        play.tell?.({ type: 'found', model: m.name, gear: f.gear }, 'EE-SPC-10');
      },
    },
    /** EE-EQP-06 The finder may equip it at once if it may carry it. */
    'equip it?': {
      rule: 'EE-EQP-06',
      prompt: (w, f) => `${modelOf(w, f.model).name} has found a ${f.gear}. Equip it?`,
      who: (w, f) => {
        const m = modelOf(w, f.model);
        return canEquip(m, f.gear) ? commander(w, m) : null;
      },
      offers: () => [{ do: 'equip found' }, { do: 'hold found' }],
      auto: ({ w }, f, seat) =>
        isScript(seat) ? { do: 'hold found' } : equipFound(modelOf(w, f.model), f.gear),
      take(play, f, _seat, choice) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (choice.do !== 'equip found') return;
        const old = equip(m, f.gear);
        play.tell?.({ type: 'equipped', model: m.name, gear: f.gear, replaced: old[0] ?? null }, 'EE-EQP-06');
        if (w.campaign !== null) for (const gear of old) w.sides[m.side].held.push({ gear, model: m.id });
        return 'done';
      },
    },
    /** EE-EQP-06 Otherwise it is held: in a battle it counts as 20 Supplies, in a campaign it may reach the store. */
    'hold it': {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (w.campaign === null) supplies(play, m, 20, 'EE-EQP-06');
        else w.sides[m.side].held.push({ gear: f.gear, model: m.id });
      },
    },
  });
