// Every unit of both factions: profile, price, abilities, special rules, what it may carry, and the card that the automaton reads for it.
import type { CardName } from './cards.ts';
import type { WeaponClass, WeaponName } from './weapons.ts';

export type Faction = 'XCOM' | 'ADVENT';
export type Skill = 'AIM' | 'HEALTH' | 'MOBILITY' | 'HACK' | 'WILL' | 'DODGE' | 'PSI';
/** EE-DMG-01 Plasma, Explosive, Physical, Electric, Poison. */
export type DamageType = 'PL' | 'EX' | 'PH' | 'EL' | 'PO';
export type Ability = 'Interact' | 'Search' | 'Computer Use' | 'Mindspin' | 'Field Repair' | 'Energy Shield';
export type Rule =
  | 'Blast Padding'
  | 'Blink'
  | 'Cautious'
  | 'Commanding Presence'
  | 'Commanding Presence II'
  | 'Counterattack'
  | 'Deadeye'
  | 'Deflect'
  | 'Emplaced'
  | 'Field Command'
  | 'Flight'
  | 'Grapple'
  | 'Hacker'
  | 'Infiltrator'
  | 'Marauder'
  | 'Mechanical'
  | 'Momentum'
  | 'Overdrive'
  | 'Phantom'
  | 'Rage'
  | 'Regenerate'
  | 'Shadow'
  | 'Squad Tactics'
  | 'Squadsight'
  | 'Sustain'
  | 'Trooper Command'
  | 'Unarmed'
  | 'Unique'
  | 'Unstable'
  | 'Volatile'
  | 'Weak Minded';

export interface Unit {
  /** The row of the catalogue. */
  id: string;
  faction: Faction | null;
  skills: Readonly<Record<Skill, number>>;
  /** The resistance printed on the card. */
  armour: { type: DamageType; value: number };
  price: number;
  abilities: readonly Ability[];
  rules: readonly Rule[];
  /** EE-SQD-07 The AI loadout, which the price includes. */
  loadout: readonly WeaponName[];
  primary: readonly WeaponClass[];
  secondary: readonly WeaponClass[];
  card: CardName;
  noVest?: true;
  /** EE-ARM-02 The skill that carries [Armour]; HEALTH unless said otherwise. */
  armourOn?: Skill;
  /** EE-TST-03 The skill on which the weapon of a slot is tested; AIM unless said otherwise. */
  primaryOn?: Skill;
  secondaryOn?: Skill;
}

export const units = {
  Rookie: {
    id: 'EE-U-01',
    faction: 'XCOM',
    skills: { AIM: 7, HEALTH: 4, MOBILITY: 6, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 96,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Squad Tactics'],
    loadout: ['Assault Rifle', 'Pistol'],
    primary: ['Assault Rifles'],
    secondary: ['Pistols'],
    card: 'Trooper-Focused',
  },
  Ranger: {
    id: 'EE-U-02',
    faction: 'XCOM',
    skills: { AIM: 8, HEALTH: 4, MOBILITY: 7, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Phantom'],
    loadout: ['Shotgun', 'Sword'],
    primary: ['Assault Rifles', 'Shotguns'],
    secondary: ['Swords'],
    card: 'Tackler-Focused',
  },
  Grenadier: {
    id: 'EE-U-03',
    faction: 'XCOM',
    skills: { AIM: 7, HEALTH: 5, MOBILITY: 5, HACK: 3, WILL: 9, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 99,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Blast Padding'],
    loadout: ['Cannon', 'Grenade Launcher'],
    primary: ['Cannons'],
    secondary: ['Grenade Launchers'],
    card: 'Heavy-Focused',
  },
  Sharpshooter: {
    id: 'EE-U-04',
    faction: 'XCOM',
    skills: { AIM: 9, HEALTH: 4, MOBILITY: 6, HACK: 4, WILL: 7, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Squadsight'],
    loadout: ['Sniper Rifle', 'Pistol'],
    primary: ['Sniper Rifles'],
    secondary: ['Pistols'],
    card: 'Sniper-Focused',
  },
  Specialist: {
    id: 'EE-U-05',
    faction: 'XCOM',
    skills: { AIM: 6, HEALTH: 3, MOBILITY: 6, HACK: 8, WILL: 7, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Hacker'],
    loadout: ['Assault Rifle', 'GREMLIN'],
    primary: ['Assault Rifles'],
    secondary: ['GREMLINs'],
    card: 'Support-Focused',
    secondaryOn: 'HACK',
  },
  'Psi Operative': {
    id: 'EE-U-06',
    faction: 'XCOM',
    skills: { AIM: 5, HEALTH: 3, MOBILITY: 5, HACK: 3, WILL: 7, DODGE: 3, PSI: 8 },
    armour: { type: 'PH', value: 1 },
    price: 105,
    abilities: ['Interact', 'Search', 'Mindspin'],
    rules: ['Unstable'],
    loadout: ['Assault Rifle', 'Psi Amp'],
    primary: ['Assault Rifles'],
    secondary: ['Psi Amps'],
    card: 'Psi-Focused',
  },
  'The Commander': {
    id: 'EE-U-07',
    faction: 'XCOM',
    skills: { AIM: 7, HEALTH: 4, MOBILITY: 5, HACK: 6, WILL: 9, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 105,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Commanding Presence II', 'Unique'],
    loadout: ['Mag Pistol'],
    primary: [],
    secondary: ['Pistols'],
    card: 'Support-Focused',
  },
  SPARK: {
    id: 'EE-U-08',
    faction: 'XCOM',
    skills: { AIM: 5, HEALTH: 6, MOBILITY: 4, HACK: 6, WILL: 10, DODGE: 0, PSI: 0 },
    armour: { type: 'EX', value: 3 },
    price: 102,
    abilities: ['Interact', 'Computer Use'],
    rules: ['Mechanical', 'Overdrive'],
    loadout: ['SPARK Autocannon', 'GREMLIN'],
    primary: ['SPARK Cannons'],
    secondary: ['GREMLINs'],
    card: 'Heavy-Focused',
    noVest: true,
    primaryOn: 'HACK',
    secondaryOn: 'HACK',
  },
  Reaper: {
    id: 'EE-U-09',
    faction: 'XCOM',
    skills: { AIM: 8, HEALTH: 3, MOBILITY: 7, HACK: 4, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Shadow'],
    loadout: ['Vektor Rifle', 'Claymore'],
    primary: ['Vektor Rifles', 'Assault Rifles'],
    secondary: ['Claymores'],
    card: 'Sniper-Focused',
  },
  Skirmisher: {
    id: 'EE-U-10',
    faction: 'XCOM',
    skills: { AIM: 7, HEALTH: 4, MOBILITY: 7, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 99,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Marauder', 'Grapple'],
    loadout: ['Bullpup', 'Ripjack'],
    primary: ['Bullpups', 'Shotguns'],
    secondary: ['Ripjacks', 'Swords'],
    card: 'Tackler-Focused',
  },
  Templar: {
    id: 'EE-U-11',
    faction: 'XCOM',
    skills: { AIM: 7, HEALTH: 4, MOBILITY: 7, HACK: 2, WILL: 9, DODGE: 3, PSI: 6 },
    armour: { type: 'PH', value: 1 },
    price: 117,
    abilities: ['Interact', 'Search'],
    rules: ['Deflect', 'Momentum'],
    loadout: ['Shard Gauntlets', 'Volt'],
    primary: ['Shard Gauntlets'],
    secondary: ['Volt', 'Pistols'],
    card: 'Tackler-Focused',
    secondaryOn: 'PSI',
  },
  'Central Officer Bradford': {
    id: 'EE-U-12',
    faction: 'XCOM',
    skills: { AIM: 8, HEALTH: 5, MOBILITY: 6, HACK: 4, WILL: 10, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 2 },
    price: 114,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Field Command', 'Unique'],
    loadout: ['Magnetic Rifle', 'Pistol'],
    primary: ['Assault Rifles'],
    secondary: ['Pistols', 'Swords'],
    card: 'Officer',
  },
  'Chief Engineer Shen': {
    id: 'EE-U-13',
    faction: 'XCOM',
    skills: { AIM: 6, HEALTH: 4, MOBILITY: 6, HACK: 9, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 111,
    abilities: ['Interact', 'Search', 'Computer Use', 'Field Repair'],
    rules: ['Hacker', 'Unique'],
    loadout: ['GREMLIN Mark II', 'Pistol'],
    primary: ['Pistols'],
    secondary: ['GREMLINs'],
    card: 'Support-Focused',
    secondaryOn: 'HACK',
  },
  'Resistance Militia': {
    id: 'EE-U-14',
    faction: 'XCOM',
    skills: { AIM: 6, HEALTH: 3, MOBILITY: 6, HACK: 2, WILL: 7, DODGE: 2, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 81,
    abilities: ['Interact', 'Search'],
    rules: ['Squad Tactics'],
    loadout: ['Assault Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Trooper-Focused',
  },
  'ADVENT Trooper': {
    id: 'EE-U-15',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 4, MOBILITY: 6, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 96,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Squad Tactics', 'Weak Minded'],
    loadout: ['Magnetic Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Trooper-Focused',
  },
  'ADVENT Stun Lancer': {
    id: 'EE-U-16',
    faction: 'ADVENT',
    skills: { AIM: 8, HEALTH: 4, MOBILITY: 7, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Phantom'],
    loadout: ['Magnetic Rifle', 'Shock Lance'],
    primary: ['Assault Rifles'],
    secondary: ['Shock Lances'],
    card: 'Tackler-Focused',
  },
  'ADVENT Officer': {
    id: 'EE-U-17',
    faction: 'ADVENT',
    skills: { AIM: 6, HEALTH: 3, MOBILITY: 6, HACK: 7, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Commanding Presence', 'Trooper Command'],
    loadout: ['Magnetic Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Officer',
  },
  'ADVENT General': {
    id: 'EE-U-18',
    faction: 'ADVENT',
    skills: { AIM: 6, HEALTH: 3, MOBILITY: 5, HACK: 7, WILL: 9, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 2 },
    price: 105,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Commanding Presence II', 'Unique'],
    loadout: ['Magnetic Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Support-Focused',
  },
  'ADVENT Purifier': {
    id: 'EE-U-19',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 5, MOBILITY: 5, HACK: 3, WILL: 9, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 1 },
    price: 99,
    abilities: ['Interact', 'Search'],
    rules: ['Volatile'],
    loadout: ['Incinerator'],
    primary: ['Incinerators'],
    secondary: [],
    card: 'Heavy-Focused',
  },
  Sectoid: {
    id: 'EE-U-20',
    faction: 'ADVENT',
    skills: { AIM: 5, HEALTH: 3, MOBILITY: 5, HACK: 3, WILL: 7, DODGE: 3, PSI: 8 },
    armour: { type: 'PL', value: 1 },
    price: 105,
    abilities: ['Search', 'Mindspin'],
    rules: ['Cautious'],
    loadout: ['Beam Pistol'],
    primary: [],
    secondary: ['Pistols'],
    card: 'Psi-Focused',
  },
  Faceless: {
    id: 'EE-U-21',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 7, MOBILITY: 4, HACK: 3, WILL: 10, DODGE: 0, PSI: 0 },
    armour: { type: 'PL', value: 3 },
    price: 114,
    abilities: ['Search'],
    rules: ['Infiltrator', 'Weak Minded'],
    loadout: ['Faceless Claws'],
    primary: ['Faceless Claws'],
    secondary: [],
    card: 'Faceless',
    noVest: true,
  },
  Viper: {
    id: 'EE-U-22',
    faction: 'ADVENT',
    skills: { AIM: 8, HEALTH: 3, MOBILITY: 6, HACK: 4, WILL: 7, DODGE: 6, PSI: 0 },
    armour: { type: 'PL', value: 0 },
    price: 102,
    abilities: ['Interact', 'Search', 'Computer Use'],
    rules: ['Deadeye'],
    loadout: ['Plasma Rifle', 'Viper Tongue'],
    primary: ['Assault Rifles'],
    secondary: ['Viper Tongue'],
    card: 'Sniper-Focused',
    armourOn: 'DODGE',
    secondaryOn: 'DODGE',
  },
  'ADVENT Shieldbearer': {
    id: 'EE-U-23',
    faction: 'ADVENT',
    skills: { AIM: 6, HEALTH: 5, MOBILITY: 5, HACK: 3, WILL: 8, DODGE: 3, PSI: 0 },
    armour: { type: 'PH', value: 2 },
    price: 96,
    abilities: ['Interact', 'Search', 'Energy Shield'],
    rules: [],
    loadout: ['Magnetic Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Support-Focused',
  },
  'ADVENT Priest': {
    id: 'EE-U-24',
    faction: 'ADVENT',
    skills: { AIM: 6, HEALTH: 4, MOBILITY: 5, HACK: 3, WILL: 9, DODGE: 3, PSI: 7 },
    armour: { type: 'PH', value: 1 },
    price: 114,
    abilities: ['Interact', 'Search', 'Mindspin'],
    rules: ['Sustain'],
    loadout: ['Beam Pistol'],
    primary: [],
    secondary: ['Pistols'],
    card: 'Psi-Focused',
  },
  'ADVENT MEC': {
    id: 'EE-U-25',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 6, MOBILITY: 5, HACK: 3, WILL: 10, DODGE: 0, PSI: 0 },
    armour: { type: 'EX', value: 2 },
    price: 99,
    abilities: ['Search'],
    rules: ['Mechanical', 'Weak Minded'],
    loadout: ['Magnetic Rifle', 'Micro-Missiles'],
    primary: ['Assault Rifles'],
    secondary: ['Micro-Missiles'],
    card: 'Heavy-Focused',
    noVest: true,
  },
  'ADVENT Turret': {
    id: 'EE-U-26',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 5, MOBILITY: 0, HACK: 0, WILL: 10, DODGE: 0, PSI: 0 },
    armour: { type: 'EX', value: 3 },
    price: 75,
    abilities: [],
    rules: ['Mechanical', 'Emplaced', 'Weak Minded'],
    loadout: ['Turret Cannon'],
    primary: ['Turret Cannons'],
    secondary: [],
    card: 'Turret',
    noVest: true,
  },
  Muton: {
    id: 'EE-U-27',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 6, MOBILITY: 5, HACK: 2, WILL: 9, DODGE: 2, PSI: 0 },
    armour: { type: 'EX', value: 3 },
    price: 102,
    abilities: ['Interact', 'Search'],
    rules: ['Counterattack'],
    loadout: ['Plasma Rifle', 'Bayonet'],
    primary: ['Assault Rifles'],
    secondary: ['Bayonets'],
    card: 'Heavy-Focused',
  },
  Berserker: {
    id: 'EE-U-28',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 7, MOBILITY: 6, HACK: 0, WILL: 9, DODGE: 0, PSI: 0 },
    armour: { type: 'PL', value: 2 },
    price: 93,
    abilities: ['Search'],
    rules: ['Rage', 'Weak Minded'],
    loadout: ['Berserker Fists'],
    primary: ['Berserker Fists'],
    secondary: [],
    card: 'Faceless',
    noVest: true,
  },
  Archon: {
    id: 'EE-U-29',
    faction: 'ADVENT',
    skills: { AIM: 7, HEALTH: 5, MOBILITY: 8, HACK: 3, WILL: 8, DODGE: 4, PSI: 0 },
    armour: { type: 'PL', value: 2 },
    price: 111,
    abilities: ['Interact', 'Search'],
    rules: ['Flight'],
    loadout: ['Plasma Rifle', 'Archon Staff'],
    primary: ['Assault Rifles'],
    secondary: ['Archon Staffs'],
    card: 'Tackler-Focused',
    noVest: true,
  },
  Chryssalid: {
    id: 'EE-U-30',
    faction: 'ADVENT',
    skills: { AIM: 8, HEALTH: 4, MOBILITY: 8, HACK: 0, WILL: 8, DODGE: 4, PSI: 0 },
    armour: { type: 'PO', value: 2 },
    price: 102,
    abilities: ['Search'],
    rules: ['Weak Minded'],
    loadout: ['Chryssalid Claws'],
    primary: ['Chryssalid Claws'],
    secondary: [],
    card: 'Faceless',
    noVest: true,
  },
  Avatar: {
    id: 'EE-U-31',
    faction: 'ADVENT',
    skills: { AIM: 8, HEALTH: 8, MOBILITY: 6, HACK: 8, WILL: 10, DODGE: 5, PSI: 9 },
    armour: { type: 'PL', value: 3 },
    price: 171,
    abilities: ['Interact', 'Search', 'Computer Use', 'Mindspin'],
    rules: ['Unique', 'Regenerate', 'Blink'],
    loadout: ['Plasma Rifle'],
    primary: ['Assault Rifles'],
    secondary: [],
    card: 'Psi-Focused',
  },
  /** EE-OBJ-05 Civilians and VIPs carry nothing and have no Armour test. */
  Civilian: {
    id: 'EE-OBJ-05',
    faction: null,
    skills: { AIM: 0, HEALTH: 2, MOBILITY: 5, HACK: 0, WILL: 6, DODGE: 2, PSI: 0 },
    armour: { type: 'PH', value: 0 },
    price: 0,
    abilities: [],
    rules: ['Unarmed'],
    loadout: [],
    primary: [],
    secondary: [],
    card: 'Trooper-Focused',
  },
} as const satisfies Record<string, Unit>;

export type UnitName = keyof typeof units;

export const unitNames = Object.keys(units) as UnitName[];

export const unitOf = (name: UnitName): Unit => units[name];

/** Units that a Squad of this faction may hire. */
export const unitsOf = (faction: Faction): UnitName[] =>
  unitNames.filter((name) => units[name].faction === faction);
