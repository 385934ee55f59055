// The table before the first step.
import { hunt } from './book/hunt.ts';
import type { Table } from './table.ts';

export const HEARTS = 3;

export const begin = (hearts: number = HEARTS): Table => ({
  edition: '1',
  flow: [hunt.begin({})],
  undoBarrier: 0,
  over: null,
  hearts,
});
