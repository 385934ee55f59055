import { CIVILIAN, LURKER, RUNNER, SHADOW, SURVIVOR } from '../cards.ts';
import { type MissionSheet, held } from '../mission.ts';

// EW-M-METRO-01 The tunnel: nothing is farther than MEDIUM.
export const metro: MissionSheet = {
  number: 4,
  name: 'Line Nine',
  story: 'A dark metro tunnel. Dogs are worth their weight here.',
  tunnel: true,
  nodes: [
    {
      id: 'EW-M-METRO-02',
      kind: 'combat',
      title: 'The platform',
      enemies: [[3, RUNNER]],
      shadows: [[4, SHADOW]],
    },
    {
      id: 'EW-M-METRO-03',
      kind: 'check',
      title: 'The switch room',
      wits: 0,
      success: [{ does: 'lights' }],
      failure: [{ does: 'add', kind: SHADOW, node: 3 }],
    },
    {
      id: 'EW-M-METRO-04',
      kind: 'combat',
      title: 'The tunnel',
      enemies: [
        [2, LURKER],
        [1, RUNNER],
      ],
      shadows: [
        [4, SHADOW],
        [1, SURVIVOR],
      ],
      lamps: true,
    },
    { id: 'EW-M-METRO-05', kind: 'supply', title: 'A maintenance locker', ammo: 5, heal: 1 },
    {
      id: 'EW-M-METRO-06',
      kind: 'combat',
      title: 'The stranded train',
      enemies: [
        [2, RUNNER],
        [2, LURKER],
      ],
      shadows: [
        [5, SHADOW],
        [2, CIVILIAN],
      ],
      lamps: true,
    },
  ],
  goals: [
    {
      id: 'EW-M-METRO-07',
      primary: true,
      text: 'Reach the train.',
      worth: 4,
      points: (deeds) => (held(deeds, 5) ? 4 : 0),
    },
    {
      id: 'EW-M-METRO-08',
      text: 'Rescue both passengers of the train.',
      worth: 2,
      progress: (deeds) => `${deeds.rescued[4] ?? 0} of 2`,
      points: (deeds) => ((deeds.rescued[4] ?? 0) >= 2 ? 2 : 0),
    },
    {
      id: 'EW-M-METRO-09',
      text: 'Quiet steps: nothing ambushes.',
      worth: 2,
      keeps: 'once',
      points: (deeds) => (deeds.ambushes === 0 ? 2 : 0),
    },
  ],
};
