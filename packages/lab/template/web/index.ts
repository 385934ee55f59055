// Bug Hunt on the table.
import type { View } from '@xenotable/bug-hunt';
import type { GameModule } from '../../table/contract.ts';
import { Board } from './Board.tsx';

export const module: GameModule<View> = {
  headline: (view) => `${view.hearts} hearts`,
  phases: () => ({ names: ['Hunt'], now: 0 }),
  seats: (_view, plans) => plans.map(({ name }) => ({ side: 'a', name, what: 'hunts' })),
  Board,
  things: () => ['bug'],
  note: () => ({ icon: 'dice' }),
  detail: () => ({ title: 'The bug', kind: 'Prey', text: 'Found on 5 or 6; bites on 1.', rule: 'BH-01' }),
  names: () => [],
  legend: [{ sign: 'target', label: 'may be pointed at' }],
};
