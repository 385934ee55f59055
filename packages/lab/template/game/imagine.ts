// A complete world that a viewer could not tell from the real one.
import { copyFlow } from '@xenotable/kernel';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export const imagine = (view: View): Table => ({
  edition: '1',
  flow: copyFlow(view.flow),
  undoBarrier: view.undoBarrier,
  over: view.over,
  hearts: view.hearts,
});
