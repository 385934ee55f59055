// Every option of the catalogue: what it costs, what it changes, which special rules come and go.
import { expect, test } from 'vitest';
import type { Special } from '../content/specials.ts';
import type { UnitName } from '../content/units.ts';
import { costOf } from '../detachment/cost.ts';
import { entryOf } from '../detachment/list.ts';
import { type Profile, profileOfEntry } from '../detachment/profile.ts';

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

/** XR-DET-10 AV 6, then 5+ from the squad size, then 4+ from the doctrine; Close Quarters comes after the Ranged Attack that it needs. */
test('the order of profile changes', () => {
  expect(profileOfEntry(entryOf('Heavy Infantry', { options: ['Assault Doctrine', 'Increased Squad Size'] })).av).toBe(4);
  expect(profileOfEntry(entryOf('Lesser Xenomorphs', { options: ['Close Quarters Doctrine', 'Xenomorph Ranged Attack'] })).range).toBe(1200);
  expect(profileOfEntry(entryOf('Militia Rabble', { options: ['Mob', 'Ravenous Horde'] })).shoot).toBe(0);
});
