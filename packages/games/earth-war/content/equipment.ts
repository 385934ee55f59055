// Equipment. Uses 0: always works, or as often as its text says.
import { type RuleId, keysOf } from '@xenotable/kernel';

export interface ItemKind {
  id: RuleId;
  rp: number;
  /** Uses per mission; 0: not counted. */
  uses: number;
  moment: string;
  text: string;
  /** Cards that it turns up in Step 2. */
  flips?: number;
  /** Works once per round. */
  perRound?: true;
  /** What it adds to FIRE by band, to MELEE, and to ARM. */
  fire?: readonly number[];
  melee?: number;
  arm?: number;
}

export const ITEMS = {
  'Motion Tracker': {
    id: 'EW-Q-01',
    rp: 4,
    uses: 0,
    moment: 'Step 2',
    text: 'Turn up one card, once per round.',
    flips: 1,
    perRound: true,
  },
  Flares: { id: 'EW-Q-02', rp: 1, uses: 3, moment: 'Step 2', text: 'Turn up two cards.', flips: 2 },
  'Shoulder Lamp': {
    id: 'EW-Q-03',
    rp: 2,
    uses: 0,
    moment: 'Step 2',
    text: 'At CLOSE or SHORT turn up one card, once per round.',
    flips: 1,
    perRound: true,
  },
  'Thermal Scope': {
    id: 'EW-Q-04',
    rp: 3,
    uses: 0,
    moment: 'Step 2',
    text: 'FIRE +1 at MEDIUM and LONG; at LONG turn up one card per round.',
    flips: 1,
    perRound: true,
    fire: [0, 0, 1, 1],
  },
  'Ammo Satchel': { id: 'EW-Q-05', rp: 2, uses: 1, moment: 'mission start', text: '6 AMMO more.' },
  'Frag Grenades': {
    id: 'EW-Q-06',
    rp: 2,
    uses: 2,
    moment: 'Step 2',
    text: 'Instead of a check: 3 wounds on two neighbouring slots.',
  },
  'Incendiary Shells': {
    id: 'EW-Q-07',
    rp: 2,
    uses: 2,
    moment: 'Step 2',
    text: 'FIRE +2 at CLOSE and SHORT for this round.',
  },
  Medkit: {
    id: 'EW-Q-08',
    rp: 2,
    uses: 3,
    moment: 'after a combat, or Step 7',
    text: 'Heal 1 wound after a combat; in Step 7 a standing Medic who carries it may ignore one wound of a unit in the same band.',
  },
  'Trauma Pack': {
    id: 'EW-Q-09',
    rp: 2,
    uses: 1,
    moment: 'end of mission',
    text: 'One casualty check succeeds.',
  },
  'Acid-proof Plate': {
    id: 'EW-Q-10',
    rp: 2,
    uses: 0,
    moment: 'Step 7',
    text: 'ARM +1 (at most 7), and no acid.',
    arm: 1,
  },
  Bayonets: { id: 'EW-Q-11', rp: 1, uses: 0, moment: 'Step 2', text: 'MELEE +2.', melee: 2 },
  'Sentry Gun': {
    id: 'EW-Q-12',
    rp: 4,
    uses: 1,
    moment: 'Step 1',
    text: '2 AMMO: a gun joins for this event.',
  },
  'Uplink Radio': { id: 'EW-Q-13', rp: 3, uses: 0, moment: 'start of event', text: 'CP maximum +1.' },
  'Stim Injector': {
    id: 'EW-Q-14',
    rp: 2,
    uses: 2,
    moment: 'Step 7',
    text: 'Instead of going DOWN by wounds: stay with 1 HIT left.',
  },
  'Hazard Scanner': {
    id: 'EW-Q-15',
    rp: 3,
    uses: 0,
    moment: 'Step 1',
    text: 'Once per event: learn how many of the dealt cards are shadows.',
  },
  'Breaching Charge': { id: 'EW-Q-16', rp: 1, uses: 1, moment: 'CHECK node', text: 'The check succeeds.' },
} as const satisfies Record<string, ItemKind>;

export type ItemName = keyof typeof ITEMS;

export const ITEM_NAMES = keysOf(ITEMS);

export const isItem = (name: string): name is ItemName => Object.hasOwn(ITEMS, name);

export const itemKind = (name: ItemName): ItemKind => ITEMS[name];
