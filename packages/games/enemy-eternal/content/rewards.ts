// The Reward Deck: what each value and suit is worth in its three tiers.
import type { ItemName, VestName } from './gear.ts';
import type { WeaponName } from './weapons.ts';

const suits = ['Spades', 'Clubs', 'Hearts', 'Diamonds'] as const;
export type Suit = (typeof suits)[number];
export const values = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Value = (typeof values)[number];

/** Value and suit of a card that is no Joker. */
export function faceOf(card: string): { value: Value; suit: Suit } {
  for (const value of values)
    for (const suit of suits) if (card === `${value} of ${suit}`) return { value, suit };
  throw new Error(`the Reward Deck has no face '${card}'`);
}

/** EE-RWD-09 54 cards. */
export const deck: readonly string[] = [
  ...values.flatMap((value) => suits.map((suit) => `${value} of ${suit}`)),
  'Joker',
  'Joker',
];

type Tiers<T> = readonly [T, T, T];

/** Spades by value; null where the tier is any weapon of that tier. */
export const spades: Readonly<
  Partial<Record<Value, Tiers<readonly (WeaponName | 'Frag Grenade')[] | null>>>
> = {
  '1': [['Pistol'], ['Mag Pistol'], ['Beam Pistol']],
  '2': [['Assault Rifle'], ['Magnetic Rifle'], ['Plasma Rifle']],
  '3': [['Shotgun'], ['Shard Gun'], ['Storm Gun']],
  '4': [['Sword'], ['Arc Blade'], ['Fusion Blade']],
  '5': [['Cannon'], ['Mag Cannon'], ['Beam Cannon']],
  '6': [['Frag Grenade', 'Frag Grenade'], ['Grenade Launcher'], ['Adv. Grenade Launcher']],
  '7': [['Sniper Rifle'], ['Gauss Rifle'], ['Plasma Lance']],
  '8': [['GREMLIN'], ['GREMLIN Mark II'], ['GREMLIN Mark III']],
  '9': [['Shock Lance'], ['Alien Psi Amp'], ['Prime Psi Amp']],
  '10': [['Shock Lance'], null, null],
};

/** Clubs by value: the vests, and whether a typed vest comes with them or instead. */
export function clubs(value: Value): Tiers<{ vests: readonly VestName[]; typed: 'no' | 'instead' | 'with' }> {
  if (value === '10') {
    return [
      { vests: ['Plated Nanoscale Vest'], typed: 'no' },
      { vests: ['Plated Nanoscale Vest', 'Nanoscale Vest'], typed: 'no' },
      { vests: ['Plated Nanoscale Vest', 'Plated Nanoscale Vest'], typed: 'no' },
    ];
  }
  if (value === '8' || value === '9') {
    return [
      { vests: ['Plated Vest'], typed: 'no' },
      { vests: ['Plated Vest'], typed: 'with' },
      { vests: ['Plated Nanoscale Vest'], typed: 'with' },
    ];
  }
  return [
    { vests: ['Nanoscale Vest'], typed: 'no' },
    { vests: ['Plated Vest'], typed: 'instead' },
    { vests: ['Plated Nanoscale Vest'], typed: 'no' },
  ];
}

/** Hearts by value: fixed items, and how many of any kind. */
export function hearts(value: Value): Tiers<{ items: readonly ItemName[]; any: number }> {
  const low = ['1', '2', '3', '4', '5'].includes(value);
  return low
    ? [
        { items: ['Laser Sight'], any: 0 },
        { items: [], any: 1 },
        { items: [], any: 2 },
      ]
    : [
        { items: ['Scope'], any: 0 },
        { items: ['Medikit'], any: 1 },
        { items: [], any: 3 },
      ];
}
