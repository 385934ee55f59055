// What a unit at full strength does on average with one shot or one Attack, before a table exists.
import { pointsLost } from '../book/damage/hits.ts';
import type { Entry } from '../detachment/list.ts';
import { profileOfEntry } from '../detachment/profile.ts';
import { meanOf, times } from './spread.ts';

/** XR-SHO-05 XR-ATK-04 Dice of a unit above half strength. */
const DICE = 10;

/** Strength Points of so many dice; XR-GEN-04 a 1 never hits, a 6 always. */
function meanLoss(need: number, armour: number, double: boolean): number {
  const die = [0, 0, 0];
  for (let face = 1; face <= 6; face++) {
    const hits = face === 1 || (face < 6 && face < need) ? 0 : face === 6 && double ? 2 : 1;
    die[hits] = (die[hits] ?? 0) + 1 / 6;
  }
  const lost: number[] = [];
  times(DICE, die).forEach((chance, hits) => {
    const points = pointsLost(hits, armour, false);
    lost[points] = (lost[points] ?? 0) + chance;
  });
  return meanOf(Array.from(lost, (chance) => chance ?? 0));
}

export interface Firepower {
  shot: number;
  attack: number;
}

/** Against a target with this Armour on foot, in the open, in range; 0 for what the unit cannot do. */
export function firepowerAgainst(entry: Entry, armour: number): Firepower {
  const { range, sv, av, has } = profileOfEntry(entry);
  const less = (pierces: boolean): number => Math.max(1, armour - (pierces ? 1 : 0));
  return {
    shot: range === 0 ? 0 : meanLoss(sv, less(has['Armour-Piercing'] === true), has['Heavy Weapon'] === true),
    attack: av === 0 ? 0 : meanLoss(av, less(has['High-Powered Blades'] === true), false),
  };
}
