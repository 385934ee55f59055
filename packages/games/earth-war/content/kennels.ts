// A mission with enemies, a soldier and a weapon of its own: an example for whoever makes such things.
import type { Scenario } from '../scenario/scenario.ts';
import { ownName } from './cards.ts';

const HOUND = ownName('Kennel Hound');
const MATRIARCH = ownName('Matriarch');
const TRACKER = ownName('Night Tracker');
const LANCE = ownName('Arc Lance');

export const kennels: Scenario = {
  format: 1,
  game: 'earth-war',
  licence: 'MIT',
  name: 'The Kennels',
  text: 'The dogs of the border post have stopped barking. Something has bred in the kennels, and it has learnt to run.',
  content: [
    {
      kind: 'enemy',
      name: 'Kennel Hound',
      like: 'Runner',
      text: 'Its collar still has a name on it.',
      figures: { close: 6, cap: 3, fast: 3, acid: 1 },
    },
    {
      kind: 'enemy',
      name: 'Matriarch',
      like: 'Praetorian',
      figures: { wounds: 8, long: 1 },
      words: { abilities: ['ROYAL'], target: ['WEAKEST'] },
    },
    {
      kind: 'unit',
      name: 'Night Tracker',
      like: 'Dog Team',
      text: 'Walks ahead of the lamps.',
      figures: { rp: 6, short: 5, medium: 4, hits: 3 },
    },
    { kind: 'item', name: 'Arc Lance', like: 'Bayonets', figures: { rp: 2, melee: 4, close: 1 } },
  ],
  rp: 28,
  squad: [
    { unit: 'Squad Leader' },
    { unit: TRACKER, items: [LANCE] },
    { unit: 'Smartgunner' },
    { unit: 'Corporal' },
    { unit: 'Medic', items: ['Medkit'] },
    { unit: 'Rifleman' },
  ],
  nodes: [
    {
      kind: 'combat',
      title: 'The runs',
      enemies: [
        [4, HOUND],
        [1, 'Drone'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
    {
      kind: 'check',
      title: 'The feed store',
      wits: 0,
      success: [{ does: 'command', cp: 1, node: 4 }],
      failure: [{ does: 'add', kind: HOUND, node: 4 }],
    },
    { kind: 'supply', title: 'The guard room', ammo: 6, heal: 1 },
    {
      kind: 'combat',
      title: 'The whelping hall',
      enemies: [
        [1, MATRIARCH],
        [3, HOUND],
        [2, 'Warrior'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
      ],
    },
  ],
  goals: [
    {
      text: 'Kill the Matriarch.',
      primary: true,
      scores: [{ points: 4, when: [{ is: 'killed', kind: MATRIARCH, least: 1 }] }],
    },
    {
      text: 'Put the hounds down.',
      progress: '{killed Kennel Hound} hounds dead',
      scores: [{ points: 1, each: 'killed', kind: HOUND, most: 5 }],
    },
  ],
};
