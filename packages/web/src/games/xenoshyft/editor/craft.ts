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

const PAGES: readonly (readonly [start: RegExp, page: string])[] = [
  [/^waves/, 'wave'],
  [/^(items|divisions|deck|divisionCards)/, 'depot'],
  [/^rules/, 'rules'],
  [/^content/, 'content'],
];

export const craft: Craft<Siege> = {
  game: 'xenoshyft',
  heading: 'Siege editor',
  sheet: scenarioSheet,
  fine: 'Every wave has Enemies and every seat has cards: it can be played.',
  tools: 'Enemies',
  pages: [
    { id: 'siege', name: 'Siege', Form: SiegeForm },
    { id: 'wave', name: 'Wave', Form: WaveForm },
    { id: 'depot', name: 'Depot', Form: DepotForm },
    { id: 'rules', name: 'Rules', Form: RulesForm },
    contentPage(contentCraft),
  ],
  pageFor: (field) => PAGES.find(([start]) => start.test(field))?.[1] ?? 'siege',
  fieldWords,
  beginnings: [],
  seats: seatsFor,
};
