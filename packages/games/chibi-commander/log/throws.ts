// What dice are for, said before they fall: people with dice of their own are asked for them.
import type { Happening } from '../happenings.ts';
import { who } from './kit.ts';

export function rolls(what: Happening): string | null {
  switch (what.type) {
    case 'strike throw':
      return `${who(what)} strikes`;
    case 'damage throw':
      return `Damage to ${who(what)}`;
    case 'heal throw':
      return `Healing for ${who(what)}`;
    case 'coma throw':
      return `${who(what)} lies in coma: 1 is death, 6 is awake`;
    case 'PSI throw':
      return `${who(what)} reaches for the mind of ${what.whom}`;
    case 'Ultra PSI':
      return `The PSI reaches for the mind of ${who(what)}`;
    case 'teleport throw':
      return `${who(what)} teleports`;
    case 'cold throw':
      return 'A sleeper wakes with a 6';
    case 'dodge':
      return `${who(what)} tries to dodge`;
    case 'bite':
      return 'The monster bites';
    case 'discharge':
      return 'The crystal discharges';
    case 'hatchery':
      return 'The hatchery';
    case 'permission':
      return 'Permission to strike';
    case 'turret fires':
      return 'The turrets fire';
    default:
      return null;
  }
}
