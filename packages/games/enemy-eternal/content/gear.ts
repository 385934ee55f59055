// Vests, attachments and utilities.
import { keysOf } from '@xenotable/kernel';
import type { DamageType } from './units.ts';
import { type WeaponClass, type WeaponName, type WeaponRule, isWeapon } from './weapons.ts';

export interface Vest {
  id: string;
  /** Added to the resistance printed on the unit card … */
  printed?: number;
  /** … or a resistance of its own. */
  adds?: { type: DamageType; value: number };
  price: number;
}

export const vests = {
  'Nanoscale Vest': { id: 'EE-V-01', printed: 2, price: 20 },
  'Plated Vest': { id: 'EE-V-02', printed: 3, price: 30 },
  'Plated Nanoscale Vest': { id: 'EE-V-03', printed: 4, price: 40 },
  'Ablative Vest': { id: 'EE-V-04', adds: { type: 'PL', value: 3 }, price: 30 },
  'Blast Weave Vest': { id: 'EE-V-05', adds: { type: 'EX', value: 3 }, price: 30 },
  'Insulated Vest': { id: 'EE-V-06', adds: { type: 'EL', value: 3 }, price: 30 },
  'Hazmat Vest': { id: 'EE-V-07', adds: { type: 'PO', value: 3 }, price: 30 },
} as const satisfies Record<string, Vest>;

export type VestName = keyof typeof vests;
export const vestNames = keysOf(vests);
export const isVest = (name: unknown): name is VestName =>
  typeof name === 'string' && Object.hasOwn(vests, name);
export const vestOf = (name: VestName): Vest => vests[name];
export const typedVests: readonly VestName[] = [
  'Ablative Vest',
  'Blast Weave Vest',
  'Insulated Vest',
  'Hazmat Vest',
];

export interface Grenade {
  range: number;
  damage: { value: number; type: DamageType };
  rules: readonly WeaponRule[];
}

export interface Item {
  id: string;
  /** An attachment sits on one Range 1+ weapon of its bearer; a utility is carried. */
  kind: 'attachment' | 'utility';
  text: string;
  price: number;
  /** EE-EQP-05 The damage type that these rounds give to their weapon. */
  rounds?: DamageType;
  /** EE-EQP-07 Thrown as an Attack with this profile. */
  grenade?: Grenade;
}

/** EE-EQP-05 Weapons that take special ammunition. */
export const roundsFit: readonly WeaponClass[] = [
  'Assault Rifles',
  'Shotguns',
  'Pistols',
  'Cannons',
  'Sniper Rifles',
];

export const items = {
  Scope: {
    id: 'EE-I-01',
    kind: 'attachment',
    text: 'Shooting rolls three dice and leaves out the highest.',
    price: 25,
  },
  'Laser Sight': { id: 'EE-I-02', kind: 'attachment', text: '+1 to hit when shooting.', price: 25 },
  Stock: { id: 'EE-I-03', kind: 'attachment', text: 'No -1 for fire while moving.', price: 20 },
  'Hair Trigger': {
    id: 'EE-I-04',
    kind: 'attachment',
    text: 'Once per battle a one-action Attack has no -1.',
    price: 30,
  },
  'Expanded Magazine': {
    id: 'EE-I-05',
    kind: 'attachment',
    text: 'Overwatch lasts for two shots, at different movers.',
    price: 20,
  },
  'Venom Rounds': {
    id: 'EE-I-06',
    kind: 'attachment',
    text: 'The weapon deals Poison damage.',
    price: 15,
    rounds: 'PO',
  },
  'Bluescreen Rounds': {
    id: 'EE-I-07',
    kind: 'attachment',
    text: 'The weapon deals Electric damage.',
    price: 15,
    rounds: 'EL',
  },
  'Incendiary Rounds': {
    id: 'EE-I-08',
    kind: 'attachment',
    text: 'The weapon deals Explosive damage.',
    price: 15,
    rounds: 'EX',
  },
  Medikit: {
    id: 'EE-I-09',
    kind: 'utility',
    text: 'Twice per battle: heals 2 Wounds on a WILL test.',
    price: 25,
  },
  'Frag Grenade': {
    id: 'EE-I-10',
    kind: 'utility',
    text: 'Thrown once.',
    price: 20,
    grenade: { range: 10, damage: { value: 4, type: 'EX' }, rules: ['Scatter', 'One Use'] },
  },
  'Gas Grenade': {
    id: 'EE-I-11',
    kind: 'utility',
    text: 'Thrown once.',
    price: 20,
    grenade: { range: 10, damage: { value: 3, type: 'PO' }, rules: ['Scatter', 'One Use'] },
  },
  'EMP Grenade': {
    id: 'EE-I-12',
    kind: 'utility',
    text: 'Thrown once.',
    price: 20,
    grenade: { range: 10, damage: { value: 2, type: 'EL' }, rules: ['Scatter', 'Zapper', 'One Use'] },
  },
  Mindshield: {
    id: 'EE-I-13',
    kind: 'utility',
    text: 'The bearer cannot be the target of Mindspin.',
    price: 25,
  },
  'Grapple Hook': { id: 'EE-I-14', kind: 'utility', text: 'The bearer has Grapple.', price: 15 },
} as const satisfies Record<string, Item>;

export type ItemName = keyof typeof items;
export const itemNames = keysOf(items);
export const isItem = (name: unknown): name is ItemName =>
  typeof name === 'string' && Object.hasOwn(items, name);
export const itemOf = (name: ItemName): Item => items[name];

/** Everything that can be carried, stored, bought or found. */
export type GearName = WeaponName | VestName | ItemName;
export const isGear = (name: unknown): name is GearName => isWeapon(name) || isVest(name) || isItem(name);
