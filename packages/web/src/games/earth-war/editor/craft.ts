// Earth War's missions in the workshop.
import { type Scenario, scenarioSheet } from '@xenotable/earth-war/content';
import type { Craft } from '../../../workshop/craft.ts';
import { seatsFor } from '../shared/seats.ts';
import { GoalsForm } from './GoalsForm.tsx';
import { MissionForm } from './MissionForm.tsx';
import { NodeForm } from './NodeForm.tsx';

export const craft: Craft<Scenario> = {
  game: 'earth-war',
  heading: 'Mission editor',
  sheet: scenarioSheet,
  fine: 'Every way ends and every goal can be reached: it can be played.',
  tools: 'Nodes',
  pages: [
    { id: 'mission', name: 'Mission', Form: MissionForm },
    { id: 'node', name: 'Node', Form: NodeForm },
    { id: 'goals', name: 'Goals', Form: GoalsForm },
  ],
  pageFor: (field) => (field.startsWith('goals') ? 'goals' : field.startsWith('nodes[') ? 'node' : 'mission'),
  beginnings: [],
  seats: seatsFor,
};
