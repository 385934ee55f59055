import { CIVILIAN, CRUSHER, DRONE, SHADOW, SPITTER, SURVIVOR, WARRIOR } from '../cards.ts';
import { type MissionSheet, held, killed } from '../mission.ts';

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
        [2, SPITTER],
        [1, DRONE],
      ],
      shadows: [[4, SHADOW]],
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
        [1, CRUSHER],
        [2, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [1, SURVIVOR],
      ],
    },
    { id: 'EW-M-REFINE-05', kind: 'supply', title: 'The guard post', ammo: 6 },
    {
      id: 'EW-M-REFINE-06',
      kind: 'combat',
      title: 'The control tower',
      enemies: [
        [1, CRUSHER],
        [1, SPITTER],
        [1, WARRIOR],
      ],
      shadows: [
        [4, SHADOW],
        [1, CIVILIAN],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-REFINE-07',
      primary: true,
      text: 'Take the tower.',
      worth: 4,
      points: (deeds) => (held(deeds, 5) ? 4 : 0),
    },
    {
      id: 'EW-M-REFINE-08',
      text: 'Kill both Crushers.',
      worth: 2,
      progress: (deeds) => `${killed(deeds, CRUSHER)} of 2`,
      points: (deeds) => (killed(deeds, CRUSHER) >= 2 ? 2 : 0),
    },
    {
      id: 'EW-M-REFINE-09',
      text: 'Be done before the clock stands at 4.',
      worth: 2,
      keeps: 'again',
      progress: (deeds) => `the fire clock stands at ${deeds.clock}`,
      points: (deeds) => (deeds.clock < 4 ? 2 : 0),
    },
  ],
};
