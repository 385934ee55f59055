// A campaign of one's own: one Squad goes on from mission to mission.
import {
  type March,
  type Scenario,
  afterMission,
  generateCampaign,
  isLost,
  limitFor,
  marchFault,
  readCampaign,
  scenarioSheet,
  unfitMission,
  wonOf,
} from '@xenotable/enemy-eternal/content';
import { type View, readSquadText, squadText } from '@xenotable/enemy-eternal/preview';
import * as v from 'valibot';
import type { Format } from '../../storage/stored.ts';
import { CampaignPage } from '../../workshop/campaign/CampaignPage.tsx';
import type { CampaignCraft } from '../../workshop/campaign/contract.ts';
import { craft } from './editor/craft.ts';
import { MarchSquad } from './march/MarchSquad.tsx';
import { MiniMap } from './shared/MiniMap.tsx';
import { seatsFor } from './shared/seats.ts';
import './enemy-eternal.css';
import './march/march.css';

const schema = v.object({
  squad: v.string(),
  supplies: v.number(),
  results: v.array(v.object({ won: v.boolean(), fallen: v.array(v.string()) })),
});

const progress: Format<March> = {
  read(text) {
    const march = v.parse(schema, JSON.parse(text));
    return { ...march, squad: readSquadText(march.squad) };
  },
  write: (march) => JSON.stringify({ ...march, squad: squadText(march.squad) }),
};

const standing = (march: March): string => `${wonOf(march)} of ${march.results.length} won`;

const campaign: CampaignCraft<Scenario, March> = {
  craft,
  battle: 'mission',
  says: 'Five missions with one Squad, on maps drawn from a seed. Whoever falls is gone; what is won pays for recruits. Every mission can be changed in the editor.',
  generate: generateCampaign,
  read: readCampaign,
  unfit: unfitMission,
  progress,
  begun: null,
  results: ({ results }) =>
    results.map(
      ({ won, fallen }) =>
        `${won ? 'Won' : 'Lost'}. ${fallen.length === 0 ? 'Everybody came home.' : `Fallen: ${fallen.join(', ')}.`}`,
    ),
  standing,
  verdict: () => 'the campaign is over',
  stopped: (march) =>
    isLost(march) ? 'Nobody is left to go on. The campaign is lost.' : marchFault(march.squad),
  table: (mission, { squad }) => ({
    options: {
      ...scenarioSheet.options(mission),
      automaton: squad.faction === 'XCOM' ? 'ADVENT' : 'XCOM',
      limit: limitFor(squad),
      squads: [JSON.parse(JSON.stringify(squad))],
    },
    seats: seatsFor(mission),
  }),
  after: (march, { view }) => afterMission(march, view as unknown as View),
  figures: ({ rounds }) => `${rounds} rounds`,
  Map: ({ scenario }) => (
    <div className="ee-scope">
      <MiniMap map={scenario.map} />
    </div>
  ),
  Prepare: MarchSquad,
};

export default function OwnCampaign() {
  return <CampaignPage craft={campaign} />;
}
