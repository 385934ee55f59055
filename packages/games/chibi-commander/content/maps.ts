// The six layouts, and what their characters mean. Pieces are counted as in CC-MAP-20: houses of 4 x 3 with a door and three windows (CC-MAP-17),
// craters of 3 x 3 (CC-MAP-12), streets two fields wide (CC-MAP-16), one big tree of 2 x 2 (CC-MAP-15).
import { keysOf } from '@xenotable/kernel';
import { base } from './maps/base.ts';
import { city } from './maps/city.ts';
import { complex } from './maps/complex.ts';
import { dropZone } from './maps/dropZone.ts';
import { mars } from './maps/mars.ts';
import { province } from './maps/province.ts';

export const layouts = {
  Province: province,
  'Drop Zone': dropZone,
  City: city,
  Complex: complex,
  Base: base,
  Mars: mars,
} as const;
export type LayoutName = keyof typeof layouts;
export const layoutNames = keysOf(layouts);

/** CC-MAP-13 Full coverage: big tree, large palm, tall stone, machine, rock or hull. */
export const FULL = 'TPSK#';
/** CC-MAP-14 Low field cover: small palm, crystal, crate or console. */
export const LOW = 'p*c';

/** What stands on an edge. Closed doors count as walls (CC-MOV-08). */
export const EDGE = { none: 0, low: 1, wall: 2, door: 3, alienDoor: 4 } as const;
export type EdgeKind = (typeof EDGE)[keyof typeof EDGE];

/** CC-MAP-07 Signs of things on edge lines: fence (CC-MAP-08), crater rim (CC-MAP-11), window (CC-MAP-09), wall (CC-MAP-10), doors. */
export const edgeSigns: Record<string, EdgeKind> = {
  ' ': EDGE.none,
  f: EDGE.low,
  r: EDGE.low,
  W: EDGE.low,
  '|': EDGE.wall,
  '-': EDGE.wall,
  D: EDGE.door,
  A: EDGE.alienDoor,
  ':': EDGE.none,
  '~': EDGE.none,
};

/** Signs of fields, in people's words. */
export const fieldSigns: Record<string, string> = {
  '.': 'open ground',
  '=': 'street',
  h: 'floor',
  u: 'inside the landing ship',
  g: 'floor of the Alien base',
  O: 'shaft',
  s: 'rocket silo',
  a: 'radar',
  b: 'quarters',
  k: 'command room',
  w: 'workshop',
  x: 'reactor',
  q: 'quarantine',
  '1': 'hangar 1',
  '2': 'hangar 2',
  L: 'elevator',
  '^': 'stairs',
  T: 'big tree',
  P: 'large palm',
  S: 'tall stone',
  K: 'machine',
  '#': 'rock or hull',
  p: 'small palm',
  '*': 'crystal',
  c: 'crate or console',
};
