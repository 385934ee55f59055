import type { MissionSheet } from '../mission.ts';

export const relay: MissionSheet = {
  number: 1,
  name: 'Dead Relay',
  story: 'A relay mast in the suburbs has gone silent. A short first patrol.',
  nodes: [
    {
      id: 'EW-M-RELAY-01',
      kind: 'combat',
      title: 'The yard',
      enemies: [[2, 'Drone']],
      garrison: [[1, 'Runner']],
      shadows: [[3, 'Merely Shadows']],
    },
    {
      id: 'EW-M-RELAY-02',
      kind: 'check',
      title: 'The mast',
      wits: 0,
      success: [{ does: 'command', cp: 1, node: 3 }],
      failure: [{ does: 'add', kind: 'unknown', node: 3 }],
    },
    {
      id: 'EW-M-RELAY-03',
      kind: 'combat',
      title: 'The control hut',
      enemies: [[2, 'Drone']],
      garrison: [
        [2, 'Warrior'],
        [2, 'Lurker'],
        [2, 'Runner'],
        [1, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-RELAY-04',
      primary: true,
      text: 'Clear the hut.',
      scores: [{ points: 3, when: [{ is: 'held', node: 3 }] }],
    },
    {
      id: 'EW-M-RELAY-05',
      text: 'Bring the operator out of the hut.',
      progress: 'the Civilian in the hut',
      scores: [{ points: 1, when: [{ is: 'rescued', least: 1, node: 3 }] }],
    },
    {
      id: 'EW-M-RELAY-06',
      text: 'Have 6 AMMO left at the end.',
      progress: '{AMMO} AMMO now',
      scores: [{ points: 1, when: [{ is: 'AMMO left', least: 6 }] }],
    },
  ],
};
