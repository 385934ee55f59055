// Twelve ready detachments of 24 points, written as players write them.

export interface SampleDetachment {
  id: string;
  name: string;
  character: string;
  text: string;
}

export const SAMPLES: readonly SampleDetachment[] = [
  {
    id: 'XR-D-01',
    name: 'Colonial Strike Platoon',
    character: 'human line troops with heavy weapons',
    text: [
      'Colonial Strike Platoon',
      'Heavy Infantry + Increased Squad Size, Heavy Weapon (6, Commander)',
      'Heavy Infantry + Increased Squad Size, Armour-Piercing (5)',
      'Light Infantry + Increased Squad Size, Mobile (4)',
      'Support Infantry + Anti-Tank (7)',
      'Recon Infantry (2)',
    ].join('\n'),
  },
  {
    id: 'XR-D-02',
    name: 'Drop Lancers',
    character: 'power-armoured drop troops and the local militia',
    text: [
      'Drop Lancers',
      'Elite Infantry + Special Insertion (7, Commander)',
      'Elite Infantry + Armour-Piercing, Special Insertion (8)',
      'Light Infantry + Increased Squad Size (3)',
      'Recon Infantry + Sniper Team (4)',
      'Militia Rabble + Mob (2)',
    ].join('\n'),
  },
  {
    id: 'XR-D-03',
    name: 'Brood of the Deep',
    character: 'a swarm that charges everything',
    text: [
      'Brood of the Deep',
      'Greater Xenomorphs + High-Powered Blades, Fearsome (7, Commander)',
      'Lesser Xenomorphs + Swarm, Infiltrators (5)',
      'Lesser Xenomorphs + Swarm (4)',
      'Lesser Xenomorphs + Swarm (4)',
      'Lesser Xenomorphs + Xenomorph Ranged Attack (4)',
    ].join('\n'),
  },
  {
    id: 'XR-D-04',
    name: 'Hive of the Pale Mother',
    character: 'linked minds around a queen',
    text: [
      'Hive of the Pale Mother [species: Pale Brood]',
      'Greater Xenomorphs + Cunning, Ponderous (7, Commander)',
      'Lesser Xenomorphs + Swarm, Hive Mind (5)',
      'Lesser Xenomorphs + Swarm, Hive Mind (5)',
      'Greater Xenomorphs + Xenomorph Ranged Attack, Hive Mind (7)',
    ].join('\n'),
  },
  {
    id: 'XR-D-05',
    name: 'Armoured Recon Column',
    character: 'one light tank, a gun truck, infantry',
    text: [
      'Armoured Recon Column',
      'Light Infantry + Increased Squad Size, Armour-Piercing (4, Commander)',
      'Fighting Vehicle + Light Armoured Vehicle, Veteran Crew (6)',
      'Soft-skin Vehicle + Technical (4)',
      'Heavy Infantry + Increased Squad Size (4)',
      'Light Infantry + Increased Squad Size, Heavy Weapon (5)',
      'Militia Rabble (1)',
    ].join('\n'),
  },
  {
    id: 'XR-D-06',
    name: 'Iron Host',
    character: 'fearless machines that wear out',
    text: [
      'Iron Host',
      'Elite Infantry + Super Heavy Armour, Mechanoid (8, Commander) [free: Move]',
      'Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]',
      'Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]',
      'Heavy Infantry + Increased Squad Size, Mechanoid (4) [free: Move]',
      'Lesser Xenomorphs + Xenomorph Ranged Attack, Mechanoid (4) [free: Shoot]',
    ].join('\n'),
  },
  {
    id: 'XR-D-07',
    name: 'The Risen',
    character: 'the dead in numbers',
    text: [
      'The Risen [species: Risen]',
      'Greater Xenomorphs + Ponderous, Undead, Brutal Leader (6, Commander)',
      'Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)',
      'Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)',
      'Militia Rabble + Mob, Ravenous Horde, Undead, Contagious (3)',
      'Primitive Infantry + Mob, Undead (3)',
      'Primitive Infantry + Mob, Undead (3)',
      'Berserk Infantry + Increased Squad Size, Undead (3)',
    ].join('\n'),
  },
  {
    id: 'XR-D-08',
    name: 'Free Settlers',
    character: 'insurgents who know the ground',
    text: [
      'Free Settlers',
      'Light Infantry + Increased Squad Size, Inspirational Leader (5, Commander)',
      'Light Infantry + Increased Squad Size, Guerrillas (4)',
      'Light Infantry + Increased Squad Size, Guerrillas (4)',
      'Recon Infantry + Sniper Team (4)',
      'Soft-skin Vehicle + Technical (4)',
      'Militia Rabble + Mob (2)',
      'Militia Rabble (1)',
    ].join('\n'),
  },
  {
    id: 'XR-D-09',
    name: 'Psi Conclave',
    character: 'minds before muscles',
    text: [
      'Psi Conclave',
      'Elite Infantry + Psychic (Gamma) (8, Commander) [powers: Visions of Terror, Psychic Shield]',
      'Light Infantry + Increased Squad Size, Psychic (Delta) (4) [powers: Soothed Mind]',
      'Berserk Infantry + Increased Squad Size, High-Powered Blades, Psychic Resistance (5)',
      'Heavy Infantry + Increased Squad Size, Force Field I (5)',
      'Recon Infantry (2)',
    ].join('\n'),
  },
  {
    id: 'XR-D-10',
    name: 'Raider Kindred',
    character: 'fast, loud, mounted',
    text: [
      'Raider Kindred',
      'Berserk Infantry + Even Heavier Armour (6, Commander)',
      'Berserk Infantry + Increased Squad Size, Mobile (4)',
      'Berserk Infantry + Increased Squad Size, Mobile (4)',
      'Soft-skin Vehicle + Scythes (3)',
      'Light Infantry + Increased Squad Size, Close Quarters Doctrine (2)',
      'Support Infantry + Close Quarters Doctrine (3)',
      'Recon Infantry (2)',
    ].join('\n'),
  },
  {
    id: 'XR-D-11',
    name: 'Garrison Nine',
    character: 'guns, bunkers and radios',
    text: [
      'Garrison Nine',
      'Heavy Infantry + Increased Squad Size, Armour-Piercing (5, Commander)',
      'Heavy Infantry + Increased Squad Size (4)',
      'Heavy Infantry + Increased Squad Size (4)',
      'Light Infantry + Fire Support (5)',
      'Support Infantry + Artillery, Indirect Fire, Immobile (6)',
    ].join('\n'),
  },
  {
    id: 'XR-D-12',
    name: 'Mobile Infantry Troop',
    character: 'APC-borne veterans',
    text: [
      'Mobile Infantry Troop',
      'Light Infantry + Increased Squad Size, Heavy Weapon, Combat Medic (7, Commander) [starts in: 2]',
      'Transport Vehicle + Transport (10) (5)',
      'Light Infantry + Increased Squad Size, Armour-Piercing (4)',
      'Recon Infantry + Veterans (4)',
      'Heavy Infantry + Increased Squad Size (4)',
    ].join('\n'),
  },
];
