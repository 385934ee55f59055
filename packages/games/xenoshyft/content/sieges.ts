// The sieges of the book, as the data that a siege of one's own is made of (XS-SCN-01).
import type { Siege, SiegeWave } from '../scenario/scenario.ts';
import type { Wave } from '../table.ts';
import { DIVISION_IDS } from './divisions.ts';
import { BOSSES, ENEMIES, type EnemyId, HIVE } from './enemies.ts';
import { FIXED_ITEMS, ITEM_IDS } from './items.ts';

/** XS-SET-10 All cards of a wave in the box. */
const encountersOf = (wave: Wave): Partial<Record<EnemyId, number>> =>
  Object.fromEntries(HIVE[wave].map((id) => [id, ENEMIES[id].copies]));

/** XS-GEN-02 XS-SET-11 A wave of the book: three rounds, all zones, the wave's own cards and Bosses. */
export const bookWave = (wave: Wave): SiegeWave => ({
  name: '',
  supply: wave,
  zones: [4, 4, 4],
  encounters: encountersOf(wave),
  bosses: { of: [...BOSSES[wave]], number: 'by seats', round: 1 },
});

/** XS-M-STD-01 Nine rounds, as the book has them. */
export const STANDARD_SIEGE: Siege = {
  format: 1,
  game: 'xenoshyft',
  name: 'The standard siege',
  text: 'Three waves of three rounds: the whole game of the book.',
  seats: { least: 1, most: 4 },
  base: 15,
  waves: [bookWave(1), bookWave(2), bookWave(3)],
  items: { slots: 9, named: [], others: 'drawn', from: [...ITEM_IDS] },
  divisions: { of: [...DIVISION_IDS], by: 'dealt' },
  deck: { militia: 4, x1: 6 },
  divisionCards: true,
  purse: 0,
  rules: {},
};

/** XS-M-TRAIN-01 XS-M-TRAIN-02 Wave 1 without its Boss, fixed Items and Divisions. */
export const TRAINING_SIEGE: Siege = {
  ...STANDARD_SIEGE,
  name: 'The training siege',
  text: 'Wave 1 only, without its Boss, with fixed Items; the Barracks for one, the Med Bay beside them for two.',
  seats: { least: 1, most: 2 },
  base: 8,
  waves: [{ ...bookWave(1), bosses: { of: [], number: 'none', round: 1 } }],
  items: { slots: 9, named: [...FIXED_ITEMS], others: 'drawn', from: [...ITEM_IDS] },
  divisions: { of: ['barracks', 'med bay'], by: 'in order' },
};
