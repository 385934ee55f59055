// The thirteen profiles, with their movement (XR-MOV-02, XR-MOV-03, XR-MOV-04, XR-MOV-05) and ranges (XR-SHO-02). Test values: 0 stands for a dash (never). Distances in hundredths of an inch.
import type { Special } from './specials.ts';
import type { XenoName } from './xeno.ts';

export type Action = 'Attack' | 'Move' | 'Shoot';

export interface UnitProfile {
  id: string;
  name: string;
  points: number;
  attack: number;
  move: number;
  shoot: number;
  /** Actions that need no test. */
  free: readonly Action[];
  courage: number;
  av: number;
  dv: number;
  sv: number;
  range: number;
  armour: number;
  maxMove: number;
  sp: number;
  carries?: number;
  specials: readonly Special[];
  /** Xeno rules that it may not take, or the only ones that it may. */
  bars?: readonly XenoName[];
  only?: readonly XenoName[];
}

const MINDS: readonly XenoName[] = ['Psychic', 'Psychic Hazards', 'Psychic Species'];

export const UNITS = [
  {
    id: 'XR-U-01',
    name: 'Elite Infantry',
    points: 6,
    attack: 5,
    move: 5,
    shoot: 5,
    free: ['Attack', 'Shoot'],
    courage: 3,
    av: 4,
    dv: 4,
    sv: 4,
    range: 1800,
    armour: 4,
    maxMove: 800,
    sp: 5,
    specials: ['Back Into The Fray', 'Firefight', 'Ranger'],
  },
  {
    id: 'XR-U-02',
    name: 'Heavy Infantry',
    points: 2,
    attack: 6,
    move: 5,
    shoot: 6,
    free: ['Shoot'],
    courage: 4,
    av: 6,
    dv: 5,
    sv: 6,
    range: 1800,
    armour: 3,
    maxMove: 600,
    sp: 5,
    specials: ['Firefight', 'Go To Ground'],
  },
  {
    id: 'XR-U-03',
    name: 'Light Infantry',
    points: 1,
    attack: 6,
    move: 5,
    shoot: 6,
    free: ['Move'],
    courage: 4,
    av: 6,
    dv: 5,
    sv: 6,
    range: 1800,
    armour: 2,
    maxMove: 800,
    sp: 5,
    specials: ['Firefight', 'Go To Ground'],
  },
  {
    id: 'XR-U-04',
    name: 'Berserk Infantry',
    points: 2,
    attack: 5,
    move: 6,
    shoot: 7,
    free: ['Move'],
    courage: 4,
    av: 4,
    dv: 6,
    sv: 6,
    range: 1200,
    armour: 2,
    maxMove: 800,
    sp: 5,
    specials: ['Counter-Charge', 'Firefight', 'Open Order', 'Ranger', 'Wild Charge'],
    bars: [...MINDS, 'Crusader'],
  },
  {
    id: 'XR-U-05',
    name: 'Support Infantry',
    points: 5,
    attack: 0,
    move: 6,
    shoot: 7,
    free: ['Shoot'],
    courage: 4,
    av: 0,
    dv: 5,
    sv: 4,
    range: 2400,
    armour: 2,
    maxMove: 600,
    sp: 5,
    specials: ['Firefight', 'Spotters', 'Never Attacks'],
  },
  {
    id: 'XR-U-06',
    name: 'Recon Infantry',
    points: 2,
    attack: 7,
    move: 5,
    shoot: 7,
    free: ['Move'],
    courage: 5,
    av: 6,
    dv: 6,
    sv: 5,
    range: 1200,
    armour: 1,
    maxMove: 800,
    sp: 5,
    specials: ['Firefight', 'Hard to Target', 'Open Order', 'Skirmish'],
    bars: ['Cloaking Device', ...MINDS, 'Exploder', 'Crusader'],
  },
  {
    id: 'XR-U-07',
    name: 'Primitive Infantry',
    points: 1,
    attack: 5,
    move: 6,
    shoot: 0,
    free: ['Move'],
    courage: 4,
    av: 5,
    dv: 6,
    sv: 0,
    range: 0,
    armour: 1,
    maxMove: 800,
    sp: 5,
    specials: ['Go To Ground', 'Open Order'],
  },
  {
    id: 'XR-U-08',
    name: 'Militia Rabble',
    points: 1,
    attack: 8,
    move: 6,
    shoot: 7,
    free: [],
    courage: 5,
    av: 6,
    dv: 6,
    sv: 6,
    range: 600,
    armour: 1,
    maxMove: 600,
    sp: 10,
    specials: [],
    only: [
      'Undead',
      'Mechanoid',
      'Demonic',
      'Contagious',
      'Hatred',
      'Fearsome',
      'Special Insertion',
      'Stun Weapons',
    ],
  },
  {
    id: 'XR-U-09',
    name: 'Greater Xenomorphs',
    points: 4,
    attack: 5,
    move: 6,
    shoot: 0,
    free: ['Move'],
    courage: 3,
    av: 3,
    dv: 6,
    sv: 0,
    range: 0,
    armour: 4,
    maxMove: 1000,
    sp: 5,
    specials: ['Open Order', 'Ranger', 'Wild Charge'],
  },
  {
    id: 'XR-U-10',
    name: 'Lesser Xenomorphs',
    points: 2,
    attack: 5,
    move: 6,
    shoot: 0,
    free: ['Move'],
    courage: 4,
    av: 4,
    dv: 6,
    sv: 0,
    range: 0,
    armour: 3,
    maxMove: 1200,
    sp: 5,
    specials: ['Open Order', 'Ranger', 'Wild Charge'],
  },
  {
    id: 'XR-U-11',
    name: 'Fighting Vehicle',
    points: 6,
    attack: 6,
    move: 6,
    shoot: 6,
    free: ['Move'],
    courage: 3,
    av: 6,
    dv: 5,
    sv: 4,
    range: 1800,
    armour: 6,
    maxMove: 800,
    sp: 5,
    specials: ['All-Terrain', 'Anti-Tank', 'Demolitions', 'High-Powered Blades', 'Line-Breaker', 'Vehicle'],
  },
  {
    id: 'XR-U-12',
    name: 'Transport Vehicle',
    points: 4,
    attack: 6,
    move: 6,
    shoot: 6,
    free: ['Move'],
    courage: 4,
    av: 6,
    dv: 6,
    sv: 5,
    range: 1200,
    armour: 5,
    maxMove: 1000,
    sp: 5,
    carries: 5,
    specials: ['High-Powered Blades', 'Vehicle'],
  },
  {
    id: 'XR-U-13',
    name: 'Soft-skin Vehicle',
    points: 2,
    attack: 6,
    move: 6,
    shoot: 7,
    free: ['Move'],
    courage: 4,
    av: 6,
    dv: 6,
    sv: 6,
    range: 600,
    armour: 3,
    maxMove: 1200,
    sp: 5,
    specials: ['Vehicle'],
    bars: [...MINDS, 'Crusader'],
  },
] as const satisfies readonly UnitProfile[];

export type UnitName = (typeof UNITS)[number]['name'];

const byName = new Map<string, UnitProfile>(UNITS.map((unit) => [unit.name, unit]));
export function unitNamed(name: UnitName): UnitProfile {
  const unit = byName.get(name);
  if (unit === undefined) throw new Error(`there is no unit type '${name}'`);
  return unit;
}

export const UNIT_NAMES: readonly UnitName[] = UNITS.map((unit) => unit.name);
