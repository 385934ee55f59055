// Companions in the frame of a replay: what was asked and kept at every moment.
import type { CompanionView } from '@xenotable/kernel/companion';
import type { GameModule } from '../table/contract.ts';
import { Shown } from './Shown.tsx';
import './companion.css';

export const module: GameModule<CompanionView> = {
  headline: ({ headline }) => headline,
  phases: () => ({ names: [], now: 0 }),
  seats: () => [
    { side: 'a', what: 'at a real table', name: 'the people' },
    { side: 'b', what: 'kept by the app', name: 'the automaton' },
  ],
  Board: ({ view }) => <Shown view={view} />,
  things: () => [],
  note: () => ({ icon: 'arrow' }),
  detail: () => null,
  names: ({ kept }) => kept.map(({ name }) => name),
  legend: [],
};
