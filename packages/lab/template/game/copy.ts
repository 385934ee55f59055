// A world that shares nothing changeable with the original.
import { copyFlow } from '@xenotable/kernel';
import type { Table } from './table.ts';

export const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  hearts: w.hearts,
});
