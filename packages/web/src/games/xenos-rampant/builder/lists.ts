// Detachments as lists that are kept, read and written.
import { type List, readList, writeList } from '@xenotable/xenos-rampant/content';
import type { Lists } from '../../../table/builder/useBuilder.ts';

export const detachments: Omit<Lists<List>, 'first'> = {
  game: 'xenos-rampant',
  write: writeList,
  read: readList,
  nameOf: (list) => list.name,
};
