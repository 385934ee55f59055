import { CIVILIAN, DRONE, RUNNER, SHADOW, SURVIVOR, WARRIOR } from '../cards.ts';
import { type MissionSheet, allRescued, held } from '../mission.ts';

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
        [1, DRONE],
        [1, RUNNER],
      ],
      shadows: [
        [4, SHADOW],
        [2, CIVILIAN],
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
            failure: [{ does: 'add', kind: RUNNER, node: 5 }],
          },
        },
      ],
    },
    {
      id: 'EW-M-HARROW-03',
      kind: 'combat',
      title: 'The high street',
      enemies: [
        [2, RUNNER],
        [1, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [2, CIVILIAN],
      ],
    },
    { id: 'EW-M-HARROW-04', kind: 'supply', title: 'An abandoned truck', ammo: 5 },
    {
      id: 'EW-M-HARROW-05',
      kind: 'combat',
      title: 'The bus depot',
      enemies: [
        [1, WARRIOR],
        [2, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [1, CIVILIAN],
        [1, SURVIVOR],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HARROW-06',
      primary: true,
      text: 'Hold the depot.',
      worth: 3,
      points: (deeds) => (held(deeds, 5) ? 3 : 0),
    },
    {
      id: 'EW-M-HARROW-07',
      text: 'Rescue three bystanders; all that were met for one point more.',
      worth: 3,
      progress: (deeds) => `${allRescued(deeds)} rescued, ${deeds.bystandersMet} met`,
      points: (deeds) =>
        (allRescued(deeds) >= 3 ? 2 : 0) +
        (deeds.bystandersMet > 0 && allRescued(deeds) === deeds.bystandersMet ? 1 : 0),
    },
    {
      id: 'EW-M-HARROW-08',
      text: 'Kill no bystander.',
      worth: 2,
      keeps: 'once',
      points: (deeds) => (deeds.bystandersKilled === 0 ? 2 : 0),
    },
  ],
};
