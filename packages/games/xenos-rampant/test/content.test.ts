// Every profile and every option of the catalogue, figure by figure.
import { expect, test } from 'vitest';
import { BUILDINGS, OBSTACLES, TERRAIN } from '../content/terrain.ts';
import { MAPS } from '../content/maps.ts';
import type { Special } from '../content/specials.ts';
import { SPECIALS } from '../content/specials.ts';
import type { UnitName } from '../content/units.ts';
import { XENO } from '../content/xeno.ts';
import { POWERS } from '../content/powers.ts';
import { TRAITS } from '../content/traits.ts';
import { costOf } from '../detachment/cost.ts';
import { entryOf } from '../detachment/list.ts';
import { type Profile, profileOfEntry } from '../detachment/profile.ts';

const UNITS: [id: string, unit: UnitName, points: number, profile: Partial<Profile>][] = [
  [
    'XR-U-01',
    'Elite Infantry',
    6,
    {
      attack: 5,
      move: 5,
      shoot: 5,
      freeAttack: true,
      freeMove: false,
      freeShoot: true,
      courage: 3,
      av: 4,
      dv: 4,
      sv: 4,
      range: 1800,
      armour: 4,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-02',
    'Heavy Infantry',
    2,
    {
      attack: 6,
      move: 5,
      shoot: 6,
      freeAttack: false,
      freeMove: false,
      freeShoot: true,
      courage: 4,
      av: 6,
      dv: 5,
      sv: 6,
      range: 1800,
      armour: 3,
      maxMove: 600,
      sp: 5,
    },
  ],
  [
    'XR-U-03',
    'Light Infantry',
    1,
    {
      attack: 6,
      move: 5,
      shoot: 6,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 6,
      dv: 5,
      sv: 6,
      range: 1800,
      armour: 2,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-04',
    'Berserk Infantry',
    2,
    {
      attack: 5,
      move: 6,
      shoot: 7,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 4,
      dv: 6,
      sv: 6,
      range: 1200,
      armour: 2,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-05',
    'Support Infantry',
    5,
    {
      attack: 0,
      move: 6,
      shoot: 7,
      freeAttack: false,
      freeMove: false,
      freeShoot: true,
      courage: 4,
      av: 0,
      dv: 5,
      sv: 4,
      range: 2400,
      armour: 2,
      maxMove: 600,
      sp: 5,
    },
  ],
  [
    'XR-U-06',
    'Recon Infantry',
    2,
    {
      attack: 7,
      move: 5,
      shoot: 7,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 5,
      av: 6,
      dv: 6,
      sv: 5,
      range: 1200,
      armour: 1,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-07',
    'Primitive Infantry',
    1,
    {
      attack: 5,
      move: 6,
      shoot: 0,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 5,
      dv: 6,
      sv: 0,
      range: 0,
      armour: 1,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-08',
    'Militia Rabble',
    1,
    {
      attack: 8,
      move: 6,
      shoot: 7,
      freeAttack: false,
      freeMove: false,
      freeShoot: false,
      courage: 5,
      av: 6,
      dv: 6,
      sv: 6,
      range: 600,
      armour: 1,
      maxMove: 600,
      sp: 10,
    },
  ],
  [
    'XR-U-09',
    'Greater Xenomorphs',
    4,
    {
      attack: 5,
      move: 6,
      shoot: 0,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 3,
      av: 3,
      dv: 6,
      sv: 0,
      range: 0,
      armour: 4,
      maxMove: 1000,
      sp: 5,
    },
  ],
  [
    'XR-U-10',
    'Lesser Xenomorphs',
    2,
    {
      attack: 5,
      move: 6,
      shoot: 0,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 4,
      dv: 6,
      sv: 0,
      range: 0,
      armour: 3,
      maxMove: 1200,
      sp: 5,
    },
  ],
  [
    'XR-U-11',
    'Fighting Vehicle',
    6,
    {
      attack: 6,
      move: 6,
      shoot: 6,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 3,
      av: 6,
      dv: 5,
      sv: 4,
      range: 1800,
      armour: 6,
      maxMove: 800,
      sp: 5,
    },
  ],
  [
    'XR-U-12',
    'Transport Vehicle',
    4,
    {
      attack: 6,
      move: 6,
      shoot: 6,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 6,
      dv: 6,
      sv: 5,
      range: 1200,
      armour: 5,
      maxMove: 1000,
      sp: 5,
    },
  ],
  [
    'XR-U-13',
    'Soft-skin Vehicle',
    2,
    {
      attack: 6,
      move: 6,
      shoot: 7,
      freeAttack: false,
      freeMove: true,
      freeShoot: false,
      courage: 4,
      av: 6,
      dv: 6,
      sv: 6,
      range: 600,
      armour: 3,
      maxMove: 1200,
      sp: 5,
    },
  ],
];

test.each(UNITS)('%s %s', (_id, unit, points, profile) => {
  expect(costOf(entryOf(unit))).toBe(points);
  expect(profileOfEntry(entryOf(unit))).toMatchObject(profile);
});

const OPTIONS: [id: string, unit: UnitName, options: string[], cost: number, changes: Partial<Profile>, gains: Special[], loses: Special[]][] = [
  ['XR-O-EL-01', 'Elite Infantry', ['Anti-Tank'], 8, {}, ['Anti-Tank'], []],
  ['XR-O-EL-02', 'Elite Infantry', ['Armour-Piercing'], 7, {}, ['Armour-Piercing'], []],
  ['XR-O-EL-03', 'Elite Infantry', ['Assault Doctrine'], 8, { av: 3 }, [], []],
  ['XR-O-EL-04', 'Elite Infantry', ['Close Quarters Doctrine'], 5, { range: 1200 }, [], []],
  ['XR-O-EL-05', 'Elite Infantry', ['Demolitions'], 8, {}, ['Demolitions'], []],
  ['XR-O-EL-06', 'Elite Infantry', ['Fire Support'], 10, {}, ['Fire Support'], []],
  ['XR-O-EL-07', 'Elite Infantry', ['Heavy Weapon'], 8, {}, ['Heavy Weapon'], []],
  ['XR-O-EL-08', 'Elite Infantry', ['High-Powered Blades'], 7, {}, ['High-Powered Blades'], []],
  ['XR-O-EL-09', 'Elite Infantry', ['Mobile'], 7, { maxMove: 1200 }, [], []],
  ['XR-O-EL-10', 'Elite Infantry', ['Super Heavy Armour'], 8, { armour: 5, maxMove: 600 }, ['Super Heavy Armour'], []],
  ['XR-O-HV-01', 'Heavy Infantry', ['Armour-Piercing'], 3, {}, ['Armour-Piercing'], []],
  ['XR-O-HV-02', 'Heavy Infantry', ['Assault Doctrine'], 4, { av: 5 }, [], []],
  ['XR-O-HV-03', 'Heavy Infantry', ['Close Quarters Doctrine'], 1, { range: 1200 }, [], []],
  ['XR-O-HV-04', 'Heavy Infantry', ['Fire Support'], 6, {}, ['Fire Support'], []],
  ['XR-O-HV-05', 'Heavy Infantry', ['Heavy Weapon'], 4, {}, ['Heavy Weapon'], []],
  ['XR-O-HV-06', 'Heavy Infantry', ['Increased Squad Size'], 4, { av: 5, dv: 4, sv: 5, sp: 10 }, [], []],
  ['XR-O-HV-07', 'Heavy Infantry', ['Mobile'], 3, { maxMove: 1000 }, [], []],
  ['XR-O-HV-08', 'Heavy Infantry', ['Undisciplined'], 1, { courage: 5 }, [], []],
  ['XR-O-LI-01', 'Light Infantry', ['Armour-Piercing'], 2, {}, ['Armour-Piercing'], []],
  ['XR-O-LI-02', 'Light Infantry', ['Assault Doctrine'], 3, { av: 5 }, [], []],
  ['XR-O-LI-03', 'Light Infantry', ['Close Quarters Doctrine'], 0, { range: 1200 }, [], []],
  ['XR-O-LI-04', 'Light Infantry', ['Fire Support'], 5, {}, ['Fire Support'], []],
  ['XR-O-LI-05', 'Light Infantry', ['Guerrillas'], 2, {}, ['Guerrillas'], []],
  ['XR-O-LI-06', 'Light Infantry', ['Heavy Weapon'], 3, {}, ['Heavy Weapon'], []],
  ['XR-O-LI-07', 'Light Infantry', ['Increased Squad Size'], 3, { av: 5, dv: 4, sv: 5, sp: 10 }, [], []],
  ['XR-O-LI-08', 'Light Infantry', ['Mobile'], 2, { maxMove: 1200 }, [], []],
  ['XR-O-LI-09', 'Light Infantry', ['Undisciplined'], 0, { courage: 5 }, [], []],
  ['XR-O-BE-01', 'Berserk Infantry', ['Demolitions'], 4, {}, ['Demolitions'], []],
  ['XR-O-BE-02', 'Berserk Infantry', ['Enthusiastic But Untrained'], 1, { av: 5 }, [], []],
  ['XR-O-BE-03', 'Berserk Infantry', ['Heavy Armour'], 4, { armour: 3 }, [], []],
  ['XR-O-BE-04', 'Berserk Infantry', ['Even Heavier Armour'], 6, { av: 3, armour: 4 }, [], []],
  ['XR-O-BE-05', 'Berserk Infantry', ['High-Powered Blades'], 3, {}, ['High-Powered Blades'], []],
  ['XR-O-BE-06', 'Berserk Infantry', ['Increased Squad Size'], 3, { av: 3, sp: 10 }, [], []],
  ['XR-O-BE-07', 'Berserk Infantry', ['Mobile'], 3, { maxMove: 1200 }, [], []],
  ['XR-O-BE-08', 'Berserk Infantry', ['Veteran'], 4, { dv: 5 }, [], []],
  ['XR-O-SU-01', 'Support Infantry', ['Anti-Tank'], 7, {}, ['Anti-Tank'], []],
  ['XR-O-SU-02', 'Support Infantry', ['Armour-Piercing'], 6, {}, ['Armour-Piercing'], []],
  ['XR-O-SU-03', 'Support Infantry', ['Artillery'], 7, { range: 4800 }, [], []],
  ['XR-O-SU-04', 'Support Infantry', ['Close Quarters Doctrine'], 3, { range: 1200 }, [], []],
  ['XR-O-SU-05', 'Support Infantry', ['Engulfing'], 6, {}, ['Ignores Cover'], []],
  ['XR-O-SU-06', 'Support Infantry', ['Heavy Weapon'], 7, {}, ['Heavy Weapon'], []],
  ['XR-O-SU-07', 'Support Infantry', ['Indirect Fire'], 6, {}, ['Indirect Fire'], []],
  ['XR-O-RE-01', 'Recon Infantry', ['Sniper Team', 'Counter-Sniper Training'], 5, { range: 2400 }, ['Counter-Sniper Training'], []],
  ['XR-O-RE-02', 'Recon Infantry', ['Fire Support'], 6, {}, ['Fire Support'], []],
  ['XR-O-RE-03', 'Recon Infantry', ['Green'], 1, {}, [], ['Skirmish']],
  ['XR-O-RE-04', 'Recon Infantry', ['Sniper Team'], 4, { range: 2400 }, [], ['Skirmish']],
  ['XR-O-RE-05', 'Recon Infantry', ['Veterans'], 4, {}, ['Veterans'], []],
  ['XR-O-PR-01', 'Primitive Infantry', ['Armoured'], 2, {}, ['Armoured'], []],
  ['XR-O-PR-02', 'Primitive Infantry', ['Increased Squad Size'], 2, { av: 4, dv: 5, sp: 10 }, [], []],
  ['XR-O-PR-03', 'Primitive Infantry', ['Mob'], 3, { av: 3, dv: 5, sp: 15 }, [], []],
  ['XR-O-PR-04', 'Primitive Infantry', ['Mobile'], 2, { maxMove: 1200 }, [], []],
  ['XR-O-PR-05', 'Primitive Infantry', ['Primitive Missiles'], 2, { shoot: 6, sv: 6, range: 600 }, ['Primitive Missiles'], []],
  ['XR-O-PR-06', 'Primitive Infantry', ['Savages'], 0, {}, ['Wild Charge'], []],
  ['XR-O-PR-07', 'Primitive Infantry', ['Young Warriors'], 0, { courage: 5 }, [], []],
  ['XR-O-MI-01', 'Militia Rabble', ['Mob'], 2, { range: 1200, sp: 15 }, [], []],
  ['XR-O-MI-02', 'Militia Rabble', ['Ravenous Horde'], 1, { attack: 7, shoot: 0, sv: 0, range: 0 }, [], []],
  ['XR-O-GX-01', 'Greater Xenomorphs', ['Demolitions'], 6, {}, ['Demolitions'], []],
  ['XR-O-GX-02', 'Greater Xenomorphs', ['Cunning'], 6, { dv: 5 }, [], []],
  ['XR-O-GX-03', 'Greater Xenomorphs', ['High-Powered Blades'], 5, {}, ['High-Powered Blades'], []],
  ['XR-O-GX-04', 'Greater Xenomorphs', ['Ponderous'], 5, {}, [], ['Wild Charge']],
  ['XR-O-GX-05', 'Greater Xenomorphs', ['Xenomorph Ranged Attack'], 6, { shoot: 6, sv: 5, range: 1800 }, [], ['Wild Charge']],
  ['XR-O-GX-06', 'Greater Xenomorphs', ['Xenomorph Ranged Attack', 'Area Effect'], 7, { shoot: 6, sv: 5, range: 1800 }, ['Ignores Cover'], []],
  ['XR-O-GX-07', 'Greater Xenomorphs', ['Xenomorph Ranged Attack', 'Armour-Piercing'], 7, { shoot: 6, sv: 5, range: 1800 }, ['Armour-Piercing'], []],
  ['XR-O-GX-08', 'Greater Xenomorphs', ['Xenomorph Ranged Attack', 'Close Quarters Doctrine'], 5, { shoot: 6, sv: 5, range: 1200 }, [], []],
  ['XR-O-GX-09', 'Greater Xenomorphs', ['Xenomorph Ranged Attack', 'Anti-Tank'], 8, { shoot: 6, sv: 5, range: 1800 }, ['Anti-Tank'], []],
  ['XR-O-LX-01', 'Lesser Xenomorphs', ['Cunning'], 4, { dv: 5 }, [], []],
  ['XR-O-LX-02', 'Lesser Xenomorphs', ['High-Powered Blades'], 3, {}, ['High-Powered Blades'], []],
  ['XR-O-LX-03', 'Lesser Xenomorphs', ['Swarm'], 4, { av: 3, sp: 10 }, [], []],
  ['XR-O-LX-04', 'Lesser Xenomorphs', ['Xenomorph Ranged Attack'], 4, { shoot: 6, sv: 5, range: 1800 }, [], ['Wild Charge']],
  ['XR-O-LX-05', 'Lesser Xenomorphs', ['Xenomorph Ranged Attack', 'Area Effect'], 5, { shoot: 6, sv: 5, range: 1800 }, ['Ignores Cover'], []],
  ['XR-O-LX-06', 'Lesser Xenomorphs', ['Xenomorph Ranged Attack', 'Armour-Piercing'], 5, { shoot: 6, sv: 5, range: 1800 }, ['Armour-Piercing'], []],
  ['XR-O-LX-07', 'Lesser Xenomorphs', ['Xenomorph Ranged Attack', 'Close Quarters Doctrine'], 3, { shoot: 6, sv: 5, range: 1200 }, [], []],
  ['XR-O-LX-08', 'Lesser Xenomorphs', ['Xenomorph Ranged Attack', 'Anti-Tank'], 6, { shoot: 6, sv: 5, range: 1800 }, ['Anti-Tank'], []],
  ['XR-O-FV-01', 'Fighting Vehicle', ['Anti-Personnel Specialism'], 5, {}, [], ['Anti-Tank']],
  ['XR-O-FV-02', 'Fighting Vehicle', ['Area Effect'], 8, {}, ['Ignores Cover'], []],
  ['XR-O-FV-03', 'Fighting Vehicle', ['Armour-Piercing'], 7, {}, ['Armour-Piercing'], []],
  ['XR-O-FV-04', 'Fighting Vehicle', ['Artillery'], 8, { range: 4800 }, ['Spotters'], []],
  ['XR-O-FV-05', 'Fighting Vehicle', ['Close Quarters Doctrine'], 5, { range: 1200 }, [], []],
  ['XR-O-FV-06', 'Fighting Vehicle', ['Combat Engineering Vehicle'], 7, {}, ['Combat Engineering'], []],
  ['XR-O-FV-07', 'Fighting Vehicle', ['Artillery', 'Indirect Fire'], 9, { range: 4800 }, ['Indirect Fire'], []],
  ['XR-O-FV-08', 'Fighting Vehicle', ['Light Armoured Vehicle'], 4, { armour: 5 }, [], ['Demolitions', 'Line-Breaker']],
  ['XR-O-FV-09', 'Fighting Vehicle', ['Green Crew'], 5, { sv: 5 }, [], []],
  ['XR-O-FV-10', 'Fighting Vehicle', ['Veteran Crew'], 8, {}, ['Veteran Crew'], []],
  ['XR-O-FV-11', 'Fighting Vehicle', ['Walker'], 8, { av: 4, maxMove: 600 }, ['Walker'], []],
  ['XR-O-TV-01', 'Transport Vehicle', ['All-Terrain'], 5, {}, ['All-Terrain'], []],
  ['XR-O-TV-02', 'Transport Vehicle', ['Armour-Piercing'], 5, {}, ['Armour-Piercing'], []],
  ['XR-O-TV-03', 'Transport Vehicle', ['Transport (10)'], 5, { carries: 10 }, [], []],
  ['XR-O-TV-04', 'Transport Vehicle', ['Line-Breaker'], 5, {}, ['Line-Breaker'], []],
  ['XR-O-TV-05', 'Transport Vehicle', ['Green Crew'], 3, { sv: 6 }, [], []],
  ['XR-O-TV-06', 'Transport Vehicle', ['Walker'], 6, { av: 4, dv: 5, maxMove: 800 }, ['Walker'], []],
  ['XR-O-TV-07', 'Transport Vehicle', ['Walker', 'Demolitions'], 8, { av: 4, dv: 5, maxMove: 800 }, ['Demolitions'], ['High-Powered Blades']],
  ['XR-O-SS-01', 'Soft-skin Vehicle', ['All-Terrain'], 3, {}, ['All-Terrain'], []],
  ['XR-O-SS-02', 'Soft-skin Vehicle', ['Civilian'], 1, { armour: 2 }, [], []],
  ['XR-O-SS-03', 'Soft-skin Vehicle', ['Improvised Armour'], 3, { armour: 4, maxMove: 1000 }, [], []],
  ['XR-O-SS-04', 'Soft-skin Vehicle', ['Large Vehicle'], 4, { maxMove: 1000, sp: 10 }, [], []],
  ['XR-O-SS-05', 'Soft-skin Vehicle', ['Green Crew'], 1, { courage: 5 }, [], []],
  ['XR-O-SS-06', 'Soft-skin Vehicle', ['Scythes'], 3, { av: 5 }, [], []],
  ['XR-O-SS-07', 'Soft-skin Vehicle', ['Technical'], 4, { shoot: 6, sv: 5, range: 1800 }, [], []],
  ['XR-O-SS-08', 'Soft-skin Vehicle', ['Technical', 'Anti-Tank'], 5, { shoot: 6, sv: 5, range: 1800 }, ['Anti-Tank'], []],
  ['XR-O-SS-09', 'Soft-skin Vehicle', ['Technical', 'Armour-Piercing'], 5, { shoot: 6, sv: 5, range: 1800 }, ['Armour-Piercing'], []],
  ['XR-O-SS-10', 'Soft-skin Vehicle', ['Technical', 'Close Quarters Doctrine'], 3, { shoot: 6, sv: 5, range: 1200 }, [], []],
  ['XR-O-SS-11', 'Soft-skin Vehicle', ['Technical', 'Engulfing'], 5, { shoot: 6, sv: 5, range: 1800 }, ['Ignores Cover'], []],
  ['XR-O-SS-12', 'Soft-skin Vehicle', ['Transport (5)'], 3, { carries: 5 }, [], []],
  ['XR-O-SS-13', 'Soft-skin Vehicle', ['Transport (10)'], 4, { carries: 10 }, [], []],
  ['XR-O-SS-14', 'Soft-skin Vehicle', ['Transport (15)'], 4, { maxMove: 1000, carries: 15 }, [], []],
  ['XR-O-SS-15', 'Soft-skin Vehicle', ['Walker'], 4, { av: 4, dv: 5, maxMove: 1000 }, ['Walker'], []],
  ['XR-O-SS-16', 'Soft-skin Vehicle', ['Walker', 'Demolitions'], 6, { av: 4, dv: 5, maxMove: 1000 }, ['Demolitions'], []],
  ['XR-O-SS-17', 'Soft-skin Vehicle', ['Walker', 'High-Powered Blades'], 5, { av: 4, dv: 5, maxMove: 1000 }, ['High-Powered Blades'], []],
];

test.each(OPTIONS)('%s %s %j', (_id, unit, options, cost, changes, gains, loses) => {
  const entry = entryOf(unit, { options });
  const profile = profileOfEntry(entry);
  expect(costOf(entry)).toBe(cost);
  expect(profile).toMatchObject(changes);
  for (const gained of gains) expect(profile.has[gained], gained).toBe(true);
  for (const lost of loses) expect(profile.has[lost], lost).toBeUndefined();
});

const XENO_COSTS: Record<string, number[]> = {
  'XR-X-01': [2],
  'XR-X-02': [1],
  'XR-X-03': [3],
  'XR-X-04': [2],
  'XR-X-05': [1],
  'XR-X-06': [4],
  'XR-X-07': [0],
  'XR-X-08': [1],
  'XR-X-09': [2],
  'XR-X-10': [2],
  'XR-X-11': [2],
  'XR-X-12': [-1],
  'XR-X-13': [2],
  'XR-X-14': [1],
  'XR-X-15': [2],
  'XR-X-16': [3],
  'XR-X-17': [1],
  'XR-X-18': [1],
  'XR-X-19': [-2],
  'XR-X-20': [1],
  'XR-X-21': [2],
  'XR-X-22': [0],
  'XR-X-23': [-1],
  'XR-X-24': [2],
  'XR-X-25': [1, 2, 3, 4],
  'XR-X-26': [-1],
  'XR-X-27': [1],
  'XR-X-28': [1, 2, 3],
  'XR-X-29': [1],
  'XR-X-30': [1],
  'XR-X-31': [-1],
  'XR-X-32': [1],
  'XR-X-33': [2],
  'XR-X-34': [1],
  'XR-X-35': [1],
  'XR-X-36': [-1],
  'XR-X-37': [0],
  'XR-X-38': [-2],
};

test('xeno rules cost what the catalogue says', () => {
  for (const [id, costs] of Object.entries(XENO_COSTS))
    expect(
      XENO.filter((rule) => rule.id === id).map((rule) => rule.cost),
      id,
    ).toEqual(costs);
});

const DIFFICULTIES: Record<string, number> = {
  'XR-P-01': 6,
  'XR-P-02': 6,
  'XR-P-03': 6,
  'XR-P-04': 7,
  'XR-P-05': 7,
  'XR-P-06': 7,
  'XR-P-07': 7,
  'XR-P-08': 7,
  'XR-P-09': 7,
  'XR-P-10': 7,
  'XR-P-11': 7,
  'XR-P-12': 7,
  'XR-P-13': 8,
};

test('powers are as difficult as the catalogue says', () => {
  expect(Object.fromEntries(POWERS.map((power) => [power.id, power.difficulty]))).toEqual(DIFFICULTIES);
});

const TRAIT_NAMES: Record<string, string> = {
  'XR-T-01': 'Aggressive 1: Timid',
  'XR-T-02': 'Aggressive 2: Insipid',
  'XR-T-03': 'Aggressive 3: Attack, Attack, Attack!',
  'XR-T-04': 'Aggressive 4: Extreme Disciplinarian',
  'XR-T-05': 'Aggressive 5: Brave',
  'XR-T-06': 'Aggressive 6: Fix Bayonets!',
  'XR-T-07': 'Tactical 1: Indecisive',
  'XR-T-08': 'Tactical 2: Reactive',
  'XR-T-09': 'Tactical 3: Commanding',
  'XR-T-10': 'Tactical 4: Manoeuvres',
  'XR-T-11': 'Tactical 5: Shooting Drill',
  'XR-T-12': 'Tactical 6: Hold The Line!',
  'XR-T-13': 'Strategic 1: Incompetent Paper Pusher',
  'XR-T-14': 'Strategic 2: Half-Wit',
  'XR-T-15': 'Strategic 3: Wise',
  'XR-T-16': 'Strategic 4: Father To His Men',
  'XR-T-17': 'Strategic 5: Unpredictable',
  'XR-T-18': 'Strategic 6: Logistician',
  'XR-T-19': 'Warlord 1: Runt',
  'XR-T-20': 'Warlord 2: Craven',
  'XR-T-21': 'Warlord 3: Elite',
  'XR-T-22': 'Warlord 4: Strong-Willed',
  'XR-T-23': 'Warlord 5: Crack Shot',
  'XR-T-24': 'Warlord 6: Champion',
};

test('traits stand where the catalogue has them', () => {
  expect(Object.fromEntries(TRAITS.map((trait) => [trait.id, `${trait.table} ${trait.die}: ${trait.name}`]))).toEqual(TRAIT_NAMES);
});

const TERRAIN_ROWS: [id: string, letter: string, movement: string, cover: number, sight: string, overhead: boolean][] = [
  ['XR-TT-01', '.', 'open', 0, 'clear', false],
  ['XR-TT-02', '=', 'open', 0, 'clear', false],
  ['XR-TT-03', 'P', 'open', 0, 'clear', false],
  ['XR-TT-04', 's', 'open', 1, 'clear', false],
  ['XR-TT-05', 'w', 'rough', 1, 'dense', true],
  ['XR-TT-06', 'x', 'rough', 1, 'dense', true],
  ['XR-TT-07', 'r', 'rough', 2, 'dense', false],
  ['XR-TT-08', 'c', 'rough', 1, 'clear', false],
  ['XR-TT-09', 'm', 'rough', 0, 'clear', false],
  ['XR-TT-10', 'f', 'rough', 0, 'clear', false],
  ['XR-TT-11', '~', 'impassable', 0, 'clear', false],
  ['XR-TT-12', 'K', 'impassable', 0, 'blocking', false],
  ['XR-TT-13', 'h', 'open', 0, 'hill', false],
  ['XR-TT-14', 'B', 'impassable', 2, 'blocking', true],
];

test.each(TERRAIN_ROWS)('%s %s', (id, letter, movement, cover, sight, overhead) => {
  expect(TERRAIN.find((type) => type.id === id)).toMatchObject({ letter, movement, cover, sight, overhead });
});

test('obstacles and buildings: XR-TT-15, XR-TT-16, XR-BT-01, XR-BT-02, XR-BT-03, XR-BT-04, XR-BT-05', () => {
  expect(OBSTACLES).toMatchObject({
    hedge: { cover: 1, crushable: true },
    wire: { cover: 1, crushable: true },
    wall: { cover: 2, crushable: false },
    barricade: { cover: 2, crushable: true },
  });
  expect(BUILDINGS).toMatchObject({
    shack: { id: 'XR-BT-01', armour: 3, sp: 5, capacity: 10 },
    house: { id: 'XR-BT-02', armour: 4, sp: 10, capacity: 15 },
    bunker: { id: 'XR-BT-03', armour: 6, sp: 15, capacity: 15 },
    tower: { id: 'XR-BT-04', armour: 4, sp: 5, capacity: 5 },
    'hive nest': { id: 'XR-BT-05', armour: 4, sp: 8, capacity: 0 },
  });
});

/** How many cells of each letter a map has, and how many obstacles. */
const MAP_CELLS: [id: string, name: string, letters: Record<string, number>, obstacles: number][] = [
  ['XR-M-MAP-01', 'CROSS', { '.': 400, '=': 92, B: 12, c: 6, r: 12, s: 12, w: 42 }, 4],
  ['XR-M-MAP-02', 'REFINERY', { '.': 494, B: 16, K: 16, P: 4, c: 2, r: 32, s: 12 }, 4],
  ['XR-M-MAP-03', 'JUNGLE', { '.': 358, f: 12, m: 12, w: 158, '~': 36 }, 0],
  ['XR-M-MAP-04', 'PAD', { '.': 474, K: 20, P: 16, c: 36, h: 18, s: 12 }, 2],
  ['XR-M-MAP-05', 'HIVE', { '.': 472, B: 6, c: 8, r: 8, s: 16, w: 12, x: 54 }, 0],
  ['XR-M-MAP-06', 'CANYON', { '.': 325, '=': 48, K: 143, c: 18, r: 18, s: 18, w: 6 }, 3],
];

test.each(MAP_CELLS)('%s %s', (id, name, letters, obstacles) => {
  const map = MAPS.find((one) => one.id === id)!;
  expect(map.name).toBe(name);
  expect(map.rows.every((row) => row.length === 24) && map.rows.length === 24).toBe(true);
  const counts: Record<string, number> = {};
  for (const letter of map.rows.join('')) counts[letter] = (counts[letter] ?? 0) + 1;
  expect(counts).toEqual(letters);
  expect(map.obstacles.length).toBe(obstacles);
});

test('special rules: XR-S-12 All-Terrain works like Open Order', () => {
  expect(SPECIALS.length).toBe(18);
  expect(profileOfEntry(entryOf('Soft-skin Vehicle', { options: ['All-Terrain'] })).has['All-Terrain']).toBe(true);
});

/** XR-GEO-02, XR-GEO-03, XR-GEO-04 One disc per unit; its size follows from the starting points. */
test.each<[UnitName, string[], number]>([
  ['Light Infantry', [], 150],
  ['Light Infantry', ['Increased Squad Size'], 200],
  ['Primitive Infantry', ['Mob'], 250],
  ['Greater Xenomorphs', [], 200],
  ['Fighting Vehicle', [], 200],
  ['Soft-skin Vehicle', ['Large Vehicle'], 250],
])('%s %j has a radius of %i', (unit, options, radius) => expect(profileOfEntry(entryOf(unit, { options })).radius).toBe(radius));

/** XR-MOV-02, XR-MOV-03, XR-MOV-04, XR-MOV-05 */
test('movement of all types', () => {
  const move = (unit: UnitName): number => profileOfEntry(entryOf(unit)).maxMove;
  expect((['Soft-skin Vehicle', 'Lesser Xenomorphs'] as const).map(move)).toEqual([1200, 1200]);
  expect((['Greater Xenomorphs', 'Transport Vehicle'] as const).map(move)).toEqual([1000, 1000]);
  expect(
    (['Elite Infantry', 'Light Infantry', 'Berserk Infantry', 'Primitive Infantry', 'Recon Infantry', 'Fighting Vehicle'] as const).map(move),
  ).toEqual([800, 800, 800, 800, 800, 800]);
  expect((['Militia Rabble', 'Heavy Infantry', 'Support Infantry'] as const).map(move)).toEqual([600, 600, 600]);
});

/** XR-DET-10 AV 6, then 5+ from the squad size, then 4+ from the doctrine; Close Quarters comes after the Ranged Attack that it needs. */
test('the order of profile changes', () => {
  expect(profileOfEntry(entryOf('Heavy Infantry', { options: ['Assault Doctrine', 'Increased Squad Size'] })).av).toBe(4);
  expect(profileOfEntry(entryOf('Lesser Xenomorphs', { options: ['Close Quarters Doctrine', 'Xenomorph Ranged Attack'] })).range).toBe(1200);
  expect(profileOfEntry(entryOf('Militia Rabble', { options: ['Mob', 'Ravenous Horde'] })).shoot).toBe(0);
});
