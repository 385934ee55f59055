import type { MissionSheet } from '../mission.ts';

export const harrow: MissionSheet = {
  number: 2,
  name: 'Harrow Street',
  story: 'An evacuation under the street lamps that still burn.',
  nodes: [
    {
      id: 'EW-M-HARROW-01',
      kind: 'combat',
      title: 'The tenement',
      enemies: [
        [1, 'Drone'],
        [1, 'Runner'],
      ],
      garrison: [
        [1, 'Runner'],
        [1, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Civilian'],
      ],
    },
    {
      id: 'EW-M-HARROW-02',
      kind: 'choice',
      title: 'High street or drains',
      branches: [
        { name: 'The high street' },
        {
          name: 'The drains',
          check: {
            wits: 0,
            success: [{ does: 'skip', node: 3 }],
            failure: [{ does: 'add', kind: 'Runner', node: 5 }],
          },
        },
      ],
    },
    {
      id: 'EW-M-HARROW-03',
      kind: 'combat',
      title: 'The high street',
      enemies: [
        [2, 'Runner'],
        [1, 'Drone'],
      ],
      garrison: [
        [1, 'Runner'],
        [1, 'Lurker'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Civilian'],
      ],
    },
    { id: 'EW-M-HARROW-04', kind: 'supply', title: 'An abandoned truck', ammo: 5 },
    {
      id: 'EW-M-HARROW-05',
      kind: 'combat',
      title: 'The bus depot',
      enemies: [
        [1, 'Warrior'],
        [2, 'Drone'],
      ],
      garrison: [
        [2, 'Warrior'],
        [1, 'Lurker'],
        [1, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
        [1, 'Survivor'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HARROW-06',
      primary: true,
      text: 'Hold the depot.',
      scores: [{ points: 3, when: [{ is: 'held', node: 5 }] }],
    },
    {
      id: 'EW-M-HARROW-07',
      text: 'Rescue three bystanders; all that were met for one point more.',
      progress: '{rescued} of {met} rescued so far',
      scores: [
        { points: 2, when: [{ is: 'rescued', least: 3 }] },
        { points: 1, when: [{ is: 'all rescued' }] },
      ],
    },
    {
      id: 'EW-M-HARROW-08',
      text: 'Kill no bystander.',
      scores: [{ points: 2, when: [{ is: 'bystanders killed', most: 0 }] }],
    },
  ],
};
