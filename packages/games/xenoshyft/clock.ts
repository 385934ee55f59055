// Moments at which positions can be compared: the end of each Combat, when it shows what buying and deploying were worth.
import type { Table } from './table.ts';

export const clock = (w: Table): number => w.round - (w.phase === 'wrap-up' ? 0 : 1);
