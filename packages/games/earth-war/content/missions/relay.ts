import { CIVILIAN, DRONE, SHADOW, UNKNOWN } from '../cards.ts';
import { type MissionSheet, held } from '../mission.ts';

export const relay: MissionSheet = {
  number: 1,
  name: 'Dead Relay',
  story: 'A relay mast in the suburbs has gone silent. A short first patrol.',
  nodes: [
    { id: 'EW-M-RELAY-01', kind: 'combat', title: 'The yard', enemies: [[2, DRONE]], shadows: [[3, SHADOW]] },
    {
      id: 'EW-M-RELAY-02',
      kind: 'check',
      title: 'The mast',
      wits: 0,
      success: [{ does: 'command', cp: 1, node: 3 }],
      failure: [{ does: 'add', kind: UNKNOWN, node: 3 }],
    },
    {
      id: 'EW-M-RELAY-03',
      kind: 'combat',
      title: 'The control hut',
      enemies: [[2, DRONE]],
      shadows: [
        [4, SHADOW],
        [1, CIVILIAN],
      ],
    },
  ],
  goals: [
    {
      id: 'EW-M-RELAY-04',
      primary: true,
      text: 'Clear the hut.',
      worth: 3,
      points: (deeds) => (held(deeds, 3) ? 3 : 0),
    },
    {
      id: 'EW-M-RELAY-05',
      text: 'Bring the operator out of the hut.',
      worth: 1,
      progress: () => 'the Civilian at the control hut',
      points: (deeds) => ((deeds.rescued[2] ?? 0) > 0 ? 1 : 0),
    },
    {
      id: 'EW-M-RELAY-06',
      text: 'Have 6 AMMO left at the end.',
      worth: 1,
      keeps: 'again',
      progress: (deeds) => `${deeds.ammoLeft} AMMO now`,
      points: (deeds) => (deeds.ammoLeft >= 6 ? 1 : 0),
    },
  ],
};
