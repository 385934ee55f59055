// The view: what a viewer may know, and of the open pages of the book the locals that everybody may see.
import { type Viewer, shownFlow } from '@xenotable/kernel';
import { book } from './book/index.ts';
import { seen } from './seen.ts';
import type { Table } from './table.ts';
import type { View } from './viewTypes.ts';

export type * from './viewTypes.ts';

export const view = (w: Table, viewer: Viewer): View => ({
  ...seen(w, viewer),
  flow: shownFlow(book, w.flow),
});
