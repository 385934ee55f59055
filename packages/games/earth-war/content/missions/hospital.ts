import type { MissionSheet } from '../mission.ts';

export const hospital: MissionSheet = {
  number: 5,
  medlab: true,
  name: 'Saint Brigid’s',
  story: 'The hospital. What was brought in for treatment has begun to hatch.',
  nodes: [
    {
      id: 'EW-M-HOSP-01',
      kind: 'combat',
      title: 'Admissions',
      enemies: [
        [2, 'Chest-Burster'],
        [1, 'Drone'],
      ],
      garrison: [
        [1, 'Drone'],
        [1, 'Lurker'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
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
        [2, 'Drone'],
        [1, 'Warrior'],
      ],
      garrison: [
        [1, 'Lurker'],
        [1, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Civilian'],
        [1, 'Survivor'],
      ],
    },
    { id: 'EW-M-HOSP-04', kind: 'rest', title: 'The theatre', rest: true, ammo: 4, surgery: true },
    {
      id: 'EW-M-HOSP-05',
      kind: 'combat',
      title: 'The med-lab',
      enemies: [
        [2, 'Warrior'],
        [1, 'Lurker'],
        [1, 'Chest-Burster'],
      ],
      garrison: [
        [2, 'Warrior'],
        [2, 'Lurker'],
        [1, 'Crusher'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Survivor'],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HOSP-06',
      primary: true,
      text: 'Secure the med-lab.',
      scores: [{ points: 4, when: [{ is: 'held', node: 5 }] }],
    },
    {
      id: 'EW-M-HOSP-07',
      text: 'Rescue three bystanders.',
      progress: '{rescued} of 3',
      scores: [{ points: 2, when: [{ is: 'rescued', least: 3 }] }],
    },
    {
      id: 'EW-M-HOSP-08',
      text: 'No Chest-Burster escapes or matures.',
      scores: [{ points: 2, when: [{ is: 'loose', most: 0 }] }],
    },
  ],
};
