// The size of every map.
import type { View } from '@xenotable/chibi-commander/preview';

export const COLUMNS = 24;
export const ROWS = 16;

export type Board = View['board'];
