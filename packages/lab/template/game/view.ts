// What a viewer may know, field by field. Nothing is hidden here.
import { shownFlow, type Bookmark, type Outcome } from '@xenotable/kernel';
import { book } from './book/index.ts';
import type { Table } from './table.ts';

export interface View {
  flow: Bookmark[];
  undoBarrier: number;
  over: Outcome | null;
  hearts: number;
}

export const view = (w: Table): View => ({
  flow: shownFlow(book, w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  hearts: w.hearts,
});
