import type { MissionSheet } from '../mission.ts';

// EW-M-REFINE-01 The fire clock runs with every round beyond the fourth of a combat.
export const refinery: MissionSheet = {
  number: 6,
  name: 'Refinery Burning',
  story: 'Smoke, flares of gas, and something large.',
  fireClock: true,
  nodes: [
    {
      id: 'EW-M-REFINE-02',
      kind: 'combat',
      title: 'Pipe alley',
      enemies: [
        [2, 'Spitter'],
        [1, 'Drone'],
      ],
      garrison: [
        [1, 'Spitter'],
        [1, 'Runner'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
    {
      id: 'EW-M-REFINE-03',
      kind: 'check',
      title: 'The valves',
      wits: -1,
      success: [{ does: 'burn', clock: -2, held: true }],
      failure: [{ does: 'burn', clock: 1 }],
    },
    {
      id: 'EW-M-REFINE-04',
      kind: 'combat',
      title: 'Tank farm',
      enemies: [
        [1, 'Crusher'],
        [2, 'Drone'],
      ],
      garrison: [
        [2, 'Drone'],
        [1, 'Lurker'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Survivor'],
      ],
    },
    { id: 'EW-M-REFINE-05', kind: 'supply', title: 'The guard post', ammo: 6 },
    {
      id: 'EW-M-REFINE-06',
      kind: 'combat',
      title: 'The control tower',
      enemies: [
        [1, 'Crusher'],
        [1, 'Spitter'],
        [1, 'Warrior'],
      ],
      garrison: [
        [1, 'Spitter'],
        [1, 'Lurker'],
        [1, 'Warrior'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-REFINE-07',
      primary: true,
      text: 'Take the tower.',
      scores: [{ points: 4, when: [{ is: 'held', node: 5 }] }],
    },
    {
      id: 'EW-M-REFINE-08',
      text: 'Kill both Crushers.',
      progress: '{killed Crusher} of 2',
      scores: [{ points: 2, when: [{ is: 'killed', kind: 'Crusher', least: 2 }] }],
    },
    {
      id: 'EW-M-REFINE-09',
      text: 'Be done before the clock stands at 4.',
      progress: 'the fire clock stands at {clock}',
      scores: [{ points: 2, when: [{ is: 'fire clock', most: 3 }] }],
    },
  ],
};
