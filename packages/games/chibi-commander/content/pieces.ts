// CC-MAP-20 Pieces of terrain that people may place: what each puts on fields and edges.

/** Signs relative to the field at which a piece lies; an edge is named by the field to its right or below it. */
export interface Shape {
  /** How this way of laying it is called. */
  way: string;
  cells: readonly (readonly [dx: number, dy: number, sign: string])[];
  upright: readonly (readonly [dx: number, dy: number, sign: string])[];
  level: readonly (readonly [dx: number, dy: number, sign: string])[];
}

const block = (width: number, height: number, sign: string): Shape['cells'] =>
  Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width), sign] as const);

const solid = (width: number, height: number, sign: string, way = ''): Shape => ({
  way,
  cells: block(width, height, sign),
  upright: [],
  level: [],
});

/** CC-MAP-17 A house of 4 x 3 with a door and three windows. */
const house = (way: string, back: string, front: string): Shape => ({
  way,
  cells: block(4, 3, 'h'),
  upright: [...'|W|'].flatMap((sign, dy) => [[0, dy, sign] as const, [4, dy, sign] as const]),
  level: [
    ...[...back].map((sign, dx) => [dx, 0, sign] as const),
    ...[...front].map((sign, dx) => [dx, 3, sign] as const),
  ],
});

/** CC-MAP-11, CC-MAP-12 A crater of 3 x 3 with a low rim; its floor is normal ground. */
const crater: Shape = {
  way: '',
  cells: block(3, 3, '.'),
  upright: [0, 1, 2].flatMap((dy) => [[0, dy, 'r'] as const, [3, dy, 'r'] as const]),
  level: [0, 1, 2].flatMap((dx) => [[dx, 0, 'r'] as const, [dx, 3, 'r'] as const]),
};

/** CC-MAP-18 The landing ship of 6 x 5: hull in the corners, a door in the middle of the right side and one in the front. */
const ship: Shape = {
  way: '',
  cells: ['#uuuu#', 'uuuuuu', 'uuuuuu', 'uuuuuu', '#uuuu#'].flatMap((row, dy) =>
    [...row].map((sign, dx) => [dx, dy, sign] as const),
  ),
  upright: [...'||A||'].flatMap((sign, dy) => [[0, dy, '|'] as const, [6, dy, sign] as const]),
  level: [...'---A--'].flatMap((sign, dx) => [[dx, 0, '-'] as const, [dx, 5, sign] as const]),
};

export type PieceName =
  | 'street'
  | 'landing ship'
  | 'crater'
  | 'house'
  | 'big tree'
  | 'large palm'
  | 'small palm'
  | 'tall stone'
  | 'low piece';

export const pieces: Record<PieceName, readonly Shape[]> = {
  // CC-MAP-16 Two fields wide, across the whole board.
  street: [solid(24, 2, '=', ' from left to right'), solid(2, 16, '=', ' from back to front')],
  house: [house(', door to the front', '--W-', '-D--'), house(', door to the back', '--D-', '-W--')],
  'landing ship': [ship],
  crater: [crater],
  'big tree': [solid(2, 2, 'T')],
  'large palm': [solid(1, 1, 'P')],
  'small palm': [solid(1, 1, 'p')],
  'tall stone': [solid(1, 1, 'S')],
  // CC-MAP-08, CC-MAP-20 Two edges in a straight line.
  'low piece': [
    {
      way: ', level',
      cells: [],
      upright: [],
      level: [
        [0, 0, 'f'],
        [1, 0, 'f'],
      ],
    },
    {
      way: ', upright',
      cells: [],
      upright: [
        [0, 0, 'f'],
        [0, 1, 'f'],
      ],
      level: [],
    },
  ],
};

/** CC-MAP-20 How many there are of the vegetation. */
export const VEGETATION: readonly (readonly [PieceName, number])[] = [
  ['big tree', 1],
  ['large palm', 4],
  ['tall stone', 4],
  ['small palm', 6],
  ['low piece', 12],
];

/** CC-MAP-12, CC-MAP-16, CC-MAP-20 What the nightmares build with besides houses and vegetation. */
export const STREETS: readonly [PieceName, number] = ['street', 2];
export const CRATERS: readonly [PieceName, number] = ['crater', 8];
export const LANDING_SHIP: readonly [PieceName, number] = ['landing ship', 1];

/** All vegetation but the tree. */
export const TREELESS: readonly (readonly [PieceName, number])[] = VEGETATION.slice(1);

/** Light vegetation only: no tree, no large palms. */
export const LIGHT: readonly (readonly [PieceName, number])[] = VEGETATION.slice(2);
