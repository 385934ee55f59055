// Terrain, building and obstacle types.

export type Cover = 0 | 1 | 2;

export interface TerrainType {
  id: string;
  letter: string;
  name: string;
  movement: 'open' | 'rough' | 'impassable';
  /** Armour against Shooting: 1 soft, 2 hard. */
  cover: Cover;
  sight: 'clear' | 'dense' | 'blocking' | 'hill';
  overhead: boolean;
}

/** The index of a type is its code in the map. */
export const TERRAIN: readonly TerrainType[] = [
  {
    id: 'XR-TT-01',
    letter: '.',
    name: 'open ground',
    movement: 'open',
    cover: 0,
    sight: 'clear',
    overhead: false,
  },
  { id: 'XR-TT-02', letter: '=', name: 'road', movement: 'open', cover: 0, sight: 'clear', overhead: false },
  {
    id: 'XR-TT-03',
    letter: 'P',
    name: 'landing pad',
    movement: 'open',
    cover: 0,
    sight: 'clear',
    overhead: false,
  },
  { id: 'XR-TT-04', letter: 's', name: 'scrub', movement: 'open', cover: 1, sight: 'clear', overhead: false },
  { id: 'XR-TT-05', letter: 'w', name: 'woods', movement: 'rough', cover: 1, sight: 'dense', overhead: true },
  { id: 'XR-TT-06', letter: 'x', name: 'resin', movement: 'rough', cover: 1, sight: 'dense', overhead: true },
  {
    id: 'XR-TT-07',
    letter: 'r',
    name: 'ruins',
    movement: 'rough',
    cover: 2,
    sight: 'dense',
    overhead: false,
  },
  {
    id: 'XR-TT-08',
    letter: 'c',
    name: 'craters',
    movement: 'rough',
    cover: 1,
    sight: 'clear',
    overhead: false,
  },
  {
    id: 'XR-TT-09',
    letter: 'm',
    name: 'marsh',
    movement: 'rough',
    cover: 0,
    sight: 'clear',
    overhead: false,
  },
  { id: 'XR-TT-10', letter: 'f', name: 'ford', movement: 'rough', cover: 0, sight: 'clear', overhead: false },
  {
    id: 'XR-TT-11',
    letter: '~',
    name: 'deep water',
    movement: 'impassable',
    cover: 0,
    sight: 'clear',
    overhead: false,
  },
  {
    id: 'XR-TT-12',
    letter: 'K',
    name: 'rocks',
    movement: 'impassable',
    cover: 0,
    sight: 'blocking',
    overhead: false,
  },
  { id: 'XR-TT-13', letter: 'h', name: 'hill', movement: 'open', cover: 0, sight: 'hill', overhead: false },
  {
    id: 'XR-TT-14',
    letter: 'B',
    name: 'building',
    movement: 'impassable',
    cover: 2,
    sight: 'blocking',
    overhead: true,
  },
];

export const BUILDING = TERRAIN.findIndex((type) => type.letter === 'B');
export const RUINS = TERRAIN.findIndex((type) => type.letter === 'r');
export const HILL = TERRAIN.findIndex((type) => type.letter === 'h');
export const PAD = TERRAIN.findIndex((type) => type.letter === 'P');
export const ROAD = TERRAIN.findIndex((type) => type.letter === '=');
export const RESIN = TERRAIN.findIndex((type) => type.letter === 'x');

export type ObstacleKind = 'hedge' | 'wire' | 'wall' | 'barricade';

/** XR-TT-15 soft and crushable; XR-TT-16 hard, the barricade crushable, the wall not. */
export const OBSTACLES: Record<ObstacleKind, { id: string; cover: Cover; crushable: boolean }> = {
  hedge: { id: 'XR-TT-15', cover: 1, crushable: true },
  wire: { id: 'XR-TT-15', cover: 1, crushable: true },
  wall: { id: 'XR-TT-16', cover: 2, crushable: false },
  barricade: { id: 'XR-TT-16', cover: 2, crushable: true },
};

export type BuildingKind = 'shack' | 'house' | 'bunker' | 'tower' | 'hive nest';

export const BUILDINGS: Record<BuildingKind, { id: string; armour: number; sp: number; capacity: number }> = {
  shack: { id: 'XR-BT-01', armour: 3, sp: 5, capacity: 10 },
  house: { id: 'XR-BT-02', armour: 4, sp: 10, capacity: 15 },
  bunker: { id: 'XR-BT-03', armour: 6, sp: 15, capacity: 15 },
  tower: { id: 'XR-BT-04', armour: 4, sp: 5, capacity: 5 },
  'hive nest': { id: 'XR-BT-05', armour: 4, sp: 8, capacity: 0 },
};
