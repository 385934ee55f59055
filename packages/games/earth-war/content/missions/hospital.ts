import { CHEST_BURSTER, CIVILIAN, DRONE, LURKER, SHADOW, SURVIVOR, WARRIOR } from '../cards.ts';
import { type MissionSheet, allRescued, held } from '../mission.ts';

export const hospital: MissionSheet = {
  number: 5,
  name: 'Saint Brigid’s',
  story: 'The hospital. What was brought in for treatment has begun to hatch.',
  nodes: [
    {
      id: 'EW-M-HOSP-01',
      kind: 'combat',
      title: 'Admissions',
      enemies: [
        [2, CHEST_BURSTER],
        [1, DRONE],
      ],
      shadows: [
        [4, SHADOW],
        [1, CIVILIAN],
      ],
    },
    {
      id: 'EW-M-HOSP-02',
      kind: 'choice',
      title: 'Wards or service lift',
      branches: [
        { name: 'The wards' },
        {
          name: 'The service lift',
          check: {
            wits: -1,
            success: [{ does: 'skip', node: 3 }],
            failure: [
              { does: 'harm', upTo: 3 },
              { does: 'skip', node: 3 },
            ],
          },
        },
      ],
    },
    {
      id: 'EW-M-HOSP-03',
      kind: 'combat',
      title: 'The wards',
      enemies: [
        [2, DRONE],
        [1, WARRIOR],
      ],
      shadows: [
        [4, SHADOW],
        [2, CIVILIAN],
        [1, SURVIVOR],
      ],
    },
    { id: 'EW-M-HOSP-04', kind: 'rest', title: 'The theatre', rest: true, ammo: 4, surgery: true },
    {
      id: 'EW-M-HOSP-05',
      kind: 'combat',
      title: 'The med-lab',
      enemies: [
        [2, WARRIOR],
        [1, LURKER],
        [1, CHEST_BURSTER],
      ],
      shadows: [
        [4, SHADOW],
        [1, SURVIVOR],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HOSP-06',
      primary: true,
      text: 'Secure the med-lab.',
      worth: 4,
      points: (deeds) => (held(deeds, 5) ? 4 : 0),
    },
    {
      id: 'EW-M-HOSP-07',
      text: 'Rescue three bystanders.',
      worth: 2,
      progress: (deeds) => `${allRescued(deeds)} of 3`,
      points: (deeds) => (allRescued(deeds) >= 3 ? 2 : 0),
    },
    {
      id: 'EW-M-HOSP-08',
      text: 'No Chest-Burster escapes or matures.',
      worth: 2,
      keeps: 'once',
      points: (deeds) => (deeds.loose === 0 ? 2 : 0),
    },
  ],
};
