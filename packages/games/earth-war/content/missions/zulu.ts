import { CIVILIAN, DRONE, PRAETORIAN, RUNNER, SHADOW, SURVIVOR, WARRIOR } from '../cards.ts';
import { type MissionSheet, held, killed } from '../mission.ts';

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
        [2, WARRIOR],
        [2, DRONE],
      ],
      shadows: [[4, SHADOW]],
    },
    { id: 'EW-M-ZULU-03', kind: 'supply', title: 'The bunker', ammo: 8, rest: true },
    // EW-M-ZULU-01 Dug in: ARM +1 at MEDIUM and LONG.
    {
      id: 'EW-M-ZULU-04',
      kind: 'combat',
      title: 'Hold',
      enemies: [
        [1, PRAETORIAN],
        [1, WARRIOR],
        [2, RUNNER],
      ],
      shadows: [
        [4, SHADOW],
        [2, CIVILIAN],
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
        [1, PRAETORIAN],
        [2, WARRIOR],
        [1, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [2, SURVIVOR],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-ZULU-07',
      primary: true,
      text: 'Hold the landing zone.',
      worth: 4,
      points: (deeds) => (held(deeds, 3) ? 4 : 0),
    },
    {
      id: 'EW-M-ZULU-08',
      text: 'Sweep the last block.',
      worth: 3,
      points: (deeds) => (held(deeds, 5) ? 3 : 0),
    },
    {
      id: 'EW-M-ZULU-09',
      text: 'Kill Praetorians.',
      progress: (deeds) => `${killed(deeds, PRAETORIAN)} killed, 1 point each`,
      points: (deeds) => killed(deeds, PRAETORIAN),
    },
  ],
};
