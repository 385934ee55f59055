// The board as the rules look at it: derived from the map, the open doors and the pieces that move, and remembered outside the world.
import {
  BLOCKED,
  type Grid,
  HINDERED,
  NOWHERE,
  type Picture,
  SightTable,
  edgeSign,
  gridOf,
  neighbour,
  noEdges,
  readFramed,
  setEdge,
} from '@xenotable/board';
import { EDGE, FULL, LOW, type LayoutName, edgeSigns, layouts } from './content/maps.ts';
import type { Board, Cell } from './table.ts';

/** CC-MAP-01, CC-MAP-04, CC-MAP-05 Every map has 24 columns and 16 rows; fields have up to four neighbours. */
export const grid: Grid = gridOf(24, 16);

/** A field by its column and row. */
export const field = (x: number, y: number): Cell => y * 24 + x;
export const columnOf = (cell: Cell): number => cell % 24;
export const rowOf = (cell: Cell): number => (cell / 24) | 0;

/** CC-MAP-18 The landing ship: 6 x 5 fields in the back left corner. */
export const SHIP = { left: 1, top: 1, right: 6, bottom: 5 };

export interface Terrain {
  /** A sign per field. */
  signs: string;
  /** What stands on each edge, at cell * 4 + direction. */
  edges: Uint8Array;
  /** CC-LOS-04 The same as levels: walls and closed doors 2, low edges 1. */
  levels: Uint8Array;
  /** CC-LOS-03 */
  sight: SightTable;
  /** CC-MOV-01 Price of each step, at cell * 8 + direction; closed doors are no way. */
  prices: Uint8Array;
  /** The same where closed doors are opened on the way for nothing or for one point. */
  throughDoors: readonly [free: Uint8Array, one: Uint8Array];
  /** The same for whom Alien doors stay closed (CC-MOV-10). */
  throughOwnDoors: readonly [free: Uint8Array, one: Uint8Array];
  /** CC-MAP-25 Fields that cannot be entered. */
  closed: readonly number[];
}

const isLayout = (map: string): map is LayoutName => map in layouts;

/** Pictures and boards that are remembered: a game opens and closes the same few doors over and over. */
const MOST = 96;
const pictures = new Map<string, Picture>();

export function pictureOf(map: LayoutName | string): Picture {
  let picture = pictures.get(map);
  if (picture === undefined) {
    const [oldest] = pictures.keys();
    if (pictures.size >= MOST && oldest !== undefined) pictures.delete(oldest);
    pictures.set(map, (picture = readFramed(isLayout(map) ? layouts[map] : map)));
  }
  return picture;
}

const boardKey = (board: Omit<Board, 'key'>): string =>
  [
    board.map,
    board.ship ? 'ship' : '',
    board.doors.join(),
    board.crystals.join(),
    board.bus,
    board.monster,
    board.crater,
  ].join('|');

/** A map as it is laid out, all doors closed. */
export function freshBoard(map: LayoutName | string): Board {
  const { cells } = pictureOf(map);
  const crystals = [...cells].flatMap((sign, cell) => (sign === '*' ? [cell] : []));
  const board = {
    map,
    doors: [],
    crystals,
    bus: NOWHERE,
    monster: NOWHERE,
    crater: NOWHERE,
    ship: cells.includes('u'),
  };
  return { ...board, key: boardKey(board) };
}

/** The board with some things changed: boards themselves never change, so tables and views share them. */
export function boardWith(board: Board, changes: Partial<Omit<Board, 'key'>>): Board {
  const changed = { ...board, ...changes };
  return { ...changed, key: boardKey(changed) };
}

export function changeBoard(w: { board: Board }, changes: Partial<Omit<Board, 'key'>>): void {
  w.board = boardWith(w.board, changes);
}

/** The four fields of a piece of 2 x 2. */
export const blockOf = (corner: Cell): Cell[] => [corner, corner + 1, corner + 24, corner + 25];

function derive(board: Board): Terrain {
  const picture = pictureOf(board.map);
  // CC-UFO-05 Where the ship stood is open ground once it has left. Crystals are pieces, not ground.
  const hull = (cell: Cell): boolean =>
    columnOf(cell) >= SHIP.left &&
    columnOf(cell) <= SHIP.right &&
    rowOf(cell) >= SHIP.top &&
    rowOf(cell) <= SHIP.bottom;
  const gone = !board.ship && picture.cells.includes('u');
  let signs = '';
  for (const [cell, sign] of [...picture.cells].entries()) {
    signs += sign === '*' || (gone && hull(cell)) ? '.' : sign;
  }
  const edges = noEdges(grid);
  for (let cell = 0; cell < grid.size; cell++) {
    for (const d of [0, 1, 2, 3]) {
      const next = neighbour(grid, cell, d);
      if (next === NOWHERE || (gone && (hull(cell) || hull(next)))) continue;
      edges[cell * 4 + d] = edgeSigns[edgeSign(picture, cell, d)] ?? EDGE.none;
    }
  }
  // CC-MOV-08 An open door blocks nothing.
  for (const door of board.doors) setEdge(grid, edges, door >> 1, door & 1 ? 1 : 2, EDGE.none);
  if (board.crater !== NOWHERE) rim(edges, board.crater);

  const levels = edges.map((kind) => Math.min(kind, 2));
  const cells = new Uint8Array(grid.size);
  const closed = new Array<number>(grid.size).fill(0);
  for (let cell = 0; cell < grid.size; cell++) {
    const sign = signs.charAt(cell);
    // CC-LOS-06, CC-COV-05 Full coverage blocks, low field cover gives cover; neither can be entered (CC-MOV-06).
    cells[cell] = FULL.includes(sign) ? BLOCKED : LOW.includes(sign) ? HINDERED : 0;
    closed[cell] = cells[cell] === 0 ? 0 : 1;
  }
  for (const crystal of board.crystals) cells[crystal] = closed[crystal] = HINDERED;
  if (board.bus !== NOWHERE) cells[board.bus] = closed[board.bus] = HINDERED;
  // CC-MAP-19 The giant monster is like solid rock.
  if (board.monster !== NOWHERE)
    for (const cell of blockOf(board.monster)) cells[cell] = closed[cell] = BLOCKED;

  return {
    signs,
    edges,
    levels,
    sight: new SightTable({ grid, edges: levels, cells, pinched: false, leaning: true }),
    prices: prices(edges, 0, 0),
    throughDoors: [prices(edges, 1, 1), prices(edges, 2, 1)],
    throughOwnDoors: [prices(edges, 1, 0), prices(edges, 2, 0)],
    closed,
  };
}

/** CC-MAP-11 The border of a crater is low. */
function rim(edges: Uint8Array, corner: Cell): void {
  for (let i = 0; i < 3; i++) {
    setEdge(grid, edges, corner + i, 0, EDGE.low);
    setEdge(grid, edges, corner + 48 + i, 2, EDGE.low);
    setEdge(grid, edges, corner + 24 * i, 3, EDGE.low);
    setEdge(grid, edges, corner + 24 * i + 2, 1, EDGE.low);
  }
}

/** CC-MOV-01, CC-MOV-02 One point for a step, two over anything low; none where walls stand. */
function prices(edges: Uint8Array, door: number, alienDoor: number): Uint8Array {
  const byKind = [1, 2, 0, door, alienDoor];
  const table = new Uint8Array(grid.size * 8);
  for (let cell = 0; cell < grid.size; cell++) {
    for (let d = 0; d < 4; d++) table[cell * 8 + d] = byKind[edges[cell * 4 + d] ?? EDGE.none] ?? 0;
  }
  return table;
}

const known = new Map<string, Terrain>();

export function terrainOf(board: Board): Terrain {
  let terrain = known.get(board.key);
  if (terrain === undefined) {
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(board.key, (terrain = derive(board)));
  }
  return terrain;
}
