// Gear for random Squads of people: one model in three buys a piece.
import type { Chance } from '@xenotable/kernel';
import type { Purchase } from './book/squad/randomSquad.ts';
import { type ItemName, itemNames, itemOf, vestNames } from './content/gear.ts';
import { unitOf } from './content/units.ts';
import { weaponNames, weaponOf } from './content/weapons.ts';
import type { Recruit } from './table.ts';

const WHY = 'EE-SQD-10';

/** One piece of gear that the model could buy, or null. */
function piece(one: Recruit, chance: Chance): Recruit | null {
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

export const randomGear =
  (chance: Chance): Purchase =>
  (one) =>
    chance.roll(3, WHY) > 1 ? null : piece(one, chance);
