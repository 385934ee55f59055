// What dice are for, said before they fall: people with dice of their own are asked for them.
import type { Happening, Names } from './happenings.ts';
import type { UnitId } from './table.ts';
import { house } from './words.ts';

/** Names are told with every happening that needs them. */
export const who = ({ names }: { names: Names }, unit: UnitId): string => names[unit] ?? 'a unit';

const whom = (h: { names: Names; target: UnitId; house?: number }): string =>
  h.target >= 0 ? who(h, h.target) : h.house !== undefined && h.house >= 0 ? house(h.house) : 'it';

export function rolls(h: Happening): string | null {
  switch (h.type) {
    case 'activation':
      return `${who(h, h.unit)} tests whether it obeys`;
    case 'courage test':
      return `${who(h, h.unit)} tests Courage`;
    case 'rally test':
      return `${who(h, h.unit)} tries to rally`;
    case 'shot':
      return `${who(h, h.unit)} shoots at ${whom(h)}`;
    case 'return fire':
      return `${who(h, h.unit)} shoots back at ${whom(h)}`;
    case 'fought':
      return `${who(h, h.unit)} fights ${whom(h)}`;
    case 'barrage':
      return `Fire Support on ${whom(h)}`;
    case 'rolled again':
      return `${who(h, h.unit)} rolls misses again`;
    case 'force field':
      return `The force field of ${who(h, h.unit)}`;
    case 'blocked':
      return `${who(h, h.unit)} finds its way back blocked`;
    case 'jump rolled':
      return `${who(h, h.unit)} makes a Teleport Jump`;
    case 'infiltrates':
      return `How far ${who(h, h.unit)} infiltrates`;
    case 'role dice':
      return 'Who attacks and who defends';
    case 'brood':
      return 'The nest stirs';
    default:
      return null;
  }
}
