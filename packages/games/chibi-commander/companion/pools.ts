// What the Invaders bring in each cooperative mission: the pool that is mixed, the Ghosts, their modes and their reinforcement.
import type { RuleId } from '@xenotable/kernel';
import type { TypeName } from '../content/units.ts';
import type { Mode } from './table.ts';

export interface Invasion {
  name: string;
  rule: RuleId;
  /** Types that are mixed, each as often as it is listed. */
  pool: readonly TypeName[];
  drawn: number;
  ghosts: number;
  /** How many Blips begin in which mode. */
  modes: readonly (readonly [mode: Mode, blips: number])[];
  /** How far one sees. */
  sight: number;
  places: string;
  /** CC-M-CO1-09 Who comes when all others are beaten. */
  reinforcement: { type: TypeName; rule: RuleId; figures: number } | null;
}

const times = (type: TypeName, count: number): TypeName[] => new Array<TypeName>(count).fill(type);

export const INVASIONS: Readonly<Record<string, Invasion>> = {
  'COOP 1': {
    name: 'Province',
    rule: 'CC-M-CO1-07',
    pool: [...times('Serpent Man', 3), ...times('Birdy', 2), ...times('Grey', 2), ...times('Scribit', 2)],
    drawn: 6,
    ghosts: 6,
    modes: [
      ['COLD', 6],
      ['NORMAL', 6],
    ],
    sight: 7,
    places:
      'Six Blips in the middle of the ship; two each in two corners, one each at the middle of the long edges.',
    reinforcement: { type: 'Serpent Man', rule: 'CC-M-CO1-09', figures: 1 },
  },
  'COOP 2': {
    name: 'Drop Zone',
    rule: 'CC-M-CO2-06',
    pool: [
      ...times('Serpent Man', 2),
      ...times('Grey', 2),
      ...times('Gorgan', 2),
      'Larva',
      ...times('Harakiri', 2),
      'Galbert',
      'Agressor',
      'Mana',
    ],
    drawn: 8,
    ghosts: 8,
    modes: [['COLD', 16]],
    sight: 4,
    places: 'Two Blips in each crater; the last two in two craters of your choice.',
    reinforcement: null,
  },
  'COOP 3': {
    name: 'City Massacre',
    rule: 'CC-M-CO3-03',
    pool: [
      'Humanlike',
      'Tentacle',
      'Cray',
      ...times('Larva', 2),
      ...times('Serpent Man', 2),
      'Harakiri',
      'Queen',
      'Agressor',
    ],
    drawn: 6,
    ghosts: 6,
    modes: [['WALKING', 12]],
    sight: 7,
    places: 'Spread evenly over the map, each two fields or more from every other one.',
    reinforcement: null,
  },
};

export const invasionOf = (mission: string): Invasion => {
  const found = INVASIONS[mission];
  if (found === undefined) throw new Error(`there is no mission '${mission}'`);
  return found;
};
