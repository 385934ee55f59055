// The special rules that a profile or an option gives.

export type Special =
  | 'Back Into The Fray'
  | 'Firefight'
  | 'Ranger'
  | 'Go To Ground'
  | 'Counter-Charge'
  | 'Open Order'
  | 'Wild Charge'
  | 'Spotters'
  | 'Never Attacks'
  | 'Hard to Target'
  | 'Skirmish'
  | 'All-Terrain'
  | 'Anti-Tank'
  | 'Demolitions'
  | 'High-Powered Blades'
  | 'Line-Breaker'
  | 'Vehicle'
  | 'Walker'
  | 'Armour-Piercing'
  | 'Heavy Weapon'
  | 'Ignores Cover'
  | 'Fire Support'
  | 'Guerrillas'
  | 'Indirect Fire'
  | 'Counter-Sniper Training'
  | 'Veterans'
  | 'Veteran Crew'
  | 'Combat Engineering'
  | 'Armoured'
  | 'Super Heavy Armour'
  | 'Primitive Missiles';

/** What each means in one sentence, and the rule that says more. */
export const SPECIALS: Record<Special, { text: string; see: string }> = {
  'Back Into The Fray': {
    text: 'after a Rally it may still be ordered, always with a test',
    see: 'XR-RAL-10',
  },
  Firefight: {
    text: 'shoots back on 7+ at the first who shoots at it in a turn, within its range',
    see: 'XR-FFT-01',
  },
  Ranger: { text: 'keeps its fighting values and Armour in rough terrain', see: 'XR-ATK-07' },
  'Go To Ground': { text: 'may hide as a Move: +1 Armour against Shooting', see: 'XR-GTG-02' },
  'Counter-Charge': { text: 'meets a charge by infantry that is no faster, on 7+', see: 'XR-CCH-01' },
  'Open Order': { text: 'rough terrain costs it no extra movement', see: 'XR-TER-03' },
  'Wild Charge': { text: 'must test to Attack before all orders, if an enemy is in reach', see: 'XR-WLD-01' },
  Spotters: {
    text: 'a friend within 12" of the target gives up its order: it shoots on 3+',
    see: 'XR-SPT-01',
  },
  'Never Attacks': { text: 'has no Attack order', see: 'XR-WLD-09' },
  'Hard to Target': {
    text: 'can only be shot at from within 12"; Armour at least 2 against Shooting',
    see: 'XR-SHO-11',
  },
  Skirmish: { text: 'on 7+ half a move and a shot on 6+ at up to 12"', see: 'XR-SKM-01' },
  'All-Terrain': { text: 'rough terrain costs it no extra movement', see: 'XR-TER-03' },
  'Anti-Tank': { text: 'halves the Armour of vehicles when it shoots', see: 'XR-DMG-03' },
  Demolitions: { text: 'halves the Armour of vehicles when it fights', see: 'XR-DMG-03' },
  'High-Powered Blades': { text: 'enemies have 1 Armour less when it fights', see: 'XR-DMG-02' },
  'Line-Breaker': { text: 'crosses obstacles freely and may crush them', see: 'XR-TER-08' },
  Vehicle: { text: 'drives, turns and is hurt like a vehicle', see: 'XR-VEH-01' },
  Walker: { text: 'a vehicle that walks: no facing', see: 'XR-VEH-04' },
  'Armour-Piercing': { text: 'enemies have 1 Armour less when it shoots', see: 'XR-O-EL-02' },
  'Heavy Weapon': { text: 'a natural 6 is two hits when it shoots', see: 'XR-SHO-06' },
  'Ignores Cover': { text: 'cover gives no Armour against its shots', see: 'XR-DMG-02' },
  'Fire Support': { text: 'on 8+ calls a barrage of 4+ on an enemy that it sees', see: 'XR-FSP-01' },
  Guerrillas: { text: 'soft cover gives it 1 Armour more', see: 'XR-DMG-02' },
  'Indirect Fire': { text: 'may shoot at what only a spotter sees', see: 'XR-SPT-03' },
  'Counter-Sniper Training': {
    text: 'shoots at units that are Hard to Target from any distance',
    see: 'XR-SHO-11',
  },
  Veterans: { text: 'skirmishes with its own Shoot Value', see: 'XR-SKM-02' },
  'Veteran Crew': { text: 'moves and fires without a penalty', see: 'XR-VEH-13' },
  'Combat Engineering': { text: 'is hurt by buildings only on a 6', see: 'XR-BLD-06' },
  Armoured: { text: 'Armour 2 in fights and against primitive weapons', see: 'XR-O-PR-01' },
  'Super Heavy Armour': { text: 'counts as a vehicle for weapons against tanks', see: 'XR-VEH-12' },
  'Primitive Missiles': { text: 'modern troops have 1 Armour more against its shots', see: 'XR-O-PR-05' },
};
