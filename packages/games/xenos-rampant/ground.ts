// What follows from the map: cells, features, solid boxes. Derived once per map and set of collapsed buildings, never stored in the world.
import { applies } from '@xenotable/kernel';
import { type Box, type CellMap, cellUnder, features, floorDiv } from '@xenotable/board';
import { MAPS, type MapName } from './content/maps.ts';
import { BUILDING, type BuildingKind, HILL, RESIN, RUINS, TERRAIN } from './content/terrain.ts';
import type { Building, Obstacle, Table } from './table.ts';

export const CELL = 200;

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

function codesOf(map: MapName): Uint8Array {
  const rows = sheetOf(map).rows;
  const codes = new Uint8Array(24 * 24);
  rows.forEach((row, fromNorth) => {
    for (let column = 0; column < 24; column++)
      codes[(23 - fromNorth) * 24 + column] = letters.get(row[column]!)!;
  });
  return codes;
}

/** Outlines of the map's buildings, west to east. */
function housesOf(codes: Uint8Array): Box[] {
  const map: CellMap = { size: CELL, columns: 24, rows: 24, codes };
  const group = features(map);
  const boxes = new Map<number, Box>();
  codes.forEach((code, cell) => {
    if (code !== BUILDING) return;
    const west = (cell % 24) * CELL;
    const south = floorDiv(cell, 24) * CELL;
    const box = boxes.get(group[cell]!) ?? { west, south, east: west + CELL, north: south + CELL };
    boxes.set(group[cell]!, {
      west: Math.min(box.west, west),
      south: Math.min(box.south, south),
      east: Math.max(box.east, west + CELL),
      north: Math.max(box.north, south + CELL),
    });
  });
  return [...boxes.values()].sort((a, b) => a.west - b.west || a.south - b.south);
}

const plain = new Map<MapName, { codes: Uint8Array; houses: Box[] }>();
function plainOf(map: MapName): { codes: Uint8Array; houses: Box[] } {
  let found = plain.get(map);
  if (found === undefined) {
    const codes = codesOf(map);
    found = { codes, houses: housesOf(codes) };
    plain.set(map, found);
  }
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

/** XR-BLD-08 A collapsed building is ruins. */
function build(mapName: MapName, fallen: number): Ground {
  const { codes: original, houses: all } = plainOf(mapName);
  const codes = original.slice();
  const map: CellMap = { size: CELL, columns: 24, rows: 24, codes };
  const house = new Int8Array(codes.length).fill(-1);
  const cells = (box: Box, each: (cell: number) => void): void => {
    for (let y = box.south; y < box.north; y += CELL)
      for (let x = box.west; x < box.east; x += CELL) each(cellUnder(map, x, y));
  };
  all.forEach((box, i) =>
    cells(box, (cell) => ((fallen >> i) & 1 ? (codes[cell] = RUINS) : (house[cell] = i))),
  );
  const solid: Box[] = [];
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 24; column++) {
      if (IMPASSABLE[codes[row * 24 + column]!] === 0) continue;
      const from = column;
      while (column + 1 < 24 && IMPASSABLE[codes[row * 24 + column + 1]!] === 1) column++;
      solid.push({
        west: from * CELL,
        south: row * CELL,
        east: (column + 1) * CELL,
        north: (row + 1) * CELL,
      });
    }
  }
  return {
    map,
    feature: features(map),
    opaque: opaqueCells(map),
    solid,
    houses: all.map((box, i) => ((fallen >> i) & 1 ? null : box)),
    house,
    cover: codes.map((code) => COVER[code]!),
  };
}

const grounds: Map<MapName, Ground[]> = new Map();

export function groundOf(w: Table): Ground {
  let fallen = 0;
  let bit = 1;
  for (const building of w.buildings) {
    if (building.sp <= 0) fallen |= bit;
    bit <<= 1;
  }
  let list = grounds.get(w.map);
  if (list === undefined) grounds.set(w.map, (list = []));
  return (list[fallen] ??= build(w.map, fallen));
}

/** The outline of a building that stands. */
export function houseBox(w: Table, house: number): Box {
  const box = groundOf(w).houses[house];
  if (box === undefined || box === null) throw new Error(`building ${house} does not stand`);
  return box;
}

/** XR-GEO-10 What lies under a centre; XR-TER-02 open ground does nothing. */
export const codeAt = (g: Ground, x: number, y: number): number => g.map.codes[cellUnder(g.map, x, y)]!;

/** XR-M-COM-06 A small game is played on the middle of the map. */
export function boundsOf(w: Table): Box {
  if (w.options.size > 12) return WHOLE;
  applies('XR-M-COM-06');
  return SMALL;
}
const WHOLE: Box = { west: 0, south: 0, east: 4800, north: 4800 };
const SMALL: Box = { west: 600, south: 600, east: 4200, north: 4200 };

export function freshBuildings(map: MapName, sp: (kind: BuildingKind) => number): Building[] {
  const kind = sheetOf(map).buildings as BuildingKind;
  return plainOf(map).houses.map(() => ({ kind, sp: sp(kind) }));
}

export function freshObstacles(map: MapName): Obstacle[] {
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
  for (let x = box.west - CELL; x <= box.east; x += CELL) {
    for (let y = box.south - CELL; y <= box.north; y += CELL) {
      const cell = cellUnder(g.map, x, y);
      if (g.map.codes[cell] === RESIN) found.add(g.feature[cell]!);
    }
  }
  return [...found];
}
