import { DRONE, OVOMORPH, PRAETORIAN, QUEEN, SHADOW, SURVIVOR, WARRIOR } from '../cards.ts';
import { type MissionSheet, killed } from '../mission.ts';

export const queen: MissionSheet = {
  number: 8,
  name: 'The Queen’s Court',
  story: 'Down to her.',
  nodes: [
    {
      id: 'EW-M-QUEEN-02',
      kind: 'combat',
      title: 'The throat',
      enemies: [[2, WARRIOR]],
      shadows: [
        [4, SHADOW],
        [2, OVOMORPH],
      ],
    },
    { id: 'EW-M-QUEEN-03', kind: 'rest', title: 'A side chamber', rest: true },
    {
      id: 'EW-M-QUEEN-04',
      kind: 'combat',
      title: 'The guard',
      enemies: [
        [2, PRAETORIAN],
        [1, DRONE],
      ],
      shadows: [[4, SHADOW]],
    },
    { id: 'EW-M-QUEEN-05', kind: 'supply', title: 'A fallen squad', ammo: 8 },
    // EW-M-QUEEN-01 No way back; EW-M-QUEEN-07 charges may be set.
    {
      id: 'EW-M-QUEEN-06',
      kind: 'combat',
      title: 'The court',
      enemies: [
        [1, QUEEN],
        [1, PRAETORIAN],
        [2, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [1, SURVIVOR],
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
      worth: 6,
      progress: () => '4 points by charges',
      points: (deeds) => (killed(deeds, QUEEN) > 0 ? 6 : deeds.ends[4] === 'charges' ? 4 : 0),
    },
    {
      id: 'EW-M-QUEEN-09',
      text: 'Kill all three of her guard.',
      worth: 2,
      progress: (deeds) => `${killed(deeds, PRAETORIAN)} of 3`,
      points: (deeds) => (killed(deeds, PRAETORIAN) >= 3 ? 2 : 0),
    },
    {
      id: 'EW-M-QUEEN-10',
      text: 'Bring everyone home.',
      worth: 3,
      keeps: 'once',
      points: (deeds) => (deeds.kia === 0 ? 3 : 0),
    },
  ],
};
