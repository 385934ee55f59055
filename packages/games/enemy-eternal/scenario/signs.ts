// The signs of a scenario's map and what each is called.
export const SIGNS = {
  '.': 'Open ground',
  H: 'Hard cover',
  s: 'Soft cover',
  o: 'Obstacle',
  '#': 'Wall',
  '~': 'Water',
  '1': 'Level 1',
  h: 'Hard cover on level 1',
  '2': 'Level 2',
  '=': 'Ramp',
  A: 'Zone A',
  B: 'Zone B',
  E: 'Evac zone',
  X: 'Marker',
  r: 'Arrival of reinforcements',
  T: 'Terminal',
  C: 'Container',
  I: 'Device',
  V: 'Civilian',
  a: 'Pod a',
  b: 'Pod b',
  c: 'Pod c',
  d: 'Pod d',
} as const;

export type Sign = keyof typeof SIGNS;
export const isSign = (text: string): text is Sign => Object.hasOwn(SIGNS, text);

export const POD_LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The largest and the smallest map. */
export const SIZES = { least: 12, widest: 48, highest: 32 } as const;
