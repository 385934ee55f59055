// Season One: the lists of the automaton, against XCOM and against ADVENT.
import type { MissionId } from '../table.ts';
import type { Faction, UnitName } from './units.ts';

/** Units by their names; those of a scenario may be its own. */
export interface Forces {
  /** Pods by their letter. */
  pods?: Readonly<Record<string, readonly string[]>>;
  /** On the board from the beginning. */
  start?: readonly string[];
  /** Reinforcements by round. */
  later?: Readonly<Record<number, readonly string[]>>;
}

type Lists = Readonly<Record<Faction, Forces>>;

/** By the faction of the automaton. */
export const seasonForces: Partial<Record<MissionId, Lists>> = {
  'SE1.1': {
    ADVENT: { pods: { a: ['ADVENT Trooper', 'ADVENT Trooper', 'ADVENT Trooper'] } },
    XCOM: { pods: { a: ['Rookie', 'Rookie', 'Rookie'] } },
  },
  'SE1.2': {
    ADVENT: {
      pods: {
        a: ['ADVENT Trooper'],
        b: ['ADVENT Trooper', 'ADVENT Trooper'],
        c: ['ADVENT Trooper', 'ADVENT Trooper', 'ADVENT Officer'],
      },
    },
    XCOM: { pods: { a: ['Rookie'], b: ['Rookie', 'Rookie'], c: ['Rookie', 'Rookie', 'Specialist'] } },
  },
  'SE1.3': {
    ADVENT: {
      pods: { a: ['ADVENT Trooper', 'ADVENT Trooper', 'Viper'], b: ['ADVENT Stun Lancer', 'ADVENT Trooper'] },
      later: { 3: ['ADVENT Stun Lancer'], 5: ['ADVENT Trooper', 'ADVENT Trooper'] },
    },
    XCOM: {
      pods: { a: ['Rookie', 'Rookie', 'Sharpshooter'], b: ['Ranger', 'Rookie'] },
      later: { 3: ['Ranger'], 5: ['Rookie', 'Rookie'] },
    },
  },
  'SE1.4': {
    ADVENT: {
      pods: { a: ['ADVENT Officer', 'ADVENT Trooper', 'ADVENT Trooper'], b: ['Sectoid', 'Viper'] },
      later: { 4: ['ADVENT Trooper', 'ADVENT Trooper'], 6: ['Muton'] },
    },
    XCOM: {
      pods: { a: ['Specialist', 'Rookie', 'Rookie'], b: ['Psi Operative', 'Sharpshooter'] },
      later: { 4: ['Rookie', 'Rookie'], 6: ['Grenadier'] },
    },
  },
  'SE1.5': {
    ADVENT: {
      pods: {
        a: ['ADVENT Trooper', 'ADVENT Trooper', 'ADVENT Stun Lancer'],
        b: ['Viper', 'Sectoid'],
        c: ['ADVENT Officer', 'Muton', 'ADVENT Trooper'],
      },
      later: { 5: ['ADVENT Stun Lancer', 'ADVENT Stun Lancer'] },
    },
    XCOM: {
      pods: {
        a: ['Rookie', 'Rookie', 'Ranger'],
        b: ['Sharpshooter', 'Psi Operative'],
        c: ['Specialist', 'Grenadier', 'Rookie'],
      },
      later: { 5: ['Ranger', 'Ranger'] },
    },
  },
  'SE1.6': {
    ADVENT: {
      pods: {
        a: ['Faceless'],
        b: ['Viper', 'ADVENT Trooper'],
        c: ['ADVENT Stun Lancer', 'ADVENT Trooper'],
        d: ['ADVENT Officer', 'Sectoid'],
      },
      later: { 5: ['ADVENT Trooper', 'ADVENT Trooper'] },
    },
    XCOM: {
      pods: {
        a: ['Templar'],
        b: ['Sharpshooter', 'Rookie'],
        c: ['Ranger', 'Rookie'],
        d: ['Specialist', 'Psi Operative'],
      },
      later: { 5: ['Rookie', 'Rookie'] },
    },
  },
  'SE1.7': {
    ADVENT: {
      start: ['ADVENT Trooper', 'ADVENT Trooper', 'ADVENT Stun Lancer', 'Muton', 'Chryssalid'],
      later: { 3: ['Chryssalid'], 5: ['Berserker'] },
    },
    XCOM: {
      start: ['Rookie', 'Rookie', 'Ranger', 'Grenadier', 'Skirmisher'],
      later: { 3: ['Skirmisher'], 5: ['SPARK'] },
    },
  },
  'SE1.8': {
    ADVENT: {
      start: [
        'ADVENT Officer',
        'ADVENT Stun Lancer',
        'Viper',
        'ADVENT Priest',
        'ADVENT Trooper',
        'ADVENT Trooper',
      ],
    },
    XCOM: { start: ['Specialist', 'Ranger', 'Sharpshooter', 'Psi Operative', 'Rookie', 'Rookie'] },
  },
  'SE1.9': {
    ADVENT: {
      pods: {
        a: ['ADVENT Trooper', 'ADVENT Trooper', 'ADVENT Shieldbearer'],
        b: ['ADVENT Purifier', 'ADVENT Trooper', 'Viper'],
        c: ['ADVENT MEC', 'ADVENT Officer'],
        d: ['ADVENT Turret', 'Muton'],
      },
      later: { 6: ['ADVENT Stun Lancer', 'ADVENT Stun Lancer'] },
    },
    XCOM: {
      pods: {
        a: ['Rookie', 'Rookie', 'Skirmisher'],
        b: ['Grenadier', 'Rookie', 'Sharpshooter'],
        c: ['SPARK', 'Specialist'],
        d: ['Templar', 'Reaper'],
      },
      later: { 6: ['Ranger', 'Ranger'] },
    },
  },
  'SE1.X': {
    ADVENT: {
      pods: {
        a: ['ADVENT Stun Lancer', 'ADVENT Stun Lancer', 'ADVENT Officer'],
        b: ['Archon', 'Sectoid'],
        c: ['Muton', 'ADVENT Priest'],
        d: ['Avatar', 'ADVENT General'],
      },
      later: {
        6: ['ADVENT Trooper', 'ADVENT Trooper'],
        8: ['ADVENT Trooper', 'ADVENT Trooper'],
        10: ['ADVENT Trooper', 'ADVENT Trooper'],
      },
    },
    XCOM: {
      pods: {
        a: ['Ranger', 'Ranger', 'Specialist'],
        b: ['Templar', 'Psi Operative'],
        c: ['Grenadier', 'SPARK'],
        d: ['Central Officer Bradford', 'The Commander'],
      },
      later: { 6: ['Rookie', 'Rookie'], 8: ['Rookie', 'Rookie'], 10: ['Rookie', 'Rookie'] },
    },
  },
};

/** EE-M-SE-01 Units that lead the automaton's force; the first one listed does. */
export const seasonLeaders: readonly UnitName[] = [
  'ADVENT Officer',
  'ADVENT General',
  'Specialist',
  'The Commander',
  'Avatar',
];

/** The missions in order; EE-CAM-11 those with a star must be won. */
export const season: readonly { mission: MissionId; star: boolean }[] = [
  { mission: 'SE1.1', star: true },
  { mission: 'SE1.2', star: false },
  { mission: 'SE1.3', star: false },
  { mission: 'SE1.4', star: false },
  { mission: 'SE1.5', star: true },
  { mission: 'SE1.6', star: false },
  { mission: 'SE1.7', star: false },
  { mission: 'SE1.8', star: false },
  { mission: 'SE1.9', star: true },
  { mission: 'SE1.X', star: true },
];
