// Ready Squads of 500 Supplies; the first model leads.
import type { Squad } from '../table.ts';
import { freeTrooper, recruit } from '../book/squad/recruit.ts';

const lead = (unit: Parameters<typeof recruit>[0], gear: Parameters<typeof recruit>[1] = {}) =>
  recruit(unit, { ...gear, leader: true });

export const readySquads: Record<string, Squad> = {
  'EE-S-01': {
    name: 'Gatecrashers',
    faction: 'XCOM',
    models: [lead('Ranger'), recruit('Grenadier'), recruit('Rookie'), recruit('Rookie'), recruit('Rookie')],
  },
  'EE-S-02': {
    name: 'Strike Team',
    faction: 'XCOM',
    models: [
      lead('Sharpshooter', { items: [{ item: 'Scope', on: 'Sniper Rifle' }] }),
      recruit('Specialist', { primary: 'Magnetic Rifle' }),
      recruit('Ranger', { vest: 'Nanoscale Vest' }),
      recruit('Grenadier'),
    ],
  },
  'EE-S-03': {
    name: 'Mind and Machine',
    faction: 'XCOM',
    models: [
      lead('Psi Operative'),
      recruit('SPARK'),
      recruit('Templar', { vest: 'Plated Vest' }),
      recruit('Rookie', {
        items: [
          { item: 'Laser Sight', on: 'Assault Rifle' },
          { item: 'Frag Grenade', on: null },
        ],
      }),
    ],
  },
  'EE-S-04': {
    name: 'Last Stand',
    faction: 'XCOM',
    models: [
      lead('The Commander'),
      recruit('Central Officer Bradford'),
      recruit('Resistance Militia', { items: [{ item: 'Medikit', on: null }] }),
      recruit('Resistance Militia'),
      recruit('Resistance Militia'),
    ],
  },
  'EE-S-05': {
    name: 'Patrol',
    faction: 'ADVENT',
    models: [
      lead('ADVENT Officer'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Trooper'),
      freeTrooper(),
    ],
  },
  'EE-S-06': {
    name: 'Hunters',
    faction: 'ADVENT',
    models: [
      lead('Viper', {
        items: [
          { item: 'Scope', on: 'Plasma Rifle' },
          { item: 'Laser Sight', on: 'Plasma Rifle' },
        ],
      }),
      recruit('Sectoid'),
      recruit('Faceless'),
      recruit('ADVENT Stun Lancer', { vest: 'Nanoscale Vest' }),
      freeTrooper(),
    ],
  },
  'EE-S-07': {
    name: 'Heavy Hand',
    faction: 'ADVENT',
    models: [
      lead('Muton', { vest: 'Plated Vest' }),
      recruit('ADVENT MEC'),
      recruit('Berserker'),
      recruit('ADVENT Officer', { primary: 'Plasma Rifle', vest: 'Nanoscale Vest' }),
      freeTrooper(),
    ],
  },
  'EE-S-08': {
    name: 'High Command',
    faction: 'ADVENT',
    models: [
      lead('ADVENT General'),
      recruit('ADVENT Shieldbearer'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Stun Lancer'),
      freeTrooper(),
    ],
  },
};

/** EE-M-B2-02 The two Squads of Operation Gatecrasher. */
export const gatecrasher: readonly [Squad, Squad] = [
  {
    name: 'Operation Gatecrasher',
    faction: 'XCOM',
    models: [lead('Ranger'), recruit('Grenadier'), recruit('Rookie'), recruit('Rookie')],
  },
  {
    name: 'Gatecrasher Defence',
    faction: 'ADVENT',
    models: [
      lead('ADVENT Officer'),
      recruit('ADVENT Stun Lancer'),
      recruit('ADVENT Trooper'),
      recruit('ADVENT Trooper'),
    ],
  },
];
