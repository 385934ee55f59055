// How far one can see.
import type { Table } from '../../table.ts';

/** EE-M-SE16-01 In the Midnight Raids sight reaches 12; 0 means without limit. */
export const nightLimit = (w: Table): number =>
  w.scenario !== null ? w.scenario.sight : w.mission === 'SE1.6' ? 12 : 0;
