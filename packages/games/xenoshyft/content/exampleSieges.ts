// Sieges to play and to begin one's own with (XS-SCN-01); a table does not need them.
import type { Siege } from '../scenario/scenario.ts';
import type { OwnThing } from '@xenotable/kernel';
import { BOSSES } from './enemies.ts';
import { keyOf } from './own.ts';
import { ITEM_IDS } from './items.ts';
import { STANDARD_SIEGE, TRAINING_SIEGE, bookWave } from './sieges.ts';

/** One short wave to begin with. */
export const freshSiege = (): Siege => ({
  ...STANDARD_SIEGE,
  name: 'A siege of your own',
  text: '',
  base: 8,
  waves: [{ ...bookWave(1), zones: [3, 4], bosses: { of: ['broodmother'], number: 'one', round: 2 } }],
});

/** Ours: a long night with one wave that has no Boss, and one that has nothing else to offer but Bosses. */
export const LONG_NIGHT: Siege = {
  ...STANDARD_SIEGE,
  name: 'The long night',
  text: 'The supply ship is late. Two waves of vermin wear the line down; then, with everything the depot holds, three monsters come at once.',
  base: 12,
  waves: [
    {
      name: 'Vermin',
      supply: 1,
      zones: [3, 3, 4],
      encounters: { skitterling: 3, 'carapace roach': 5, burrower: 4, 'shriek louse': 5, gnawer: 7 },
      bosses: { of: [], number: 'none', round: 1 },
    },
    {
      name: 'The tunnels',
      supply: 2,
      zones: [3, 4],
      encounters: {
        burrower: 4,
        'tunnel horror': 3,
        'web spinner': 3,
        'razor prowler': 3,
        lasher: 3,
        gnawer: 6,
      },
      bosses: { of: ['ironback behemoth'], number: 'one', round: 2 },
    },
    {
      name: 'The three',
      supply: 3,
      zones: [4],
      encounters: {
        'shell guard': 3,
        'swarm herald': 3,
        knitflesh: 3,
        lasher: 3,
        corroder: 3,
        'bile slug': 3,
      },
      bosses: { of: ['broodmother', 'cerberus', 'world gnawer'], number: 'all', round: 1 },
    },
  ],
  items: {
    slots: 9,
    named: ['med pack', 'hi-ex grenade', 'proximity mines'],
    others: 'drafted',
    from: [...ITEM_IDS],
  },
  deck: { militia: 5, x1: 6 },
  purse: 2,
  rules: { wounds: 'heal', standDown: true },
};

/** Ours: two people without closed ranks, rich from the start. */
export const VETERANS: Siege = {
  ...STANDARD_SIEGE,
  name: 'Veterans at the gate',
  text: 'You have the best that NorTec can send, and so has the Hive.',
  seats: { least: 1, most: 3 },
  base: 10,
  waves: [
    {
      ...bookWave(3),
      name: 'Everything at once',
      zones: [3, 4, 4],
      bosses: { of: [...BOSSES[3]], number: 'one', round: 3 },
    },
  ],
  deck: { militia: 2, ranger: 3, x3: 4, x6: 2 },
  divisions: { of: ['armory', 'weapons research', 'command center', 'science labs'], by: 'drafted' },
  rules: { reactions: 'one each' },
};

const CRAWLER: OwnThing = {
  kind: 'enemy',
  name: 'Ash Crawler',
  like: 'Burrower',
  text: 'It comes up where the floor is warm.',
  figures: { power: 3, hp: 4, armored: 1 },
  words: { keywords: ['UNDERMINE'], effect: ['Prowler'] },
};
const LANCE: OwnThing = {
  kind: 'item',
  name: 'Foundry Lance',
  like: 'Shotgun',
  text: 'Welded from what the foundry had.',
  figures: { cost: 4, power: 3 },
};

/** Ours: an Enemy and a Weapon that the box does not have. */
export const ASHES: Siege = {
  ...STANDARD_SIEGE,
  name: 'Under the foundry',
  text: 'Something has learned to dig through slag. The foundry has learned to answer.',
  content: [CRAWLER, LANCE],
  base: 10,
  waves: [
    {
      ...bookWave(1),
      name: 'Slag',
      zones: [3, 4, 4],
      encounters: { [keyOf(CRAWLER)]: 8, gnawer: 8, skitterling: 4, prowler: 4 },
      bosses: { of: [...BOSSES[1]], number: 'one', round: 3 },
    },
  ],
  items: { slots: 9, named: [keyOf(LANCE)], others: 'drawn', from: [...ITEM_IDS, keyOf(LANCE)] },
};

export const SIEGES: readonly Siege[] = [STANDARD_SIEGE, TRAINING_SIEGE, LONG_NIGHT, VETERANS, ASHES];
