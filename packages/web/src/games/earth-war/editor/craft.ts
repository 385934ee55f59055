// Earth War's missions in the workshop.
import { type Scenario, scenarioSheet } from '@xenotable/earth-war/content';
import type { Craft } from '../../../workshop/craft.ts';
import { contentPage } from '../../../workshop/content/contentPage.tsx';
import { seatsFor } from '../shared/seats.ts';
import { contentCraft } from './content.tsx';
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
    { id: 'node', name: 'Node', fields: /^nodes\[/, Form: NodeForm },
    { id: 'goals', name: 'Goals', fields: /^goals/, Form: GoalsForm },
    contentPage(contentCraft),
  ],
  beginnings: [],
  seats: seatsFor,
};
