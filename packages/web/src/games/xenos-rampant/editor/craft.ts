// Xenos Rampant's scenarios in the workshop.
import { type Scenario, battleOf, generate, scenarioSheet } from '@xenotable/xenos-rampant/content';
import type { Craft } from '../../../workshop/craft.ts';
import { SEATS } from '../shared/seats.ts';
import { contentPage } from '../../../workshop/content/contentPage.tsx';
import { BattleForm } from './BattleForm.tsx';
import { contentCraft } from './content.tsx';
import { FairnessPage } from './FairnessPage.tsx';
import { GoalsForm } from './GoalsForm.tsx';
import { ZoneForm } from './ZoneForm.tsx';

/** Points of a battle from a seed; they can be changed afterwards. */
const POINTS = 24;

export const craft: Craft<Scenario> = {
  game: 'xenos-rampant',
  heading: 'Scenario editor',
  sheet: scenarioSheet,
  fine: 'Both sides have room and something to fight for: it can be played.',
  tools: 'Pieces',
  pages: [
    { id: 'battle', name: 'Battle', Form: BattleForm },
    { id: 'goals', name: 'Goals', fields: /^(goals|markers|stances)/, Form: GoalsForm },
    { id: 'zones', name: 'Zones', fields: /^(zones|deployment|reinforcements|rows)/, Form: ZoneForm },
    contentPage(contentCraft),
    { id: 'fairness', name: 'Fairness', Form: FairnessPage },
  ],
  beginnings: [],
  seats: () => SEATS,
  generate,
  mission: (seed) => battleOf(seed, POINTS),
};
