// XenoShyft's sieges in the workshop.
import { type Siege, scenarioSheet } from '@xenotable/xenoshyft/content';
import { contentPage } from '../../../workshop/content/contentPage.tsx';
import type { Craft } from '../../../workshop/craft.ts';
import { seatsFor } from '../shared/seats.ts';
import { contentCraft } from './content.tsx';
import { DepotForm } from './DepotForm.tsx';
import { fieldWords } from './fields.ts';
import { RulesForm } from './RulesForm.tsx';
import { SiegeForm } from './SiegeForm.tsx';
import { WaveForm } from './WaveForm.tsx';

export const craft: Craft<Siege> = {
  game: 'xenoshyft',
  heading: 'Siege editor',
  sheet: scenarioSheet,
  fine: 'Every wave has Enemies and every seat has cards: it can be played.',
  tools: 'Enemies',
  pages: [
    { id: 'siege', name: 'Siege', Form: SiegeForm },
    { id: 'wave', name: 'Wave', fields: /^waves/, Form: WaveForm },
    { id: 'depot', name: 'Depot', fields: /^(items|divisions|deck|divisionCards)/, Form: DepotForm },
    { id: 'rules', name: 'Rules', fields: /^rules/, Form: RulesForm },
    contentPage(contentCraft),
  ],
  fieldWords,
  beginnings: [],
  seats: seatsFor,
};
