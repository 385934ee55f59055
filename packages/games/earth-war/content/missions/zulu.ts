import type { MissionSheet } from '../mission.ts';

export const zulu: MissionSheet = {
  number: 7,
  name: 'Landing Zone Zulu',
  story: 'Hold until the dropships come.',
  nodes: [
    {
      id: 'EW-M-ZULU-02',
      kind: 'combat',
      title: 'The perimeter',
      enemies: [
        [2, 'Warrior'],
        [2, 'Drone'],
      ],
      garrison: [
        [1, 'Praetorian'],
        [2, 'Warrior'],
        [2, 'Lurker'],
        [2, 'Drone'],
      ],
      shadows: [[4, 'Merely Shadows']],
    },
    { id: 'EW-M-ZULU-03', kind: 'supply', title: 'The bunker', ammo: 8, rest: true },
    // EW-M-ZULU-01 Dug in: ARM +1 at MEDIUM and LONG.
    {
      id: 'EW-M-ZULU-04',
      kind: 'combat',
      title: 'Hold',
      enemies: [
        [1, 'Praetorian'],
        [1, 'Warrior'],
        [2, 'Runner'],
      ],
      garrison: [
        [2, 'Praetorian'],
        [3, 'Warrior'],
        [2, 'Lurker'],
        [2, 'Runner'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Civilian'],
      ],
      reinforce: true,
      until: 7,
      dugIn: true,
    },
    {
      id: 'EW-M-ZULU-05',
      kind: 'choice',
      title: 'Lift off or sweep',
      branches: [{ name: 'Lift off', ends: true }, { name: 'One more sweep' }],
    },
    {
      id: 'EW-M-ZULU-06',
      kind: 'combat',
      title: 'The last block',
      enemies: [
        [1, 'Praetorian'],
        [2, 'Warrior'],
        [1, 'Drone'],
      ],
      garrison: [
        [1, 'Praetorian'],
        [1, 'Warrior'],
        [1, 'Lurker'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Survivor'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-ZULU-07',
      primary: true,
      text: 'Hold the landing zone.',
      scores: [{ points: 4, when: [{ is: 'held', node: 3 }] }],
    },
    {
      id: 'EW-M-ZULU-08',
      text: 'Sweep the last block.',
      scores: [{ points: 3, when: [{ is: 'held', node: 5 }] }],
    },
    {
      id: 'EW-M-ZULU-09',
      text: 'Kill Praetorians.',
      progress: '{killed Praetorian} killed, 1 point each',
      scores: [{ points: 1, each: 'killed', kind: 'Praetorian' }],
    },
  ],
};
