// Every weapon. Range 0 is close combat; half the Range is never written, it follows (EE-GEN-07).
import { keysOf } from '@xenotable/kernel';
import type { DamageType } from './units.ts';

export type WeaponRule =
  | 'Flame'
  | 'High Explosive'
  | 'Lasso'
  | 'One Use'
  | 'Scatter'
  | 'Shredding'
  | 'Sniper'
  | 'Venom'
  | 'Zapper';
export type WeaponClass =
  | 'Archon Staffs'
  | 'Assault Rifles'
  | 'Bayonets'
  | 'Berserker Fists'
  | 'Bullpups'
  | 'Cannons'
  | 'Chryssalid Claws'
  | 'Claymores'
  | 'Faceless Claws'
  | 'GREMLINs'
  | 'Grenade Launchers'
  | 'Incinerators'
  | 'Micro-Missiles'
  | 'Pistols'
  | 'Psi Amps'
  | 'Ripjacks'
  | 'SPARK Cannons'
  | 'Shard Gauntlets'
  | 'Shock Lances'
  | 'Shotguns'
  | 'Sniper Rifles'
  | 'Swords'
  | 'Turret Cannons'
  | 'Vektor Rifles'
  | 'Viper Tongue'
  | 'Volt';

export interface Weapon {
  id: string;
  class: WeaponClass;
  slot: 'primary' | 'secondary';
  tier: 1 | 2 | 3;
  range: number;
  /** None for the Psi Amps, which are not used for attacks. */
  damage: { value: number; type: DamageType } | null;
  rules: readonly WeaponRule[];
  price: number;
  /** EE-SPO-23 What a Psi Amp adds to PSI tests. */
  amp?: number;
  /** EE-SPO-22 A second profile, used instead of the first. */
  second?: {
    name: string;
    range: number;
    damage: { value: number; type: DamageType };
    rules: readonly WeaponRule[];
  };
}

export const weapons = {
  'Assault Rifle': {
    id: 'EE-W-01',
    class: 'Assault Rifles',
    slot: 'primary',
    tier: 1,
    range: 24,
    damage: { value: 3, type: 'PH' },
    rules: [],
    price: 39,
  },
  'Magnetic Rifle': {
    id: 'EE-W-02',
    class: 'Assault Rifles',
    slot: 'primary',
    tier: 2,
    range: 24,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 44,
  },
  'Plasma Rifle': {
    id: 'EE-W-03',
    class: 'Assault Rifles',
    slot: 'primary',
    tier: 3,
    range: 24,
    damage: { value: 5, type: 'PL' },
    rules: [],
    price: 49,
  },
  Shotgun: {
    id: 'EE-W-04',
    class: 'Shotguns',
    slot: 'primary',
    tier: 1,
    range: 18,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 38,
  },
  'Shard Gun': {
    id: 'EE-W-05',
    class: 'Shotguns',
    slot: 'primary',
    tier: 2,
    range: 18,
    damage: { value: 5, type: 'PH' },
    rules: [],
    price: 43,
  },
  'Storm Gun': {
    id: 'EE-W-06',
    class: 'Shotguns',
    slot: 'primary',
    tier: 3,
    range: 18,
    damage: { value: 6, type: 'PL' },
    rules: [],
    price: 48,
  },
  Cannon: {
    id: 'EE-W-07',
    class: 'Cannons',
    slot: 'primary',
    tier: 1,
    range: 30,
    damage: { value: 4, type: 'PH' },
    rules: ['Shredding'],
    price: 50,
  },
  'Mag Cannon': {
    id: 'EE-W-08',
    class: 'Cannons',
    slot: 'primary',
    tier: 2,
    range: 30,
    damage: { value: 6, type: 'PH' },
    rules: ['Shredding'],
    price: 60,
  },
  'Beam Cannon': {
    id: 'EE-W-09',
    class: 'Cannons',
    slot: 'primary',
    tier: 3,
    range: 30,
    damage: { value: 8, type: 'PL' },
    rules: ['Shredding'],
    price: 70,
  },
  'Sniper Rifle': {
    id: 'EE-W-10',
    class: 'Sniper Rifles',
    slot: 'primary',
    tier: 1,
    range: 36,
    damage: { value: 3, type: 'PH' },
    rules: ['Sniper'],
    price: 51,
  },
  'Gauss Rifle': {
    id: 'EE-W-11',
    class: 'Sniper Rifles',
    slot: 'primary',
    tier: 2,
    range: 36,
    damage: { value: 4, type: 'PH' },
    rules: ['Sniper'],
    price: 56,
  },
  'Plasma Lance': {
    id: 'EE-W-12',
    class: 'Sniper Rifles',
    slot: 'primary',
    tier: 3,
    range: 36,
    damage: { value: 5, type: 'PL' },
    rules: ['Sniper'],
    price: 61,
  },
  Pistol: {
    id: 'EE-W-13',
    class: 'Pistols',
    slot: 'secondary',
    tier: 1,
    range: 18,
    damage: { value: 2, type: 'PH' },
    rules: [],
    price: 28,
  },
  'Mag Pistol': {
    id: 'EE-W-14',
    class: 'Pistols',
    slot: 'secondary',
    tier: 2,
    range: 18,
    damage: { value: 3, type: 'PH' },
    rules: [],
    price: 33,
  },
  'Beam Pistol': {
    id: 'EE-W-15',
    class: 'Pistols',
    slot: 'secondary',
    tier: 3,
    range: 18,
    damage: { value: 4, type: 'PL' },
    rules: [],
    price: 38,
  },
  Sword: {
    id: 'EE-W-16',
    class: 'Swords',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 40,
  },
  'Arc Blade': {
    id: 'EE-W-17',
    class: 'Swords',
    slot: 'secondary',
    tier: 2,
    range: 0,
    damage: { value: 5, type: 'EL' },
    rules: [],
    price: 50,
  },
  'Fusion Blade': {
    id: 'EE-W-18',
    class: 'Swords',
    slot: 'secondary',
    tier: 3,
    range: 0,
    damage: { value: 6, type: 'PL' },
    rules: [],
    price: 60,
  },
  'Grenade Launcher': {
    id: 'EE-W-19',
    class: 'Grenade Launchers',
    slot: 'secondary',
    tier: 2,
    range: 30,
    damage: { value: 6, type: 'EX' },
    rules: ['High Explosive', 'Scatter'],
    price: 60,
  },
  'Adv. Grenade Launcher': {
    id: 'EE-W-20',
    class: 'Grenade Launchers',
    slot: 'secondary',
    tier: 3,
    range: 30,
    damage: { value: 10, type: 'EX' },
    rules: ['High Explosive', 'Scatter'],
    price: 80,
  },
  GREMLIN: {
    id: 'EE-W-21',
    class: 'GREMLINs',
    slot: 'secondary',
    tier: 1,
    range: 30,
    damage: { value: 2, type: 'EL' },
    rules: ['Zapper'],
    price: 40,
  },
  'GREMLIN Mark II': {
    id: 'EE-W-22',
    class: 'GREMLINs',
    slot: 'secondary',
    tier: 2,
    range: 30,
    damage: { value: 3, type: 'EL' },
    rules: ['Zapper'],
    price: 45,
  },
  'GREMLIN Mark III': {
    id: 'EE-W-23',
    class: 'GREMLINs',
    slot: 'secondary',
    tier: 3,
    range: 30,
    damage: { value: 4, type: 'EL' },
    rules: ['Zapper'],
    price: 50,
  },
  'Shock Lance': {
    id: 'EE-W-24',
    class: 'Shock Lances',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: { value: 5, type: 'EL' },
    rules: ['Zapper'],
    price: 50,
  },
  'Psi Amp': {
    id: 'EE-W-25',
    class: 'Psi Amps',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: null,
    rules: [],
    price: 25,
    amp: 0,
  },
  'Alien Psi Amp': {
    id: 'EE-W-26',
    class: 'Psi Amps',
    slot: 'secondary',
    tier: 2,
    range: 0,
    damage: null,
    rules: [],
    price: 30,
    amp: 1,
  },
  'Prime Psi Amp': {
    id: 'EE-W-27',
    class: 'Psi Amps',
    slot: 'secondary',
    tier: 3,
    range: 0,
    damage: null,
    rules: [],
    price: 35,
    amp: 2,
  },
  'Faceless Claws': {
    id: 'EE-W-28',
    class: 'Faceless Claws',
    slot: 'primary',
    tier: 1,
    range: 0,
    damage: { value: 8, type: 'PH' },
    rules: [],
    price: 80,
  },
  'Viper Tongue': {
    id: 'EE-W-29',
    class: 'Viper Tongue',
    slot: 'secondary',
    tier: 1,
    range: 36,
    damage: { value: 2, type: 'PO' },
    rules: ['Lasso'],
    price: 41,
  },
  'SPARK Autocannon': {
    id: 'EE-W-30',
    class: 'SPARK Cannons',
    slot: 'primary',
    tier: 1,
    range: 24,
    damage: { value: 5, type: 'PH' },
    rules: [],
    price: 49,
  },
  'Vektor Rifle': {
    id: 'EE-W-31',
    class: 'Vektor Rifles',
    slot: 'primary',
    tier: 1,
    range: 30,
    damage: { value: 3, type: 'PH' },
    rules: [],
    price: 45,
  },
  Claymore: {
    id: 'EE-W-32',
    class: 'Claymores',
    slot: 'secondary',
    tier: 1,
    range: 8,
    damage: { value: 6, type: 'EX' },
    rules: ['High Explosive', 'One Use'],
    price: 38,
  },
  Bullpup: {
    id: 'EE-W-33',
    class: 'Bullpups',
    slot: 'primary',
    tier: 1,
    range: 18,
    damage: { value: 3, type: 'PH' },
    rules: [],
    price: 33,
  },
  Ripjack: {
    id: 'EE-W-34',
    class: 'Ripjacks',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 50,
    second: { name: 'Ripjack hook', range: 12, damage: { value: 2, type: 'PH' }, rules: ['Lasso'] },
  },
  'Shard Gauntlets': {
    id: 'EE-W-35',
    class: 'Shard Gauntlets',
    slot: 'primary',
    tier: 2,
    range: 0,
    damage: { value: 5, type: 'PL' },
    rules: [],
    price: 50,
  },
  Volt: {
    id: 'EE-W-36',
    class: 'Volt',
    slot: 'secondary',
    tier: 1,
    range: 12,
    damage: { value: 3, type: 'EL' },
    rules: [],
    price: 27,
  },
  Incinerator: {
    id: 'EE-W-37',
    class: 'Incinerators',
    slot: 'primary',
    tier: 1,
    range: 8,
    damage: { value: 5, type: 'EX' },
    rules: ['Flame'],
    price: 33,
  },
  'Micro-Missiles': {
    id: 'EE-W-38',
    class: 'Micro-Missiles',
    slot: 'secondary',
    tier: 1,
    range: 24,
    damage: { value: 4, type: 'EX' },
    rules: ['High Explosive', 'Scatter'],
    price: 44,
  },
  'Turret Cannon': {
    id: 'EE-W-39',
    class: 'Turret Cannons',
    slot: 'primary',
    tier: 1,
    range: 30,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 50,
  },
  Bayonet: {
    id: 'EE-W-40',
    class: 'Bayonets',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: { value: 4, type: 'PH' },
    rules: [],
    price: 40,
  },
  'Berserker Fists': {
    id: 'EE-W-41',
    class: 'Berserker Fists',
    slot: 'primary',
    tier: 1,
    range: 0,
    damage: { value: 6, type: 'PH' },
    rules: [],
    price: 60,
  },
  'Archon Staff': {
    id: 'EE-W-42',
    class: 'Archon Staffs',
    slot: 'secondary',
    tier: 1,
    range: 0,
    damage: { value: 5, type: 'EL' },
    rules: [],
    price: 50,
  },
  'Chryssalid Claws': {
    id: 'EE-W-43',
    class: 'Chryssalid Claws',
    slot: 'primary',
    tier: 1,
    range: 0,
    damage: { value: 3, type: 'PO' },
    rules: ['Venom'],
    price: 30,
  },
} as const satisfies Record<string, Weapon>;

export type WeaponName = keyof typeof weapons;

export const weaponNames = keysOf(weapons);

export const isWeapon = (name: unknown): name is WeaponName =>
  typeof name === 'string' && Object.hasOwn(weapons, name);

export const weaponOf = (name: WeaponName): Weapon => weapons[name];
