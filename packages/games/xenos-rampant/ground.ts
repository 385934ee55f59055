// What follows from the map: cells, features, solid boxes. Derived once per map and set of collapsed buildings, never stored in the world.
import { applies } from '@xenotable/kernel';
import { type Box, type CellMap, type Point, cellUnder, features, floorDiv } from '@xenotable/board';
import { MAPS, type MapName } from './content/maps.ts';
import { BUILDING, type BuildingKind, HILL, RESIN, RUINS, TERRAIN } from './content/terrain.ts';
import { type Board, boardOf, obstaclesOf } from './scenario/board.ts';
import type { Scenario } from './scenario/scenario.ts';
import type { Building, Obstacle, Table } from './table.ts';

const CELL = 200;

export interface Ground {
  map: CellMap;
  /** XR-TER-01 Feature number of each cell. */
  feature: Int16Array;
  /** How many cells that can stop a sight line lie to the south-west of each corner of the cells. */
  opaque: Uint16Array;
  /** Impassable cells, in rows. */
  solid: Box[];
  /** Standing buildings' outlines; null where one has collapsed. */
  houses: (Box | null)[];
  /** Number of the building on a cell, or -1. */
  house: Int8Array;
  cover: Uint8Array;
}

const mark = (holds: (type: (typeof TERRAIN)[number]) => boolean): Uint8Array =>
  Uint8Array.from(TERRAIN, (type) => (holds(type) ? 1 : 0));
export const ROUGH = mark((type) => type.movement === 'rough');
export const IMPASSABLE = mark((type) => type.movement === 'impassable');
export const DENSE = mark((type) => type.sight === 'dense');
export const BLOCKING = mark((type) => type.sight === 'blocking');
export const OVERHEAD = mark((type) => type.overhead);
export const COVER = Uint8Array.from(TERRAIN, (type) => type.cover);
/** XR-TER-15 */
export const isHill = (code: number): boolean => code === HILL;

const letters = new Map(TERRAIN.map((type, code) => [type.letter, code]));
const sheetOf = (map: MapName) => MAPS.find((one) => one.name === map)!;

function boardNamed(map: MapName): Board {
  const rows = sheetOf(map).rows;
  const codes = new Uint8Array(24 * 24);
  rows.forEach((row, fromNorth) => {
    for (let column = 0; column < 24; column++)
      codes[(23 - fromNorth) * 24 + column] = letters.get(row[column]!)!;
  });
  return { size: CELL, columns: 24, codes };
}

/** Outlines of the map's buildings, west to east. */
export function housesOf({ size, columns, codes }: Board): Box[] {
  const map: CellMap = { size, columns, rows: columns, codes };
  const group = features(map);
  const boxes = new Map<number, Box>();
  codes.forEach((code, cell) => {
    if (code !== BUILDING) return;
    const west = (cell % columns) * size;
    const south = floorDiv(cell, columns) * size;
    const box = boxes.get(group[cell]!) ?? { west, south, east: west + size, north: south + size };
    boxes.set(group[cell]!, {
      west: Math.min(box.west, west),
      south: Math.min(box.south, south),
      east: Math.max(box.east, west + size),
      north: Math.max(box.north, south + size),
    });
  });
  return [...boxes.values()].sort((a, b) => a.west - b.west || a.south - b.south);
}

/** A map before anybody fires, and what it becomes when buildings fall. */
interface Plain {
  board: Board;
  houses: Box[];
  grounds: Ground[];
}

const plainFrom = (board: Board): Plain => ({ board, houses: housesOf(board), grounds: [] });

const named = new Map<MapName, Plain>();
/** Maps of one's own by their text: the same one may be read many times. */
const own = new Map<string, Plain>();
const ownRead = new WeakMap<Scenario, Plain>();
const MOST_OWN = 12;

function ownPlain(scenario: Scenario): Plain {
  let found = ownRead.get(scenario);
  if (found !== undefined) return found;
  const key = JSON.stringify([scenario.rows, scenario.pieces]);
  found = own.get(key);
  if (found === undefined) {
    found = plainFrom(boardOf(scenario));
    const [oldest] = own.keys();
    if (own.size >= MOST_OWN && oldest !== undefined) own.delete(oldest);
    own.set(key, found);
  }
  ownRead.set(scenario, found);
  return found;
}

type OfMap = Pick<Table, 'map' | 'options'>;

function plainOf({ map, options }: OfMap): Plain {
  if (map === 'OWN') {
    if (options.own === undefined) throw new Error('there is no map of its own');
    return ownPlain(options.own);
  }
  let found = named.get(map);
  if (found === undefined) named.set(map, (found = plainFrom(boardNamed(map))));
  return found;
}

function opaqueCells({ columns, rows, codes }: CellMap): Uint16Array {
  const wide = columns + 1;
  const sums = new Uint16Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const code = codes[row * columns + column]!;
      const stops = BLOCKING[code] === 1 || DENSE[code] === 1 || isHill(code) ? 1 : 0;
      const at = (row + 1) * wide + column + 1;
      sums[at] = stops + sums[at - 1]! + sums[at - wide]! - sums[at - wide - 1]!;
    }
  return sums;
}

/** Whether no cell that could stop a sight line touches the rectangle between two points. */
export function isOpen(
  { map: { size, columns, rows }, opaque }: Ground,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const wide = columns + 1;
  const line = (at: number, most: number): number => Math.min(most, Math.max(0, Math.floor(at / size)));
  const west = line(Math.min(ax, bx) - 1, columns);
  const east = line(Math.max(ax, bx) + size, columns);
  const south = line(Math.min(ay, by) - 1, rows) * wide;
  const north = line(Math.max(ay, by) + size, rows) * wide;
  const at = (row: number, column: number): number => opaque[row + column] ?? 0;
  return at(north, east) + at(south, west) === at(north, west) + at(south, east);
}

/** Impassable cells, joined in rows, and rows of small cells in blocks. */
function solidBoxes({ size, columns, rows, codes }: CellMap): Box[] {
  const solid: Box[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (IMPASSABLE[codes[row * columns + column]!] === 0) continue;
      const from = column;
      while (column + 1 < columns && IMPASSABLE[codes[row * columns + column + 1]!] === 1) column++;
      const box = {
        west: from * size,
        south: row * size,
        east: (column + 1) * size,
        north: (row + 1) * size,
      };
      const below = solid.find(
        (one) => one.north === box.south && one.west === box.west && one.east === box.east,
      );
      if (below === undefined || size === CELL) solid.push(box);
      else below.north = box.north;
    }
  }
  return solid;
}

/** XR-BLD-08 A collapsed building is ruins. */
function build({ board, houses: all }: Plain, fallen: number): Ground {
  const { size, columns } = board;
  const codes = board.codes.slice();
  const map: CellMap = { size, columns, rows: columns, codes };
  const house = new Int8Array(codes.length).fill(-1);
  const cells = (box: Box, each: (cell: number) => void): void => {
    for (let y = box.south; y < box.north; y += size)
      for (let x = box.west; x < box.east; x += size) each(cellUnder(map, x, y));
  };
  all.forEach((box, i) =>
    cells(box, (cell) => ((fallen >> i) & 1 ? (codes[cell] = RUINS) : (house[cell] = i))),
  );
  return {
    map,
    feature: features(map),
    opaque: opaqueCells(map),
    solid: solidBoxes(map),
    houses: all.map((box, i) => ((fallen >> i) & 1 ? null : box)),
    house,
    cover: codes.map((code) => COVER[code]!),
  };
}

export function groundOf(w: Table): Ground {
  let fallen = 0;
  let bit = 1;
  for (const building of w.buildings) {
    if (building.sp <= 0) fallen |= bit;
    bit <<= 1;
  }
  const plain = plainOf(w);
  return (plain.grounds[fallen] ??= build(plain, fallen));
}

/** The outline of a building that stands. */
export function houseBox(w: Table, house: number): Box {
  const box = groundOf(w).houses[house];
  if (box === undefined || box === null) throw new Error(`building ${house} does not stand`);
  return box;
}

/** XR-GEO-10 What lies under a centre; XR-TER-02 open ground does nothing. */
export const codeAt = (g: Ground, x: number, y: number): number => g.map.codes[cellUnder(g.map, x, y)]!;

export const middleOf = ({ map: { size, columns } }: Ground, cell: number): Point => ({
  x: (cell % columns) * size + size / 2,
  y: floorDiv(cell, columns) * size + size / 2,
});

/** XR-M-COM-06 A small game is played on the middle of the map. */
export function boundsOf(w: Table): Box {
  if (w.options.size > 12) return WHOLE;
  applies('XR-M-COM-06');
  return SMALL;
}
const WHOLE: Box = { west: 0, south: 0, east: 4800, north: 4800 };
const SMALL: Box = { west: 600, south: 600, east: 4200, north: 4200 };

export function freshBuildings(w: OfMap, sp: (kind: BuildingKind) => number): Building[] {
  const kind = (
    w.map === 'OWN' ? (w.options.own?.buildings ?? 'house') : sheetOf(w.map).buildings
  ) as BuildingKind;
  return plainOf(w).houses.map(() => ({ kind, sp: sp(kind) }));
}

export function freshObstacles({ map, options }: OfMap): Obstacle[] {
  if (map === 'OWN') return options.own === undefined ? [] : obstaclesOf(options.own);
  return sheetOf(map).obstacles.map(([kind, x1, y1, x2, y2], group) => ({
    kind,
    group,
    x1: x1 * 100,
    y1: y1 * 100,
    x2: x2 * 100,
    y2: y2 * 100,
  }));
}

/** XR-M-BUGHUNT-02 The resin features around a nest. */
export function resinAround(g: Ground, box: Box): number[] {
  const found = new Set<number>();
  const { size } = g.map;
  for (let x = box.west - size; x <= box.east; x += size) {
    for (let y = box.south - size; y <= box.north; y += size) {
      const cell = cellUnder(g.map, x, y);
      if (g.map.codes[cell] === RESIN) found.add(g.feature[cell]!);
    }
  }
  return [...found];
}
