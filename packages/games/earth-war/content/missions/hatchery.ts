import { DRONE, FACEHUGGER, OVOMORPH, SHADOW, WARRIOR } from '../cards.ts';
import { type MissionSheet, held, killed } from '../mission.ts';

export const hatchery: MissionSheet = {
  number: 3,
  name: 'The Hatchery',
  story: 'Eggs in the cellar of a brewery.',
  nodes: [
    {
      id: 'EW-M-HATCH-01',
      kind: 'combat',
      title: 'The loading bay',
      enemies: [[1, DRONE]],
      shadows: [
        [4, SHADOW],
        [3, OVOMORPH],
      ],
    },
    { id: 'EW-M-HATCH-02', kind: 'rest', title: 'The foreman’s office', rest: true },
    {
      id: 'EW-M-HATCH-03',
      kind: 'combat',
      title: 'The vats',
      enemies: [
        [2, DRONE],
        [1, FACEHUGGER],
      ],
      shadows: [
        [4, SHADOW],
        [3, OVOMORPH],
      ],
    },
    { id: 'EW-M-HATCH-04', kind: 'supply', title: 'The store room', ammo: 4 },
    {
      id: 'EW-M-HATCH-05',
      kind: 'combat',
      title: 'The cold cellar',
      enemies: [
        [2, WARRIOR],
        [1, FACEHUGGER],
      ],
      shadows: [
        [4, SHADOW],
        [1, OVOMORPH],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-HATCH-07',
      primary: true,
      text: 'Burn the vats and the cellar.',
      worth: 4,
      points: (deeds) => (held(deeds, 3) && held(deeds, 5) ? 4 : 0),
    },
    // EW-M-HATCH-06 Only eggs killed as eggs are counted.
    {
      id: 'EW-M-HATCH-08',
      text: 'Destroy four eggs; all seven for two points more.',
      worth: 4,
      progress: (deeds) => `${killed(deeds, OVOMORPH)} of 7 eggs`,
      points: (deeds) => (killed(deeds, OVOMORPH) >= 4 ? 2 : 0) + (killed(deeds, OVOMORPH) >= 7 ? 2 : 0),
    },
    {
      id: 'EW-M-HATCH-09',
      text: 'Nobody is carried home implanted.',
      worth: 2,
      keeps: 'again',
      points: (deeds) => (deeds.implanted === 0 ? 2 : 0),
    },
  ],
};
