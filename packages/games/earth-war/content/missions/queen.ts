import type { MissionSheet } from '../mission.ts';

export const queen: MissionSheet = {
  number: 8,
  name: 'The Queen’s Court',
  story: 'Down to her.',
  nodes: [
    {
      id: 'EW-M-QUEEN-02',
      kind: 'combat',
      title: 'The throat',
      enemies: [[2, 'Warrior']],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Ovomorph'],
      ],
    },
    { id: 'EW-M-QUEEN-03', kind: 'rest', title: 'A side chamber', rest: true },
    {
      id: 'EW-M-QUEEN-04',
      kind: 'combat',
      title: 'The guard',
      enemies: [
        [2, 'Praetorian'],
        [1, 'Drone'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
    { id: 'EW-M-QUEEN-05', kind: 'supply', title: 'A fallen squad', ammo: 8 },
    // EW-M-QUEEN-01 No way back; EW-M-QUEEN-07 charges may be set.
    {
      id: 'EW-M-QUEEN-06',
      kind: 'combat',
      title: 'The court',
      enemies: [
        [1, 'Queen'],
        [1, 'Praetorian'],
        [2, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Survivor'],
      ],
      noWayBack: true,
      charges: { needed: 20, wits: -2 },
    },
  ],
  goals: [
    {
      id: 'EW-M-QUEEN-08',
      primary: true,
      text: 'Kill the Queen, by wounds or by charges.',
      progress: '4 points by charges',
      best: true,
      scores: [
        { points: 6, when: [{ is: 'killed', kind: 'Queen', least: 1 }] },
        { points: 4, when: [{ is: 'brought down', node: 5 }] },
      ],
    },
    {
      id: 'EW-M-QUEEN-09',
      text: 'Kill all three of her guard.',
      progress: '{killed Praetorian} of 3',
      scores: [{ points: 2, when: [{ is: 'killed', kind: 'Praetorian', least: 3 }] }],
    },
    {
      id: 'EW-M-QUEEN-10',
      text: 'Bring everyone home.',
      scores: [{ points: 3, when: [{ is: 'KIA', most: 0 }] }],
    },
  ],
};
