import type { MissionSheet } from '../mission.ts';

// EW-M-METRO-01 The tunnel: nothing is farther than MEDIUM.
export const metro: MissionSheet = {
  number: 4,
  name: 'Line Nine',
  story: 'A dark metro tunnel. Dogs are worth their weight here.',
  tunnel: true,
  nodes: [
    {
      id: 'EW-M-METRO-02',
      kind: 'combat',
      title: 'The platform',
      enemies: [[3, 'Runner']],
      garrison: [
        [1, 'Runner'],
        [1, 'Lurker'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
    {
      id: 'EW-M-METRO-03',
      kind: 'check',
      title: 'The switch room',
      wits: 0,
      success: [{ does: 'lights' }],
      failure: [{ does: 'add', kind: 'Merely Shadows', node: 3 }],
    },
    {
      id: 'EW-M-METRO-04',
      kind: 'combat',
      title: 'The tunnel',
      enemies: [
        [2, 'Lurker'],
        [1, 'Runner'],
      ],
      garrison: [
        [1, 'Lurker'],
        [1, 'Warrior'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Survivor'],
      ],
      lamps: true,
    },
    { id: 'EW-M-METRO-05', kind: 'supply', title: 'A maintenance locker', ammo: 5, heal: 1 },
    {
      id: 'EW-M-METRO-06',
      kind: 'combat',
      title: 'The stranded train',
      enemies: [
        [2, 'Runner'],
        [2, 'Lurker'],
      ],
      garrison: [
        [2, 'Runner'],
        [2, 'Lurker'],
      ],
      shadows: [
        [5, 'Merely Shadows'],
        [2, 'Civilian'],
      ],
      lamps: true,
    },
  ],
  goals: [
    {
      id: 'EW-M-METRO-07',
      primary: true,
      text: 'Reach the train.',
      scores: [{ points: 4, when: [{ is: 'held', node: 5 }] }],
    },
    {
      id: 'EW-M-METRO-08',
      text: 'Rescue both passengers of the train.',
      progress: '{rescued 5} of 2',
      scores: [{ points: 2, when: [{ is: 'rescued', least: 2, node: 5 }] }],
    },
    {
      id: 'EW-M-METRO-09',
      text: 'Quiet steps: nothing ambushes.',
      scores: [{ points: 2, when: [{ is: 'ambushes', most: 0 }] }],
    },
  ],
};
