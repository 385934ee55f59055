// How a point of the table is chosen, in one sentence.
import type { Space } from '@xenotable/xenos-rampant/preview';

const GUIDES: Record<Space['kind'], string | null> = {
  deploy: 'Pick a unit, then point at the lit ground.',
  move: 'Point at the table. The lit ground is as far as it gets.',
  drive: 'Point at the table. The lit ground is as far as it gets.',
  enter: 'Point at the lit ground behind the edge by which it comes.',
  leave: 'Point at the table: it leaves on that side.',
  'get out': 'Point at the table, near the vehicle.',
  land: 'Point at the table: it lands there, or as near as it may.',
  marker: 'Point at the table.',
  list: null,
  charge: null,
  direction: null,
  distance: null,
  cover: null,
  storm: null,
  'put down': null,
  nest: null,
  swap: null,
};

export const guideIn = (space: Space | undefined): string | null =>
  space?.kind === 'enter' && space.edge !== null
    ? `It comes by the ${space.edge} edge. Point at the lit ground: as far as it gets.`
    : GUIDES[space?.kind ?? 'list'];
