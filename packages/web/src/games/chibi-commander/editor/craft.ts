// Chibi Commander's scenarios in the workshop.
import {
  freshScenario,
  layoutNames,
  type Problem,
  readScenario,
  type Scenario,
  scenarioSheet,
} from '@xenotable/chibi-commander/content';
import { drawnScenario, missionFrom } from '@xenotable/chibi-commander/workshop';
import { contentPage } from '../../../workshop/content/contentPage.tsx';
import type { Craft } from '../../../workshop/craft.ts';
import { seatsFor } from '../shared/seats.ts';
import { contentCraft } from './content.tsx';
import { EventsForm } from './EventsForm.tsx';
import { Goals } from './Goals.tsx';
import { MissionForm } from './MissionForm.tsx';
import { Squads } from './Squads.tsx';

export const craft: Craft<Scenario, Problem> = {
  game: 'chibi-commander',
  heading: 'Map editor',
  sheet: scenarioSheet,
  fine: 'Everybody can be reached and every goal can be scored: it can be played.',
  tools: 'Paint',
  pages: [
    { id: 'mission', name: 'Mission', Form: MissionForm },
    { id: 'squads', name: 'Squads', fields: /^squads/, Form: Squads },
    { id: 'goals', name: 'Goals', fields: /^goals/, Form: Goals },
    { id: 'events', name: 'Events', fields: /^(events|hidden)/, Form: EventsForm },
    contentPage(contentCraft),
  ],
  beginnings: layoutNames.map((name) => ({
    name,
    make: () => readScenario({ ...freshScenario(), name, map: name }),
  })),
  seats: seatsFor,
  generate: drawnScenario,
  mission: missionFrom,
};
