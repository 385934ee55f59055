// Enemy Eternal's scenarios in the workshop.
import {
  type Problem,
  type Scenario,
  freshScenario,
  generate,
  generateMission,
  mapNames,
  readScenario,
  scenarioSheet,
} from '@xenotable/enemy-eternal/content';
import { contentPage } from '../../../workshop/content/contentPage.tsx';
import type { Craft } from '../../../workshop/craft.ts';
import { seatsFor } from '../shared/seats.ts';
import { contentCraft } from './content.tsx';
import { EventsForm } from './EventsForm.tsx';
import { ForcesForm } from './ForcesForm.tsx';
import { GoalsForm } from './GoalsForm.tsx';
import { MissionForm } from './MissionForm.tsx';

/** Maps of the book on which both sides have a zone: they can be fought over at once. */
const MAPS = mapNames.filter((name) => /^MAP-0[134578]$/.test(name));

export const craft: Craft<Scenario, Problem> = {
  game: 'enemy-eternal',
  heading: 'Mission editor',
  sheet: scenarioSheet,
  fine: 'Everything can be reached and every end can be met: it can be played.',
  tools: 'Paint',
  pages: [
    { id: 'mission', name: 'Mission', Form: MissionForm },
    { id: 'forces', name: 'Forces', fields: /^(squads|forces)/, Form: ForcesForm },
    { id: 'goals', name: 'Goals', fields: /^(scores|ends|wipe)/, Form: GoalsForm },
    {
      id: 'events',
      name: 'Events',
      fields: /^(pieces|pods|civilians|timer|orders|says)/,
      Form: EventsForm,
    },
    contentPage(contentCraft),
  ],
  beginnings: MAPS.map((name) => ({
    name,
    make: () => readScenario({ ...freshScenario(), name, map: name }),
  })),
  seats: seatsFor,
  generate,
  mission: generateMission,
};
