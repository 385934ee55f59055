// Special rules that a profile or an option gives, in our own words.

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

export const SPECIALS: readonly { id: string; name: Special | 'Transport (N)'; text: string; see: string }[] =
  [
    {
      id: 'XR-S-01',
      name: 'Back Into The Fray',
      text: 'after a successful Rally it may take one ordered activation, always tested',
      see: 'XR-RAL-10',
    },
    {
      id: 'XR-S-02',
      name: 'Firefight',
      text: 'shoots back on 7+ at the first enemy that shoots at it in a turn, within its own range',
      see: 'XR-FFT-01',
    },
    {
      id: 'XR-S-03',
      name: 'Ranger',
      text: 'keeps its own values when it fights in rough terrain',
      see: 'XR-ATK-07',
    },
    {
      id: 'XR-S-04',
      name: 'Go To Ground',
      text: 'may take cover flat on the ground as its Move action',
      see: 'XR-GTG-01',
    },
    {
      id: 'XR-S-05',
      name: 'Counter-Charge',
      text: 'meets slower or equally fast infantry that Attacks it, on 7+',
      see: 'XR-CCH-01',
    },
    { id: 'XR-S-06', name: 'Open Order', text: 'rough terrain costs it no extra movement', see: 'XR-TER-03' },
    { id: 'XR-S-07', name: 'Wild Charge', text: 'must test to Attack in step two', see: 'XR-WLD-01' },
    {
      id: 'XR-S-08',
      name: 'Spotters',
      text: 'a friend within 12" of the target gives up its action: Shoot Value 3+',
      see: 'XR-SPT-01',
    },
    {
      id: 'XR-S-09',
      name: 'Never Attacks',
      text: 'has no Attack action; a Wild Charge becomes a Shoot test',
      see: 'XR-WLD-09',
    },
    {
      id: 'XR-S-10',
      name: 'Hard to Target',
      text: 'is only shot at from within 12", with Armour of at least 2',
      see: 'XR-SHO-11',
    },
    {
      id: 'XR-S-11',
      name: 'Skirmish',
      text: 'on 7+ shoots at 6+ / 12" and makes half a move',
      see: 'XR-SKM-01',
    },
    {
      id: 'XR-S-12',
      name: 'All-Terrain',
      text: 'rough terrain costs this vehicle no extra movement',
      see: 'XR-TER-03',
    },
    {
      id: 'XR-S-13',
      name: 'Anti-Tank',
      text: 'halves the Armour of vehicles that it shoots at',
      see: 'XR-DMG-03',
    },
    {
      id: 'XR-S-14',
      name: 'Demolitions',
      text: 'halves the Armour of vehicles that it fights',
      see: 'XR-DMG-03',
    },
    {
      id: 'XR-S-15',
      name: 'High-Powered Blades',
      text: 'enemy Armour is 1 lower in Attacks',
      see: 'XR-DMG-02',
    },
    {
      id: 'XR-S-16',
      name: 'Line-Breaker',
      text: 'crosses obstacles freely and may crush them',
      see: 'XR-TER-10',
    },
    { id: 'XR-S-17', name: 'Vehicle', text: 'follows all vehicle rules', see: 'XR-VEH-01' },
    {
      id: 'XR-S-18',
      name: 'Transport (N)',
      text: 'carries one infantry unit of up to N SP',
      see: 'XR-TPT-01',
    },
  ];
