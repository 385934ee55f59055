import type { MissionSheet } from '../mission.ts';

export const hatchery: MissionSheet = {
  number: 3,
  name: 'The Hatchery',
  story: 'Eggs in the cellar of a brewery.',
  nodes: [
    {
      id: 'EW-M-HATCH-01',
      kind: 'combat',
      title: 'The loading bay',
      enemies: [[1, 'Drone']],
      garrison: [
        [1, 'Drone'],
        [1, 'Facehugger'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [3, 'Ovomorph'],
      ],
    },
    { id: 'EW-M-HATCH-02', kind: 'rest', title: 'The foreman’s office', rest: true },
    {
      id: 'EW-M-HATCH-03',
      kind: 'combat',
      title: 'The vats',
      enemies: [
        [2, 'Drone'],
        [1, 'Facehugger'],
      ],
      garrison: [
        [1, 'Lurker'],
        [1, 'Facehugger'],
        [1, 'Runner'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [3, 'Ovomorph'],
      ],
    },
    { id: 'EW-M-HATCH-04', kind: 'supply', title: 'The store room', ammo: 4 },
    {
      id: 'EW-M-HATCH-05',
      kind: 'combat',
      title: 'The cold cellar',
      enemies: [
        [2, 'Warrior'],
        [1, 'Facehugger'],
      ],
      garrison: [
        [1, 'Lurker'],
        [2, 'Facehugger'],
        [1, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Ovomorph'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HATCH-07',
      primary: true,
      text: 'Burn the vats and the cellar.',
      scores: [
        {
          points: 4,
          when: [
            { is: 'held', node: 3 },
            { is: 'held', node: 5 },
          ],
        },
      ],
    },
    // EW-M-HATCH-06 Only eggs killed as eggs are counted.
    {
      id: 'EW-M-HATCH-08',
      text: 'Destroy four eggs; all seven for two points more.',
      progress: '{killed Ovomorph} of 7 eggs',
      scores: [
        { points: 2, when: [{ is: 'killed', kind: 'Ovomorph', least: 4 }] },
        { points: 2, when: [{ is: 'killed', kind: 'Ovomorph', least: 7 }] },
      ],
    },
    {
      id: 'EW-M-HATCH-09',
      text: 'Nobody is carried home implanted.',
      scores: [{ points: 2, when: [{ is: 'implanted', most: 0 }] }],
    },
  ],
};
