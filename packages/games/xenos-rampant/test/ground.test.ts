// Terrain, obstacles, buildings and maps of the catalogue.
import { expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import { BUILDINGS, OBSTACLES, TERRAIN } from '../content/terrain.ts';

const TERRAIN_ROWS: [
  id: string,
  letter: string,
  movement: string,
  cover: number,
  sight: string,
  overhead: boolean,
][] = [
  ['XR-TT-01', '.', 'open', 0, 'clear', false],
  ['XR-TT-02', '=', 'open', 0, 'clear', false],
  ['XR-TT-03', 'P', 'open', 0, 'clear', false],
  ['XR-TT-04', 's', 'open', 1, 'clear', false],
  ['XR-TT-05', 'w', 'rough', 1, 'dense', true],
  ['XR-TT-06', 'x', 'rough', 1, 'dense', true],
  ['XR-TT-07', 'r', 'rough', 2, 'dense', false],
  ['XR-TT-08', 'c', 'rough', 1, 'clear', false],
  ['XR-TT-09', 'm', 'rough', 0, 'clear', false],
  ['XR-TT-10', 'f', 'rough', 0, 'clear', false],
  ['XR-TT-11', '~', 'impassable', 0, 'clear', false],
  ['XR-TT-12', 'K', 'impassable', 0, 'blocking', false],
  ['XR-TT-13', 'h', 'open', 0, 'hill', false],
  ['XR-TT-14', 'B', 'impassable', 2, 'blocking', true],
];

test.each(TERRAIN_ROWS)('%s %s', (id, letter, movement, cover, sight, overhead) => {
  expect(TERRAIN.find((type) => type.id === id)).toMatchObject({ letter, movement, cover, sight, overhead });
});

test('obstacles and buildings: XR-TT-15, XR-TT-16, XR-BT-01, XR-BT-02, XR-BT-03, XR-BT-04, XR-BT-05', () => {
  expect(OBSTACLES).toMatchObject({
    hedge: { cover: 1, crushable: true },
    wire: { cover: 1, crushable: true },
    wall: { cover: 2, crushable: false },
    barricade: { cover: 2, crushable: true },
  });
  expect(BUILDINGS).toMatchObject({
    shack: { id: 'XR-BT-01', armour: 3, sp: 5, capacity: 10 },
    house: { id: 'XR-BT-02', armour: 4, sp: 10, capacity: 15 },
    bunker: { id: 'XR-BT-03', armour: 6, sp: 15, capacity: 15 },
    tower: { id: 'XR-BT-04', armour: 4, sp: 5, capacity: 5 },
    'hive nest': { id: 'XR-BT-05', armour: 4, sp: 8, capacity: 0 },
  });
});

/** How many cells of each letter a map has, and how many obstacles. */
const MAP_CELLS: [id: string, name: string, letters: Record<string, number>, obstacles: number][] = [
  ['XR-M-MAP-01', 'CROSS', { '.': 400, '=': 92, B: 12, c: 6, r: 12, s: 12, w: 42 }, 4],
  ['XR-M-MAP-02', 'REFINERY', { '.': 494, B: 16, K: 16, P: 4, c: 2, r: 32, s: 12 }, 4],
  ['XR-M-MAP-03', 'JUNGLE', { '.': 358, f: 12, m: 12, w: 158, '~': 36 }, 0],
  ['XR-M-MAP-04', 'PAD', { '.': 474, K: 20, P: 16, c: 36, h: 18, s: 12 }, 2],
  ['XR-M-MAP-05', 'HIVE', { '.': 472, B: 6, c: 8, r: 8, s: 16, w: 12, x: 54 }, 0],
  ['XR-M-MAP-06', 'CANYON', { '.': 325, '=': 48, K: 143, c: 18, r: 18, s: 18, w: 6 }, 3],
];

test.each(MAP_CELLS)('%s %s', (id, name, letters, obstacles) => {
  const map = MAPS.find((one) => one.id === id)!;
  expect(map.name).toBe(name);
  expect(map.rows.every((row) => row.length === 24) && map.rows.length === 24).toBe(true);
  const counts: Record<string, number> = {};
  for (const letter of map.rows.join('')) counts[letter] = (counts[letter] ?? 0) + 1;
  expect(counts).toEqual(letters);
  expect(map.obstacles.length).toBe(obstacles);
});
